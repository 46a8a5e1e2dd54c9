/// The list of segments, the selection, and the touch that changes it.
extension UISegmentedControl {
  /// The duration of an animated change, s; chosen.
  private static let duration = 0.25

  // MARK: Segments

  final func append(_ item: Any) {
    switch item {
    case let title as String: insertSegment(withTitle: title, at: segments.count, animated: false)
    case let image as UIImage: insertSegment(with: image, at: segments.count, animated: false)
    default:
      SimulatedDevice.current?.diagnose(
        .invalidCall,
        "an item of \(SimulatedDevice.describe(self)) is of type \(type(of: item)); pass strings "
          + "and images")
    }
  }

  final func segment(at index: Int) -> ControlSegment? { clamped(index).map { segments[$0] } }

  final func insert(_ segment: ControlSegment, at index: Int, animated: Bool) {
    let position = max(0, min(index, segments.count))
    segments.insert(segment, at: position)
    if selection >= position { selection += 1 }
    for view in [segment.label, segment.imageView] { addSubview(view) }
    contentDidChange()
    guard animated, window != nil else { return }
    // The new content appears in place, and that of the other segments moves.
    let frames = segmentFrames
    UIView.performWithoutAnimation { self.layOut(position, in: frames[position]) }
    animateParts()
  }

  final func remove(_ index: Int, animated: Bool) {
    guard let position = clamped(index) else { return }
    let segment = segments.remove(at: position)
    for view in [segment.label, segment.imageView] { view.removeFromSuperview() }
    if selection == position {
      selection = Self.noSegment
    } else if selection > position {
      selection -= 1
    }
    touchedSegment = nil
    contentDidChange()
    if animated, window != nil { animateParts() }
  }

  final func change(_ index: Int, _ body: (inout ControlSegment) -> Void) {
    guard let position = clamped(index) else { return }
    body(&segments[position])
    contentDidChange()
  }

  /// Returns the nearest index that a segment has; `nil` without segments.
  private func clamped(_ index: Int) -> Int? {
    segments.isEmpty ? nil : max(0, min(index, segments.count - 1))
  }

  // MARK: Selection

  final func select(_ index: Int) {
    guard !isMomentary else { return }
    guard index == Self.noSegment || segments.indices.contains(index) else {
      SimulatedDevice.current?.diagnose(
        .invalidCall,
        "can't select segment \(index) of \(SimulatedDevice.describe(self)), which has "
          + "\(segments.count); pass an index from 0 to \(segments.count - 1), or noSegment")
      return
    }
    selection = index
    showSelection(animated: false)
  }

  final func showSelection(animated: Bool) {
    showColors()
    setNeedsLayout()
    guard animated, window != nil else { return }
    animateParts()
  }

  private func animateParts() {
    UIView.animate(withDuration: Self.duration, delay: 0, options: .beginFromCurrentState) {
      self.layOutParts()
    }
  }

  // MARK: Touch

  final func touchSegment(at point: CGPoint) {
    touchedSegment = segmentFrames.indices.first {
      segmentFrames[$0].contains(point) && segments[$0].isEnabled
    }
    showColors()
  }

  final func endTouch(_ event: UIEvent?) {
    let index = touchedSegment
    touchedSegment = nil
    guard let index, segments.indices.contains(index), isMomentary || index != selection else {
      return showColors()
    }
    let wasSelected = selection != Self.noSegment
    selection = index
    showSelection(animated: wasSelected)
    if let action = segments[index].action { sendAction(action) }
    sendValueChanged(event)
  }
}
