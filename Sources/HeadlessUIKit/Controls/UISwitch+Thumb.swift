/// The drag of a switch, and the parts that show its value.
extension UISwitch {
  /// The duration of an animated change, s; chosen.
  private static let duration = 0.25
  /// The distance from which a touch is a drag and no tap, pt; chosen.
  private static let dragDistance: CGFloat = 4
  /// The distance of the thumb from the edge of the track, pt; chosen.
  private static let inset: CGFloat = 2

  private var thumbSize: CGFloat { Self.fixedSize.height - 2 * Self.inset }
  /// The distance between the two positions of the thumb, pt.
  private var travel: CGFloat { Self.fixedSize.width - 2 * Self.inset - thumbSize }
  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
  /// The displayed position of the thumb, from 0 (off) to 1 (on).
  private var fraction: CGFloat { drag?.fraction ?? (isSwitchedOn ? 1 : 0) }

  // MARK: Drag

  final func continueDrag(_ touch: UITouch) {
    guard let current = drag else { return }
    let distance = touch.location(in: self).x - current.start
    guard current.fraction != nil || abs(distance) >= Self.dragDistance else { return }
    let start: CGFloat = isSwitchedOn ? 1 : 0
    drag?.fraction = max(0, min(1, start + (isMirrored ? -distance : distance) / travel))
    showParts(animated: false)
  }

  final func endDrag(_ event: UIEvent?) {
    let isDragged = drag?.fraction != nil
    let isNearOn = fraction >= 0.5
    drag = nil
    // A tap that ends inside toggles.
    let wanted = isDragged ? isNearOn : isSwitchedOn != isTouchInside
    guard wanted != isSwitchedOn else { return showParts(animated: true) }
    setOn(wanted, animated: true)
    sendValueChanged(event)
  }

  // MARK: Parts

  final func addParts() {
    for part in [track, thumb] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    thumb.ownLayer.castKnobShadow()
    layOutParts()
  }

  final func showParts(animated: Bool) {
    guard animated, window != nil else { return layOutParts() }
    UIView.animate(withDuration: Self.duration, delay: 0, options: .beginFromCurrentState) {
      self.layOutParts()
    }
  }

  final func layOutParts() {
    let size = Self.fixedSize
    track.frame = CGRect(origin: bounds.origin, size: size)
    track.ownLayer.cornerRadius = size.height / 2
    track.backgroundColor = fraction >= 0.5 ? onTintColor ?? .systemGreen : .secondarySystemFill
    thumb.frame = CGRect(
      x: bounds.minX + Self.inset + travel * (isMirrored ? 1 - fraction : fraction),
      y: bounds.minY + Self.inset, width: thumbSize, height: thumbSize)
    thumb.ownLayer.cornerRadius = thumbSize / 2
    thumb.backgroundColor = thumbTintColor ?? .white
    for part in [track, thumb] { part.alpha = isEnabled ? 1 : 0.5 }
  }
}
