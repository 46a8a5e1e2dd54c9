/// The list of arranged subviews, and the invalidation of their constraints.
extension UIStackView {
  final func arrange(_ view: UIView, at index: Int) {
    let known = arranged.firstIndex { $0.view === view }
    // Without the view itself, which is removed before it is inserted.
    let count = arranged.count - (known == nil ? 0 : 1)
    guard (0...arranged.count).contains(index) else {
      SimulatedDevice.current?.diagnose(
        .invalidCall,
        "can't arrange \(SimulatedDevice.describe(view)) at index \(index) of "
          + "\(SimulatedDevice.describe(self)), which arranges \(arranged.count) views; pass an "
          + "index from 0 to \(arranged.count)")
      return
    }
    let entry = known.map { arranged.remove(at: $0) } ?? Arranged(view: view)
    if view.parent !== self { addSubview(view) }
    // The view may be an ancestor, which cannot be added.
    guard view.parent === self else { return }
    view.translatesAutoresizingMaskIntoConstraints = false
    arranged.insert(entry, at: min(index, count))
    invalidateArrangement()
  }

  final func endArranging(_ view: UIView) {
    guard let index = arranged.firstIndex(where: { $0.view === view }) else { return }
    arranged.remove(at: index)
    invalidateArrangement()
  }

  final func customize(_ spacing: CGFloat, after view: UIView) {
    guard let index = arranged.firstIndex(where: { $0.view === view }),
      arranged[index].spacing != spacing
    else { return }
    arranged[index].spacing = spacing
    didChange(true)
  }

  /// Invalidates the constraints after a property was set, if its value is new. Within an animation block
  /// they are solved at once, because Apple's page `UIStackView` says that a block animates such changes; it
  /// names `isHidden` of an arranged view, and the properties of the stack view.
  final func didChange(_ isNew: Bool) {
    guard isNew else { return }
    invalidateArrangement()
    if openGroup != nil { layoutIfNeeded() }
  }

  /// Keeps a view visible that an animation block hides, until the animation that closes its gap has
  /// ended.
  final func keepVisible(_ view: UIView) {
    guard let group = openGroup else { return }
    let number = group.identifier
    view.ownLayer.isHidden = false
    view.hidingGroup = number
    let reference = BoxedReference(view)
    // Before the completions of the app.
    group.completions.insert(
      { _ in
        guard let view = reference.object, view.hidingGroup == number else { return }
        view.hidingGroup = nil
        view.ownLayer.isHidden = true
      }, at: 0)
  }

  /// The animation of the open block; `nil` outside of one, and for a stack view in no window.
  private var openGroup: AnimationGroup? {
    guard window != nil, let recorder = SimulatedDevice.current?.recorder, recorder.isRecording
    else { return nil }
    return recorder.current?.group
  }

  final func invalidateArrangement() {
    isArrangementStale = true
    setNeedsUpdateConstraints()
    parent?.subviewContentDidChange()
  }

  /// Makes the constraints again after a change.
  final func arrangeAgain() {
    guard isArrangementStale else { return }
    isArrangementStale = false
    NSLayoutConstraint.deactivate(arrangement)
    arrangement = StackConstraints(of: self).list
    NSLayoutConstraint.activate(arrangement)
  }

  /// Returns the gap after an arranged view, pt.
  final func gap(after entry: Arranged) -> CGFloat {
    let gap = entry.spacing == Self.spacingUseDefault ? spacing : entry.spacing
    return gap == Self.spacingUseSystem ? systemSpacing : gap
  }
}
