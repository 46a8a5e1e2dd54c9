import SegueRecording

/// Lays out cells of different sizes in rows on a page of balanced proportions.
struct PageLayout {
  /// The frame of each cell. Unit: pt of the page.
  let cells: [RecordedRect]
  /// The width of the widest row.
  let width: Double
  /// The total height of all rows.
  let height: Double

  /// Chooses the row width that makes the page nearly square with little empty area.
  ///
  /// - Parameters:
  ///   - sizes: The sizes of the cells, in order.
  ///   - breaks: Cells that begin a row: those whose screen size differs from the previous one, so
  ///     that rows have no empty area next to a smaller screen.
  ///   - gap: The spacing between two cells of a row.
  ///   - rowGap: The spacing between two rows.
  ///   - widest: The largest width of a row, unless one cell alone is wider.
  init(
    sizes: [(width: Double, height: Double)], breaks: Set<Int> = [], gap: Double, rowGap: Double,
    widest: Double = .infinity
  ) {
    let candidates = sizes.indices.map { index in
      let limit = min(widest, sizes.prefix(index + 1).reduce(-gap) { $0 + $1.width + gap })
      return PageLayout(sizes: sizes, breaks: breaks, gap: gap, rowGap: rowGap, limit: limit)
    }
    let used = sizes.reduce(0) { $0 + $1.width * $1.height }
    func score(_ layout: PageLayout) -> Double {
      let shape = max(layout.width / layout.height, layout.height / layout.width)
      let filled = max(used / (layout.width * layout.height), 0.01)
      return shape + 2 / filled
    }
    self =
      candidates.min { score($0) < score($1) }
      ?? PageLayout(sizes: [], breaks: [], gap: gap, rowGap: rowGap, limit: 0)
  }

  private init(
    sizes: [(width: Double, height: Double)], breaks: Set<Int>, gap: Double, rowGap: Double,
    limit: Double
  ) {
    var cells: [RecordedRect] = []
    var (x, y, rowHeight, widest) = (0.0, 0.0, 0.0, 0.0)
    for (index, size) in sizes.enumerated() {
      if x > 0, x + size.width > limit + 1e-6 || breaks.contains(index) {
        (x, y) = (0, y + rowHeight + rowGap)
        rowHeight = 0
      }
      cells.append(RecordedRect(x: x, y: y, width: size.width, height: size.height))
      x += size.width + gap
      rowHeight = max(rowHeight, size.height)
      widest = max(widest, x - gap)
    }
    self.cells = cells
    width = widest
    height = y + rowHeight
  }
}
