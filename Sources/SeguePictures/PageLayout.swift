import SegueRecording

/// Sets cells of different sizes in rows on a page of pleasant proportions.
struct PageLayout {
  /// Where each cell stands. Unit: pt of the page.
  let cells: [RecordedRect]
  /// The width of the widest row.
  let width: Double
  /// The height of all rows.
  let height: Double

  /// Chooses how many cells stand in the first row so that the page is neither wide nor tall and little
  /// of it stays empty.
  init(sizes: [(width: Double, height: Double)], gap: Double, rowGap: Double) {
    let candidates = sizes.indices.map { place in
      PageLayout(sizes: sizes, gap: gap, rowGap: rowGap, inFirstRow: place + 1)
    }
    let used = sizes.reduce(0) { $0 + $1.width * $1.height }
    func score(_ layout: PageLayout) -> Double {
      let shape = max(layout.width / layout.height, layout.height / layout.width)
      let filled = max(used / (layout.width * layout.height), 0.01)
      return shape + 2 / filled
    }
    self =
      candidates.min { score($0) < score($1) }
      ?? PageLayout(sizes: [], gap: gap, rowGap: rowGap, inFirstRow: 1)
  }

  private init(
    sizes: [(width: Double, height: Double)], gap: Double, rowGap: Double, inFirstRow count: Int
  ) {
    let limit = sizes.prefix(count).reduce(-gap) { $0 + $1.width + gap }
    var cells: [RecordedRect] = []
    var (x, y, rowHeight, widest) = (0.0, 0.0, 0.0, 0.0)
    for size in sizes {
      if x > 0, x + size.width > limit + 1e-6 {
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
