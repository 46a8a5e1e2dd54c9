/// The background of a popover: a rounded body that contains the content, and the arrow.
final class PopoverBubble: UIView {
  private let body = UIView(frame: .zero)
  /// A rotated square, scaled to the arrow's shape; the body hides its inner half.
  private let arrow = UIView(frame: .zero)

  init() {
    super.init(frame: .zero)
    ownLayer.shadowOpacity = 0.2
    ownLayer.shadowRadius = 20
    ownLayer.shadowOffset = .zero
    arrow.bounds.size = CGSize(width: 20, height: 20)
    arrow.isUserInteractionEnabled = false
    body.ownLayer.cornerRadius = PopoverPlacement.cornerRadius
    body.clipsToBounds = true
    addSubview(arrow)
    addSubview(body)
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the content.
  func install(_ content: UIView) {
    guard content.parent !== body else { return }
    UIView.performWithoutAnimation {
      body.addSubview(content)
      content.setUntransformedFrame(body.bounds)
    }
  }

  /// Lays out the body and the arrow, and sets their color.
  func apply(_ placement: PopoverPlacement, _ color: UIColor) {
    frame = placement.frame
    let (left, top) = (placement.frame.minX, placement.frame.minY)
    body.frame = placement.body.offsetBy(dx: -left, dy: -top)
    // A sheet above may have changed the content's frame as its card.
    for content in body.children { content.setUntransformedFrame(body.bounds) }
    body.backgroundColor = color
    arrow.backgroundColor = color
    arrow.isHidden = placement.direction.isEmpty
    let isVertical = placement.direction == .up || placement.direction == .down
    let length = PopoverPlacement.arrowLength
    let inward: CGVector =
      switch placement.direction {
      case .up: CGVector(dx: 0, dy: length)
      case .down: CGVector(dx: 0, dy: -length)
      case .left: CGVector(dx: length, dy: 0)
      default: CGVector(dx: -length, dy: 0)
      }
    arrow.center = CGPoint(
      x: placement.tip.x - left + inward.dx, y: placement.tip.y - top + inward.dy)
    // Half the diagonal of the square.
    let half = arrow.bounds.width / 2.0.squareRoot()
    let (across, along) = (placement.halfWidth / half, length / half)
    arrow.transform = CGAffineTransform(rotationAngle: .pi / 4)
      .concatenating(
        CGAffineTransform(
          scaleX: isVertical ? across : along, y: isVertical ? along : across))
  }
}

/// The area outside a popover: a tap there dismisses it, except in its `passthroughViews`.
final class PopoverSurroundings: UIView {
  @BoxedReference var popover: UIPopoverPresentationController?

  init(_ popover: UIPopoverPresentationController) {
    self.popover = popover
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector(PopoverSurroundings.didTap)))
  }

  required init?(coder: NSCoder) { nil }

  private func didTap() { popover?.didTapOutside() }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    for view in popover?.passthroughViews ?? [] where view.window === window {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return super.hitTest(point, with: event)
  }
}
