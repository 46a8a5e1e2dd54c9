import HeadlessUIKit
import TestSupport
import Testing

/// The layer animations that a block adds.
@Suite(.checkedDevices) struct BlockKeyTests {
  let scene = AnimationScene()
  let notes = Notes()
  private var layer: CALayer { scene.view.layer }

  /// Animates the center from (50, 50) to (150, 80) and changes the bounds, linearly in 1 s.
  private func move(delay: Double = 0) {
    scene.run {
      UIView.animate(
        withDuration: 1, delay: delay, options: .curveLinear,
        animations: {
          scene.view.center = CGPoint(x: 150, y: 80)
          scene.view.bounds = CGRect(x: 5, y: 6, width: 40, height: 30)
        }, completion: notes.completion("block", on: scene.device))
    }
  }

  @Test(
    "[281] a block adds animations from old - new to 0, filled before and after (281a, 281b, 281c)")
  func additions() {
    scene.device.advance(to: 2)
    move(delay: 0.5)
    #expect(layer.animationKeys() == ["position", "bounds.origin", "bounds.size"])
    let found = (layer.animationKeys() ?? []).compactMap {
      layer.animation(forKey: $0) as? CABasicAnimation
    }
    #expect(found.compactMap(\.keyPath) == layer.animationKeys())
    #expect(found[0].fromValue as? CGPoint == CGPoint(x: -100, y: -30))
    #expect(found[0].toValue as? CGPoint == .zero)
    #expect(found[1].fromValue as? CGPoint == CGPoint(x: -5, y: -6))
    #expect(found[1].toValue as? CGPoint == .zero)
    #expect(found[2].fromValue as? CGSize == CGSize(width: 60, height: 70))
    #expect(found[2].toValue as? CGSize == .zero)
    #expect(found.allSatisfy { $0.isAdditive })
    #expect(found.allSatisfy { $0.fillMode == .both })
    #expect(found.allSatisfy { $0.beginTime == 2.5 })
    #expect(found.allSatisfy { $0.duration == 1 })
    scene.device.settle()
    #expect(layer.animationKeys() == nil)
  }

