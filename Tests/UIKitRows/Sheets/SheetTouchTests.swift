import HeadlessUIKit
import Testing

/// Hit testing while a sheet settles.
@Suite struct SheetTouchTests {
  /// How a sheet animates from its large height down to another.
  struct Descent: CustomTestStringConvertible, Sendable {
    var isProgrammatic: Bool
    /// The smaller height, pt; nil for the medium detent.
    var height: CGFloat?
    var testDescription: String {
      "\(isProgrammatic ? "programmatically" : "released") to \(height.map { "\($0) pt" } ?? "medium")"
    }
    nonisolated static let all = [nil, 100].flatMap { height in
      [
        Descent(isProgrammatic: true, height: height),
        Descent(isProgrammatic: false, height: height),
      ]
    }
  }

  @Test(
    "[351] a vertical drag from a slider's thumb moves the sheet or, by the switch, only the slider",
    arguments: [false, true])
  func sliderInASheet(prevents: Bool) {
    Driver.run(choosing: { $0.sliderThumbPreventsEveryPan = prevents }) { ui in
      let scene = SheetScene(ui)
      let slider = UISlider(frame: CGRect(x: 40, y: 100, width: 240, height: 34))
      slider.value = 0.5
      scene.sheet.view.addSubview(slider)
      ui.turn()
      let (top, thumb) = (scene.top, slider.convert(CGPoint(x: 120, y: 17), to: nil))
      ui.touchDown(at: thumb)
      for step in 1...10 {
        ui.advance(by: 0.02)
        ui.touchMove(to: CGPoint(x: thumb.x + CGFloat(step) * 3, y: thumb.y + CGFloat(step) * 20))
        ui.turn()
      }
      #expect((scene.top > top) != prevents)
      #expect((slider.value > 0.55) == prevents)
      ui.touchCancel()
      ui.settle()
    }
  }

  private func scene(_ ui: Driver, _ descent: Descent, isUndimmed: Bool = false) -> SheetScene {
    let small: UISheetPresentationController.Detent =
      descent.height.map { height in .custom(identifier: .init("small")) { _ in height } }
      ?? .medium()
    let scene = SheetScene(ui) { sheet in
      sheet.detents = [small, .large()]
      sheet.selectedDetentIdentifier = .large
      if isUndimmed { sheet.largestUndimmedDetentIdentifier = small.identifier }
    }
    if descent.isProgrammatic {
      scene.controller?.animateChanges {
        scene.controller?.selectedDetentIdentifier = small.identifier
      }
      ui.turn()
    } else {
      let distance: CGFloat = descent.height == nil ? 180 : 400
      scene.drag(50, distance)
    }
    return scene
  }

  @Test(
    "[F071] a tap on a settling sheet neither dismisses it nor passes through it",
    arguments: combinations(
      Descent.all, [0, 0.03, 0.08, 0.15], [false, true]))
  func settlingSheetIgnoresTaps(_ descent: Descent, after seconds: Double, isUndimmed: Bool) {
    Driver.run { ui in
      var below = 0
      ui.root.view.addGestureRecognizer(Tap { below += 1 })
      let scene = scene(ui, descent, isUndimmed: isUndimmed)
      ui.advance(by: seconds)
      let top = scene.top
      #expect(top + 15 < scene.sheet.view.frame.minY)
      for y in [top + 15, scene.sheet.view.frame.minY - 5] {
        ui.tap(at: CGPoint(x: 100, y: y))
      }
      #expect(scene.top == top)
      ui.settle()
      #expect(scene.isPresented)
      #expect(below == 0)
      #expect(ui.log.calls.contains("judge.willDismiss") == false)
    }
  }

  @Test("[F071] a button on a settling sheet receives taps at its presentation frame")
  func pressesButtons() {
    Driver.run { ui in
      let descent = Descent(isProgrammatic: true)
      let scene = scene(ui, descent)
      let button = UIView(frame: CGRect(x: 50, y: 20, width: 100, height: 40))
      var taps = 0
      button.addGestureRecognizer(Tap { taps += 1 })
      scene.sheet.view.addSubview(button)
      ui.advance(by: 0.08)
      ui.tap(at: CGPoint(x: 100, y: scene.top + 40))
      ui.settle()
      #expect(taps == 1)
      #expect(scene.isPresented)
    }
  }

  @Test("[223] a tap outside the visible frame of a growing sheet dismisses it (223b)")
  func isBeside() {
    Driver.run { ui in
      let scene = SheetScene(ui) { $0.detents = [.medium(), .large()] }
      scene.controller?.animateChanges { scene.controller?.selectedDetentIdentifier = .large }
      ui.advance(by: 0.05)
      #expect(scene.top > 200)
      ui.tap(at: CGPoint(x: 100, y: scene.top - 30))
      ui.settle()
      #expect(!scene.isPresented)
      #expect(ui.log.calls.contains("judge.didDismiss"))
    }
  }

  @Test("[F023] a touch on the visible frame of a settling sheet interrupts it")
  func touchInterruptsSettlingSheet() {
    Driver.run { ui in
      let scene = scene(ui, Descent(isProgrammatic: false))
      ui.advance(by: 0.03)
      let touch = CGPoint(x: 100, y: scene.top + 20)
      ui.touchDown(at: touch)
      ui.advance(by: 0.02)
      let interrupted = scene.top
      #expect(interrupted < 320)
      ui.touchMove(to: CGPoint(x: touch.x, y: touch.y - 11))
      ui.turn()
      #expect(isClose(scene.top, interrupted))
      ui.touchMove(to: CGPoint(x: touch.x, y: touch.y - 30))
      ui.turn()
      #expect(isClose(scene.top, interrupted - 20))
      ui.touchUp()
      ui.settle()
      #expect(scene.isPresented)
    }
  }
}
