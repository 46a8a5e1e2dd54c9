import HeadlessUIKit
import TestSupport
import Testing

/// Records the delegate calls of animations.
final class AnimationNotes: NSObject, CAAnimationDelegate {
  nonisolated(unsafe) private(set) var lines: [String] = []

  nonisolated func animationDidStart(_ anim: CAAnimation) {
    lines.append("\(name(anim)) starts at \(CACurrentMediaTime())")
  }
  nonisolated func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    lines.append("\(name(anim)) ends \(flag) at \(CACurrentMediaTime())")
  }
  nonisolated func note(_ line: String) { lines.append("\(line) at \(CACurrentMediaTime())") }

  private nonisolated func name(_ anim: CAAnimation) -> String {
    (anim as? CAPropertyAnimation)?.keyPath ?? "group"
  }
}

extension AnimationScene {
  /// Returns an animation of 1 s from 0 to 100, with `notes` as its delegate.
  func animation(_ keyPath: String = "position.x", notes: AnimationNotes? = nil) -> CABasicAnimation
  {
    let animation = CABasicAnimation(keyPath: keyPath)
    (animation.fromValue, animation.toValue, animation.duration) = (0, 100, 1)
    animation.delegate = notes
    return animation
  }
}

/// The life cycle of an animation on a layer.
@Suite(.checkedDevices) struct AnimationLifetimeTests {
  let scene = AnimationScene()
  let notes = AnimationNotes()
  private var layer: CALayer { scene.view.layer }

  @Test("the delegate is notified of start and end once, at their times")
  func delegateIsNotifiedOnce() {
    scene.run { layer.add(scene.animation(notes: notes), forKey: "x") }
    #expect(notes.lines == [])
    scene.device.turn()
    #expect(notes.lines == ["position.x starts at 0.0"])
    scene.device.settle()
    #expect(notes.lines == ["position.x starts at 0.0", "position.x ends true at 1.0"])
    #expect(layer.animationKeys() == nil)
    #expect(scene.device.isAtRest)
  }

