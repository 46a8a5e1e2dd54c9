import HeadlessUIKit
import TestSupport
import Testing

/// Overlapping animations of one property.
@Suite(.checkedDevices) struct AdditiveAnimationTests {
  @Test(
    "[160][280] a linear animation reversed halfway holds its position, then returns; also from the current state (280a, 280b)",
    arguments: [UIView.AnimationOptions.curveLinear, [.curveLinear, .beginFromCurrentState]])
  func sentBack(options: UIView.AnimationOptions) {
    let scene = AnimationScene()
    scene.run {
      scene.view.center.x = 120
      UIView.animate(withDuration: 3, delay: 0, options: options) { scene.view.center.x = 240 }
    }
    scene.device.advance(to: 1.5)
    scene.run {
      UIView.animate(withDuration: 3, delay: 0, options: options) { scene.view.center.x = 120 }
    }
    #expect(
      isClose(
        scene.positions(at: [1.5, 2, 2.5, 3, 3.75, 4.5]), [180, 180, 180, 180, 150, 120],
        within: 1e-9))
  }

  @Test("[159] a later animation starts without a jump in position or velocity (159b)")
  func continuity() {
    let (single, double) = (AnimationScene(), AnimationScene())
    for scene in [single, double] {
      scene.run { UIView.animate(withDuration: 1) { scene.view.center.x = 150 } }
      scene.device.advance(to: 0.5)
    }
    double.run { UIView.animate(withDuration: 1) { double.view.center.x = 20 } }
    let before = double.positions(at: [0.5, 0.5001])
    let alone = single.positions(at: [0.5, 0.5001])
    #expect(before[0] == 100)
    // The new animation starts from rest, so the velocity is still the first one's.
    #expect(isClose(before[1] - before[0], alone[1] - alone[0], within: 0.0001))
  }

  @Test(
    "[159] position, bounds, transform and corner radius animate additively and independently (159a)"
  )
  func blending() {
    let scene = AnimationScene()
    let move = { (step: CGFloat) in
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        let view = scene.view
        view.center.x += step
        view.bounds.origin.y += step
        view.bounds.size.width += step
        view.layer.cornerRadius += step / 10
        view.transform = view.transform.translatedBy(x: step, y: 0)
      }
    }
    scene.run { move(100) }
    scene.device.advance(to: 0.5)
    scene.run { move(40) }
    scene.device.advance(to: 0.75)
    let shown = scene.shown
    // A quarter of the first animation remains, and three quarters of the second.
    #expect(shown.position.x == 135)
    #expect(shown.bounds.origin.y == 85)
    #expect(shown.bounds.size.width == 185)
    #expect(isClose(shown.cornerRadius, 8.5))
    #expect(shown.transform.m41 == 85)
  }

  /// A property that is not additive.
  nonisolated struct Replaced: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// Sets the property to a number.
    var write: @MainActor @Sendable (UIView, CGFloat) -> Void
    /// Returns that number.
    var read: @MainActor @Sendable (CALayer) -> CGFloat

    static let all = [
      Replaced(
        testDescription: "opacity", write: { $0.alpha = $1 }, read: { CGFloat($0.opacity) }),
      Replaced(
        testDescription: "backgroundColor",
        write: { $0.backgroundColor = UIColor(red: $1, green: 1, blue: 1 - $1, alpha: 1) },
        read: { CGFloat(RGBA($0.backgroundColor ?? UIColor.clear.cgColor).red) }),
      Replaced(
        testDescription: "anchorPoint",
        write: { $0.layer.anchorPoint = CGPoint(x: $1, y: 1 - $1) }, read: { $0.anchorPoint.x }),
    ]
  }

  /// Animates a property from 1 to 0.5 in 1 s, and after 0.5 s to 0.1 in 1 s.
  private func replace(
    _ property: Replaced, _ options: UIView.AnimationOptions, _ notes: Notes = Notes()
  ) -> AnimationScene {
    let scene = AnimationScene()
    scene.run { property.write(scene.view, 1) }
    scene.device.turn()
    for (name, value) in [("first", 0.5), ("second", 0.1)] {
      scene.run {
        UIView.animate(
          withDuration: 1, delay: 0, options: options.union(.curveLinear),
          animations: { property.write(scene.view, value) },
          completion: notes.completion(name, on: scene.device))
      }
      if name == "first" { scene.device.advance(to: 0.5) }
    }
    return scene
  }

  @Test(
    "[159] an animation of another property replaces the earlier one and starts from the model (159d)",
    arguments: Replaced.all)
  func replacingFromModel(property: Replaced) {
    let scene = replace(property, [])
    #expect(isClose(property.read(scene.shown), 0.5))
    scene.device.advance(to: 1)
    #expect(isClose(property.read(scene.shown), 0.3))
    #expect(scene.view.layer.animationKeys() == [property.testDescription])
  }

  @Test(
    "[159] from the current state it starts from the presented value (159e)",
    arguments: Replaced.all)
  func replacingFromPresentation(property: Replaced) {
    let scene = replace(property, .beginFromCurrentState)
    #expect(isClose(property.read(scene.shown), 0.75))
    scene.device.advance(to: 1)
    #expect(isClose(property.read(scene.shown), 0.425))
    #expect(scene.view.layer.animationKeys() == [property.testDescription])
  }

  @Test(
    "[159] a property animator starts from the presented value, whatever its curve (159f)",
    arguments: Replaced.all)
  func replacingByAnimator(property: Replaced) {
    let scene = AnimationScene()
    scene.run { property.write(scene.view, 1) }
    scene.device.turn()
    for value in [0.5, 0.1] {
      scene.run {
        UIViewPropertyAnimator(duration: 1, curve: .linear) { property.write(scene.view, value) }
          .startAnimation()
      }
      if value == 0.5 { scene.device.advance(to: 0.5) }
    }
    #expect(isClose(property.read(scene.shown), 0.75))
    scene.device.advance(to: 1)
    #expect(isClose(property.read(scene.shown), 0.425))
  }

  @Test(
    "[161] the animation of a property that is not additive ends unfinished when it is replaced (161b)",
    arguments: Replaced.all)
  func replacingEnds(property: Replaced) {
    let notes = Notes()
    replace(property, [], notes).device.settle()
    #expect(notes.lines == ["first false at 0.5", "second true at 1.5"])
  }

  @Test("from the current state, unchanged parts of a property continue to its model value")
  func unchangedParts() {
    let scene = AnimationScene()
    let color = { (red: CGFloat, blue: CGFloat) in
      UIColor(red: red, green: 1, blue: blue, alpha: 1)
    }
    scene.run { scene.view.backgroundColor = color(0, 0) }
    scene.device.turn()
    for next in [color(1, 0), color(1, 1)] {
      scene.run {
        UIView.animate(
          withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]
        ) { scene.view.backgroundColor = next }
      }
      scene.device.advance(by: 0.5)
    }
    // Red was at half when the second animation began, at whose half it is three quarters.
    let shown = RGBA(scene.shown.backgroundColor ?? UIColor.clear.cgColor)
    #expect(isClose([shown.red, shown.blue], [0.75, 0.5]))
  }

  @Test("[161] a later additive animation does not end the earlier one (161c)")
  func keeping() {
    let notes = Notes()
    let scene = AnimationScene()
    scene.run {
      UIView.animate(
        withDuration: 1, animations: { scene.view.center.x = 150 },
        completion: notes.completion("first", on: scene.device))
    }
    scene.device.advance(to: 0.5)
    scene.run {
      UIView.animate(
        withDuration: 1, animations: { scene.view.center.x = 50 },
        completion: notes.completion("second", on: scene.device))
      // An animation of another property, or a change without animation, is no successor.
      UIView.animate(withDuration: 1) { scene.view.alpha = 0.5 }
    }
    scene.device.advance(to: 0.75)
    // 50 + 100 · 0.870838 - 100 · 0.129162: easeInOut at 0.75 s and at 0.25 s.
    #expect(isClose(scene.shownX, 124.1676, within: 1e-4))
    scene.run { scene.view.center.x = 60 }
    scene.device.settle()
    #expect(notes.lines == ["first true at 1.0", "second true at 1.5"])
  }

  @Test(
    "two writes in one block animate once, from the old value to the last one",
    arguments: [UIView.AnimationOptions.curveLinear, [.curveLinear, .beginFromCurrentState]])
  func twoWrites(options: UIView.AnimationOptions) {
    let scene = AnimationScene()
    scene.run {
      UIView.animate(withDuration: 1, delay: 0, options: options) {
        scene.view.center.x = 500
        scene.view.center.x = 150
        scene.view.layer.cornerRadius = 30
        scene.view.layer.cornerRadius = 10
      }
    }
    #expect(scene.positions(at: [0, 0.5]) == [50, 100])
    #expect(scene.shown.cornerRadius == 5)
  }

  @Test("a change without animation offsets an additive animation, and redirects another one")
  func shift() {
    let scene = AnimationScene()
    scene.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        scene.view.center.x = 150
        scene.view.layer.cornerRadius = 10
        scene.view.alpha = 0
      }
    }
    scene.device.advance(to: 0.5)
    scene.run {
      scene.view.center.x = 250
      scene.view.layer.cornerRadius = 30
      scene.view.alpha = 0.5
    }
    #expect(scene.shownX == 200)
    #expect(scene.shown.cornerRadius == 25)
    #expect(scene.shown.opacity == 0.75)
  }

  @Test("3D and affine transform animations combine additively")
  func space() {
    let scene = AnimationScene()
    scene.run {
      var deep = CATransform3DIdentity
      deep.m34 = -0.002
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        scene.view.layer.transform = deep
      }
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        scene.view.layer.transform = CATransform3DMakeScale(2, 2, 1)
      }
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        scene.view.layer.transform = CATransform3DMakeScale(4, 4, 1)
      }
    }
    #expect(isClose(scene.shown.transform.numbers, CATransform3DIdentity.numbers, within: 1e-12))
    scene.device.advance(to: 0.5)
    let shown = scene.shown.transform
    #expect(isClose([shown.m11, shown.m22, shown.m34], [2.5, 2.5, 0], within: 1e-12))
    scene.device.settle()
    #expect(scene.shown.transform.m11 == 4)
  }
}
