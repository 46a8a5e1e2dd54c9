import HeadlessUIKit
import Testing

/// `UIView.transition(from:to:duration:options:completion:)`.
@Suite struct ViewExchangeTests {
  /// Two views of the same size and their container; the second has no superview yet.
  struct Scene {
    let container = UIView(frame: CGRect(x: 40, y: 100, width: 200, height: 300))
    let old = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    let new = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))

    init(_ ui: Driver) {
      ui.root.view.addSubview(container)
      container.addSubview(old)
      ui.turn()
    }
  }

  struct Kind: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var options: UIView.AnimationOptions
    nonisolated static let all = [
      Kind(testDescription: "flip from left", options: .transitionFlipFromLeft),
      Kind(testDescription: "flip from right", options: .transitionFlipFromRight),
      Kind(testDescription: "flip from top", options: .transitionFlipFromTop),
      Kind(testDescription: "flip from bottom", options: .transitionFlipFromBottom),
      Kind(testDescription: "curl up", options: .transitionCurlUp),
      Kind(testDescription: "curl down", options: .transitionCurlDown),
      Kind(testDescription: "cross dissolve", options: .transitionCrossDissolve),
      Kind(testDescription: "none", options: []),
    ]
  }

  @Test(
    "[165] the new view is added to the superview and the old view is removed (165a)",
    arguments: Kind.all)
  func exchangesViews(kind: Kind) {
    Driver.run { ui in
      let scene = Scene(ui)
      var ends: [Bool] = []
      var isFinal: [Bool] = []
      UIView.transition(from: scene.old, to: scene.new, duration: 0.4, options: kind.options) {
        ends.append($0)
        // When the completion runs, both views already have their final state.
        isFinal = [scene.old, scene.new].map { $0.alpha == 1 && $0.transform.isIdentity }
        isFinal.append(scene.container.subviews == [scene.new])
      }
      #expect(scene.new.superview === scene.container)
      #expect(scene.old.superview === scene.container)
      ui.advance(by: 0.39)
      #expect(scene.old.superview === scene.container)
      #expect(ends.isEmpty)
      ui.advance(by: 0.02)
      #expect(scene.container.subviews == [scene.new])
      #expect(scene.old.superview == nil)
      #expect(ends == [true])
      #expect(isFinal == [true, true, true])
      #expect(scene.new.alpha == 1)
      #expect(scene.old.alpha == 1)
      #expect(CATransform3DIsIdentity(scene.new.layer.presentation()?.transform ?? CATransform3D()))
    }
  }

  @Test(
    "[165] with showHideTransitionViews both views stay, one hidden and one shown (165b)",
    arguments: Kind.all)
  func hidesViews(kind: Kind) {
    Driver.run { ui in
      let scene = Scene(ui)
      scene.container.addSubview(scene.new)
      scene.new.isHidden = true
      UIView.transition(
        from: scene.old, to: scene.new, duration: 0.4,
        options: kind.options.union(.showHideTransitionViews))
      #expect(!scene.new.isHidden)
      ui.settle()
      #expect(scene.old.isHidden)
      #expect(scene.container.subviews == [scene.old, scene.new])
      #expect(!scene.new.isHidden)
    }
  }

  @Test(
    "[153][165][F078] with duration 0 or animations disabled it completes once, in the next run-loop turn (153b, 165a)",
    arguments: Kind.all, [0, -1, 0.4])
  func completesOnceInNextRunLoopTurn(kind: Kind, seconds: Double) {
    Driver.run { ui in
      let scene = Scene(ui)
      var ends: [Bool] = []
      // A positive duration runs with animations disabled.
      UIView.setAnimationsEnabled(seconds <= 0)
      UIView.transition(
        from: scene.old, to: scene.new, duration: seconds, options: kind.options
      ) { ends.append($0) }
      UIView.setAnimationsEnabled(true)
      #expect(ends.isEmpty)
      ui.turn()
      #expect(ends == [true])
      #expect(scene.container.subviews == [scene.new])
      ui.settle()
      #expect(ends == [true])
      #expect([scene.old, scene.new].allSatisfy { $0.alpha == 1 })
      #expect([scene.old, scene.new].allSatisfy { $0.transform.isIdentity })
    }
  }

  @Test(
    "[165] it starts when a running animation on either view has ended (165c)",
    arguments: Kind.all, [true, false])
  func waitsForAnimations(kind: Kind, isOld: Bool) {
    Driver.run { ui in
      let scene = Scene(ui)
      if !isOld { scene.container.insertSubview(scene.new, at: 0) }
      UIView.animate(withDuration: 0.3) { (isOld ? scene.old : scene.new).center.y += 50 }
      ui.advance(by: 0.1)
      UIView.transition(from: scene.old, to: scene.new, duration: 0.4, options: kind.options)
      ui.advance(by: 0.55)
      #expect(scene.old.superview === scene.container)
      ui.advance(by: 0.1)
      #expect(scene.old.superview == nil)
    }
  }

  @Test(
    "a translucent new view cross-fades with the old one",
    arguments: [true, false])
  func dissolvesBoth(isSolid: Bool) {
    Driver.run { ui in
      let scene = Scene(ui)
      scene.new.backgroundColor = isSolid ? .white : nil
      UIView.transition(
        from: scene.old, to: scene.new, duration: 0.4,
        options: [.transitionCrossDissolve, .curveLinear])
      ui.advance(by: 0.1)
      #expect(isClose(presentationOpacity(of: scene.new), 0.25))
      #expect(isClose(presentationOpacity(of: scene.old), isSolid ? 1 : 0.75))
      ui.settle()
      #expect(scene.old.alpha == 1)
    }
  }

  struct Side: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var options: UIView.AnimationOptions
    /// The side that moves forward first: a point of the view, relative to its center.
    var x = 0.0
    var y = 0.0
    nonisolated static let all = [
      Side(testDescription: "left", options: .transitionFlipFromLeft, x: -100),
      Side(testDescription: "right", options: .transitionFlipFromRight, x: 100),
      Side(testDescription: "top", options: .transitionFlipFromTop, y: -150),
      Side(testDescription: "bottom", options: .transitionFlipFromBottom, y: 150),
    ]
  }

  @Test("a flip brings the side that its option names to the front", arguments: Side.all)
  func flipsFromASide(side: Side) {
    Driver.run { ui in
      let scene = Scene(ui)
      UIView.transition(from: scene.old, to: scene.new, duration: 0.4, options: side.options)
      ui.advance(by: 0.1)
      let m = scene.old.layer.presentation()?.transform ?? CATransform3DIdentity
      // A point in front of the plane is divided by less than 1.
      #expect(side.x * m.m14 + side.y * m.m24 + m.m44 < 0.95)
      #expect(-side.x * m.m14 - side.y * m.m24 + m.m44 > 1.05)
    }
  }
}