  @Test("the delegate is notified of the end before the transaction's completion block runs")
  func delegatePrecedesCompletionBlock() {
    scene.run {
      CATransaction.begin()
      CATransaction.setCompletionBlock { notes.note("completion") }
      layer.add(scene.animation(notes: notes), forKey: "x")
      CATransaction.commit()
    }
    scene.device.settle()
    #expect(
      notes.lines == [
        "position.x starts at 0.0", "position.x ends true at 1.0", "completion at 1.0",
      ])
  }

  @Test("an animation removed in the run-loop turn in which it was added never starts")
  func neverStarts() {
    scene.run {
      layer.add(scene.animation(notes: notes), forKey: "x")
      layer.removeAnimation(forKey: "x")
    }
    scene.device.settle()
    #expect(notes.lines == ["position.x ends false at 0.0"])
    #expect(scene.device.now == 0)
  }

  @Test("an animation without duration starts and ends at once")
  func hasNoDuration() {
    let animation = scene.animation(notes: notes)
    // A duration of 0 would be replaced with the transaction's.
    animation.duration = 1e-9
    scene.run { layer.add(animation, forKey: "x") }
    scene.device.settle()
    #expect(
      notes.lines.map { String($0.prefix(17)) } == ["position.x starts", "position.x ends t"])
  }

  @Test("an animation with a later begin time starts then")
  func laterBeginTimeDelaysStart() {
    let animation = scene.animation(notes: notes)
    animation.beginTime = 0.5
    scene.run { layer.add(animation, forKey: "x") }
    scene.device.settle()
    #expect(notes.lines == ["position.x starts at 0.5", "position.x ends true at 1.5"])
  }

  @Test(
    "the layer keeps a copy under its key until the end, or longer if isRemovedOnCompletion is false"
  )
  func kept() {
    let animation = scene.animation()
    scene.run {
      layer.add(animation, forKey: "x")
      animation.isRemovedOnCompletion = false
      layer.add(animation, forKey: "kept")
      layer.add(animation, forKey: nil)
    }
    #expect(layer.animationKeys() == ["x", "kept"])
    #expect(layer.animation(forKey: "x") !== animation)
    #expect((layer.animation(forKey: "x") as? CABasicAnimation)?.toValue as? Int == 100)
    #expect(layer.animation(forKey: "y") == nil)
    scene.device.settle()
    #expect(layer.animationKeys() == ["kept"])
    scene.run { layer.removeAllAnimations() }
    #expect(layer.animationKeys() == nil)
  }

  @Test("a change after adding has no effect")
  func copied() {
    let animation = scene.animation()
    scene.run { layer.add(animation, forKey: "x") }
    animation.toValue = 1000
    animation.duration = 9
    #expect(scene.positions(at: [0.5, 1]) == [50, 50])
  }

  @Test("an animation with the same key replaces the older one, which ends unfinished")
  func sameKeyReplacesAnimation() {
    scene.run { layer.add(scene.animation(notes: notes), forKey: "x") }
    scene.device.advance(to: 0.5)
    scene.run { layer.add(scene.animation(), forKey: "x") }
    #expect(scene.shownX == 0)
    scene.device.settle()
    #expect(notes.lines == ["position.x starts at 0.0", "position.x ends false at 0.5"])
    #expect(scene.device.now == 1.5)
  }

  @Test("of several animations the last one added is presented")
  func order() {
    let other = scene.animation()
    (other.fromValue, other.toValue, other.duration) = (1000, 1000, 0.5)
    scene.run {
      layer.add(scene.animation(), forKey: "x")
      layer.add(other, forKey: "y")
    }
    #expect(scene.positions(at: [0.25, 0.75]) == [1000, 75])
  }

  @Test(
    "a removed animation is no longer presented, and its end is reported in the next run-loop turn")
  func removalIsReportedNextRunLoopTurn() {
    scene.run { layer.add(scene.animation(notes: notes), forKey: "x") }
    scene.device.advance(to: 0.5)
    scene.run {
      layer.removeAnimation(forKey: "y")
      #expect(layer.animationKeys() == ["x"])
      layer.removeAnimation(forKey: "x")
      #expect(scene.shownX == 50)
      #expect(notes.lines == ["position.x starts at 0.0"])
    }
    scene.device.settle()
    #expect(notes.lines == ["position.x starts at 0.0", "position.x ends false at 0.5"])
  }

  @Test("removing a view ends its animations, except those with isRemovedOnCompletion false")
  func leaving() {
    let keptAnimation = scene.animation("position.y")
    keptAnimation.isRemovedOnCompletion = false
    scene.run {
      layer.add(scene.animation(notes: notes), forKey: "x")
      layer.add(keptAnimation, forKey: "y")
    }
    scene.device.advance(to: 0.5)
    scene.run { scene.view.removeFromSuperview() }
    scene.device.settle()
    #expect(notes.lines == ["position.x starts at 0.0", "position.x ends false at 0.5"])
    #expect(layer.animationKeys() == ["y"])
  }

  @Test("an animation of a layer outside a window ends at once")
  func outside() {
    scene.run { UIView(frame: .zero).layer.add(scene.animation(notes: notes), forKey: "x") }
    scene.device.settle()
    #expect(notes.lines == ["position.x ends false at 0.0"])
  }

  @Test("in the background all animations end, except those with isRemovedOnCompletion false")
  func background() {
    let keptAnimation = scene.animation("position.y")
    keptAnimation.isRemovedOnCompletion = false
    scene.run {
      layer.add(scene.animation(notes: notes), forKey: "x")
      layer.add(keptAnimation, forKey: "y")
    }
    scene.device.advance(to: 0.25)
    scene.device.goToBackgroundAndBack()
    #expect(notes.lines == ["position.x starts at 0.0", "position.x ends false at 0.25"])
    #expect(layer.animationKeys() == ["y"])
  }

  @Test("removing a layer ends its animations and notifies their delegates")
  func removedLayerEndsItsAnimations() {
    scene.run {
      let child = CALayer()
      layer.addSublayer(child)
      child.add(scene.animation(notes: notes), forKey: "x")
      child.removeFromSuperlayer()
    }
    scene.device.settle()
    #expect(notes.lines == ["position.x ends false at 0.0"])
  }

  @Test("a running animation retains neither its device nor its layer")
  func leaks() {
    weak var device: SimulatedDevice?
    weak var kept: CALayer?
    do {  // A scope, so that no local retains the scene.
      let scene = AnimationScene()
      let endless = scene.animation()
      endless.repeatCount = .infinity
      scene.run {
        scene.view.layer.add(scene.animation(), forKey: "x")
        scene.view.layer.add(endless, forKey: "y")
        CATransaction.setCompletionBlock {}
      }
      scene.device.advance(to: 0.5)
      scene.run { scene.view.layer.removeAllAnimations() }
      (device, kept) = (scene.device, scene.view.layer)
    }
    #expect(device == nil)
    #expect(kept == nil)
  }

  @Test("an endless animation does not keep the device from settling")
  func endlessAnimationDoesNotPreventSettling() {
    let animation = scene.animation()
    animation.repeatCount = .greatestFiniteMagnitude
    scene.run { layer.add(animation, forKey: "x") }
    #expect(scene.device.settle())
    #expect(scene.device.now == 0)
    #expect(scene.positions(at: [7.25]) == [25])
  }

  @Test("a block and an added animation are presented together, the added one on top")
  func besideBlock() {
    let animation = scene.animation()
    (animation.fromValue, animation.toValue, animation.isAdditive) = (-20, 0, true)
    scene.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { scene.view.center.x = 150 }
      layer.add(animation, forKey: "x")
    }
    #expect(scene.positions(at: [0, 0.5, 1]) == [30, 90, 150])
  }

  @Test("animations of a group run in its time and end with it")
  func group() {
    let group = CAAnimationGroup()
    let late = scene.animation("position.y")
    (late.beginTime, late.duration, late.delegate) = (0.5, 1, notes)
    // An animation without a duration lasts as long as the group.
    let full = scene.animation()
    full.duration = 0
    let short = scene.animation("cornerRadius")
    short.duration = 0.25
    (group.animations, group.duration, group.delegate) = ([full, late, short], 1, notes)
    (group.fillMode, group.isRemovedOnCompletion) = (.forwards, false)
    scene.run { layer.add(group, forKey: "all") }
    func shown(_ time: Double) -> [CGFloat] {
      scene.device.advance(to: time)
      return [scene.shown.position.x, scene.shown.position.y, scene.shown.cornerRadius]
    }
    #expect(shown(0.125) == [12.5, 50, 50])
    #expect(shown(0.75) == [75, 25, 0])
    #expect(shown(1) == [100, 50, 0])
    #expect(shown(5) == [100, 50, 0])
    // The delegate of an animation in the group is not notified.
    #expect(notes.lines == ["group starts at 0.0", "group ends true at 1.0"])
  }

  @Test("a group in a group, at double speed and autoreversing")
  func groups() {
    let (outer, inner) = (CAAnimationGroup(), CAAnimationGroup())
    let animation = scene.animation()
    animation.duration = 0
    (inner.animations, inner.speed, inner.duration) = ([animation], 2, 1)
    (outer.animations, outer.duration, outer.autoreverses) = ([inner], 1, true)
    scene.run { layer.add(outer, forKey: "all") }
    #expect(scene.positions(at: [0.25, 0.5, 0.75, 1.75]) == [50, 100, 50, 50])
  }

  @Test("all animations of a run-loop turn share one begin time")
  func beginTime() {
    scene.device.advance(to: 0.1)
    let other = UIView(frame: scene.view.frame)
    scene.run {
      scene.window.addSubview(other)
      for view in [scene.view, other] { view.layer.add(scene.animation(), forKey: "x") }
    }
    for time in [0.1, 0.3, 0.7, 1.05] {
      scene.device.advance(to: time)
      #expect(scene.run { scene.shownX == other.layer.presentation()?.position.x })
    }
  }
}
