/// Geometry: coordinate conversion, autoresizing, the safe area.
extension UIView {
  /// The class of the layer; `CALayer` if `layerClass` is not a subclass of it.
  static var usableLayerClass: CALayer.Type {
    if let wanted = layerClass as? CALayer.Type { return wanted }
    SimulatedDevice.current?.diagnose(
      .invalidCall,
      "layerClass of \(Self.self) is \(layerClass), which is not a subclass of CALayer; "
        + "a CALayer is used")
    return CALayer.self
  }

  /// The value of a dimension without an intrinsic size.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  /// Maps a point to another view's coordinates; `nil` selects the window's.
  final func map(_ point: CGPoint, to view: UIView?) -> CGPoint {
    point.applying(mapToRoot.concatenating((view ?? root).mapToRoot.inverted()))
  }
  /// Maps a rectangle to another view's coordinates; `nil` selects the window's.
  final func map(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.applying(mapToRoot.concatenating((view ?? root).mapToRoot.inverted()))
  }

  /// The root of the view hierarchy.
  nonisolated package final var root: UIView {
    Unmanaged.passUnretained(self).root.object
  }

  /// The map from the root's coordinates to the view's.
  nonisolated final var mapFromRoot: CGAffineTransform {
    // The product has no -0, which the inverse can have.
    CGAffineTransform.identity.concatenating(mapToRoot.inverted())
  }

  nonisolated private var mapToRoot: CGAffineTransform {
    var map = CGAffineTransform.identity
    var view = Unmanaged.passUnretained(self)
    while let parent = view.parent {
      map = parent.mapOfChild(map.concatenating(view.affineToParent))
      view = parent
    }
    return map
  }

  /// Returns the map from the view's coordinates to its window's at a time, by presentation values.
  package final func presentedMapToRoot(at time: Double) -> CGAffineTransform {
    var map = CGAffineTransform.identity
    var view = self
    while let parent = view.parent {
      map = map.concatenating(view.ownLayer.presentationState(at: time).affineToParent)
      if parent.ownLayer.extras != nil { map = parent.ownLayer.mapOfSublayer(map) }
      view = parent
    }
    return map
  }

  /// The safe area that follows from the superview's `safeAreaInsets`, which a subclass may override.
  final var safeArea: UIEdgeInsets {
    if let handed = outerSafeAreaInPass { return safeArea(within: handed) }
    return safeArea(within: parent?.safeAreaInsets ?? .zero)
  }

  /// Returns `safeAreaInsets` in a layout pass, which hands down the superview's, so that no walk to
  /// the root repeats for each view.
  final func safeAreaInsets(inPassWithin outer: UIEdgeInsets) -> UIEdgeInsets {
    // Most views are plain: nothing overrides the property.
    if type(of: self) == UIView.self { return safeArea(within: outer) }
    outerSafeAreaInPass = outer
    defer { outerSafeAreaInPass = nil }
    return safeAreaInsets
  }

  /// Returns the safe area for that of the superview.
  private func safeArea(within outer: UIEdgeInsets) -> UIEdgeInsets {
    var own = UIEdgeInsets.zero
    if controllerReference != nil, let controller {
      if controller.appearance.phase == .disappearing { return lastSafeArea }
      own = controller.additionalSafeAreaInsets.adding(controller.insetsFromParent)
      if let area = controller.activePresentation?.controller.presentedSafeArea {
        return area.adding(own)
      }
    }
    guard let parent = parentReference else {
      return outerSafeArea.adding(own)
    }
    if outer == .zero { return own }
    // By layout geometry: a transform does not move the safe area.
    let (size, outside) = (modelBounds.size, parent.modelBounds)
    let (center, anchor) = (modelPosition, modelAnchor)
    let x = center.x - anchor.x * size.width - outside.minX
    let y = center.y - anchor.y * size.height - outside.minY
    return UIEdgeInsets(
      top: max(0, outer.top - max(0, y)), left: max(0, outer.left - max(0, x)),
      bottom: max(0, outer.bottom - max(0, outside.height - y - size.height)),
      right: max(0, outer.right - max(0, outside.width - x - size.width))
    ).adding(own)
  }

  /// Schedules a layout pass after a move, for dependents of the view's position: the safe area,
  /// and constraints to a view that translates its autoresizing mask.
  private func markForMove() {
    let hasSafeArea = lastSafeArea != .zero || parentReference?.hasSafeArea ?? false
    if hasSafeArea || isTied { markForVisit() }
  }

  /// Whether constraints of an ancestor depend on the position that autoresizing gives the view.
  private var isTied: Bool {
    guard let layoutItems, layoutItems.outerConstraintCount > 0 else { return false }
    return translatesAutoresizingMaskIntoConstraints
  }

  /// Runs a change of geometry, and autoresizes the subviews if the size changed.
  @inline(__always)
  final func resizing(_ change: () -> Void) {
    if ownLayer.isObserved { return ownLayer.observing { resizingUnobserved(change) } }
    resizingUnobserved(change)
  }

  @inline(__always)
  private func resizingUnobserved(_ change: () -> Void) {
    let (old, oldPosition) = (modelBounds.size, modelPosition)
    change()
    let new = modelBounds.size
    if oldPosition != modelPosition { markForMove() }
    if old != new { resize(from: old, to: new) }
  }

