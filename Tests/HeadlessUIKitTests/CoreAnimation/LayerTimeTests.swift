import HeadlessUIKit
import TestSupport
import Testing

/// Layers whose time differs from the device's.
@Suite(.checkedDevices) struct LayerTimeTests {
  let scene = AnimationScene()
  let notes = AnimationNotes()
  private var parent: CALayer { scene.window.layer }
  private var layer: CALayer { scene.view.layer }

  /// Animates the view's center from x 50 to 150 within 1 s.
  private func block(_ options: UIView.AnimationOptions = .curveLinear) {
    scene.run {
      UIView.animate(withDuration: 1, delay: 0, options: options) {
        scene.view.center.x = 150
      } completion: { finished in
        notes.note("block ends \(finished)")
      }
    }
  }

  @Test("a layer tree with speed 0 is scrubbed by its time offset, blocks and animations alike")
  func scrub() {
    scene.run { parent.speed = 0 }
    block()
    let animation = scene.animation("position.y", notes: notes)
    animation.toValue = 200
    scene.run { layer.add(animation, forKey: "y") }
    let samples: [(offset: Double, x: CGFloat, y: CGFloat)] = [
      (0, 50, 0), (0.25, 75, 50), (0.75, 125, 150), (0.5, 100, 100),
    ]
    for (offset, x, y) in samples {
      scene.run { parent.timeOffset = offset }
      scene.device.advance(by: 3)
      #expect(scene.shownX == x, "at \(offset)")
      #expect(scene.shown.position.y == y)
    }
    #expect(layer.position.x == 150)
    #expect(notes.lines == ["position.y starts at 0.0"])
    scene.run { parent.timeOffset = 1 }
    #expect(scene.shownX == 150)
  }

  @Test("a block ends with its last view, also if the first one's layer is faster")
  func blockWithFasterFirstLayer() {
    scene.run {
      let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      scene.window.addSubview(other)
      layer.speed = 2
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        scene.view.center.x = 150
        other.center.x = 105
      } completion: { finished in
        notes.note("block ends \(finished)")
      }
    }
    scene.device.settle()
    #expect(notes.lines == ["block ends true at 1.0"])
  }

  @Test("a block below a layer with speed 0 stops with it, also after it was presented")
  func blockStopsBelowStoppedLayer() {
    let inner = scene.run {
      let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      scene.view.addSubview(inner)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { inner.center.x = 105 }
      return inner
    }
    scene.device.advance(to: 0.25)
    #expect(scene.run { inner.layer.presentation()?.position.x } == 30)
    scene.run { (layer.speed, layer.timeOffset) = (0, 0.25) }
    scene.device.advance(to: 0.5)
    #expect(scene.run { inner.layer.presentation()?.position.x } == 30)
  }

  @Test("a layer that changes its superlayer takes the time of the new one")
  func movesToAnotherTime() {
    let (slow, inner) = scene.run { (CALayer(), CALayer()) }
    scene.run {
      slow.speed = 0.5
      parent.addSublayer(slow)
    }
    scene.device.advance(to: 8)
    scene.run {
      #expect(inner.convertTime(8, from: nil) == 8)
      slow.addSublayer(inner)
      #expect(inner.convertTime(8, from: nil) == 4)
      inner.removeFromSuperlayer()
      #expect(inner.convertTime(8, from: nil) == 8)
      slow.insertSublayer(inner, at: 0)
      parent.addSublayer(inner)
      #expect(inner.convertTime(8, from: nil) == 8)
    }
  }

  @Test("a layer tree resumes where it was paused")
  func pause() {
    block()
    scene.run { layer.add(scene.animation("position.y", notes: notes), forKey: "y") }
    scene.device.advance(to: 0.25)
    scene.run {
      let paused = parent.convertTime(CACurrentMediaTime(), from: nil)
      parent.speed = 0
      parent.timeOffset = paused
    }
    #expect(scene.positions(at: [0.25, 2]) == [75, 75])
    #expect(scene.device.settle())
    #expect(scene.device.now == 2)
    scene.run {
      let paused = parent.timeOffset
      (parent.speed, parent.timeOffset, parent.beginTime) = (1, 0, 0)
      parent.beginTime = parent.convertTime(CACurrentMediaTime(), from: nil) - paused
    }
    #expect(scene.positions(at: [2, 2.25]) == [75, 100])
    #expect(scene.shown.position.y == 50)
    scene.device.settle()
    #expect(
      notes.lines == [
        "position.y starts at 0.0", "block ends true at 2.75", "position.y ends true at 2.75",
      ])
  }

  @Test("in a layer with double speed animations run and end in half the time")
  func twice() {
    scene.run { parent.speed = 2 }
    block()
    #expect(scene.positions(at: [0.125, 0.25]) == [75, 100])
    scene.device.settle()
    #expect(notes.lines == ["block ends true at 0.5"])
  }

  @Test("an animation whose layer is slowed down ends later")
  func slowed() {
    block()
    scene.device.advance(to: 0.5)
    scene.run { (layer.speed, layer.timeOffset, layer.beginTime) = (0.5, 0.5, 0.5) }
    #expect(scene.positions(at: [0.5, 1]) == [100, 125])
    scene.device.settle()
    #expect(notes.lines == ["block ends true at 1.5"])
  }

  @Test("a layer whose time offset is reset presents its block at the new time")
  func givenBack() {
    scene.run { layer.timeOffset = 5 }
    block()
    scene.device.advance(to: 0.5)
    #expect(scene.shownX == 100)
    scene.run { layer.timeOffset = 0 }
    #expect(scene.shownX == 50)
    #expect(scene.positions(at: [5, 5.5]) == [50, 100])
    scene.device.settle()
    #expect(notes.lines == ["block ends true at 6.0"])
  }

  @Test("times are converted between layers, and to the device's clock")
  func convert() {
    scene.run {
      (parent.speed, parent.timeOffset) = (2, 3)
      layer.beginTime = 1
    }
    #expect(layer.convertTime(5, from: nil) == 12)
    #expect(layer.convertTime(12, to: nil) == 5)
    #expect(layer.convertTime(13, from: parent) == 12)
    #expect(layer.convertTime(12, to: parent) == 13)
    #expect(CALayer().convertTime(7, from: nil) == 7)
  }

  @Test("a layer takes the time of the tree that it is added to")
  func moved() {
    scene.run { parent.speed = 2 }
    let child = CALayer()
    scene.run {
      #expect(child.convertTime(3, from: nil) == 3)
      layer.addSublayer(child)
      #expect(child.convertTime(3, from: nil) == 6)
      child.removeFromSuperlayer()
      #expect(child.convertTime(3, from: nil) == 3)
    }
  }
}
