/// The frames of a compositional layout.
struct Composition {
  struct Slot {
    var frame: CGRect
    var zIndex = 0
    var hasEstimatedWidth = false
    var hasEstimatedHeight = false
  }

  struct Supplement {
    var kind: String
    var index: Int
    var slot: Slot
    var isPinned: Bool
    var isFooter: Bool
  }

  struct Section {
    var start: CGFloat
    var end: CGFloat
    var slots: [Slot] = []
    /// The extents of groups along the direction of scrolling.
    var groups: [FlowGeometry.Line] = []
    var supplements: [Supplement] = []
    var backgrounds: [(kind: String, frame: CGRect, zIndex: Int)] = []
  }

  var isHorizontal = false
  var boundsSize = CGSize.zero
  var size = CGSize.zero
  var sections: [Section] = []
  var hasPinned = false
  var hasEstimates = false

  func main(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }
  func start(of rect: CGRect) -> CGFloat { isHorizontal ? rect.minX : rect.minY }
  func end(of rect: CGRect) -> CGFloat { isHorizontal ? rect.maxX : rect.maxY }
}

/// Places the items of groups.
struct GroupPlacement {
  let preferred: (Int) -> CGSize?
  let environment: LayoutEnvironment
  let end: Int
  var next: Int
  var slots: [Composition.Slot] = []

  /// Places one instance of a group at a point, and returns its size.
  mutating func place(
    _ group: NSCollectionLayoutGroup, in container: CGSize, at origin: CGPoint
  ) -> CGSize {
    let size = group.layoutSize.size(in: container)
    let insets = group.contentInsets
    let inner = CGSize(
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    let start = CGPoint(x: origin.x + insets.leading, y: origin.y + insets.top)
    let used: CGSize
    switch group.arrangement {
    case .custom(let provider):
      placeCustom(provider, inner, start)
      return size
    case .horizontal: used = placeLine(group, inner, start, isHorizontal: true)
    case .vertical: used = placeLine(group, inner, start, isHorizontal: false)
    }
    return CGSize(
      width: group.layoutSize.widthDimension.isEstimated
        ? used.width + insets.leading + insets.trailing : size.width,
      height: group.layoutSize.heightDimension.isEstimated
        ? used.height + insets.top + insets.bottom : size.height)
  }

  private mutating func placeCustom(
    _ provider: NSCollectionLayoutGroupCustomItemProvider, _ size: CGSize, _ origin: CGPoint
  ) {
    let inside = LayoutEnvironment(size, .zero, environment.traitCollection)
    let items = provider(inside)
    for item in items.prefix(end - next) {
      slots.append(
        .init(frame: item.frame.offsetBy(dx: origin.x, dy: origin.y), zIndex: item.zIndex))
    }
    // A group without items would repeat forever.
    next += max(1, min(items.count, end - next))
    while slots.count < next { slots.append(.init(frame: .zero)) }
  }

  private mutating func placeLine(
    _ group: NSCollectionLayoutGroup, _ size: CGSize, _ origin: CGPoint, isHorizontal: Bool
  ) -> CGSize {
    let limit = isHorizontal ? size.width : size.height
    let spacing = group.interItemSpacing?.spacing ?? 0
    let count = group.count
    let shared =
      group.sharesLength
      ? count.map { max(0, (limit - spacing * CGFloat($0 - 1)) / CGFloat(max(1, $0))) } : nil
    var (main, cross): (CGFloat, CGFloat) = (0, 0)
    // The estimated lengths decide how many items a group has.
    var planned: CGFloat = 0
    var lines: [(first: Int, last: Int)] = []
    var index = 0
    while next < end, !group.subitems.isEmpty, count.map({ index < $0 }) ?? true {
      let item = group.subitems[index % group.subitems.count]
      var own = item.layoutSize.size(in: size)
      if let shared { if isHorizontal { own.width = shared } else { own.height = shared } }
      let length = isHorizontal ? own.width : own.height
      if index > 0, count == nil, planned + spacing + length > limit + 0.01 { break }
      if index > 0 { (main, planned) = (main + spacing, planned + spacing) }
      planned += length
      let first = slots.count
      let point =
        isHorizontal
        ? CGPoint(x: origin.x + main, y: origin.y) : CGPoint(x: origin.x, y: origin.y + main)
      let placed = placeItem(item, own, size, point, shared, isHorizontal)
      lines.append((first, slots.count))
      main += isHorizontal ? placed.width : placed.height
      cross = max(cross, isHorizontal ? placed.height : placed.width)
      index += 1
    }
    if group.interItemSpacing?.isFlexibleSpacing == true, lines.count > 1, main < limit {
      let extra = (limit - main) / CGFloat(lines.count - 1)
      for (position, line) in lines.enumerated() {
        let shift = extra * CGFloat(position)
        for slot in line.first..<line.last {
          slots[slot].frame = slots[slot].frame.offsetBy(
            dx: isHorizontal ? shift : 0, dy: isHorizontal ? 0 : shift)
        }
      }
      main = limit
    }
    return isHorizontal ? CGSize(width: main, height: cross) : CGSize(width: cross, height: main)
  }

  private mutating func placeItem(
    _ item: NSCollectionLayoutItem, _ size: CGSize, _ container: CGSize, _ point: CGPoint,
    _ shared: CGFloat?, _ isHorizontal: Bool
  ) -> CGSize {
    let space = item.edgeSpacing
    let (before, above) = (space?.leading?.spacing ?? 0, space?.top?.spacing ?? 0)
    let after = before + (space?.trailing?.spacing ?? 0)
    let below = above + (space?.bottom?.spacing ?? 0)
    let origin = CGPoint(x: point.x + before, y: point.y + above)
    var own = size
    if let group = item as? NSCollectionLayoutGroup {
      var inner = container
      if let shared { if isHorizontal { inner.width = shared } else { inner.height = shared } }
      let placed = place(group, in: shared == nil ? container : inner, at: origin)
      own = CGSize(width: max(placed.width, 0), height: max(placed.height, 0))
    } else {
      let isWide = item.layoutSize.widthDimension.isEstimated && !(shared != nil && isHorizontal)
      let isHigh = item.layoutSize.heightDimension.isEstimated && !(shared != nil && !isHorizontal)
      if isWide || isHigh, let size = preferred(next) {
        if isWide { own.width = size.width }
        if isHigh { own.height = size.height }
      }
      let insets = item.contentInsets
      slots.append(
        .init(
          frame: CGRect(
            x: origin.x + insets.leading, y: origin.y + insets.top,
            width: max(0, own.width - insets.leading - insets.trailing),
            height: max(0, own.height - insets.top - insets.bottom)),
          hasEstimatedWidth: isWide, hasEstimatedHeight: isHigh))
      next += 1
    }
    return CGSize(width: own.width + after, height: own.height + below)
  }
}
