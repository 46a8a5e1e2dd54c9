/// The subviews of a view, back to front, also as references that loops read without counting.
nonisolated struct ChildList {
  private(set) var views: [UIView] = []
  private(set) var references: ContiguousArray<Unmanaged<UIView>> = []

  mutating func insert(_ view: UIView, at index: Int) {
    views.insert(view, at: index)
    references.insert(.passUnretained(view), at: index)
  }

  mutating func remove(_ view: UIView) {
    guard let index = views.firstIndex(where: { $0 === view }) else { return }
    views.remove(at: index)
    references.remove(at: index)
  }

  /// Whether a view needs layout, or a view in it.
  var needsLayout: Bool {
    references.withUnsafeBufferPointer { views in
      for view in views where view.needsLayoutInTree { return true }
      return false
    }
  }

  /// Returns the index of the first view, from an index on, that needs an update of constraints, or
  /// has a descendant that does.
  func firstNeedingConstraintUpdate(from start: Int) -> Int? {
    references.withUnsafeBufferPointer { views in
      var index = start
      while index < views.count {
        if views[index].needsConstraintUpdateInTree { return index }
        index += 1
      }
      return nil
    }
  }
}

nonisolated extension Unmanaged {
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
