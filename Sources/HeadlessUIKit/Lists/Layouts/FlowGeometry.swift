/// The frames of a flow layout.
///
/// Lengths along the direction of scrolling are `main`, those of lines are `cross`.
nonisolated struct FlowGeometry {
  struct Line {
    /// The position and the length along the direction of scrolling, pt.
    var start: CGFloat
    var length: CGFloat
    var items: Range<Int>
    var end: CGFloat { start + length }
  }

  struct Section {
    var start: CGFloat
    var end: CGFloat
    var header = CGRect.zero
    var footer = CGRect.zero
    var lines: [Line] = []
    var frames: [CGRect] = []
  }

  /// The metrics of a section.
  struct Metrics {
    var inset = UIEdgeInsets.zero
    var lineSpacing: CGFloat = 0
    var itemSpacing: CGFloat = 0
    var header = CGSize.zero
    var footer = CGSize.zero
    var sizes: [CGSize] = []
  }

  var isHorizontal = false
  var boundsSize = CGSize.zero
  private(set) var sections: [Section] = []
  private(set) var size = CGSize.zero
  /// An item that is longer than its line.
  private(set) var isOverfull = false
  private var scale: CGFloat = 2

  init() {}

  /// Creates the frames of sections.
  ///
  /// - Parameter cross: The length of lines with their insets, pt.
  init(
    _ metrics: [Metrics], isHorizontal: Bool, cross: CGFloat, boundsSize: CGSize, scale: CGFloat
  ) {
    self.isHorizontal = isHorizontal
    self.boundsSize = boundsSize
    self.scale = max(1, scale)
    var position: CGFloat = 0
    for section in metrics {
      add(section, at: position, cross)
      position = sections.last?.end ?? position
    }
    size = makeSize(position, cross)
  }

  /// Returns the length across the direction of scrolling.
  func crossLength(of size: CGSize) -> CGFloat { isHorizontal ? size.height : size.width }
  private func mainLength(of size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }
  func mainRange(of rect: CGRect) -> (start: CGFloat, end: CGFloat) {
    isHorizontal ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
  }

  private func makeSize(_ main: CGFloat, _ cross: CGFloat) -> CGSize {
    isHorizontal ? CGSize(width: main, height: cross) : CGSize(width: cross, height: main)
  }

  private func makeRect(
    _ main: CGFloat, _ cross: CGFloat, _ mainLength: CGFloat, _ crossLength: CGFloat
  ) -> CGRect {
    isHorizontal
      ? CGRect(x: main, y: cross, width: mainLength, height: crossLength)
      : CGRect(x: cross, y: main, width: crossLength, height: mainLength)
  }

  private func rounded(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }

  private mutating func add(_ metrics: Metrics, at start: CGFloat, _ cross: CGFloat) {
    var section = Section(start: start, end: start)
    let inset = metrics.inset
    let (before, after) = isHorizontal ? (inset.left, inset.right) : (inset.top, inset.bottom)
    let (near, far) = isHorizontal ? (inset.top, inset.bottom) : (inset.left, inset.right)
    var position = start
    let header = mainLength(of: metrics.header)
    if header > 0 {
      section.header = makeRect(position, 0, header, cross)
      position += header
    }
    position += before
    let room = max(0, cross - near - far)
    let crosses = metrics.sizes.map { crossLength(of: $0) }
    let isUniform = crosses.allSatisfy { $0 == crosses[0] }
    section.frames.reserveCapacity(crosses.count)
    var first = 0
    while first < crosses.count {
      if crosses[first] > room { isOverfull = true }
      var (last, used) = (first + 1, crosses[first])
      while last < crosses.count, used + metrics.itemSpacing + crosses[last] <= room + 0.001 {
        used += metrics.itemSpacing + crosses[last]
        last += 1
      }
      let length = metrics.sizes[first..<last].map { mainLength(of: $0) }.max() ?? 0
      if first > 0 { position += metrics.lineSpacing }
      let gaps = spacing(
        crosses, first..<last, room, metrics.itemSpacing, isUniform: isUniform,
        isLast: last == crosses.count)
      var offset = near + gaps.leading
      for item in first..<last {
        let own = mainLength(of: metrics.sizes[item])
        section.frames.append(
          makeRect(position + rounded((length - own) / 2), rounded(offset), own, crosses[item]))
        offset += crosses[item] + gaps.between
      }
      section.lines.append(Line(start: position, length: length, items: first..<last))
      position += length
      first = last
    }
    position += after
    let footer = mainLength(of: metrics.footer)
    if footer > 0 {
      section.footer = makeRect(position, 0, footer, cross)
      position += footer
    }
    section.end = position
    sections.append(section)
  }

  /// Returns the space before and between the items of a line.
  private func spacing(
    _ crosses: [CGFloat], _ items: Range<Int>, _ room: CGFloat, _ minimum: CGFloat, isUniform: Bool,
    isLast: Bool
  ) -> (leading: CGFloat, between: CGFloat) {
    let length = crosses[items.lowerBound]
    // Items of one size have the columns of a full line.
    if isUniform, length > 0 {
      let columns = max(1, ((room + minimum + 0.001) / (length + minimum)).rounded(.down))
      if columns == 1 { return (max(0, (room - length) / 2), minimum) }
      return (0, (room - columns * length) / (columns - 1))
    }
    if isLast { return (0, minimum) }
    let rest = room - crosses[items].reduce(0, +)
    if items.count == 1 { return (max(0, rest / 2), minimum) }
    return (0, rest / CGFloat(items.count - 1))
  }

  // MARK: Finding

  /// Returns the first section that ends after a position.
  func section(endingAfter position: CGFloat) -> Int {
    sections.partitioningIndex { $0.end > position }
  }

  /// Returns the items of a section whose frames intersect a rectangle.
  func items(in rect: CGRect, of section: Section) -> [Int] {
    let range = mainRange(of: rect)
    var items: [Int] = []
    var index = section.lines.partitioningIndex { $0.end > range.start }
    while index < section.lines.count, section.lines[index].start < range.end {
      items += section.lines[index].items.filter { section.frames[$0].intersects(rect) }
      index += 1
    }
    return items
  }
}

nonisolated extension Array {
  /// Returns the first index whose element, and all following ones, satisfy a test.
  func partitioningIndex(where isAfter: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
