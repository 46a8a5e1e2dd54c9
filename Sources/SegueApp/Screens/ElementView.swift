import HeadlessUIKit
import SegueCore

/// The view of an element: a button, a text field or an image.
final class ElementView: PartView {
  /// The distance of a text from the ends of its element, pt.
  private static let inset: CGFloat = 12

  private let content: UIView
  private let kind: ElementPlan.Kind

  /// Called with a tap; a text field has none.
  var onTap: () -> Void

  init(_ element: ElementPlan, onTap: @escaping () -> Void = {}) {
    self.onTap = onTap
    kind = element.kind
    content = Self.content(of: element)
    // The placeholder of an image is translucent, an image is not.
    let background: UIColor =
      kind == .image ? .systemBackground : .secondarySystemBackground
    super.init(
      kind.rawValue, background: element.position.isInBar ? nil : background,
      radius: kind == .image ? element.cornerRadius : 12)
    clipsToBounds = kind == .image
    accessibilityIdentifier = element.id
    addSubview(content)
    guard kind != .textField else { return }
    let recognizer = UITapGestureRecognizer()
    let reference = BoxedReference(self)
    recognizer.onAction { recognizer in
      if recognizer.state == .ended { reference.object?.onTap() }
    }
    addGestureRecognizer(recognizer)
  }

  required init?(coder: NSCoder) { nil }

  private static func content(of element: ElementPlan) -> UIView {
    let title = element.title ?? element.id
    let isInBar = element.position.isInBar
    switch element.kind {
    case .button:
      return PartView(
        "label",
        words: .init(
          text: title, size: 17, weight: isInBar ? 400 : 600, color: .systemBlue,
          isScaled: !isInBar))
    case .textField:
      let field = UITextField(frame: .zero)
      field.placeholder = title
      return field
    case .image: return UIImageView(image: UIImage(name: title, size: element.size))
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inset = kind == .image ? 0 : min(Self.inset, bounds.width / 2)
    content.frame = bounds.insetBy(dx: inset, dy: 0)
    (content as? UITextField)?.font = .systemFont(ofSize: 17 * traitCollection.textScale)
  }
}

extension UIView {
  /// Sets the bounds and the center, which hold under a transform.
  func layOut(in rect: CGRect) {
    bounds.size = rect.size
    center = CGPoint(x: rect.midX, y: rect.midY)
  }
}
