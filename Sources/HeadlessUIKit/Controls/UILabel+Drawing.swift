/// The text of a label whose class may draw it in another place.
extension UILabel {
  /// Whether the class may override `drawText(in:)` or `textRect(forBounds:limitedToNumberOfLines:)`. The
  /// text of a plain label is its content, which needs no drawing.
  final var drawsByMethods: Bool { type(of: self) != UILabel.self }

  /// Draws by the overridable methods: the text is where they draw it, if they do.
  final func drawTextByMethods(_ draw: () -> Void) {
    viewContents?.isOwnHidden = true
    isDrawing = true
    draw()
    isDrawing = false
  }

  /// Draws the text in a rectangle of the current context.
  final func paintText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    if isDrawing, context.drawing.marks.isEmpty, context.state.clips.isEmpty,
      fills(rect.applying(context.state.transform))
    {
      // It remains the content of the label.
      viewContents?.isOwnHidden = false
      return
    }
    guard let content = viewContents?.own, content != .none else { return }
    context.record(.content(content, in: rect), transform: context.state.transform)
  }

  /// Returns whether a rectangle is the label's bounds, but for rounding.
  private final func fills(_ rect: CGRect) -> Bool {
    abs(rect.minX - bounds.minX) < 1e-6 && abs(rect.minY - bounds.minY) < 1e-6
      && abs(rect.width - bounds.width) < 1e-6 && abs(rect.height - bounds.height) < 1e-6
  }

  /// Returns the size of the text in at most a number of lines, pt.
  final func naturalSize(lines: Int, in limit: CGFloat) -> CGSize {
    attributed.map { AttributedMeasure.size($0, font, lines: lines, in: limit) }
      ?? TextMeasure.size(text ?? "", font, lines: lines, in: limit)
  }

  /// Returns the size of the text's rectangle, which the class may change, pt.
  final func textRectSize(in limit: CGFloat) -> CGSize {
    // As in UIKit a number, whose insets are not lost in rounding.
    let unlimited: CGFloat = 1_000_000
    let width = numberOfLines == 1 ? unlimited : min(limit, unlimited)
    let bounds = CGRect(x: 0, y: 0, width: width, height: unlimited)
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }
}
