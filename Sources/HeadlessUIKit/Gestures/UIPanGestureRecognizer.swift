/// Recognizes fingers that drag (UIKit rows 194, 205).
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The edges of a screen-edge pan, which an action may ask any pan for.
  final var screenEdges: UIRectEdge = []
  /// How far fingers go before it is a pan, pt (UIKit row 194).
  static let startDistance: CGFloat = 10

  /// How many fingers it takes; 1 by default.
  open var minimumNumberOfTouches = 1
  /// How many fingers may be down when it begins; any number by default. Those that come down later
  /// are left out.
  open var maximumNumberOfTouches = Int.max

  private var track = PanTrack(at: .zero, time: 0)
  /// What of the way was gone before the pan began.
  private var start = CGPoint.zero
  private var endTime: Double?

  /// How far the fingers have gone since they landed, in a view's coordinates, pt (UIKit row 205).
  open func translation(in view: UIView?) -> CGPoint {
    let travel = track.travel
    let left = leavesOutStart ? start : .zero
    return convert(CGPoint(x: travel.x - left.x, y: travel.y - left.y), to: view)
  }
  /// Counts the translation from a value on, in a view's coordinates, and the velocity from now on.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    start = .zero
    track.travel = view.map { convert(translation, from: $0) } ?? translation
  }
  /// How fast the fingers go, over the last tenth of a second, in a view's coordinates, pt/s.
  open func velocity(in view: UIView?) -> CGPoint {
    convert(track.velocity(at: endTime ?? SimulatedDevice.current?.now ?? 0), to: view)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if active.count > maximumNumberOfTouches {
      if state == .possible { return state = .failed }
      for touch in touches { ignore(touch, for: event) }
    }
    if active.count == touches.count, !isRecognizing {
      track = PanTrack(at: location(in: nil), time: event.timestamp)
      start = .zero
      endTime = nil
    } else {
      track.go(onFrom: location(in: nil))
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    track.move(to: location(in: nil), time: event.timestamp)
    guard active.count >= minimumNumberOfTouches else { return }
    if isRecognizing { return state = .changed }
    switch isPan(track.travel) {
    case true?:
      if start == .zero { start = track.travel.shortened(to: Self.startDistance) }
      state = .began
    case false?: state = .failed
    case nil: break
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let left = active.filter { !touches.contains($0) }
    if left.isEmpty {
      endTime = event.timestamp
      state = isRecognizing ? .ended : .failed
    } else {
      for touch in touches { lose(touch) }
      track.go(onFrom: location(in: nil))
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    endTime = event.timestamp
    state = isRecognizing ? .cancelled : .failed
  }

  // MARK: For subclasses of ours

  /// Whether a way makes a pan; nil while that is open.
  func isPan(_ travel: CGPoint) -> Bool? {
    let distance = Self.startDistance
    return travel.x * travel.x + travel.y * travel.y >= distance * distance ? true : nil
  }

  /// Whether the translation counts from where the pan began (UIKit row 205); who decides whether
  /// it may begin still sees the whole way.
  var leavesOutStart: Bool {
    state != .possible
      && SimulatedDevice.current?.configuration.choices.panCountsFromItsBeginning ?? false
  }

  /// The part of the translation that made it a pan, in a view's coordinates, pt; zero where the
  /// translation leaves it out.
  final func slop(in view: UIView?) -> CGPoint {
    leavesOutStart ? .zero : convert(start, to: view)
  }

  private func convert(_ vector: CGPoint, to view: UIView?) -> CGPoint {
    guard let view else { return vector }
    return difference(view.convert(vector, from: nil), view.convert(.zero, from: nil))
  }

  private func convert(_ vector: CGPoint, from view: UIView) -> CGPoint {
    difference(view.convert(vector, to: nil), view.convert(.zero, to: nil))
  }

  private func difference(_ one: CGPoint, _ two: CGPoint) -> CGPoint {
    CGPoint(x: one.x - two.x, y: one.y - two.y)
  }
}

extension CGPoint {
  /// The vector in the same direction that is no longer than a length.
  fileprivate func shortened(to length: CGFloat) -> CGPoint {
    let own = (x * x + y * y).squareRoot()
    return own > length ? CGPoint(x: x / own * length, y: y / own * length) : self
  }
}
