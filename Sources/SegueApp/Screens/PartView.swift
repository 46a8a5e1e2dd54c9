import HeadlessUIKit
import SegueCore

/// A part of a screen's drawing: a block of color, or a line of words.
class PartView: UIView {
  /// What the part is: `title`, `row` …
  let partRole: String
  private var words: Words?

  /// Words and how they look.
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

/// A button for an element, or a field.
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

  /// Gives it a place, which it keeps while a transition has it elsewhere.
  func stand(at place: CGRect) {
    bounds.size = place.size
    center = CGPoint(x: place.midX, y: place.midY)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds.insetBy(dx: min(12, bounds.width / 2), dy: 0)
  }
}
