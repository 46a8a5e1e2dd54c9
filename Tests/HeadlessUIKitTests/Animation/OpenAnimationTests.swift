import HeadlessUIKit
import TestSupport
import Testing

/// Overrides of the class methods with which UIView animates.
@Suite(.checkedDevices) struct OpenAnimationTests {
  /// A view whose animation methods ignore their blocks.
  private class Idle: UIView {
    override class func animate(
      withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions,
      animations: @escaping () -> Void, completion: ((Bool) -> Void)?
    ) {}
    override class func animate(
      withDuration duration: TimeInterval, delay: TimeInterval,
      usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
      options: AnimationOptions, animations: @escaping () -> Void, completion: ((Bool) -> Void)?
    ) {}
    override class func animateKeyframes(
      withDuration duration: TimeInterval, delay: TimeInterval,
      options: KeyframeAnimationOptions, animations: @escaping () -> Void,
      completion: ((Bool) -> Void)?
    ) {}
    override class func addKeyframe(
      withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
      animations: @escaping () -> Void
    ) {}
    override class func modifyAnimations(
      withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) {}
    override class func transition(
      with view: UIView, duration: TimeInterval, options: AnimationOptions,
      animations: (() -> Void)?, completion: ((Bool) -> Void)?
    ) {}
    override class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {}
  }

  /// A view that overrides the shortest method only.
  private final class Short: UIView {
    override class func animate(
      withDuration duration: TimeInterval, animations: @escaping () -> Void,
      completion: ((Bool) -> Void)?
    ) {}
  }

  nonisolated struct Call: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var body: @MainActor @Sendable (UIView.Type, @escaping @MainActor () -> Void) -> Void

    init(
      _ name: String,
      _ body: @escaping @MainActor @Sendable (UIView.Type, @escaping @MainActor () -> Void) -> Void
    ) {
      testDescription = name
      self.body = body
    }
  }

  nonisolated static let calls: [Call] = [
    Call("animate") { type, block in type.animate(withDuration: 1) { block() } },
    Call("animate after a delay") { type, block in
      type.animate(withDuration: 1, delay: 0) { block() }
    },
    Call("animate with a spring") { type, block in
      type.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0
      ) { block() }
    },
    Call("animate keyframes") { type, block in
      type.animateKeyframes(withDuration: 1, delay: 0) { block() }
    },
    Call("add a keyframe") { type, block in
      type.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { block() }
    },
    Call("repeat") { type, block in
      type.modifyAnimations(withRepeatCount: 2, autoreverses: false) { block() }
    },
    Call("transition") { type, block in
      type.transition(with: UIView(), duration: 1, animations: { block() })
    },
    Call("without animation") { type, block in type.performWithoutAnimation { block() } },
  ]

  @Test(
    "an override of an animation method of UIView is called, and UIView's own is not",
    arguments: calls)
  func overrides(call: Call) {
    makeDevice().perform {
      var runs: [String] = []
      call.body(Idle.self) { runs.append("Idle") }
      call.body(UIView.self) { runs.append("UIView") }
      #expect(runs == ["UIView"])
    }
  }

  @Test("animate(withDuration:animations:completion:) can be overridden alone")
  func shortest() {
    makeDevice().perform {
      var isRun = false
      let type: UIView.Type = Short.self
      type.animate(withDuration: 1, animations: { isRun = true }, completion: nil)
      #expect(!isRun)
    }
  }

  @Test("a transition between views can be overridden")
  func transition() {
    final class Kept: UIView {
      override class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval,
        options: AnimationOptions, completion: ((Bool) -> Void)?
      ) {}
    }
    makeDevice().perform {
      let (parent, old, new) = (UIView(), UIView(), UIView())
      parent.addSubview(old)
      let type: UIView.Type = Kept.self
      type.transition(from: old, to: new, duration: 0)
      #expect(parent.subviews == [old])
    }
  }

  @Test("class properties and switches of animations can be overridden")
  func properties() {
    final class Fixed: UIView {
      override class var areAnimationsEnabled: Bool { false }
      override class var inheritedAnimationDuration: TimeInterval { 7 }
      override class func setAnimationsEnabled(_ enabled: Bool) {}
      override class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
      ) -> UIUserInterfaceLayoutDirection { .rightToLeft }
      override class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
      ) -> UIUserInterfaceLayoutDirection { .rightToLeft }
    }
    makeDevice().perform {
      let type: UIView.Type = Fixed.self
      type.setAnimationsEnabled(false)
      #expect(UIView.areAnimationsEnabled)
      #expect(!type.areAnimationsEnabled)
      #expect(type.inheritedAnimationDuration == 7)
      #expect(type.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft)
      #expect(Fixed(frame: .zero).effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }
  }
}
