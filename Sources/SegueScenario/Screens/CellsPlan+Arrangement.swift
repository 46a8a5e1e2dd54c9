import HeadlessUIKit
import SegueConfig

extension CellsPlan {
  /// The frames of cells.
  struct Arrangement {
    /// The size of a cell, pt.
    let cell: CGSize
    /// The number of cells in a row.
    let perRow: Int
    let count: Int
    let spacing: CGFloat
    /// The size of the element, pt.
    let size: CGSize
    /// The width of all cells, pt: that of the content where they scroll horizontally.
    let contentWidth: CGFloat

    /// Returns the frame of a cell, pt; mirrored, the first one is at the right.
    func frame(of index: Int, isMirrored: Bool) -> CGRect {
      let (row, column) = index.quotientAndRemainder(dividingBy: perRow)
      let x = CGFloat(column) * (cell.width + spacing)
      return CGRect(
        x: isMirrored ? contentWidth - x - cell.width : x,
        y: CGFloat(row) * (cell.height + spacing),
        width: cell.width, height: cell.height)
    }
  }

  /// Returns the arrangement of the cells of an element in a width, pt.
  func arrangement(
    of element: ElementPlan, in width: CGFloat, scaledBy traits: UITraitCollection
  ) -> Arrangement {
    let isHorizontal = scrollDirection == .horizontal
    let perRow = isHorizontal ? count : columns ?? 1
    var cell = isHorizontal ? element.size : element.size(in: width, scaledBy: traits)
    if let columns {
      cell.width = max(0, (width - CGFloat(columns - 1) * spacing) / CGFloat(columns))
      if element.kind == .image {
        cell.height = cell.width * element.size.height / element.size.width
      }
    }
    let rows = (count + perRow - 1) / perRow
    let contentWidth = CGFloat(perRow) * (cell.width + spacing) - spacing
    return Arrangement(
      cell: cell, perRow: perRow, count: count, spacing: spacing,
      size: CGSize(
        width: isHorizontal ? width : min(width, contentWidth),
        height: CGFloat(rows) * (cell.height + spacing) - spacing),
      contentWidth: isHorizontal ? max(contentWidth, width) : contentWidth)
  }
}
