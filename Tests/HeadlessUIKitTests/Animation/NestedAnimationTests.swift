import HeadlessUIKit
import TestSupport
import Testing

/// Nested blocks, repetition, and the inherited animation properties.
@Suite(.checkedDevices) struct NestedAnimationTests {
  nonisolated struct NestCase: CustomTestStringConvertible, Sendable {
    var name: String
    var options: UIView.AnimationOptions
    var positions: [CGFloat]
    var end: Double
    var testDescription: String { name }
  }

  @Test(
    "[156] a nested block inherits duration and curve unless it overrides them (156a, 156b)",
    arguments: [
      NestCase(name: "inherits", options: .curveEaseIn, positions: [75, 100, 125], end: 2),
      NestCase(
        name: "overridden duration", options: [.curveEaseIn, .overrideInheritedDuration],
        positions: [100, 150, 150], end: 1),
      NestCase(
        name: "overridden curve", options: [.curveEaseIn, .overrideInheritedCurve],
        positions: [59.346, 81.536, 112.186], end: 2),
      NestCase(
        name: "overridden duration and curve",
        options: [.curveEaseIn, .overrideInheritedCurve, .overrideInheritedDuration],
        positions: [81.536, 150, 150], end: 1),
    ])
  func inheritance(example: NestCase) {
    let scene = AnimationScene()
    var end: Double?
    scene.run {
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
        UIView.animate(
          withDuration: 1, delay: 0, options: example.options,
          animations: { scene.view.center.x = 150 }, completion: { _ in end = scene.device.now })
      }
    }
    let found = scene.positions(at: [0.5, 1, 1.5])
    #expect(isClose(found, example.positions, within: 0.001))
    scene.device.settle()
    #expect(end == example.end)
  }

  @Test(
    "[156][158] a nested block inherits the outer options unless it overrides them (156c, 158b)",
    arguments: [false, true])
  func options(overrides: Bool) {
    let options: UIView.AnimationOptions =
      overrides ? [.curveLinear, .overrideInheritedOptions] : .curveLinear
    let scene = AnimationScene()
    scene.run {
      UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
        UIView.animate(withDuration: 1, delay: 0, options: options) { scene.view.alpha = 0.5 }
      }
      let hit = scene.window.hitTest(CGPoint(x: 50, y: 50), with: nil)
      #expect((hit === scene.view) == !overrides)
    }
  }

  @Test("[157] the inherited duration is that of the enclosing block, and 0 outside")
  func inheritedDuration() {
    let scene = AnimationScene()
    scene.run {
      #expect(UIView.inheritedAnimationDuration == 0)
      UIView.animate(withDuration: 2) {
        #expect(UIView.inheritedAnimationDuration == 2)
        UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedDuration) {
          #expect(UIView.inheritedAnimationDuration == 1)
        }
        #expect(UIView.inheritedAnimationDuration == 2)
      }
      #expect(UIView.inheritedAnimationDuration == 0)
    }
  }

  @Test("an autoreversing block runs forward and back, and ends at its model value")
  func autoreverse() {
    let notes = Notes()
    let scene = AnimationScene()
    scene.run {
      UIView.animate(
        withDuration: 1, delay: 0, options: [.curveLinear, .autoreverse],
        animations: { scene.view.center.x = 150 },
        completion: notes.completion("end", on: scene.device))
    }
    #expect(scene.positions(at: [0.5, 1, 1.5, 1.75]) == [100, 150, 100, 75])
    scene.device.settle()
    #expect(scene.shownX == 150)
    #expect(notes.lines == ["end true at 2.0"])
  }

  @Test("a repeating block runs until its view is removed")
  func repetition() {
    let notes = Notes()
    let scene = AnimationScene()
    scene.run {
      UIView.animate(
        withDuration: 1, delay: 0.5, options: [.curveLinear, .repeat],
        animations: { scene.view.center.x = 150 },
        completion: notes.completion("end", on: scene.device))
    }
    #expect(scene.positions(at: [0.25, 0.75, 1.75, 100.25]) == [50, 75, 75, 125])
    scene.run { scene.view.removeFromSuperview() }
    scene.device.settle()
    #expect(notes.lines == ["end false at 100.25"])
  }

  @Test("a repeating, autoreversing block runs forward and back")
  func repetitionAndBack() {
    let scene = AnimationScene()
    scene.run {
      UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .repeat, .autoreverse]) {
        scene.view.center.x = 150
      }
    }
    #expect(scene.positions(at: [0.25, 1.25, 2.25, 7.25]) == [75, 125, 75, 125])
  }

  nonisolated struct RepeatCase: CustomTestStringConvertible, Sendable {
    var count: CGFloat
    var reverses = false
    var positions: [CGFloat]
    var end: Double
    var testDescription: String { "\(count) times\(reverses ? ", autoreversing" : "")" }
  }

  @Test(
    "modified animations repeat on their own, and their block ends when all of them have ended",
    arguments: [
      RepeatCase(count: 3, positions: [75, 75, 75], end: 3),
      RepeatCase(count: 2, reverses: true, positions: [75, 125, 75], end: 4),
      RepeatCase(count: 0, positions: [75, 150, 150], end: 1),
      RepeatCase(count: .nan, positions: [75, 150, 150], end: 1),
    ])
  func modified(example: RepeatCase) {
    let (scene, notes) = (AnimationScene(), Notes())
    scene.run {
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear,
        animations: {
          scene.view.center.y = 150
          UIView.modifyAnimations(withRepeatCount: example.count, autoreverses: example.reverses) {
            scene.view.center.x = 150
          }
        }, completion: notes.completion("end", on: scene.device))
    }
    #expect(scene.positions(at: [0.25, 1.25, 2.25]) == example.positions)
    #expect(scene.shown.position.y == 150)
    scene.device.settle()
    #expect(notes.lines == ["end true at \(example.end)"])
    #expect(scene.shown.position == CGPoint(x: 150, y: 150))
    #expect(
      scene.diagnosticMessages
        == (example.count.isNaN
          ? ["the repeat count of an animation is nan, which is not a finite number; 1.0 is used"]
          : []))
  }

  @Test("endlessly modified animations run until their view is removed; elsewhere nothing repeats")
  func modifiedAnimationsRunUntilRemoval() {
    let (scene, notes) = (AnimationScene(), Notes())
    let move = { (x: CGFloat) in
      UIView.modifyAnimations(withRepeatCount: .infinity, autoreverses: false) {
        scene.view.center.x = x
      }
    }
    scene.run {
      move(60)
      #expect(scene.shownX == 60)
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear, animations: { move(160) },
        completion: notes.completion("end", on: scene.device))
    }
    #expect(scene.positions(at: [0.5, 100.5]) == [110, 110])
    #expect(notes.lines == [])
    scene.run { scene.view.removeFromSuperview() }
    scene.device.settle()
    #expect(notes.lines == ["end false at 100.5"])
    scene.run {
      scene.window.addSubview(scene.view)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { move(260) }
      animator.addCompletion { [unowned device = scene.device] in
        notes.note("\($0) at \(device.now)")
      }
      animator.startAnimation()
    }
    scene.device.settle()
    #expect(notes.lines.last == "end at 101.5")
  }
}
