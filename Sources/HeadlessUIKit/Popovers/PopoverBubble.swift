/// The bubble of a popover: a rounded body that holds the content, and the arrow.
final class PopoverBubble: UIView {
  private let body = UIView(frame: .zero)
  /// A square on its corner, stretched to the arrow's shape; the body hides its inner half.
  private let arrow = UIView(frame: .zero)

  init() {
    super.init(frame: .zero)
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 20
    layer.shadowOffset = .zero
    arrow.bounds.size = CGSize(width: 20, height: 20)
    arrow.isUserInteractionEnabled = false
    body.layer.cornerRadius = PopoverPlacement.cornerRadius
    body.clipsToBounds = true
    addSubview(arrow)
    addSubview(body)
  }

  required init?(coder: NSCoder) { nil }

  /// Takes a view as its content.
  func hold(_ content: UIView) {
    guard content.superview !== body else { return }
    UIView.performWithoutAnimation {
      body.addSubview(content)
      content.place(in: body.bounds)
    }
  }

  /// Stands in a place, in a color.
  func stand(_ place: PopoverPlacement, _ color: UIColor) {
    frame = place.frame
    let (left, top) = (place.frame.minX, place.frame.minY)
    body.frame = place.body.offsetBy(dx: -left, dy: -top)
    // A sheet above may have set the content back as its card until now.
    for content in body.subviews { content.place(in: body.bounds) }
    body.backgroundColor = color
    arrow.backgroundColor = color
    arrow.isHidden = place.direction.isEmpty
    let isUpright = place.direction == .up || place.direction == .down
    let length = PopoverPlacement.arrowLength
    let inwards: CGVector =
      switch place.direction {
      case .up: CGVector(dx: 0, dy: length)
      case .down: CGVector(dx: 0, dy: -length)
      case .left: CGVector(dx: length, dy: 0)
      default: CGVector(dx: -length, dy: 0)
      }
    arrow.center = CGPoint(
      x: place.tip.x - left + inwards.dx, y: place.tip.y - top + inwards.dy)
    let half = arrow.bounds.width / 2.0.squareRoot()
    let (across, along) = (place.halfWidth / half, length / half)
    arrow.transform = CGAffineTransform(rotationAngle: .pi / 4)
      .concatenating(
        CGAffineTransform(
          scaleX: isUpright ? across : along, y: isUpright ? along : across))
  }
}

/// What lies beside a popover: a tap there asks for its dismissal; the views that touches pass
/// through to are left alone.
final class PopoverSurroundings: UIView {
  weak var popover: UIPopoverPresentationController?

  init(_ popover: UIPopoverPresentationController) {
    self.popover = popover
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector(PopoverSurroundings.tap)))
  }

  required init?(coder: NSCoder) { nil }

  private func tap() { popover?.didTapBeside() }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    for view in popover?.passthroughViews ?? [] where view.window === window {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return super.hitTest(point, with: event)
  }
}
