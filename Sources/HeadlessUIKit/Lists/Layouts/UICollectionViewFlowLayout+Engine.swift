/// The preparation and the attributes of a flow layout.
extension UICollectionViewFlowLayout {
  private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    owner?.delegate as? any UICollectionViewDelegateFlowLayout
  }

  /// The frames; prepared if the layout is invalid.
  final var prepared: FlowGeometry {
    prepareIfNeeded()
    return flow
  }

  final func metricsDidChange() {
    needsMetrics = true
    invalidateLayout()
  }

  final func note(_ context: UICollectionViewLayoutInvalidationContext) {
    if let context = context as? UICollectionViewFlowLayoutInvalidationContext,
      !context.isEverything, !context.isDataSourceCounts
    {
      if context.invalidateFlowLayoutDelegateMetrics || context.invalidateFlowLayoutAttributes {
        needsMetrics = true
      }
    } else {
      needsMetrics = true
    }
    if context.isDataSourceCounts { preferredSizes = [:] }
  }

  final func boundsContext(
    _ newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
      let changes =
        flow.crossLength(of: newBounds.size) != flow.crossLength(of: flow.boundsSize)
      context.invalidateFlowLayoutDelegateMetrics = changes
      context.invalidateFlowLayoutAttributes = changes
    }
    return context
  }

  final func prefers(
    _ preferred: UICollectionViewLayoutAttributes,
    insteadOf original: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard measuresCells, preferred.representedElementCategory == .cell else { return false }
    return abs(preferred.size.width - original.size.width) > 0.5
      || abs(preferred.size.height - original.size.height) > 0.5
  }

  final func adopt(
    _ preferred: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    preferredSizes[preferred.indexPath] = preferred.size
    let context = makeContext()
    context.invalidateItems(at: [preferred.indexPath])
    return context
  }

  final func prepareFlow() {
    guard let owner, needsMetrics else { return }
    needsMetrics = false
    let inset = owner.adjustedContentInset
    let bounds = owner.bounds.size
    let isHorizontal = scrollDirection == .horizontal
    let cross =
      isHorizontal
      ? bounds.height - inset.top - inset.bottom : bounds.width - inset.left - inset.right
    let delegate = flowDelegate
    let metrics = (0..<owner.numberOfSections).map { sectionMetrics($0, owner, delegate) }
    flow = FlowGeometry(
      metrics, isHorizontal: isHorizontal, cross: max(0, cross), boundsSize: bounds,
      scale: SimulatedDevice.current?.configuration.scale ?? 2)
    if flow.isOverfull, cross > 0, !measuresCells {
      let (length, edges) =
        isHorizontal ? ("height", "top and bottom") : ("width", "left and right")
      SimulatedDevice.current?.diagnoseOnce(
        .invalidCall,
        "The behavior of the UICollectionViewFlowLayout is not defined because: the item \(length) "
          + "must be less than the \(length) of the UICollectionView minus the section insets \(edges) "
          + "values, minus the content insets \(edges) values.")
    }
  }

  private func sectionMetrics(
    _ section: Int, _ owner: UICollectionView,
    _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> FlowGeometry.Metrics {
    var metrics = FlowGeometry.Metrics()
    metrics.inset =
      delegate?.collectionView(owner, layout: self, insetForSectionAt: section) ?? sectionInset
    switch sectionInsetReference {
    case .fromContentInset: break
    case .fromSafeArea: metrics.inset = metrics.inset.adding(owner.safeAreaInsets.sides)
    case .fromLayoutMargins: metrics.inset = metrics.inset.adding(owner.layoutMargins.sides)
    }
    metrics.lineSpacing =
      delegate?.collectionView(owner, layout: self, minimumLineSpacingForSectionAt: section)
      ?? minimumLineSpacing
    metrics.itemSpacing =
      delegate?.collectionView(owner, layout: self, minimumInteritemSpacingForSectionAt: section)
      ?? minimumInteritemSpacing
    metrics.header =
      delegate?.collectionView(owner, layout: self, referenceSizeForHeaderInSection: section)
      ?? headerReferenceSize
    metrics.footer =
      delegate?.collectionView(owner, layout: self, referenceSizeForFooterInSection: section)
      ?? footerReferenceSize
    let estimate =
      estimatedItemSize == Self.automaticSize ? CGSize(width: 50, height: 50) : estimatedItemSize
    metrics.sizes = (0..<owner.numberOfItems(inSection: section)).map { item in
      let path = IndexPath(item: item, section: section)
      if measuresCells { return preferredSizes[path] ?? estimate }
      return delegate?.collectionView(owner, layout: self, sizeForItemAt: path) ?? itemSize
    }
    return metrics
  }

  // MARK: Attributes

  final func itemAttributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    let flow = prepared
    guard flow.sections.indices.contains(path.section),
      flow.sections[path.section].frames.indices.contains(path.item)
    else { return nil }
    let attributes = makeAttributes(forCellWith: path)
    attributes.frame = flow.sections[path.section].frames[path.item]
    (attributes.hasEstimatedWidth, attributes.hasEstimatedHeight) = (measuresCells, measuresCells)
    return attributes
  }

  final func supplementaryAttributes(
    _ kind: String, _ index: Int
  ) -> UICollectionViewLayoutAttributes? {
    let flow = prepared
    guard flow.sections.indices.contains(index) else { return nil }
    let section = flow.sections[index]
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    guard isHeader || kind == UICollectionView.elementKindSectionFooter else { return nil }
    var frame = isHeader ? section.header : section.footer
    guard frame.width > 0, frame.height > 0 else { return nil }
    if isHeader, sectionHeadersPinToVisibleBounds { frame = pinnedHeader(frame, section) }
    if !isHeader, sectionFootersPinToVisibleBounds { frame = pinnedFooter(frame, section) }
    let attributes = makeAttributes(
      CollectionElement(
        category: .supplementaryView, kind: kind, path: IndexPath(item: 0, section: index)))
    attributes.frame = frame
    attributes.zIndex = 10
    return attributes
  }

  private func pinnedHeader(_ frame: CGRect, _ section: FlowGeometry.Section) -> CGRect {
    guard let owner else { return frame }
    let inset = owner.adjustedContentInset
    var frame = frame
    if flow.isHorizontal {
      frame.origin.x = max(
        frame.minX, min(owner.bounds.minX + inset.left, section.end - frame.width))
    } else {
      frame.origin.y = max(
        frame.minY, min(owner.bounds.minY + inset.top, section.end - frame.height))
    }
    return frame
  }

  private func pinnedFooter(_ frame: CGRect, _ section: FlowGeometry.Section) -> CGRect {
    guard let owner else { return frame }
    let inset = owner.adjustedContentInset
    var frame = frame
    if flow.isHorizontal {
      frame.origin.x = min(
        frame.minX, max(owner.bounds.maxX - inset.right - frame.width, section.start))
    } else {
      frame.origin.y = min(
        frame.minY, max(owner.bounds.maxY - inset.bottom - frame.height, section.start))
    }
    return frame
  }

  final func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let flow = prepared
    let range = flow.mainRange(of: rect)
    var found: [UICollectionViewLayoutAttributes] = []
    var index = flow.section(endingAfter: range.start)
    while index < flow.sections.count, flow.sections[index].start < range.end {
      for kind in [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ] {
        if let attributes = layoutAttributesForSupplementaryView(
          ofKind: kind, at: IndexPath(item: 0, section: index)), attributes.frame.intersects(rect)
        {
          found.append(attributes)
        }
      }
      for item in flow.items(in: rect, of: flow.sections[index]) {
        if let attributes = itemAttributes(IndexPath(item: item, section: index)) {
          found.append(attributes)
        }
      }
      index += 1
    }
    return found
  }
}

nonisolated extension UIEdgeInsets {
  /// The insets of the left and right edges only.
  fileprivate var sides: UIEdgeInsets { UIEdgeInsets(top: 0, left: left, bottom: 0, right: right) }
}
