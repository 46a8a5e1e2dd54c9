/// A recognizer of pans (UIKit rows 194, 205).
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The edges of a screen-edge pan, stored here so that an action can read them from any pan.
  final var screenEdges: UIRectEdge = []
  /// The distance for recognition, pt (UIKit row 194).
  static let startDistance: CGFloat = 10

  /// The minimum number of fingers; 1 by default.
  @exclusivity(unchecked) open var minimumNumberOfTouches = 1
  /// The maximum number of fingers at recognition; unlimited by default. Later touches are ignored.
  open var maximumNumberOfTouches = Int.max

  @exclusivity(unchecked) private var track = PanTrack(at: .zero, time: 0)
  /// The translation before recognition.
  private var start = CGPoint.zero
  /// The time at which the velocity is measured after the end, s; nil before.
  private var endTime: Double?

  /// Returns the translation since the touches began, in a view's coordinates, pt (UIKit row 205).
  open func translation(in view: UIView?) -> CGPoint {
    let translation = track.translation
    let left = excludesStart ? start : .zero
    return convert(CGPoint(x: translation.x - left.x, y: translation.y - left.y), to: view)
  }
  /// Sets the translation, in a view's coordinates, pt, and resets the velocity.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    start = .zero
    track.translation = view.map { convert(translation, from: $0) } ?? translation
  }
  /// Returns the velocity over the last 0.1 s, in a view's coordinates, pt/s.
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
      track.resume(from: location(in: nil))
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    track.move(to: location(in: nil), time: event.timestamp)
    guard active.count >= minimumNumberOfTouches else { return }
    if isRecognizing { return state = .changed }
    switch isPan(track.translation) {
    case true?:
      // Only once: a pan that waits for a required failure arrives here at every movement.
      if start == .zero { start = track.translation.shortened(to: Self.startDistance) }
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
      track.resume(from: location(in: nil))
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    endTime = event.timestamp
    state = isRecognizing ? .cancelled : .failed
  }

  override var isPanRecognizer: Bool { true }
  override func isHorizontalDrag(in view: UIView) -> Bool {
    PanReader(self, toward: .right, in: view, from: .touch).isOnAxis
  }

  // MARK: For internal subclasses

  /// Returns whether a translation is a pan; nil while undecided.
  func isPan(_ panTranslation: CGPoint) -> Bool? {
    let distance = Self.startDistance
    return panTranslation.x * panTranslation.x + panTranslation.y * panTranslation.y >= distance
      * distance
      ? true : nil
  }

  /// Whether the translation excludes the distance before recognition (UIKit row 205); before
  /// recognition, the full translation is returned.
  var excludesStart: Bool {
    state != .possible
      && SimulatedDevice.current?.configuration.choices.panCountsFromItsBeginning ?? false
  }

  /// Returns the part of the translation before recognition, in a view's coordinates, pt; zero if
  /// the translation excludes it.
  final func slop(in view: UIView?) -> CGPoint {
    excludesStart ? .zero : convert(start, to: view)
  }

  private func convert(_ vector: CGPoint, to view: UIView?) -> CGPoint {
    guard let view else { return vector }
    let map = view.mapFromRoot
    return difference(vector.applying(map), CGPoint.zero.applying(map))
  }

  private func convert(_ vector: CGPoint, from view: UIView) -> CGPoint {
    difference(view.convert(vector, to: nil), view.convert(.zero, to: nil))
  }

  private func difference(_ one: CGPoint, _ two: CGPoint) -> CGPoint {
    CGPoint(x: one.x - two.x, y: one.y - two.y)
  }

  nonisolated deinit {}
}

extension CGPoint {
  /// Returns the vector, shortened to at most a length.
  fileprivate func shortened(to length: CGFloat) -> CGPoint {
    let magnitude = (x * x + y * y).squareRoot()
    return magnitude > length
      ? CGPoint(x: x / magnitude * length, y: y / magnitude * length) : self
  }
}
