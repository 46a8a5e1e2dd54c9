import SegueRecording

/// Sets cells of different sizes in rows on a page of pleasant proportions.
struct PageLayout {
  /// Where each cell stands. Unit: pt of the page.
  let cells: [RecordedRect]
  /// The width of the widest row.
  let width: Double
  /// The height of all rows.
  let height: Double

  /// Chooses how wide rows are so that the page is neither wide nor tall and little of it stays empty.
  ///
  /// - Parameters:
  ///   - sizes: The sizes of the cells, in order.
  ///   - breaks: Cells that begin a row: those whose screen has another size than the one before, so
  ///     that nothing stays empty above or below a lower screen in a row of higher ones.
  ///   - gap: The room between two cells of a row.
  ///   - rowGap: The room between two rows.
  init(
    sizes: [(width: Double, height: Double)], breaks: Set<Int> = [], gap: Double, rowGap: Double
  ) {
    let candidates = sizes.indices.map { place in
      let limit = sizes.prefix(place + 1).reduce(-gap) { $0 + $1.width + gap }
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
    for (place, size) in sizes.enumerated() {
      if x > 0, x + size.width > limit + 1e-6 || breaks.contains(place) {
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
