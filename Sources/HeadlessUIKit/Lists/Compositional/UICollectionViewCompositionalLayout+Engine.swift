/// The preparation and the attributes of a compositional layout.
extension UICollectionViewCompositionalLayout {
  final func compose() {
    guard let owner, needsMetrics else { return }
    needsMetrics = false
    let inset = owner.adjustedContentInset
    let size = CGSize(
      width: owner.bounds.width - inset.left - inset.right,
      height: owner.bounds.height - inset.top - inset.bottom)
    var new = Composition()
    new.isHorizontal = configuration.scrollDirection == .horizontal
    new.boundsSize = owner.bounds.size
    let environment = LayoutEnvironment(size, .zero, owner.traitCollection)
    var position: CGFloat = 0
    for index in 0..<owner.numberOfSections {
      if index > 0 { position += configuration.interSectionSpacing }
      guard let section = provider(index, environment) else {
        new.sections.append(.init(start: position, end: position))
        continue
      }
      let count = owner.numberOfItems(inSection: index)
      let placed = place(section, index, count, at: position, environment, new.isHorizontal)
      new.hasPinned = new.hasPinned || placed.supplements.contains(where: \.isPinned)
      new.hasEstimates =
        new.hasEstimates
        || placed.slots.contains { $0.hasEstimatedWidth || $0.hasEstimatedHeight }
        || placed.supplements.contains { $0.slot.hasEstimatedHeight }
      position = placed.end
      new.sections.append(placed)
    }
    new.size =
      new.isHorizontal
      ? CGSize(width: position, height: size.height) : CGSize(width: size.width, height: position)
    composition = new
  }

  private func place(
    _ section: NSCollectionLayoutSection, _ index: Int, _ count: Int, at start: CGFloat,
    _ environment: LayoutEnvironment, _ isHorizontal: Bool
  ) -> Composition.Section {
    var result = Composition.Section(start: start, end: start)
    let insets = section.contentInsets
    let whole = environment.contentSize
    let container = CGSize(
      width: max(0, whole.width - insets.leading - insets.trailing),
      height: max(0, whole.height - insets.top - insets.bottom))
    var position = start
    for (number, item) in section.boundarySupplementaryItems.enumerated() where !item.isFooter {
      let length = add(item, number, index, section, position, whole, isHorizontal, &result)
      if item.extendsBoundary { position += length }
    }
    position += isHorizontal ? insets.leading : insets.top
    let first = position
    var placement = GroupPlacement(
      preferred: { [preferredSizes] item in
        preferredSizes[
          CollectionElement(category: .cell, kind: "", path: IndexPath(item: item, section: index))]
      }, environment: environment, end: count, next: 0)
    let isOrthogonal = section.orthogonalScrollingBehavior != .none
    var across = isHorizontal ? insets.top : insets.leading
    var longest: CGFloat = 0
    while placement.next < count {
      let before = placement.next
      if before > 0, !isOrthogonal { position += section.interGroupSpacing }
      if before > 0, isOrthogonal { across += section.interGroupSpacing }
      let origin =
        isHorizontal ? CGPoint(x: position, y: across) : CGPoint(x: across, y: position)
      let size = placement.place(section.group, in: container, at: origin)
      let length = isHorizontal ? size.width : size.height
      if placement.next == before {
        // A group without items would repeat forever.
        placement.next += 1
        placement.slots.append(.init(frame: .zero))
      }
      result.groups.append(.init(start: position, length: length, items: before..<placement.next))
      if isOrthogonal {
        across += isHorizontal ? size.height : size.width
        longest = max(longest, length)
      } else {
        position += length
      }
    }
    result.slots = placement.slots
    if isOrthogonal { position = first + longest }
    position += isHorizontal ? insets.trailing : insets.bottom
    for (number, item) in section.boundarySupplementaryItems.enumerated() where item.isFooter {
      let length = add(item, number, index, section, position, whole, isHorizontal, &result)
      if item.extendsBoundary { position += length }
    }
    result.end = position
    for item in section.decorationItems {
      let frame =
        isHorizontal
        ? CGRect(x: start, y: 0, width: position - start, height: whole.height)
        : CGRect(x: 0, y: start, width: whole.width, height: position - start)
      let space = item.contentInsets
      result.backgrounds.append(
        (
          item.elementKind,
          frame.inset(
            by: UIEdgeInsets(
              top: space.top, left: space.leading, bottom: space.bottom, right: space.trailing)),
          item.zIndex
        ))
    }
    return result
  }

