import Clients
import SegueTesting
import Testing

/// The invariants of UIKit's protocol, which every transition has: whatever it looks like.
let protocolInvariants: [StyleInvariant] = [
  .completesExactlyOnce, .completesAsItEnded, .answersEachCallOnce, .runsOneTransitionAtATime,
  .cancelRestoresEverything, .restoresHierarchy, .endsAtFinalFrame, .followsRotation, .staysFinite,
  .keepsAppearanceLegal, .reportsNoDiagnostic, .isDeterministic,
]

/// Whether two rectangles differ by at most 0.01 pt.
func isClose(_ first: CGRect?, _ second: CGRect) -> Bool {
  guard let first else { return false }
  return abs(first.minX - second.minX) < 0.01 && abs(first.minY - second.minY) < 0.01
    && abs(first.width - second.width) < 0.01 && abs(first.height - second.height) < 0.01
}

/// Whether two numbers differ by at most 0.01.
func isClose(_ first: CGFloat?, _ second: CGFloat) -> Bool {
  first.map { abs($0 - second) < 0.01 } ?? false
}

@MainActor extension TestDevice {
  /// Returns the frame of a view as it is drawn; nil for a view that is in no window.
  func frame(of view: UIView?, _ read: (CALayer) -> CGRect = \.frame) -> CGRect? {
    device.perform {
      guard let view, view.window != nil else { return nil }
      return read(view.layer.presentation() ?? view.layer)
    }
  }

  /// Returns the first view with an identifier in any window, the frontmost first.
  func view(_ identifier: String) -> UIView? {
    var open: [UIView] = device.windows
    while let view = open.popLast() {
      if view.accessibilityIdentifier == identifier { return view }
      open += view.subviews
    }
    return nil
  }

  /// Begins a touch, moves it in steps of 1/60 s, and keeps it down.
  func hold(from point: CGPoint, by distance: CGVector, over seconds: Double = 0.2) {
    device.touchDown(at: point)
    move(from: point, by: distance, over: seconds)
  }

  /// Moves the touch that is down.
  func move(from point: CGPoint, by distance: CGVector, over seconds: Double = 0.2) {
    let steps = max(1, Int((seconds * 60).rounded()))
    for step in 1...steps {
      advance(by: 1.0 / 60)
      let part = CGFloat(step) / CGFloat(steps)
      device.touchMove(
        to: CGPoint(x: point.x + distance.dx * part, y: point.y + distance.dy * part))
    }
    // The last one is delivered with the next frame.
    advance(by: 1.0 / 60)
  }

  /// Ends the touch.
  func lift() { device.touchUp() }
}

/// A movement of a view on a device: of UIKit code, or of Segue's style for the same system.
@MainActor struct Play {
  let device: TestDevice
  let view: () -> UIView?
  let begin: () -> Void
  let read: (CALayer) -> CGRect

  /// - Parameters:
  ///   - device: The device.
  ///   - view: Returns the view that moves.
  ///   - read: Reads what is compared of the view's presentation; its frame by default.
  ///   - begin: Begins the movement.
  init(
    _ device: TestDevice, of view: @autoclosure @escaping () -> UIView?,
    _ read: @escaping (CALayer) -> CGRect = \.frame, _ begin: @escaping () -> Void
  ) {
    self.device = device
    self.view = view
    self.begin = begin
    self.read = read
  }

  /// Returns the frames of the view at some times after the beginning, s, and at rest.
  func frames(at times: [Double]) -> [CGRect?] {
    device.perform { begin() }
    var now = 0.0
    var frames = times.map { time in
      device.advance(by: time - now)
      now = time
      return device.frame(of: view(), read)
    }
    device.settle()
    frames.append(device.frame(of: view(), read))
    return frames
  }
}

/// Expects the frames of UIKit code and of a style to be equal within 0.01 pt.
@MainActor func expectEqualFrames(
  _ code: Play, _ style: Play, at times: [Double] = [0.02, 0.1, 0.2, 0.24],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expectEqual(code.frames(at: times), style.frames(at: times), sourceLocation: sourceLocation)
}

/// Expects frames in pairs to be equal within 0.01 pt, and not all to be one.
@MainActor func expectEqual(
  _ first: [CGRect?], _ second: [CGRect?], sourceLocation: SourceLocation = #_sourceLocation
) {
  let equal = zip(first, second).map { first, second in
    guard let first, let second else { return first == nil && second == nil }
    return isClose(first, second)
  }
  #expect(!equal.contains(false), "\(first) and \(second)", sourceLocation: sourceLocation)
  #expect(first.contains { $0 != first.first }, "nothing moves", sourceLocation: sourceLocation)
}
