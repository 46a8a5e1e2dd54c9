/// How text is measured and drawn in a rectangle.
public nonisolated struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: Int

  /// Creates a set from raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The origin is that of the lines, which wrap, instead of the baseline of a single line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Line heights have the leading of the font.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Measures the glyphs instead of the typographic bounds.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// Truncates the last line that fits.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// Options and results of drawing text.
open nonisolated class NSStringDrawingContext: NSObject {
  /// The minimum scale of the text; 0 by default.
  /// Stored only.
  open var minimumScaleFactor: CGFloat = 0
  /// The scale of the text that was drawn last: 1.
  open var actualScaleFactor: CGFloat { 1 }
  /// The rectangle of the text that was drawn or measured last, pt.
  open var totalBounds: CGRect { bounds }
  final var bounds = CGRect.zero

  /// Creates a context.
  public override init() { super.init() }
}

extension NSAttributedString {
  /// Returns the size of the text on the lines that it has, pt.
  public nonisolated func size() -> CGSize { TextLayout(self).size }

  /// Returns the rectangle of the text within a size, pt.
  ///
  /// Without `usesLineFragmentOrigin` it is a single line, whose origin is the descent of the font. The
  /// size may be exceeded in height, unless lines are truncated.
  public nonisolated func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext? = nil
  ) -> CGRect {
    let isWrapped = options.contains(.usesLineFragmentOrigin)
    let layout = TextLayout(self, width: isWrapped && size.width > 0 ? size.width : .infinity)
    var rect = CGRect(origin: .zero, size: layout.size)
    if isWrapped {
      let limit = size.height > 0 ? size.height : .infinity
      if options.contains(.truncatesLastVisibleLine), rect.height > limit {
        rect.size.height =
          layout.lines.last { $0.top + $0.height <= limit }.map { $0.top + $0.height } ?? limit
      }
    } else if let first = layout.lines.first {
      rect = CGRect(
        x: 0, y: first.ascent - first.height, width: first.width, height: first.height)
    }
    context?.bounds = rect
    return rect
  }

  /// Draws the text in the current context, with the upper left corner at a point.
  public nonisolated func draw(at point: CGPoint) {
    paint(in: CGRect(origin: point, size: size()), layout: TextLayout(self))
  }
  /// Draws the text in the current context, wrapped and clipped to a rectangle.
  public nonisolated func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }
  /// Draws the text in the current context: wrapped in a rectangle, or on a baseline at its origin.
  public nonisolated func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    _ = boundingRect(with: rect.size, options: options, context: context)
    guard options.contains(.usesLineFragmentOrigin) else {
      let layout = TextLayout(self)
      let ascent = layout.lines.first?.ascent ?? 0
      return paint(
        in: CGRect(x: rect.minX, y: rect.minY - ascent, width: size().width, height: .infinity),
        layout: layout)
    }
    paint(in: rect, layout: TextLayout(self, width: rect.width))
  }

  /// Records the lines that begin within a rectangle.
  private nonisolated func paint(in rect: CGRect, layout: TextLayout) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    for line in layout.lines where line.top < rect.height {
      let room = rect.width - line.width
      let left =
        switch line.style.alignment {
        case .center: rect.minX + room / 2
        case .right: rect.minX + room
        default: rect.minX + line.style.indent(isFirst: line.top == 0)
        }
      for fragment in line.fragments where !fragment.string.isEmpty {
        let x = left + fragment.x
        let attributes = fragment.attributes
        if let background = attributes.background, background.alpha > 0 {
          let box = CGRect(
            x: x, y: rect.minY + line.top, width: fragment.width, height: line.height)
          context.record(
            .fill(Outline(rect: box), evenOdd: false, color: background),
            transform: context.state.transform)
        }
        let baseline = rect.minY + line.top + line.ascent - attributes.baselineOffset
        // A line that is centered stays so in a viewer's font.
        let isWhole = line.fragments.count == 1
        let alignment = isWhole && line.style.alignment == .center ? .center : NSTextAlignment.left
        let origin = CGPoint(
          x: alignment == .center ? x + fragment.width / 2 : x, y: baseline)
        context.record(
          .text(
            DrawingText(
              string: fragment.string, size: Double(attributes.font.pointSize),
              weight: attributes.font.cssWeight, color: attributes.color, origin: origin,
              alignment: alignment, width: fragment.width)),
          transform: context.state.transform)
      }
    }
  }
}
