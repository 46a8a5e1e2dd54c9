import SegueCore

/// A view that arranges its subviews in rows of equal parts of the width.
final class GridView: UIView {
  private let columns: Int
  private let spacing: CGFloat
  private let rowHeight: CGFloat

  init(columns: Int, spacing: CGFloat, rowHeight: CGFloat) {
    self.columns = columns
    self.spacing = spacing
    self.rowHeight = rowHeight
    super.init(frame: .zero)
  }

  nonisolated deinit {}

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let rows = CGFloat((subviews.count + columns - 1) / columns)
    return CGSize(width: size.width, height: max(0, rows * (rowHeight + spacing) - spacing))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = (bounds.width - spacing * CGFloat(columns - 1)) / CGFloat(columns)
    for (index, view) in subviews.enumerated() {
      let column = isMirrored ? columns - 1 - index % columns : index % columns
      view.frame = CGRect(
        x: CGFloat(column) * (width + spacing),
        y: CGFloat(index / columns) * (rowHeight + spacing), width: width, height: rowHeight)
    }
  }
}
