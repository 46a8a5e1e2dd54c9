import HeadlessUIKit
import TestSupport
import Testing

/// Geometry of layers: conversion, hit testing, the transform of all sublayers.
@Suite(.checkedDevices) struct LayerGeometryTests {
  private func tree() -> (root: CALayer, outer: CALayer, inner: CALayer) {
    let (root, outer, inner) = (CALayer(), CALayer(), CALayer())
    root.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    outer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
    inner.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    root.addSublayer(outer)
    outer.addSublayer(inner)
    return (root, outer, inner)
  }

  @Test("points and rectangles are converted between layers, and nil is the root")
  func converts() {
    let (root, outer, inner) = tree()
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 61, y: 72))
    #expect(inner.convert(CGPoint(x: 61, y: 72), from: root) == CGPoint(x: 1, y: 2))
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 61, y: 72))
    #expect(
      outer.convert(inner.bounds, from: inner) == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test("the transform of all sublayers is about the anchor point, in layers and in views")
  func sublayerTransform() {
    let (root, outer, inner) = tree()
    outer.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    // The inner origin (10, 20) is (-40, -30) from the center (50, 50).
    #expect(inner.convert(CGPoint.zero, to: root) == CGPoint(x: 20, y: 40))
    let scene = LayerScene()
    let child = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    scene.run {
      scene.view.addSubview(child)
      scene.view.layer.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    }
    #expect(scene.run { child.convert(CGPoint.zero, to: scene.view) } == CGPoint(x: -30, y: -10))
    let hits = [CGPoint(x: 28, y: 68), CGPoint(x: 35, y: 5), CGPoint(x: 95, y: 95)].map { point in
      scene.run { scene.view.hitTest(point, with: nil) === child }
    }
    #expect(hits == [true, false, false])
  }

  @Test("a hit finds the frontmost layer by zPosition, and none that is hidden or clipped")
  func hitTest() {
    let (root, outer, inner) = tree()
    let sibling = CALayer()
    sibling.frame = inner.frame
    outer.addSublayer(sibling)
    let point = CGPoint(x: 65, y: 75)
    #expect(root.hitTest(point) === sibling)
    inner.zPosition = 1
    #expect(root.hitTest(point) === inner)
    inner.isHidden = true
    #expect(root.hitTest(point) === sibling)
    sibling.frame.origin.x = 95
    #expect(root.hitTest(CGPoint(x: 160, y: 75)) === sibling)
    outer.masksToBounds = true
    #expect(root.hitTest(CGPoint(x: 160, y: 75)) === root)
    #expect(root.hitTest(CGPoint(x: 300, y: 0)) == nil)
  }

  @Test("a layer is replaced at its place")
  func replaces() {
    let (_, outer, inner) = tree()
    let (front, new) = (CALayer(), CALayer())
    outer.addSublayer(front)
    outer.replaceSublayer(inner, with: new)
    #expect(outer.sublayers == [new, front])
    #expect(inner.superlayer == nil)
  }

  @Test("a scroll layer scrolls along its axes, as far as is needed for a rectangle")
  func scrolls() {
    let (layer, content) = (CAScrollLayer(), CALayer())
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    content.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    layer.addSublayer(content)
    layer.scroll(to: CGPoint(x: 20, y: 30))
    #expect(layer.bounds.origin == CGPoint(x: 20, y: 30))
    layer.scrollMode = .vertically
    content.scroll(CGPoint(x: 5, y: 5))
    #expect(layer.bounds.origin == CGPoint(x: 20, y: 5))
    layer.scrollMode = .both
    content.scrollRectToVisible(CGRect(x: 150, y: 10, width: 20, height: 20))
    #expect(layer.bounds.origin == CGPoint(x: 70, y: 5))
    #expect(content.visibleRect == CGRect(x: 70, y: 5, width: 100, height: 100))
  }

  @Test("an animation of the transform of all sublayers has presentation values")
  func animatesSublayers() {
    let scene = LayerScene()
    scene.run {
      let animation = CABasicAnimation(keyPath: "sublayerTransform.rotation.z")
      animation.fromValue = 0
      animation.toValue = 1
      animation.duration = 1
      scene.view.layer.add(animation, forKey: nil)
    }
    let angle = scene.shown(scene.view.layer, at: 0.5) {
      $0.value(forKeyPath: "sublayerTransform.rotation.z") as? CGFloat
    }
    #expect(isClose((angle ?? nil) ?? 0, 0.5))
    #expect(CATransform3DIsIdentity(scene.view.layer.sublayerTransform))
  }

  @Test("the side of a box in perspective shows its back until it has turned to the viewer")
  func sideOfBox() {
    let scene = LayerScene()
    let side = scene.add(CALayer())
    scene.run {
      CATransaction.setDisableActions(true)
      side.frame = scene.view.bounds
      side.isDoubleSided = false
      side.transform = CATransform3DTranslate(
        CATransform3DMakeRotation(.pi / 2, 0, 1, 0), 0, 0, 50)
    }
    scene.device.turn()
    for (angle, showsBack) in [(0.0, true), (0.1, true), (0.3, false), (0.8, false)] {
      scene.run {
        var box = CATransform3DIdentity
        box.m34 = -1 / 200
        box = CATransform3DTranslate(box, 0, 0, -50)
        scene.view.layer.sublayerTransform = CATransform3DRotate(box, -angle, 0, 1, 0)
      }
      #expect((side.look(at: 0)?.showsBack == true) == showsBack, "\(angle)")
    }
  }

  @Test("a layer that is not double-sided is not shown from behind")
  func doubleSided() {
    let layer = CALayer()
    layer.transform = CATransform3DMakeRotation(.pi * 0.75, 0, 1, 0)
    #expect(layer.look(at: 0)?.showsBack != true)
    layer.isDoubleSided = false
    #expect(layer.look(at: 0)?.showsBack == true)
    layer.transform = CATransform3DMakeRotation(.pi * 0.25, 0, 1, 0)
    #expect(layer.look(at: 0)?.showsBack != true)
  }
}
