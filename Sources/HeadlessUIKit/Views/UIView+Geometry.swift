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

  /// Converts a point of the view to another view's coordinates; `nil` selects the window's.
  public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    point.applying(mapToRoot.concatenating((view ?? root).mapToRoot.inverted()))
  }
  /// Converts a point of another view to this view's coordinates; `nil` selects the window's.
  public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? root).convert(point, to: self)
  }
  /// Converts a rectangle of the view to another view's coordinates; `nil` selects the window's.
  public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.applying(mapToRoot.concatenating((view ?? root).mapToRoot.inverted()))
  }
  /// Converts a rectangle of another view to this view's coordinates; `nil` selects the window's.
  public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    (view ?? root).convert(rect, to: self)
  }

  /// The root of the view hierarchy.
  nonisolated package final var root: UIView {
    var view = Unmanaged.passUnretained(self)
    while let parent = view._withUnsafeGuaranteedRef({ $0.parent }) {
      view = .passUnretained(parent)
    }
    return view.takeUnretainedValue()
  }

  private var mapToRoot: CGAffineTransform {
    var map = CGAffineTransform.identity
    var view = self
    while let parent = view.superview {
      map = map.concatenating(view.layer.model.affineToParent)
      view = parent
    }
    return map
  }

  /// Returns the map from the view's coordinates to its window's at a time, by presentation values.
  package final func presentedMapToRoot(at time: Double) -> CGAffineTransform {
    var map = CGAffineTransform.identity
    var view = self
    while let parent = view.superview {
      map = map.concatenating(view.layer.presentationState(at: time).affineToParent)
      view = parent
    }
    return map
  }

  /// The insets for bars, notches and rounded corners, pt. While a view controller's view
  /// disappears, the insets from before, so that its content keeps its position (fault F053).
  public final var safeAreaInsets: UIEdgeInsets {
    safeArea(within: parent?.safeAreaInsets ?? .zero)
  }

  /// Returns the safe area for a given safe area of the superview; a layout pass hands it down.
  final func safeArea(within outer: UIEdgeInsets) -> UIEdgeInsets {
    if let controller, controller.appearance.phase == .disappearing { return lastSafeArea }
    var own = UIEdgeInsets.zero
    if let controller {
      own = controller.additionalSafeAreaInsets.adding(controller.insetsFromParent)
    }
    guard let parent else {
      let base = (self as? UIWindow)?.screenSafeArea ?? .zero
      return base.adding(own)
    }
    if outer == .zero { return own }
    // By layout geometry: a transform does not move the safe area.
    let size = bounds.size
    let x = center.x - layer.anchorPoint.x * size.width - parent.bounds.minX
    let y = center.y - layer.anchorPoint.y * size.height - parent.bounds.minY
    return UIEdgeInsets(
      top: max(0, outer.top - max(0, y)), left: max(0, outer.left - max(0, x)),
      bottom: max(0, outer.bottom - max(0, parent.bounds.height - y - size.height)),
      right: max(0, outer.right - max(0, parent.bounds.width - x - size.width))
    ).adding(own)
  }

  /// Schedules a layout pass after a move, for dependents of the view's position: the safe area,
  /// and constraints to a view that translates its autoresizing mask.
  private func markForMove() {
    let hasSafeArea = lastSafeArea != .zero || (parent?.lastSafeArea ?? .zero) != .zero
    let isTied =
      translatesAutoresizingMaskIntoConstraints && (layoutItems?.outerConstraintCount ?? 0) > 0
    if hasSafeArea || isTied { markPath() }
  }

  /// Runs a change of geometry, and autoresizes the subviews if the size changed.
  final func resizing(_ change: () -> Void) {
    let old = layer.bounds.size
    let oldPosition = layer.position
    change()
    let new = layer.bounds.size
    if oldPosition != layer.position { markForMove() }
    guard old != new else { return }
    if autoresizesSubviews {
      for child in children { child.autoresize(from: old, to: new) }
    }
    setNeedsLayout()
  }

  /// Called by layers, which are not isolated, when the end of an animation restores the geometry
  /// of the layer.
  nonisolated final func placeDidChange(from old: LayerValues, to new: LayerValues) {
    MainActor.assumeIsolated {
      if old.bounds.size != new.bounds.size { setNeedsLayout() }
      if old.position != new.position { markForMove() }
    }
  }

  private func autoresize(from old: CGSize, to new: CGSize) {
    guard translatesAutoresizingMaskIntoConstraints, !autoresizingMask.isEmpty else { return }
    let (mask, model) = (autoresizingMask, layer.model)
    defer { layer.moveStarts(from: model) }
    var rect =
      layer.transform.isIdentityTransform ? frame : bounds.centered(at: center, layer.anchorPoint)
    (rect.origin.x, rect.size.width) = Self.stretch(
      rect.minX, rect.width, old.width, new.width, mask.contains(.flexibleLeftMargin),
      mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin))
    (rect.origin.y, rect.size.height) = Self.stretch(
      rect.minY, rect.height, old.height, new.height, mask.contains(.flexibleTopMargin),
      mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin))
    guard !isFramedUnderTransform else { return frame = rect }
    bounds.size = rect.size
    center = CGPoint(
      x: rect.minX + layer.anchorPoint.x * rect.width,
      y: rect.minY + layer.anchorPoint.y * rect.height)
  }

  /// Whether the window sets the frame of the view although it has a transform, which leaves
  /// unsuitable bounds (UIKit row 63). UIKit applies a system sheet's transform to a wrapper view.
  private var isFramedUnderTransform: Bool {
    guard !layer.transform.isIdentityTransform,
      let root = (parent as? UIWindow)?.rootViewController,
      root.viewIfLoaded === self,
      SimulatedDevice.current?.configuration.choices.rotationSetsFrameUnderTransform == true
    else { return false }
    return !root.presentationsAbove.contains {
      ($0.controller as? UISheetPresentationController)?.chrome.card.view === self
    }
  }

  /// Distributes the growth of the superview over the flexible parts in proportion to their sizes.
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

extension UIEdgeInsets {
  func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + other.top, left: left + other.left, bottom: bottom + other.bottom,
      right: right + other.right)
  }
}

extension CATransform3D {
  var isIdentityTransform: Bool { CATransform3DIsIdentity(self) }
}

extension CGRect {
  /// Returns the untransformed frame of a view with these bounds.
  func centered(at position: CGPoint, _ anchor: CGPoint) -> CGRect {
    CGRect(
      x: position.x - anchor.x * width, y: position.y - anchor.y * height, width: width,
      height: height)
  }
}
