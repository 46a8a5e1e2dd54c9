import HeadlessUIKit
import SegueConfig

/// The points of touches; a target that cannot receive a touch fails the step.
extension StepContext {
  /// Begins touches on a target; returns `nil` if none can begin there.
  func begin(
    on target: Target, _ offset: ConfigPoint = ConfigPoint(x: 0, y: 0), count: Int = 1
  ) -> [SimulatedTouch]? {
    guard let point = point(of: target),
      let start = checkedPoint(CGPoint(x: point.x + offset.x, y: point.y + offset.y), target)
    else { return nil }
    return touches.begin(at: start, count: count)
  }

  /// Returns a point if it is finite; otherwise fails the step and returns `nil`.
  private func checkedPoint(_ point: CGPoint, _ target: Target) -> CGPoint? {
    guard !(point.x.isFinite && point.y.isFinite) else { return point }
    fail(
      "\(target.text) can be touched", expected: "a point on the screen",
      found: point.listText)
    return nil
  }

  /// Begins touches on a target, or returns the held ones without a target.
  func beginOrContinue(on target: Target?, count: Int) -> [SimulatedTouch]? {
    guard let target else { return removeHeld() }
    return begin(on: target, count: count)
  }

  /// Removes and returns the held touches; fails the step if there are none.
  func removeHeld() -> [SimulatedTouch]? {
    guard touches.held.isEmpty else { return touches.removeHeld() }
    fail("a touch is held", expected: "a touch on the screen", found: "none")
    return nil
  }

  /// Returns the center of a target's frame, whether or not the target receives a touch there;
  /// fails the step if the target has no window.
  func middle(of target: Target) -> CGPoint? {
    guard let name = target.name else { return target.point(on: device) }
    guard let view = device.view(named: name) else {
      fail(
        "a touch can move to \(name)", expected: "\(name) on the screen",
        found: "\(name) \(Invisibility.inNoWindow.text)")
      return nil
    }
    let frame = view.presentedFrame(at: device.now)
    return checkedPoint(CGPoint(x: frame.midX, y: frame.midY), target)
  }

  /// Returns the point where a touch begins: the center of the target's visible frame, or another
  /// point at which the target receives the touch.
  private func point(of target: Target) -> CGPoint? {
    guard let name = target.name else { return target.point(on: device) }
    do throws(TouchRefusal) {
      return try device.touchPoint(ofViewNamed: name)
    } catch {
      fail("\(name) can be touched", expected: "a touch on \(name)", found: error.reason)
      return nil
    }
  }
}

/// The reason why a view cannot be touched, as in "close hidden".
nonisolated struct TouchRefusal: Error { var reason: String }

extension SimulatedDevice {
  /// Returns the point where a touch on a view begins: the center of its visible frame, or another point
  /// at which it receives the touch.
  func touchPoint(ofViewNamed name: String) throws(TouchRefusal) -> CGPoint {
    guard let view = view(named: name) else {
      throw TouchRefusal(reason: "\(name) \(Invisibility.inNoWindow.text)")
    }
    if let reason = view.invisibility(on: screen.bounds, at: now) {
      throw TouchRefusal(reason: "\(name) \(reason.text)")
    }
    let area = view.presentedFrame(at: now).intersection(screen.bounds)
    if let point = TouchGrid.points(in: area).first(where: { point in
      touchedView(at: point)?.isDescendant(of: view) ?? false
    }) {
      return point
    }
    let middle = CGPoint(x: area.midX, y: area.midY)
    let other = touchedView(at: middle)?.givenName
    throw TouchRefusal(reason: "a touch on \(other ?? "nothing") at \(middle.listText)")
  }
}

/// The points at which to hit-test an area: the center first, then closer to the edges.
nonisolated private enum TouchGrid {
  private static let fractions = [8, 4, 12, 2, 14, 1, 15].map { CGFloat($0) / 16 }

  static func points(in area: CGRect) -> some Sequence<CGPoint> {
    fractions.lazy.flatMap { y in
      fractions.lazy.map { x in
        CGPoint(x: area.minX + x * area.width, y: area.minY + y * area.height)
      }
    }
  }
}
