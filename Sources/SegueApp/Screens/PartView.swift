import HeadlessUIKit
import SegueCore

/// A part of a wireframe: a filled rectangle, or a line of text.
class PartView: UIView {
  /// The role of the part: `title`, `row` …
  let partRole: String
  private var words: Words?

  /// A text and its attributes.
  struct Words {
    var text: String
    var size: Double
    /// On the scale of CSS, 100 to 900.
    var weight: Double
    var color: UIColor
    var alignment = NSTextAlignment.center
  }

  init(_ role: String, background: UIColor? = nil, radius: CGFloat = 0, words: Words? = nil) {
    partRole = role
    self.words = words
    super.init(frame: .zero)
    backgroundColor = background
    layer.cornerRadius = radius
  }

  required init?(coder: NSCoder) { nil }

  var text: String? {
    get { words?.text }
    set {
      words?.text = newValue ?? ""
      setNeedsLayout()
    }
  }

  override func layoutSubviews() {
    guard let words else { return }
    drawing = .text(
      words.text, size: words.size, weight: words.weight,
      color: RGBA(words.color.resolvedColor(with: traitCollection).cgColor),
      alignment: words.alignment, lines: 1)
  }
}

/// A button or a text field for an element.
final class ElementView: PartView {
  private let content: UIView

  init(_ element: ElementPlan, onTap: @escaping () -> Void) {
    let title = element.title ?? element.id
    switch element.kind {
    case .button:
      content = PartView(
        "label",
        words: .init(
          text: title, size: 17, weight: element.position.isInBar ? 400 : 600, color: .systemBlue))
    case .textField:
      let field = UITextField(frame: .zero)
      field.placeholder = title
      content = field
    }
    super.init(
      element.kind.rawValue,
      background: element.position.isInBar ? nil : .secondarySystemBackground, radius: 12)
    accessibilityIdentifier = element.id
    addSubview(content)
    guard element.kind == .button else { return }
    let recognizer = UITapGestureRecognizer()
    recognizer.onAction { recognizer in
      if recognizer.state == .ended { onTap() }
    }
    addGestureRecognizer(recognizer)
  }

  required init?(coder: NSCoder) { nil }

  /// Sets the bounds and the center, which hold under a transform.
  func layOut(in rect: CGRect) {
    bounds.size = rect.size
    center = CGPoint(x: rect.midX, y: rect.midY)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds.insetBy(dx: min(12, bounds.width / 2), dy: 0)
  }
}
