/// Registered classes, and views that wait for reuse.
extension UICollectionView {
  final func dequeuedCell(_ identifier: String, _ path: IndexPath) -> UICollectionViewCell {
    let element = CollectionElement(category: .cell, kind: "", path: path)
    if let cell = state.dequeue(.init(category: .cell, kind: ""), identifier)
      as? UICollectionViewCell
    {
      prepare(cell, element)
      return cell
    }
    reportMissing("cell", identifier)
    return UICollectionViewCell(frame: .zero)
  }

  final func dequeuedSupplement(
    _ kind: String, _ identifier: String, _ path: IndexPath
  ) -> UICollectionReusableView {
    let element = CollectionElement(category: .supplementaryView, kind: kind, path: path)
    if let view = state.dequeue(.init(category: .supplementaryView, kind: kind), identifier) {
      prepare(view, element)
      return view
    }
    reportMissing(kind, identifier)
    return UICollectionReusableView(frame: .zero)
  }

  private func reportMissing(_ kind: String, _ identifier: String) {
    SimulatedDevice.current?.diagnose(
      .invalidCall,
      "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib "
        + "or a class for the identifier or connect a prototype cell in a storyboard")
  }

  /// Gives a dequeued view its attributes, without animation.
  private func prepare(_ view: UICollectionReusableView, _ element: CollectionElement) {
    view.owner = self
    guard let attributes = state.pending[element] else { return }
    UIView.performWithoutAnimation { view.receive(attributes) }
  }

  /// Reports a data source without supplementary views, and returns an empty one.
  final func missingSupplementaryView(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView {
    SimulatedDevice.current?.diagnose(
      .invalidCall,
      "the collection view's data source does not implement "
        + "collectionView(_:viewForSupplementaryElementOfKind:at:), which the layout needs for "
        + "\(kind)")
    return UICollectionReusableView(frame: .zero)
  }

  /// Returns the view of an element that has become visible.
  final func makeView(_ element: CollectionElement) -> UICollectionReusableView? {
    switch element.category {
    case .cell: return dataSource?.collectionView(self, cellForItemAt: element.path)
    case .supplementaryView:
      return dataSource?.collectionView(
        self, viewForSupplementaryElementOfKind: element.kind, at: element.path)
    case .decorationView:
      guard let type = currentLayout.decorationClasses[element.kind] else { return nil }
      return ReusableMaking.view(type)
    }
  }

  final func willDisplay(_ view: UICollectionReusableView, _ element: CollectionElement) {
    switch element.category {
    case .cell:
      guard let cell = view as? UICollectionViewCell else { return }
      delegate?.collectionView(self, willDisplay: cell, forItemAt: element.path)
    case .supplementaryView:
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: element.kind, at: element.path)
    case .decorationView: break
    }
  }

  final func endDisplaying(_ view: UICollectionReusableView, _ element: CollectionElement) {
    state.recycle(view, element)
    switch element.category {
    case .cell:
      guard let cell = view as? UICollectionViewCell else { return }
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.path)
    case .supplementaryView:
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: element.kind,
        at: element.path)
    case .decorationView: break
    }
  }
}