  /// Adds a header or footer, and returns its length.
  private func add(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, _ number: Int, _ index: Int,
    _ section: NSCollectionLayoutSection, _ position: CGFloat, _ whole: CGSize,
    _ isHorizontal: Bool, _ result: inout Composition.Section
  ) -> CGFloat {
    let insets = section.supplementariesFollowContentInsets ? section.contentInsets : .zero
    var container = whole
    if isHorizontal {
      container.height -= insets.top + insets.bottom
    } else {
      container.width -= insets.leading + insets.trailing
    }
    let path = IndexPath(item: 0, section: index)
    let element = CollectionElement(
      category: .supplementaryView, kind: item.elementKind, path: path)
    var size = item.layoutSize.size(in: container)
    let isHigh = item.layoutSize.heightDimension.isEstimated
    if isHigh, let preferred = preferredSizes[element] { size.height = preferred.height }
    var origin = CGPoint(
      x: isHorizontal ? position : insets.leading, y: isHorizontal ? insets.top : position)
    switch item.alignment {
    case .top, .bottom, .none: origin.x += isHorizontal ? 0 : (container.width - size.width) / 2
    case .topTrailing, .bottomTrailing: origin.x += isHorizontal ? 0 : container.width - size.width
    default: break
    }
    origin.x += item.offset.x
    origin.y += item.offset.y
    result.supplements.append(
      .init(
        kind: item.elementKind, index: 0,
        slot: .init(
          frame: CGRect(origin: origin, size: size), zIndex: max(item.zIndex, 1),
          hasEstimatedHeight: isHigh),
        isPinned: item.pinToVisibleBounds, isFooter: item.isFooter))
    return isHorizontal ? size.width : size.height
  }

  // MARK: Attributes

  private func attributes(
    _ element: CollectionElement, _ slot: Composition.Slot
  ) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(element)
    attributes.frame = slot.frame
    attributes.zIndex = slot.zIndex
    attributes.hasEstimatedWidth = slot.hasEstimatedWidth
    attributes.hasEstimatedHeight = slot.hasEstimatedHeight
    return attributes
  }

  final func composedItem(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    guard composition.sections.indices.contains(path.section),
      composition.sections[path.section].slots.indices.contains(path.item)
    else { return nil }
    return attributes(
      CollectionElement(category: .cell, kind: "", path: path),
      composition.sections[path.section].slots[path.item])
  }

  final func composedSupplement(
    _ kind: String, _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    guard composition.sections.indices.contains(path.section),
      let supplement = composition.sections[path.section].supplements.first(where: {
        $0.kind == kind
      })
    else { return nil }
    var slot = supplement.slot
    if supplement.isPinned { pin(&slot, supplement, composition.sections[path.section]) }
    return attributes(
      CollectionElement(category: .supplementaryView, kind: kind, path: path), slot)
  }

  private func pin(
    _ slot: inout Composition.Slot, _ supplement: Composition.Supplement,
    _ section: Composition.Section
  ) {
    guard let owner, !composition.isHorizontal else { return }
    let inset = owner.adjustedContentInset
    slot.zIndex = max(slot.zIndex, 10)
    let height = slot.frame.height
    if supplement.isFooter {
      slot.frame.origin.y = min(
        slot.frame.minY, max(owner.bounds.maxY - inset.bottom - height, section.start))
    } else {
      slot.frame.origin.y = max(
        slot.frame.minY, min(owner.bounds.minY + inset.top, section.end - height))
    }
  }

  final func composedBackground(
    _ kind: String, _ index: Int
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    guard composition.sections.indices.contains(index),
      let background = composition.sections[index].backgrounds.first(where: { $0.kind == kind })
    else { return nil }
    return attributes(
      CollectionElement(
        category: .decorationView, kind: kind, path: IndexPath(item: 0, section: index)),
      .init(frame: background.frame, zIndex: background.zIndex - 1))
  }

  final func composedAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    prepareIfNeeded()
    let (start, end) = (composition.start(of: rect), composition.end(of: rect))
    var found: [UICollectionViewLayoutAttributes] = []
    var index = composition.sections.partitioningIndex { $0.end > start }
    while index < composition.sections.count, composition.sections[index].start < end {
      let section = composition.sections[index]
      let first = IndexPath(item: 0, section: index)
      found += section.backgrounds.compactMap { composedBackground($0.kind, index) }
      found += section.supplements.compactMap { composedSupplement($0.kind, first) }
        .filter { $0.frame.intersects(rect) }
      var group = section.groups.partitioningIndex { $0.end > start }
      while group < section.groups.count, section.groups[group].start < end {
        for item in section.groups[group].items where section.slots[item].frame.intersects(rect) {
          if let attributes = composedItem(IndexPath(item: item, section: index)) {
            found.append(attributes)
          }
        }
        group += 1
      }
      index += 1
    }
    return found
  }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  /// Whether the view follows the groups.
  fileprivate var isFooter: Bool {
    switch alignment {
    case .bottom, .bottomLeading, .bottomTrailing, .trailing: true
    default: false
    }
  }
}
