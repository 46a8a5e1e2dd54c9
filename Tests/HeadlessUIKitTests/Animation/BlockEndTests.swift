import HeadlessUIKit
import TestSupport
import Testing

/// Where animated changes begin and end: within a block, after it, and when it is interrupted.
@Suite(.checkedDevices) struct BlockEndTests {
  nonisolated struct Maker: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// Animates the view's center to x 150 within a second.
    var animate: @MainActor @Sendable (UIView) -> Void

    static let all = [
      Maker(testDescription: "a block") { view in
        UIView.animate(withDuration: 1) { view.center.x = 150 }
      },
      Maker(testDescription: "a block without duration") { view in
        UIView.animate(withDuration: 0) { view.center.x = 150 }
      },
      Maker(testDescription: "a block with key frames") { view in
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 150 }
        }
      },
      Maker(testDescription: "a block with a repeated part") { view in
        UIView.animate(withDuration: 1) {
          UIView.modifyAnimations(withRepeatCount: 2, autoreverses: false) { view.center.x = 150 }
        }
      },
      Maker(testDescription: "a property animator") { view in
        UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 150 }.startAnimation()
      },
      Maker(testDescription: "a property animator that receives a block while running") { view in
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0.5 }
        animator.startAnimation()
        animator.addAnimations { view.center.x = 150 }
      },
      Maker(testDescription: "a spring") { view in
        UIView.animate(springDuration: 1) { view.center.x = 150 }
      },
      Maker(testDescription: "changes without animation") { view in
        UIView.performWithoutAnimation { view.center.x = 150 }
      },
      Maker(testDescription: "a content transition") { view in
        UIView.transition(with: view, duration: 1, animations: { view.center.x = 150 })
      },
    ]
  }

  @Test("a change after an animation is not animated", arguments: Maker.all)
  func doesNotReachFurther(maker: Maker) {
    let scene = AnimationScene()
    scene.run {
      maker.animate(scene.view)
      scene.view.bounds.size.width = 300
      #expect(UIView.inheritedAnimationDuration == 0)
    }
    #expect(scene.shown.bounds.width == 300)
    scene.device.settle()
    #expect(scene.shownX == 150)
  }

  @Test(
    "the completion block of a surrounding transaction runs when the animation ends",
    arguments: Maker.all)
  func transactionCompletesWithAnimation(maker: Maker) {
    let scene = AnimationScene()
    let notes = Notes()
    scene.run {
      CATransaction.begin()
      CATransaction.setCompletionBlock {
        MainActor.assumeIsolated { notes.note("over at \(scene.shownX)") }
      }
      maker.animate(scene.view)
      CATransaction.commit()
    }
    #expect(notes.lines == [])
    scene.device.settle()
    #expect(notes.lines == ["over at 150.0"])
  }

  nonisolated struct TransformCase: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var start = CGAffineTransform.identity
    var half: CGAffineTransform
    var end: CGAffineTransform
  }

  @Test(
    "an animator stopped halfway leaves the transform at its presented value",
    arguments: [
      TransformCase(
        testDescription: "a scale", half: CGAffineTransform(scaleX: 2, y: 1.5),
        end: CGAffineTransform(scaleX: 3, y: 2)),
      TransformCase(
        testDescription: "a translation", half: CGAffineTransform(translationX: 10, y: -20),
        end: CGAffineTransform(translationX: 20, y: -40)),
      TransformCase(
        testDescription: "a rotation", half: CGAffineTransform(rotationAngle: .pi / 4),
        end: CGAffineTransform(rotationAngle: .pi / 2)),
      TransformCase(
        testDescription: "a scale back to identity", start: CGAffineTransform(scaleX: 3, y: 3),
        half: CGAffineTransform(scaleX: 2, y: 2), end: .identity),
    ])
  func stops(example: TransformCase) {
    let scene = AnimationScene()
    scene.run {
      scene.view.transform = example.start
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        scene.view.transform = example.end
      }
      animator.startAnimation()
      scene.device.advance(by: 0.5)
      animator.stopAnimation(true)
      let left = scene.view.transform
      for (one, other) in [
        (left.a, example.half.a), (left.b, example.half.b), (left.c, example.half.c),
        (left.d, example.half.d),
        (left.tx, example.half.tx), (left.ty, example.half.ty),
      ] {
        #expect(isClose(one, other, within: 1e-9))
      }
    }
  }

  @Test(
    "content changes immediately in a transition, or animates with allowAnimatedContent",
    arguments: [false, true])
  func contents(allowsAnimatedContent: Bool) {
    let scene = AnimationScene()
    let notes = Notes()
    scene.run {
      UIView.transition(
        with: scene.view, duration: 1,
        options: allowsAnimatedContent ? [.curveLinear, .allowAnimatedContent] : .curveLinear,
        animations: { scene.view.center.x = 150 },
        completion: notes.completion("over", on: scene.device))
    }
    scene.device.advance(to: 0.5)
    #expect(scene.shownX == (allowsAnimatedContent ? 100 : 150))
    scene.device.settle()
    #expect(notes.lines == ["over true at 1.0"])
  }

  @Test("outside a device, changes apply immediately and the completion runs")
  func withoutDevice() {
    let view = UIView(frame: .zero)
    let notes = Notes()
    UIView.animate(withDuration: 1) {
      view.center.x = 5
      notes.note("changes")
    } completion: {
      notes.note("over \($0)")
    }
    UIView.transition(with: view, duration: 1, animations: nil) { notes.note("exchanged \($0)") }
    #expect(notes.lines == ["changes", "over true", "exchanged true"])
    #expect(view.layer.presentation()?.position.x == 5)
  }

  @Test(
    "a curl restores both views before its completion runs",
    arguments: [UIView.AnimationOptions.transitionCurlUp, .transitionCurlDown])
  func curls(option: UIView.AnimationOptions) {
    let scene = AnimationScene()
    let (frame, old, new) = scene.run {
      let frame = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      scene.window.addSubview(frame)
      let (old, new) = (UIView(frame: frame.bounds), UIView(frame: frame.bounds))
      frame.addSubview(old)
      return (frame, old, new)
    }
    let notes = Notes()
    scene.run {
      UIView.transition(from: old, to: new, duration: 1, options: option) { _ in
        notes.note("\(old.alpha) \(new.alpha) \(frame.subviews == [new])")
      }
    }
    let kept = scene.run { frame.subviews.dropFirst(2).first?.layer.presentation()?.bounds.height }
    #expect((kept ?? 0 > 100) == (option == .transitionCurlUp))
    scene.device.advance(by: 0.5)
    #expect(frame.subviews.count == 4)
    #expect(frame.subviews.map(\.subviews.count) == [0, 0, 1, 1])
    #expect(frame.subviews.map(\.clipsToBounds) == [false, false, true, true])
    #expect([old.alpha, new.alpha].sorted() == [0, 1])
    scene.device.settle()
    #expect(notes.lines == ["1.0 1.0 true"])
  }
}
