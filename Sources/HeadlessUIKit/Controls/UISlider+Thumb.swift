/// The value of a slider, the drag that changes it, and the parts that show it.
extension UISlider {
  /// The duration of an animated change, s; chosen.
  private static let duration = 0.25

  // MARK: Value

  final func change(to wanted: Float, animated: Bool) {
    guard isUsable(wanted, "value") else { return }
    let value = min(max(wanted, range.lowerBound), range.upperBound)
    guard value != selected else { return }
    selected = value
    setNeedsLayout()
    if animated, window != nil {
      UIView.animate(withDuration: Self.duration) { self.layOutParts() }
    }
  }

  /// Sets a bound of the range, and moves the value into it.
  final func limit(_ bound: Float, _ name: String, _ makeRange: (Float) -> ClosedRange<Float>) {
    guard isUsable(bound, name) else { return }
    range = makeRange(bound)
    selected = min(max(selected, range.lowerBound), range.upperBound)
    setNeedsLayout()
  }

  private func isUsable(_ number: Float, _ name: String) -> Bool {
    if number.isFinite { return true }
    SimulatedDevice.current?.diagnose(
      .notFinite,
      "the \(name) of \(SimulatedDevice.describe(self)) can't be \(number); it is unchanged"
    )
    return false
  }

  /// Returns the fraction of the range up to a value; 0 in an empty range.
  final func fraction(of value: Float) -> CGFloat {
    let length = CGFloat(range.upperBound) - CGFloat(range.lowerBound)
    return length > 0 ? (CGFloat(value) - CGFloat(range.lowerBound)) / length : 0
  }

  /// Whether the values increase to the left.
  final var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private var thumbFrame: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: selected)
  }

  // MARK: Drag

  final func beginDrag(_ touch: UITouch) -> Bool {
    let (point, frame) = (touch.location(in: self), thumbFrame)
    guard frame.contains(point) else { return false }
    drag = SliderDrag(offset: point.x - frame.midX, startValue: selected)
    return true
  }

  final func continueDrag(_ touch: UITouch, _ event: UIEvent?) {
    guard let drag else { return }
    let old = selected
    setValue(value(at: touch.location(in: self).x - drag.offset), animated: false)
    if isContinuous, selected != old { sendValueChanged(event) }
  }

  /// Returns whether a recognizer is the pan of a superview that the thumb prevents by a choice.
  final func isPreventedPan(_ recognizer: UIGestureRecognizer) -> Bool {
    isTracking && recognizer.view !== self && recognizer.isPanRecognizer
      && SimulatedDevice.current?.configuration.choices.sliderThumbPreventsEveryPan == true
  }

  final func endDrag(_ event: UIEvent?) {
    let start = drag?.startValue
    drag = nil
    if !isContinuous, start != selected { sendValueChanged(event) }
  }

  /// Returns the value at which the thumb's center has a horizontal position.
  private func value(at center: CGFloat) -> Float {
    let track = trackRect(forBounds: bounds)
    let first = thumbRect(forBounds: bounds, trackRect: track, value: range.lowerBound).midX
    let last = thumbRect(forBounds: bounds, trackRect: track, value: range.upperBound).midX
    guard first != last else { return selected }
    let fraction = max(0, min(1, (center - first) / (last - first)))
    // Exact at both ends.
    return Float(
      CGFloat(range.lowerBound) * (1 - fraction) + CGFloat(range.upperBound) * fraction)
  }

  // MARK: Parts

  final func addParts() {
    for part in [maximumTrack, minimumTrack, thumb] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    thumb.ownLayer.castKnobShadow()
    showColors()
  }

  final func layOutParts() {
    let (track, frame) = (trackRect(forBounds: bounds), thumbFrame)
    let before = CGRect(
      x: track.minX, y: track.minY, width: max(0, frame.midX - track.minX), height: track.height)
    let after = CGRect(
      x: frame.midX, y: track.minY, width: max(0, track.maxX - frame.midX), height: track.height)
    minimumTrack.frame = isMirrored ? after : before
    maximumTrack.frame = isMirrored ? before : after
    thumb.frame = frame
    for part in [minimumTrack, maximumTrack, thumb] {
      part.ownLayer.cornerRadius = min(part.bounds.width, part.bounds.height) / 2
    }
  }

  final func showColors() {
    minimumTrack.backgroundColor = minimumTrackTintColor ?? tintColor
    maximumTrack.backgroundColor = maximumTrackTintColor ?? .systemFill
    thumb.backgroundColor = thumbTintColor ?? .white
    for part in [minimumTrack, maximumTrack, thumb] { part.alpha = isEnabled ? 1 : 0.5 }
  }
}

extension CALayer {
  /// Gives the knob of a control a shadow below it.
  func castKnobShadow() {
    shadowOpacity = 0.15
    shadowRadius = 4
    shadowOffset = CGSize(width: 0, height: 2)
  }
}