  private func resize(from old: CGSize, to new: CGSize) {
    if autoresizesSubviews {
      var index = 0
      while index < childList.references.count {
        let child = childList.references[index]
        if child.isAutoresized { child.object.autoresize(from: old, to: new) }
        index += 1
      }
    }
    setNeedsLayout()
    if type(of: self) != UIView.self { contentDidResize() }
  }

  /// Called by layers, which are not isolated, when the end of an animation changes the model.
  nonisolated final func didAdopt(_ new: LayerValues, insteadOf old: LayerValues) {
    MainActor.assumeIsolated {
      if old.bounds.size != new.bounds.size { setNeedsLayout() }
      if old.position != new.position { markForMove() }
      if old.background != new.background {
        ownBackground = ownLayer.setColors.background.map { UIColor(cgColor: $0) }
      }
    }
  }

  private func autoresize(from old: CGSize, to new: CGSize) {
    guard !ownLayer.isObserved else {
      return ownLayer.observing { autoresizeUnobserved(from: old, to: new) }
    }
    autoresizeUnobserved(from: old, to: new)
  }

  private func autoresizeUnobserved(from old: CGSize, to new: CGSize) {
    guard !ownLayer.animations.isEmpty else { return stretch(from: old, to: new) }
    let model = ownLayer.model
    stretch(from: old, to: new)
    ownLayer.moveStarts(from: model)
  }

  private func stretch(from old: CGSize, to new: CGSize) {
    let mask = autoresizingMask
    let isPlain = ownLayer.hasIdentityTransform
    var rect = modelFrame
    if isPlain, rect.width < 0 || rect.height < 0 { rect = ownLayer.frame }
    (rect.origin.x, rect.size.width) = Self.stretch(
      rect.minX, rect.width, old.width, new.width, mask.contains(.flexibleLeftMargin),
      mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin))
    (rect.origin.y, rect.size.height) = Self.stretch(
      rect.minY, rect.height, old.height, new.height, mask.contains(.flexibleTopMargin),
      mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin))
    guard isPlain || !isFramedUnderTransform else { return frame = rect }
    let (old, anchor) = (modelBounds, modelAnchor)
    if rect.size != old.size { bounds = CGRect(origin: old.origin, size: rect.size) }
    let middle = CGPoint(
      x: rect.minX + anchor.x * rect.width, y: rect.minY + anchor.y * rect.height)
    if middle != modelPosition { center = middle }
  }

  /// Whether the window sets the frame of the view although it has a transform, which leaves
  /// unsuitable bounds (UIKit row 63). Not for a sheet's presenter: UIKit transforms a wrapper of it.
  private var isFramedUnderTransform: Bool {
    guard let window = parent?.window, window === parent, let root = window.rootViewController,
      root.existingView === self,
      SimulatedDevice.current?.configuration.choices.rotationSetsFrameUnderTransform == true
    else { return false }
    return !root.presentationsAbove.contains { $0.controller.transformedPresenter === self }
  }

  /// Distributes the growth of the superview over the flexible parts in proportion to their sizes, and
  /// returns the new start and length.
  private static func stretch(
    _ start: CGFloat, _ length: CGFloat, _ old: CGFloat, _ new: CGFloat, _ before: Bool,
    _ middle: Bool, _ after: Bool
  ) -> (CGFloat, CGFloat) {
    let end = old - start - length
    let count = CGFloat((before ? 1 : 0) + (middle ? 1 : 0) + (after ? 1 : 0))
    let growth = new - old
    guard count > 0, growth != 0 else { return (start, length) }
    // Exact, so that a view that fills its superview still fills it after any number of changes.
    if middle, count == 1 { return (start, max(0, new - start - end)) }
    let total = (before ? start : 0) + (middle ? length : 0) + (after ? end : 0)
    func portion(of part: CGFloat, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return 0 }
      return total > 0 ? growth * part / total : growth / count
    }
    return (start + portion(of: start, before), max(0, length + portion(of: length, middle)))
  }
}

/// How a view resizes with its superview.
nonisolated struct Autoresizing {
  var mask: UIView.AutoresizingMask = []
  /// Whether the subviews resize too.
  var includesSubviews = true
  /// Whether the frame is translated into constraints.
  var isTranslated = true
  /// The interface style that the view sets; here, because these values are next to each other.
  var style = UIUserInterfaceStyle.unspecified

  /// Whether the view itself resizes.
  var isActive: Bool { isTranslated && !mask.isEmpty }
}

/// The geometry of the model, for code that reads many views.
nonisolated extension UIView {
  final var modelBounds: CGRect { ownLayer.states.pointee.bounds }
  final var modelPosition: CGPoint { ownLayer.states.pointee.position }
  final var modelAnchor: CGPoint { ownLayer.states.pointee.anchorPoint }
  /// The frame without the transform.
  final var modelFrame: CGRect { modelBounds.centered(at: modelPosition, modelAnchor) }
}

nonisolated extension UIEdgeInsets {
  func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + other.top, left: left + other.left, bottom: bottom + other.bottom,
      right: right + other.right)
  }
}

nonisolated extension CALayer {
  /// Whether the model's transform is the identity.
  final var hasIdentityTransform: Bool { states.pointee.transform.isIdentity }
}

nonisolated extension CGRect {
  /// Returns the untransformed frame of a view with these bounds.
  func centered(at position: CGPoint, _ anchor: CGPoint) -> CGRect {
    CGRect(
      x: position.x - anchor.x * width, y: position.y - anchor.y * height, width: width,
      height: height)
  }
}
