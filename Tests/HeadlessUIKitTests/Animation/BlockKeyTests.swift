import HeadlessUIKit
import TestSupport
import Testing

/// The layer animations that a block adds.
@Suite struct BlockKeyTests {
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
    "[281] a block adds animations from old - new to 0, filled before and after (281a, 281b, 281c)"
  )
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
      layer.removeAnimation(forKey: "opacity")
      for key in layer.animationKeys() ?? [] { layer.removeAnimation(forKey: key) }
      #expect(layer.animationKeys() == nil)
    }
    scene.device.settle()
    #expect(notes.lines == ["block false at 0.5"])
  }

  @Test("[281] an animation added under a block's key replaces it; a later block adds to it (281c)")
  func sameKey() {
    move()
    scene.run {
      layer.add(scene.animation("position"), forKey: "position")
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { scene.view.center.x = 250 }
    }
    #expect(layer.animationKeys() == ["bounds.origin", "bounds.size", "position"])
    scene.run { layer.removeAnimation(forKey: "position") }
    #expect(scene.shownX == 250)
    scene.device.settle()
    #expect(notes.lines == ["block false at 1.0"])
  }
}
