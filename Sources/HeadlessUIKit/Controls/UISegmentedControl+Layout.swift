/// The frames and colors of the parts of a segmented control. All numbers are chosen.
extension UISegmentedControl {
  /// The height of the control, pt.
  private static let height: CGFloat = 32
  /// The space between the content of a segment and each side of it, pt.
  private static let padding: CGFloat = 10
  /// The distance of the indicator from the edges of its segment, pt.
  private static let inset: CGFloat = 2
  /// The size of the lines between segments, pt.
  private static let divider = CGSize(width: 1, height: 16)
  private static let cornerRadius: CGFloat = 8

  /// The index whose segment has the indicator.
  private var shownSelection: Int? {
    isMomentary || !segments.indices.contains(selection) ? nil : selection
  }

  // MARK: Size

  final var contentSize: CGSize {
    let widths = segments.map { $0.contentSize.width + 2 * Self.padding }
    let widest = widths.max() ?? 0
    let total = zip(segments, widths).reduce(0) { sum, entry in
      let (segment, width) = entry
      if segment.width > 0 { return sum + segment.width }
      return sum + (apportionsSegmentWidthsByContent ? width : widest)
    }
    return CGSize(width: total, height: Self.height)
  }

  /// The frames of the segments, in the order of the indices.
  final var segmentFrames: [CGRect] {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let fixed = segments.reduce(0) { $0 + max(0, $1.width) }
    // The parts of the remaining width.
    let parts = segments.map { segment -> CGFloat in
      if segment.width > 0 { return 0 }
      return apportionsSegmentWidthsByContent ? segment.contentSize.width + 2 * Self.padding : 1
    }
    let unit = max(0, bounds.width - fixed) / max(1, parts.reduce(0, +))
    var start: CGFloat = 0
    return zip(segments, parts).map { segment, part in
      let width = segment.width > 0 ? segment.width : unit * part
      let left = isMirrored ? bounds.width - start - width : start
      start += width
      return CGRect(
        x: bounds.minX + left, y: bounds.minY, width: width, height: bounds.height)
    }
  }

  // MARK: Parts

  final func addParts() {
    for part in [background, indicator] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    background.backgroundColor = .tertiarySystemFill
    background.ownLayer.cornerRadius = Self.cornerRadius
    indicator.ownLayer.cornerRadius = Self.cornerRadius - Self.inset
    indicator.ownLayer.castKnobShadow()
    showColors()
  }

  final func contentDidChange() {
    for segment in segments {
      segment.label.font = .systemFont(ofSize: 13, weight: .medium)
      segment.label.textAlignment = .center
      segment.label.text = segment.image == nil ? segment.title : nil
      segment.imageView.image = segment.image
    }
    while dividers.count > max(0, segments.count - 1) {
      dividers.removeLast().removeFromSuperview()
    }
    while dividers.count < segments.count - 1 {
      let divider = UIView(frame: .zero)
      divider.isUserInteractionEnabled = false
      divider.backgroundColor = .separator
      dividers.append(divider)
      insertSubview(divider, belowSubview: indicator)
    }
    showColors()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  final func layOutParts() {
    let frames = segmentFrames
    background.frame = bounds
    for index in segments.indices { layOut(index, in: frames[index]) }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, divider) in dividers.enumerated() {
      let edge = isMirrored ? frames[index].minX : frames[index].maxX
      divider.frame = CGRect(
        x: edge - Self.divider.width / 2, y: bounds.midY - Self.divider.height / 2,
        width: Self.divider.width, height: Self.divider.height)
      // Those next to the indicator are hidden.
      let isAdjacent = shownSelection == index || shownSelection == index + 1
      divider.alpha = isAdjacent ? 0 : 1
    }
    if let shownSelection {
      indicator.frame = frames[shownSelection].insetBy(
        dx: min(Self.inset, frames[shownSelection].width / 2),
        dy: min(Self.inset, frames[shownSelection].height / 2))
    }
  }

  /// The position of a segment: at an end, between others, or alone.
  private func type(of index: Int) -> Segment {
    segments.count == 1
      ? .alone : index == 0 ? .left : index == segments.count - 1 ? .right : .center
  }

  final func layOut(_ index: Int, in frame: CGRect) {
    let segment = segments[index]
    let any = contentPositionAdjustment(forSegmentType: .any, barMetrics: .default)
    let own = contentPositionAdjustment(forSegmentType: type(of: index), barMetrics: .default)
    let adjustment = own == .zero ? any : own
    for view in [segment.label, segment.imageView] {
      let wanted = view.intrinsicContentSize
      let size = CGSize(
        width: max(0, min(wanted.width, frame.width)),
        height: max(0, min(wanted.height, frame.height)))
      view.frame = CGRect(
        x: frame.midX - size.width / 2 + segment.contentOffset.width
          + adjustment.horizontal,
        y: frame.midY - size.height / 2 + segment.contentOffset.height
          + adjustment.vertical, width: size.width,
        height: size.height)
    }
  }

  final func showColors() {
    indicator.isHidden = shownSelection == nil
    indicator.backgroundColor =
      selectedSegmentTintColor
      ?? UIColor { $0.userInterfaceStyle == .dark ? .systemGray2 : .white }
    indicator.alpha = isEnabled ? 1 : 0.5
    for (index, segment) in segments.enumerated() {
      let isUsable = isEnabled && segment.isEnabled
      let isFaded = index == touchedSegment && index != shownSelection
      segment.label.textColor = isUsable ? .label : .tertiaryLabel
      segment.label.alpha = isFaded ? 0.4 : 1
      segment.imageView.alpha = isUsable && !isFaded ? 1 : 0.4
    }
  }
}
