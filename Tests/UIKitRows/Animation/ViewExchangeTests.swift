import HeadlessUIKit
import Testing

/// `UIView.transition(from:to:duration:options:completion:)`.
@Suite struct ViewExchangeTests {
  /// Two views of one size in a place of their own; the second stands nowhere yet.
  struct Scene {
    let place = UIView(frame: CGRect(x: 40, y: 100, width: 200, height: 300))
    let old = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    let new = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))

    init(_ ui: Driver) {
      ui.root.view.addSubview(place)
      place.addSubview(old)
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
    "[165] the new view is put where the old one was, which is removed (165a)", arguments: Kind.all)
  func exchangesViews(kind: Kind) {
    Driver.run { ui in
      let scene = Scene(ui)
      var ends: [Bool] = []
      var looks: [Bool] = []
      UIView.transition(
        from: scene.old, to: scene.new, duration: 0.4, options: kind.options
      ) {
        ends.append($0)
        // Whoever is told of the end finds both views as they are from then on.
        looks = [scene.old, scene.new].map { $0.alpha == 1 && $0.transform.isIdentity }
        looks.append(scene.place.subviews == [scene.new])
      }
      #expect(scene.new.superview === scene.place)
      #expect(scene.old.superview === scene.place)
      ui.advance(by: 0.39)
      #expect(scene.old.superview === scene.place)
      #expect(ends.isEmpty)
      ui.advance(by: 0.02)
      #expect(scene.place.subviews == [scene.new])
      #expect(scene.old.superview == nil)
      #expect(ends == [true])
      #expect(looks == [true, true, true])
      #expect(scene.new.alpha == 1)
      #expect(scene.old.alpha == 1)
      #expect(CATransform3DIsIdentity(scene.new.layer.presentation()?.transform ?? CATransform3D()))
    }
  }

  @Test(
    "[165] with showHideTransitionViews both stay and are hidden and shown (165b)",
    arguments: Kind.all)
  func hidesViews(kind: Kind) {
    Driver.run { ui in
      let scene = Scene(ui)
      scene.place.addSubview(scene.new)
      scene.new.isHidden = true
      UIView.transition(
        from: scene.old, to: scene.new, duration: 0.4,
        options: kind.options.union(.showHideTransitionViews))
      #expect(!scene.new.isHidden)
      ui.settle()
      #expect(scene.old.isHidden)
      #expect(scene.place.subviews == [scene.old, scene.new])
      #expect(!scene.new.isHidden)
    }
  }

  @Test(
    "[153][165][F078] without time, or with animations off, it is done in the next turn, once (153b, 165a)",
    arguments: Kind.all)
  func exchangesAtOnce(kind: Kind) {
    for seconds in [0, -1, 0.4] {
      Driver.run { ui in
        let scene = Scene(ui)
        var ends: [Bool] = []
        UIView.setAnimationsEnabled(seconds <= 0)
        UIView.transition(
          from: scene.old, to: scene.new, duration: seconds, options: kind.options
        ) { ends.append($0) }
        UIView.setAnimationsEnabled(true)
        #expect(ends.isEmpty)
        ui.turn()
        #expect(ends == [true])
        #expect(scene.place.subviews == [scene.new])
        ui.settle()
        #expect(ends == [true])
        #expect(ui.complaints == [])
        #expect([scene.old, scene.new].allSatisfy { $0.alpha == 1 })
        #expect([scene.old, scene.new].allSatisfy { $0.transform.isIdentity })
      }
    }
  }

  @Test(
    "[165] it starts when an animation in flight on either view has ended (165c)",
    arguments: Kind.all)
  func waitsForAnimations(kind: Kind) {
    for isOld in [true, false] {
      Driver.run { ui in
        let scene = Scene(ui)
        if !isOld { scene.place.insertSubview(scene.new, at: 0) }
        UIView.animate(withDuration: 0.3) { (isOld ? scene.old : scene.new).center.y += 50 }
        ui.advance(by: 0.1)
        UIView.transition(
          from: scene.old, to: scene.new, duration: 0.4, options: kind.options)
        ui.advance(by: 0.55)
        #expect(scene.old.superview === scene.place)
        ui.advance(by: 0.1)
        #expect(scene.old.superview == nil)
      }
    }
  }

  @Test("a translucent new view cross-fades with the old one")
  func dissolvesBoth() {
    for isSolid in [true, false] {
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
  }

  struct Side: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var options: UIView.AnimationOptions
    /// The side that comes nearer first: a point of the view, from its middle.
    var x = 0.0
    var y = 0.0
    nonisolated static let all = [
      Side(testDescription: "left", options: .transitionFlipFromLeft, x: -100),
      Side(testDescription: "right", options: .transitionFlipFromRight, x: 100),
      Side(testDescription: "top", options: .transitionFlipFromTop, y: -150),
      Side(testDescription: "bottom", options: .transitionFlipFromBottom, y: 150),
    ]
  }

  @Test("a flip brings the side that it is named by to the front", arguments: Side.all)
  func flipsFromASide(side: Side) {
    Driver.run { ui in
      let scene = Scene(ui)
      UIView.transition(from: scene.old, to: scene.new, duration: 0.4, options: side.options)
      ui.advance(by: 0.1)
      let m = scene.old.layer.presentation()?.transform ?? CATransform3DIdentity
      // What is nearer than the plane is divided by less than 1.
      #expect(side.x * m.m14 + side.y * m.m24 + m.m44 < 0.95)
      #expect(-side.x * m.m14 - side.y * m.m24 + m.m44 > 1.05)
    }
  }
}
