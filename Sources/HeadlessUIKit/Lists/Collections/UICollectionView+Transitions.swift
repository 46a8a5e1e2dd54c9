/// Changes of the layout.
extension UICollectionView {
  final func change(
    to layout: UICollectionViewLayout, _ animated: Bool, _ completion: ((Bool) -> Void)?
  ) {
    let old = currentLayout
    guard layout !== old else {
      completion?(true)
      return
    }
    loadCounts()
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    let views = state.shown.map(\.view)
    for view in views { view.willTransition(from: old, to: layout) }
    currentLayout = layout
    layout.owner = self
    let context = layout.makeContext()
    (context.isEverything, context.isDataSourceCounts) = (true, true)
    layout.invalidateLayout(with: context)
    let end: (Bool) -> Void = { finished in
      for view in views { view.didTransition(from: old, to: layout) }
      completion?(finished)
    }
    guard animated, window != nil, UIView.areAnimationsEnabled, !state.lastBounds.isNull else {
      adoptTargetOffset()
      layout.finalizeLayoutTransition()
      if old.owner === self { old.owner = nil }
      setNeedsLayout()
      return end(true)
    }
    animateChange(from: old, end)
  }

  private func adoptTargetOffset() {
    updateContentSize()
    let limits = offsetLimits
    let proposed = CGPoint(
      x: limits.x.nearest(to: contentOffset.x), y: limits.y.nearest(to: contentOffset.y))
    let target = currentLayout.targetContentOffset(forProposedContentOffset: proposed)
    if target != contentOffset { setOffset(target) }
  }

  private func animateChange(
    from old: UICollectionViewLayout, _ completion: @escaping (Bool) -> Void
  ) {
    let before = state.shown
    let layout = currentLayout
    var leaving: [(item: CollectionState.Shown, end: UICollectionViewLayoutAttributes?)] = []
    UIView.animate(
      withDuration: Self.animationDuration, delay: 0, options: .curveEaseInOut,
      animations: {
        self.adoptTargetOffset()
        // Views that leave animate to their frames in the new layout, and are removed afterward.
        let wanted = Set(
          (layout.layoutAttributesForElements(in: self.bounds) ?? []).map(\.element))
        leaving = before.filter { !wanted.contains($0.element) }
          .map { ($0, layout.attributes(of: $0.element)) }
        self.state.replaceShown(by: before.filter { wanted.contains($0.element) })
        let known = self.state.shown.map { ($0.view, $0.view.center, $0.view.bounds) }
        UIView.performWithoutAnimation {
          self.layOutElements()
          for (view, center, bounds) in known { (view.center, view.bounds) = (center, bounds) }
          // Views that arrive begin at their frames in the old layout.
          for item in self.state.shown where !known.contains(where: { $0.0 === item.view }) {
            if let start = old.attributes(of: item.element) { item.view.receive(start) }
          }
        }
        self.showElements()
        for (item, end) in leaving {
          if let end { item.view.receive(end) } else { item.view.alpha = 0 }
        }
        layout.finalizeLayoutTransition()
      },
      completion: { [reference = BoxedReference(self)] finished in
        if let view = reference.object {
          for (item, _) in leaving {
            item.view.alpha = 1
            view.endDisplaying(item.view, item.element)
          }
          if old.owner === view, view.currentLayout !== old { old.owner = nil }
        }
        completion(finished)
      })
  }

  // MARK: Interactive transitions

  final func startTransition(
    to layout: UICollectionViewLayout, _ completion: LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    let old = currentLayout
    let transition =
      delegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: layout)
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
    layout.owner = self
    state.transitionCompletion = completion
    currentLayout = transition
    transition.owner = self
    transition.invalidateLayout()
    return transition
  }

  final func endTransition(completes: Bool) {
    guard let transition = currentLayout as? UICollectionViewTransitionLayout else { return }
    let completion = state.transitionCompletion
    state.transitionCompletion = nil
    let layout = completes ? transition.nextLayout : transition.currentLayout
    change(to: layout, true) { completion?(completes, $0) }
  }
}
