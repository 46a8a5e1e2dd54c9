/// The subviews of a view, back to front: as objects, and as unmanaged references that loops read
/// without reference counting.
nonisolated struct ChildList {
  private(set) var views: [UIView] = []
  private(set) var references: ContiguousArray<Unmanaged<UIView>> = []
  /// The index that the view itself had in its superview's list when it was last looked up.
  private var position = 0
  // No subview before these indices needs layout, or an update of constraints. Often only the last of
  // many does, such as the front view of a window.
  private var layoutStart = 0
  private var updateStart = 0

  mutating func insert(_ view: UIView, at index: Int) {
    views.insert(view, at: index)
    references.insert(.passUnretained(view), at: index)
    layoutStart = min(layoutStart, index)
    updateStart = min(updateStart, index)
    view.childList.position = index
  }

  mutating func remove(_ view: UIView) {
    guard let index = views.firstIndex(where: { $0 === view }) else { return }
    views.remove(at: index)
    references.remove(at: index)
    if index < layoutStart { layoutStart -= 1 }
    if index < updateStart { updateStart -= 1 }
  }

  /// Returns the index of a view of the list.
  private func index(of view: Unmanaged<UIView>) -> Int {
    let position = view._withUnsafeGuaranteedRef { $0.childList.position }
    let isCurrent = position < references.count && references[position].refersTo(view)
    if isCurrent { return position }
    // Views were inserted or removed since. All positions are updated at once, so that marking many
    // views costs one search.
    for (index, view) in references.enumerated() {
      view._withUnsafeGuaranteedRef { $0.childList.position = index }
    }
    return view._withUnsafeGuaranteedRef { $0.childList.position }
  }

  /// Whether a view needs layout, or a view in it.
  var needsLayout: Bool {
    @inline(__always)
    mutating get { firstNeedingLayout() != nil }
  }

  /// Returns the index of the first view, from an index on, that needs layout, or has a descendant
  /// that does.
  @inline(__always)
  mutating func firstNeedingLayout(from start: Int = 0) -> Int? {
    if max(start, layoutStart) >= references.count { return nil }
    return searchLayout(from: start)
  }

  private mutating func searchLayout(from start: Int) -> Int? {
    let first = first(from: max(start, layoutStart), where: \.needsLayoutInTree)
    if start <= layoutStart { layoutStart = first ?? references.count }
    return first
  }

  /// Returns the index of the first view, from an index on, that needs an update of constraints, or
  /// has a descendant that does.
  mutating func firstNeedingConstraintUpdate(from start: Int) -> Int? {
    let first = first(from: max(start, updateStart), where: \.needsConstraintUpdateInTree)
    if start <= updateStart { updateStart = first ?? references.count }
    return first
  }

  @inline(__always)
  private func first(from start: Int, where isWaiting: (Unmanaged<UIView>) -> Bool) -> Int? {
    references.withUnsafeBufferPointer { views in
      var index = start
      while index < views.count {
        if isWaiting(views[index]) { return index }
        index += 1
      }
      return nil
    }
  }

  /// Notes that a view needs layout.
  mutating func noteLayout(of view: Unmanaged<UIView>) {
    if layoutStart > 0 { layoutStart = min(layoutStart, index(of: view)) }
  }

  /// Notes that a view needs an update of constraints.
  mutating func noteConstraintUpdate(of view: Unmanaged<UIView>) {
    if updateStart > 0 { updateStart = min(updateStart, index(of: view)) }
  }
}

nonisolated extension Unmanaged {
  /// Whether both refer to the same object.
  @inline(__always)
  func refersTo(_ other: Self) -> Bool { toOpaque() == other.toOpaque() }
  /// The object, retained by the caller. `takeUnretainedValue()` would always count atomically, even
  /// in a program of one thread.
  @inlinable @inline(__always)
  package var object: Instance { _withUnsafeGuaranteedRef { $0 } }
}

/// Members that are read without reference counting, in walks to the root and in loops.
nonisolated extension Unmanaged where Instance == UIView {
  @inline(__always)
  var parent: Unmanaged<UIView>? { _withUnsafeGuaranteedRef { $0.parentReference } }
  @inline(__always)
  var needsLayout: Bool { _withUnsafeGuaranteedRef { $0.needsLayout } }
  @inline(__always)
  var needsLayoutInTree: Bool { _withUnsafeGuaranteedRef { $0.needsLayoutInTree } }
  /// Whether the view or a descendant needs an update of constraints.
  @inline(__always)
  var needsConstraintUpdateInTree: Bool {
    _withUnsafeGuaranteedRef { $0.subtreeNeedsConstraintUpdate }
  }
  @inline(__always)
  var isAutoresized: Bool { _withUnsafeGuaranteedRef { $0.autoresizing.isActive } }
  @inline(__always)
  var hasSafeArea: Bool { _withUnsafeGuaranteedRef { $0.lastSafeArea != .zero } }
  @inline(__always)
  var modelBounds: CGRect { _withUnsafeGuaranteedRef { $0.modelBounds } }
  @inline(__always)
  var modelFrame: CGRect { _withUnsafeGuaranteedRef { $0.modelFrame } }
  /// The affine map to the superview's coordinates.
  var affineToParent: CGAffineTransform {
    _withUnsafeGuaranteedRef { $0.ownLayer.states.pointee.affineToParent }
  }
  /// Returns the map of a subview, given that by its own transform: also with the transform of all
  /// sublayers.
  @inline(__always)
  func mapOfChild(_ map: CGAffineTransform) -> CGAffineTransform {
    _withUnsafeGuaranteedRef { $0.ownLayer.extras == nil ? map : $0.ownLayer.mapOfSublayer(map) }
  }
  /// Marks the superview as having a descendant that needs layout.
  ///
  /// - Returns: The superview; `nil` if it was marked before, as then its ancestors are marked too.
  func markParentForLayout() -> Unmanaged<UIView>? {
    parent.flatMap { parent in
      parent._withUnsafeGuaranteedRef { view in
        defer { view.subtreeNeedsLayout = true }
        view.childList.noteLayout(of: self)
        return view.subtreeNeedsLayout ? nil : parent
      }
    }
  }
  /// Marks the superview as having a descendant that needs an update of constraints.
  ///
  /// - Returns: The superview; `nil` if it was marked before, as then its ancestors are marked too.
  func markParentForConstraintUpdate() -> Unmanaged<UIView>? {
    parent.flatMap { parent in
      parent._withUnsafeGuaranteedRef { view in
        defer { view.subtreeNeedsConstraintUpdate = true }
        view.childList.noteConstraintUpdate(of: self)
        return view.subtreeNeedsConstraintUpdate ? nil : parent
      }
    }
  }
  /// The highest ancestor that needs layout, or else this view.
  var highestWaiting: Unmanaged<UIView> {
    var (top, view) = (self, self)
    while let parent = view.parent {
      if parent.needsLayout { top = parent }
      view = parent
    }
    return top
  }
  /// The root of the view hierarchy.
  var root: Unmanaged<UIView> {
    var view = self
    while let parent = view.parent { view = parent }
    return view
  }
}