  @Test("[281] an animation read from a layer animates another layer as the block does (281a)")
  func copies() {
    let spring = UISpringTimingParameters(
      mass: 2, stiffness: 150, damping: 9, initialVelocity: CGVector(dx: 4, dy: 4))
    let moves: [(@escaping () -> Void) -> Void] = [
      { UIView.animate(withDuration: 0.8, delay: 0.1, options: .autoreverse, animations: $0) },
      { changes in
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: spring)
        animator.addAnimations(changes)
        animator.startAnimation()
      },
    ]
    for move in moves {
      let scene = AnimationScene()
      let (view, other) = (scene.view, UIView(frame: scene.view.frame))
      scene.run {
        scene.window.addSubview(other)
        let change = { (view: UIView) in
          view.center = CGPoint(x: 150, y: 80)
          view.alpha = 0.5
          view.layer.cornerRadius = 30
          view.transform = CGAffineTransform(rotationAngle: 1).translatedBy(x: 20, y: 0)
        }
        move { change(view) }
        change(other)
        for key in ["position", "opacity", "cornerRadius", "transform"] {
          guard let animation = view.layer.animation(forKey: key) else {
            Issue.record("no animation for key \(key)")
            continue
          }
          other.layer.add(animation, forKey: key)
        }
      }
      let start = scene.run { other.layer.presentation()?.transform.numbers ?? [] }
      #expect(isClose(start, CATransform3DIdentity.numbers, within: 1e-9))
      for time in [0, 0.05, 0.3, 0.7, 1.2] {
        scene.device.advance(to: time)
        let states = [view, other].map { view in
          let shown = scene.run { view.layer.presentation() ?? view.layer }
          return [shown.position.x, shown.position.y, CGFloat(shown.opacity), shown.cornerRadius]
        }
        #expect(isClose(states[0], states[1], within: 1e-4), "at \(time)")
      }
      scene.device.settle()
    }
  }

  @Test(
    "[161][281] removing one key ends its animation; the others continue, and the block ends unfinished (161a, 281c)"
  )
  func removal() {
    move()
    scene.device.advance(to: 0.5)
    scene.run { layer.removeAnimation(forKey: "position") }
    #expect(layer.animationKeys() == ["bounds.origin", "bounds.size"])
    #expect(scene.shown.position == CGPoint(x: 150, y: 80))
    #expect(scene.shown.bounds == CGRect(x: 2.5, y: 3, width: 70, height: 65))
    scene.device.settle()
    #expect(notes.lines == ["block false at 1.0"])
  }

  @Test("[161] a block whose keys are all removed ends in that run-loop turn (161a)")
  func removalOfAll() {
    move()
    scene.device.advance(to: 0.5)
    scene.run {
      // There is no such key: this call has no effect.
      layer.removeAnimation(forKey: "opacity")
      for key in layer.animationKeys() ?? [] { layer.removeAnimation(forKey: key) }
      #expect(layer.animationKeys() == nil)
    }
    scene.device.settle()
    #expect(notes.lines == ["block false at 0.5"])
  }

  @Test(
    "[159][281] an animation added under a block's key replaces it; a later block has another key (159c, 281c)"
  )
  func sameKey() {
    move()
    scene.run {
      // Its values are numbers instead of points: it is reported, and shows nothing.
      layer.add(scene.animation("position"), forKey: "position")
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { scene.view.center.x = 250 }
    }
    #expect(layer.animationKeys() == ["bounds.origin", "bounds.size", "position-2", "position"])
    scene.run { layer.removeAnimation(forKey: "position") }
    #expect(scene.shownX == 150)
    scene.run { layer.removeAnimation(forKey: "position-2") }
    #expect(scene.shownX == 250)
    scene.device.settle()
    #expect(notes.lines == ["block false at 1.0"])
    #expect(scene.device.diagnostics.map(\.code) == [.invalidCall, .invalidCall])
  }

  @Test("[159] a block replaces an animation that was added under the key of its property (159d)")
  func addedUnderTheKey() {
    scene.run {
      layer.add(scene.animation("opacity"), forKey: "opacity")
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { scene.view.alpha = 0 }
    }
    #expect(layer.animationKeys() == ["opacity"])
    scene.device.advance(to: 0.5)
    #expect(scene.shown.opacity == 0.5)
  }

  /// Moves the view by (100, 10) three times, 0.25 s apart, linearly in 1 s.
  private func moveThrice() {
    for step in 1...3 {
      scene.run {
        UIView.animate(
          withDuration: 1, delay: 0, options: .curveLinear,
          animations: {
            scene.view.center.x += 100
            scene.view.center.y += 10
            scene.view.bounds.size.width += 20
          }, completion: notes.completion("block \(step)", on: scene.device))
      }
      scene.device.advance(by: 0.25)
    }
  }

  @Test("[159] successive additive animations have keys of their own, until each ends (159c)")
  func ownKeys() {
    moveThrice()
    #expect(
      layer.animationKeys() == [
        "position", "bounds.size", "position-2", "bounds.size-2", "position-3", "bounds.size-3",
      ])
    let second = layer.animation(forKey: "position-2") as? CABasicAnimation
    #expect(second?.keyPath == "position")
    #expect(second?.fromValue as? CGPoint == CGPoint(x: -100, y: -10))
    #expect(second?.beginTime == 0.25)
    #expect(layer.animation(forKey: "position-4") == nil)
    scene.device.advance(to: 1)
    #expect(
      layer.animationKeys() == ["position-2", "bounds.size-2", "position-3", "bounds.size-3"])
  }

  @Test("[159][161] removing one of several keys ends that animation alone (159c, 161a)")
  func removalOfOne() {
    moveThrice()
    scene.run { layer.removeAnimation(forKey: "position-2") }
    #expect(
      layer.animationKeys() == [
        "position", "bounds.size", "bounds.size-2", "position-3", "bounds.size-3",
      ])
    // A quarter of the first movement is left, three quarters of the third, and nothing of the second.
    #expect(scene.shown.position == CGPoint(x: 350 - 25 - 75, y: 80 - 2.5 - 7.5))
    scene.device.settle()
    #expect(notes.lines == ["block 1 true at 1.0", "block 2 false at 1.25", "block 3 true at 1.5"])
  }
}
