import HeadlessUIKit
import TestSupport
import Testing

/// Masks: ownership, lifetime of animations, the outline that clips.
@Suite(.checkedDevices) struct MaskTests {
  @Test("a mask has no superlayer, and leaves the one that it had")
  func superlayer() {
    let (layer, other, mask) = (CALayer(), CALayer(), CALayer())
    other.addSublayer(mask)
    layer.mask = mask
    #expect(mask.superlayer == nil)
    #expect(other.sublayers == [])
    #expect(layer.mask === mask)
  }

  @Test("a mask that another layer takes masks only that one")
  func taken() {
    let (layer, other, mask) = (CALayer(), CALayer(), CALayer())
    layer.mask = mask
    other.mask = mask
    #expect(layer.mask == nil)
    #expect(other.mask === mask)
  }

  @Test("the outline of a mask is its path in the coordinates of the masked layer")
  func outline() {
    let (layer, mask) = (CALayer(), CAShapeLayer())
    mask.frame = CGRect(x: 5, y: 7, width: 50, height: 50)
    mask.path = box(0, 0, 10, 10)
    mask.fillRule = .evenOdd
    layer.mask = mask
    let parts = layer.maskOutline(at: 0)?.parts ?? []
    #expect(parts.map { CGPath.text($0.outline) } == [box(5, 7, 10, 10).text])
    #expect(parts.map(\.isEvenOdd) == [true])
  }

  @Test("a mask without content hides everything, and a layer without a mask has no outline")
  func empty() {
    let layer = CALayer()
    #expect(layer.maskOutline(at: 0) == nil)
    layer.mask = CAShapeLayer()
    #expect(layer.maskOutline(at: 0)?.parts == [])
  }

  @Test("the sublayers of a mask are part of its outline, hidden ones not")
  func sublayers() {
    let (layer, mask, inner, hidden) = (CALayer(), CALayer(), CALayer(), CALayer())
    mask.frame = CGRect(x: 10, y: 0, width: 50, height: 50)
    inner.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    for one in [inner, hidden] { one.backgroundColor = UIColor.black.cgColor }
    hidden.isHidden = true
    mask.addSublayer(inner)
    mask.addSublayer(hidden)
    layer.mask = mask
    let parts = layer.maskOutline(at: 0)?.parts ?? []
    #expect(parts.map { CGPath.text($0.outline) } == [box(11, 2, 3, 4).text])
  }

  @Test("an animation of a mask's path runs to its end, and calls its delegate")
  func animation() {
    nonisolated final class Delegate: NSObject, CAAnimationDelegate {
      var lines: [String] = []
      func animationDidStart(_ anim: CAAnimation) { lines.append("start") }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        lines.append("stop \(flag)")
      }
    }
    let scene = LayerScene()
    let (mask, delegate) = (CAShapeLayer(), Delegate())
    scene.run {
      mask.path = box(0, 0, 100, 100)
      scene.view.layer.mask = mask
      let animation = CABasicAnimation(keyPath: "path")
      animation.fromValue = box(50, 50, 0, 0)
      animation.toValue = box(0, 0, 100, 100)
      animation.duration = 1
      animation.delegate = delegate
      mask.add(animation, forKey: "path")
    }
    scene.device.advance(to: 0.5)
    let parts = scene.view.layer.maskOutline(at: 0.5)?.parts ?? []
    #expect(parts.map { CGPath.text($0.outline) } == [box(25, 25, 50, 50).text])
    #expect(delegate.lines == ["start"])
    scene.device.advance(to: 1)
    #expect(delegate.lines == ["start", "stop true"])
  }

  @Test("a block animates the view that masks another one, and the masked view retains it")
  func maskView() {
    let scene = LayerScene()
    var results: [Bool] = []
    weak var kept: UIView?
    scene.run {
      let mask = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      mask.backgroundColor = .black
      scene.view.mask = mask
      kept = mask
    }
    scene.device.turn()
    #expect(scene.view.mask === kept)
    #expect(scene.view.layer.mask === kept?.layer)
    scene.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        kept?.frame = CGRect(x: 0, y: 0, width: 30, height: 10)
      } completion: {
        results.append($0)
      }
    }
    scene.device.advance(to: 0.5)
    let parts = scene.view.layer.maskOutline(at: 0.5)?.parts ?? []
    #expect(parts.map { CGPath.text($0.outline) } == [box(0, 0, 20, 10).text])
    scene.device.advance(to: 1)
    #expect(results == [true])
    scene.run { scene.view.mask = nil }
    #expect(scene.view.layer.mask == nil)
  }

  @Test("a mask does not keep touches away from the view")
  func touches() {
    let scene = LayerScene()
    let hit = scene.run {
      let mask = CAShapeLayer()
      mask.path = box(0, 0, 10, 10)
      scene.view.layer.mask = mask
      return scene.window.hitTest(CGPoint(x: 90, y: 90), with: nil)
    }
    #expect(hit === scene.view)
  }

  @Test("a snapshot keeps the shape, the mask and the layers without views of its view")
  func snapshot() throws {
    let scene = LayerScene()
    let shape = CAShapeLayer()
    scene.run {
      shape.path = box(0, 0, 10, 10)
      shape.frame = CGRect(x: 4, y: 4, width: 20, height: 20)
      scene.view.layer.addSublayer(shape)
      let mask = CAShapeLayer()
      mask.path = box(0, 0, 40, 40)
      scene.view.layer.mask = mask
    }
    scene.device.turn()
    let snapshot = try #require(scene.run { scene.view.snapshotView(afterScreenUpdates: false) })
    let copy = try #require(snapshot.subviews.first?.subviews.first?.layer)
    scene.run { scene.view.layer.mask = nil }
    #expect(copy.maskOutline(at: 0)?.parts.count == 1)
    let inner = try #require(copy.sublayers?.first)
    #expect(inner.frame == CGRect(x: 4, y: 4, width: 20, height: 20))
    #expect(inner.drawing(at: 0) == shape.drawing(at: 0))
  }
}
