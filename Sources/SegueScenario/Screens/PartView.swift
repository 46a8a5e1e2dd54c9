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
    /// The color; `nil` for the tint color.
    var color: UIColor?
    var alignment = NSTextAlignment.center
    /// Whether the size follows the preferred content size category; false by default.
    var isScaled = false
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

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    guard let words else { return }
    let scale = words.isScaled ? traitCollection.textScale : 1
    drawing = .text(
      words.text, size: words.size * scale, weight: words.weight,
      color: RGBA((words.color ?? tintColor).resolvedColor(with: traitCollection).cgColor),
      alignment: words.alignment.resolved(with: traitCollection), lines: 1)
  }
}
