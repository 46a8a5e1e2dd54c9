/// Geometry of layers, by model values: conversion, hit testing, scrolling.
nonisolated extension CALayer {
  /// The root of the layer tree.
  final var root: CALayer {
    var layer = self
    while let parent = layer.parentOrMasked { layer = parent }
    return layer
  }

  /// Returns the map from a layer's coordinates to those of another layer.
  final class func map(from layer: CALayer, to other: CALayer) -> CGAffineTransform {
    layer.mapToRoot.concatenating(other.mapToRoot.inverted())
  }

  private var mapToRoot: CGAffineTransform {
    var map = CGAffineTransform.identity
    var layer = self
    while let parent = layer.parentOrMasked {
      map = map.concatenating(layer.states.pointee.affineToParent)
      if let shared = parent.sublayerMap { map = map.concatenating(shared) }
      layer = parent
    }
    return map
  }

  /// The affine part of the transform of all sublayers, in the layer's coordinates; nil for the identity.
  final var sublayerMap: CGAffineTransform? {
    guard extras?.values["sublayerTransform"] != nil else { return nil }
    let transform = sublayerTransform
    guard !CATransform3DIsIdentity(transform) else { return nil }
    let (bounds, anchor) = (states.pointee.bounds, states.pointee.anchorOffset)
    let (x, y) = (bounds.minX + anchor.x, bounds.minY + anchor.y)
    return CGAffineTransform(translationX: -x, y: -y)
      .concatenating(CATransform3DGetAffineTransform(transform))
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }

  /// The map from a sublayer's coordinates, given its own map: also with the transform of all sublayers.
  final func mapOfSublayer(_ map: CGAffineTransform) -> CGAffineTransform {
    sublayerMap.map { map.concatenating($0) } ?? map
  }

  func findHit(_ p: CGPoint) -> CALayer? {
    guard !isHidden else { return nil }
    var map = states.pointee.affineToParent
    if let shared = parentOrMasked?.sublayerMap { map = map.concatenating(shared) }
    guard map.a * map.d != map.b * map.c else { return nil }
    let point = p.applying(map.inverted())
    let isInside = contains(point)
    if masksToBounds, !isInside { return nil }
    for layer in drawingOrder.reversed() {
      if let hit = layer.hitTest(point) { return hit }
    }
    return isInside ? self : nil
  }

  /// The sublayers back to front: by `zPosition`, and equal ones by their order.
  final var drawingOrder: [CALayer] {
    let layers = children ?? []
    guard layers.contains(where: { $0.zPosition != 0 }) else { return layers }
    return layers.enumerated().sorted {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }.map(\.element)
  }

  /// Whether the layer's transform, and that of all sublayers of its superlayer, turn its back to the viewer
  /// at a time.
  final func isFacingAway(at time: Double) -> Bool {
    let state = presentationState(at: time)
    var t = state.transform
    if let parent, parent.extras != nil, let path = AnimatableKeyPath("sublayerTransform") {
      let outer = parent.presentationState(at: time)
      let place = CATransform3DMakeTranslation(
        state.position.x - outer.bounds.minX - outer.anchorOffset.x,
        state.position.y - outer.bounds.minY - outer.anchorOffset.y, 0)
      let shared = CATransform3D(path.read(parent, at: time))
      t = CATransform3DConcat(CATransform3DConcat(t, place), shared)
    }
    // The orientation of the projected plane.
    let first = t.m11 * (t.m22 * t.m44 - t.m24 * t.m42)
    let second = t.m12 * (t.m21 * t.m44 - t.m24 * t.m41)
    return first - second + t.m14 * (t.m21 * t.m42 - t.m22 * t.m41) < 0
  }

  // MARK: Scrolling

  /// The nearest superlayer that scrolls; nil if there is none.
  private var scroller: CAScrollLayer? {
    var layer = parent
    while let present = layer {
      if let found = present.asScrollLayer { return found }
      layer = present.parent
    }
    return nil
  }

  final func scrollNearest(to point: CGPoint) {
    if let scroller { scroller.scroll(to: convert(point, to: scroller)) }
  }

  final func scrollNearest(to rect: CGRect) {
    if let scroller { scroller.scroll(to: convert(rect, to: scroller)) }
  }

  final var scrolledPart: CGRect {
    guard let scroller else { return bounds }
    return convert(scroller.bounds, from: scroller).intersection(bounds)
  }
}
