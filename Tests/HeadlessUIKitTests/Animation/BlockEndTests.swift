import HeadlessUIKit
import TestSupport
import Testing

/// Where what is animated begins and ends: beside a block, after it, and when it is cut short.
@Suite struct BlockEndTests {
  nonisolated struct Maker: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// Moves the view's middle to x 150 within a second.
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
      Maker(testDescription: "a block with a part that repeats") { view in
        UIView.animate(withDuration: 1) {
          UIView.modifyAnimations(withRepeatCount: 2, autoreverses: false) { view.center.x = 150 }
        }
      },
      Maker(testDescription: "a property animator") { view in
        UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 150 }.startAnimation()
      },
      Maker(testDescription: "a property animator that gets a block under way") { view in
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
      Maker(testDescription: "a transition of contents") { view in
        UIView.transition(with: view, duration: 1, animations: { view.center.x = 150 })
      },
    ]
  }

  @Test("What is changed after it is changed at once", arguments: Maker.all)
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

  @Test("A transaction around it is over when it is", arguments: Maker.all)
  func holdsTheTransaction(maker: Maker) {
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

  nonisolated struct Turn: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var start = CGAffineTransform.identity
    var half: CGAffineTransform
    var end: CGAffineTransform
  }

  @Test(
    "An animator that is stopped half-way leaves the transform where it was shown",
    arguments: [
      Turn(
        testDescription: "a scale", half: CGAffineTransform(scaleX: 2, y: 1.5),
        end: CGAffineTransform(scaleX: 3, y: 2)),
      Turn(
        testDescription: "a move", half: CGAffineTransform(translationX: 10, y: -20),
        end: CGAffineTransform(translationX: 20, y: -40)),
      Turn(
        testDescription: "a rotation", half: CGAffineTransform(rotationAngle: .pi / 4),
        end: CGAffineTransform(rotationAngle: .pi / 2)),
      Turn(
        testDescription: "a scale on the way back", start: CGAffineTransform(scaleX: 3, y: 3),
        half: CGAffineTransform(scaleX: 2, y: 2), end: .identity),
    ])
  func stops(turn: Turn) {
    let scene = AnimationScene()
    scene.run {
      scene.view.transform = turn.start
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        scene.view.transform = turn.end
      }
      animator.startAnimation()
      scene.device.advance(by: 0.5)
      animator.stopAnimation(true)
      let left = scene.view.transform
      for (one, other) in [
        (left.a, turn.half.a), (left.b, turn.half.b), (left.c, turn.half.c), (left.d, turn.half.d),
        (left.tx, turn.half.tx), (left.ty, turn.half.ty),
      ] {
        #expect(isClose(one, other, within: 1e-9))
      }
    }
  }

  @Test("Content changes at once in a transition, or with its time where that is allowed")
  func contents() {
    for (options, x) in [
      (UIView.AnimationOptions.curveLinear, 150.0),
      ([.curveLinear, .allowAnimatedContent], 100),
    ] {
      let scene = AnimationScene()
      let notes = Notes()
      scene.run {
        UIView.transition(
          with: scene.view, duration: 1, options: options,
          animations: { scene.view.center.x = 150 },
          completion: notes.completion("over", on: scene.device))
      }
      scene.device.advance(to: 0.5)
      #expect(scene.shownX == CGFloat(x))
      scene.device.settle()
      #expect(notes.lines == ["over true at 1.0"])
    }
  }

  @Test("Outside of a device everything is at its end at once, and the completion told")
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
    "A curl leaves both views as they were, before its completion is told",
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
