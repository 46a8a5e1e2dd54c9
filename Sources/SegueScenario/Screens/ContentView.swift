import HeadlessUIKit
import SegueCore

/// A row of a list, or a field of a form.
final class ContentView: PartView {
  /// The height of a row at the default text size, pt.
  static let rowHeight: CGFloat = 60
  /// The height of a field with its label at the default text size, pt.
  static let fieldHeight: CGFloat = 76

  /// The widths of the lines of rows, as fractions of the available width: texts differ in length.
  private static let longLines = [0.62, 0.48, 0.7, 0.55, 0.66, 0.44]
  private static let shortLines = [0.4, 0.52, 0.34, 0.46]

  private let isRow: Bool
  private let index: Int
  private let box: PartView
  private let upper: PartView
  private let lower: PartView?

  init(_ content: ScreenPlan.Content, _ index: Int) {
    isRow = content == .list
    self.index = index
    box = PartView(
      isRow ? "picture" : "textField",
      background: isRow ? .systemGray5 : .secondarySystemBackground,
      radius: isRow ? 8 : 10)
    upper = PartView("line", background: .systemGray4, radius: 5)
    lower = isRow ? PartView("line", background: .systemGray5, radius: 4) : nil
    super.init(isRow ? "row" : "group")
    for view in [box, upper, lower].compactMap(\.self) { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    let (width, height) = (bounds.width, bounds.height)
    let long = Self.longLines[index % Self.longLines.count]
    let short = Self.shortLines[index % Self.shortLines.count]
    // Parts grow with the height, which follows the preferred content size category.
    let unit = height / (isRow ? Self.rowHeight : Self.fieldHeight)
    guard isRow else {
      setFrame(of: upper, x: 0, y: 4 * unit, width: width * short, height: 10 * unit)
      setFrame(of: box, x: 0, y: 20 * unit, width: width, height: height - 32 * unit)
      return
    }
    let side = 40 * unit
    let x = side + 14
    setFrame(of: box, x: 0, y: (height - side) / 2, width: side, height: side)
    let room = max(0, width - x)
    setFrame(of: upper, x: x, y: height / 2 - 13 * unit, width: room * long, height: 10 * unit)
    guard let lower else { return }
    setFrame(of: lower, x: x, y: height / 2 + 5 * unit, width: room * short, height: 8 * unit)
  }

  /// Sets the frame of a part.
  ///
  /// - Parameter x: The distance from the leading edge, pt.
  private func setFrame(
    of part: UIView, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat
  ) {
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    part.frame = CGRect(
      x: isMirrored ? bounds.width - x - width : x, y: y, width: width, height: height)
  }
}
