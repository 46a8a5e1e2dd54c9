import HeadlessUIKit
import Testing

/// A moving sheet that a touch interrupts, and the velocity with which a drag ends.
@Suite struct SheetInterruptionTests {
  /// What the sheet does when the touch begins.
  nonisolated enum Motion: CaseIterable, Sendable { case settles, returns, opens }

  private func scene(_ ui: Driver, that motion: Motion) -> SheetScene {
    switch motion {
    case .settles:
      let scene = SheetScene(ui) { $0.detents = [.medium(), .large()] }
      scene.drag(-50, -200)
      return scene
    case .returns:
      let scene = SheetScene(ui)
      scene.drag(50, 200)
      return scene
    case .opens:
      let scene = SheetScene(ui)
      ui.root.dismiss(animated: false)
      ui.settle()
      ui.root.present(scene.sheet, animated: true)
      ui.turn()
      ui.advance(by: 0.05)
      return scene
    }
  }

  @Test(
    "[331] a touch interrupts a sheet that settles, returns or opens at its visible position (331a)",
    arguments: Motion.allCases)
  func touchInterrupts(_ motion: Motion) {
    Driver.run { ui in
      let scene = scene(ui, that: motion)
      ui.advance(by: 0.05)
      let touch = CGPoint(x: 100, y: scene.top + 30)
      ui.touchDown(at: touch)
      ui.advance(by: 0.02)
      let interrupted = scene.top
      #expect(interrupted > 30)
      ui.touchMove(to: CGPoint(x: touch.x, y: touch.y - 11))
      ui.turn()
      #expect(isClose(scene.top, interrupted))
      ui.advance(by: 0.1)
      #expect(isClose(scene.top, interrupted))
      ui.touchMove(to: CGPoint(x: touch.x, y: touch.y + 30))
      ui.turn()
      #expect(isClose(scene.top, interrupted + 40))
      ui.touchMove(to: CGPoint(x: touch.x, y: touch.y - 200))
      ui.advance(by: 0.3)
      ui.touchUp()
      ui.settle()
      #expect(scene.isPresented)
      #expect(scene.top == 30)
      #expect(scene.sheet.transitionCoordinator == nil)
      #expect(AppearanceGrammar.faults(of: "sheet", in: ui.log) == [])
    }
  }

  @Test(
    "[331] an interrupted sheet that opens or returns can be dismissed (331a)",
    arguments: [Motion.returns, .opens])
  func interruptedSheetIsDismissed(_ motion: Motion) {
    Driver.run { ui in
      let scene = scene(ui, that: motion)
      ui.advance(by: 0.05)
      let touch = CGPoint(x: 100, y: scene.top + 30)
      ui.touchDown(at: touch)
      for distance in [20.0, 200, 450] {
        ui.advance(by: 0.02)
        ui.touchMove(to: CGPoint(x: touch.x, y: touch.y + distance))
        ui.turn()
      }
      ui.advance(by: 0.3)
      ui.touchUp()
      ui.settle()
      #expect(!scene.isPresented)
      #expect(ui.window.subviews == [ui.root.view])
      #expect(AppearanceGrammar.faults(of: "sheet", in: ui.log) == [])
    }
  }

  @Test(
    "[331] a sheet that may not be dismissed is interrupted while it returns from a pull (331a)")
  func touchInterruptsPulledSheet() {
    Driver.run { ui in
      let scene = SheetScene(ui)
      scene.sheet.isModalInPresentation = true
      scene.drag(100, 400)
      ui.advance(by: 0.05)
      let touch = CGPoint(x: 100, y: scene.top + 30)
      ui.touchDown(at: touch)
      ui.advance(by: 0.02)
      let interrupted = scene.top
      #expect(interrupted > 60)
      ui.touchMove(to: CGPoint(x: touch.x, y: touch.y + 11))
      ui.turn()
      let begun = scene.top
      // One point beyond the slop.
      #expect(isClose(begun, interrupted, within: 0.55))
      ui.touchMove(to: CGPoint(x: touch.x, y: touch.y + 51))
      ui.turn()
      // The rubber band continues from there: more slowly than the touch.
      #expect(scene.top > begun + 5)
      #expect(scene.top < begun + 22)
      ui.touchMove(to: CGPoint(x: touch.x, y: touch.y + 11))
      ui.turn()
      #expect(isClose(scene.top, begun, within: 0.55))
      ui.touchUp()
      ui.settle()
      #expect(scene.top == 30)
      #expect(scene.isPresented)
    }
  }

  @Test("[320][331] since iOS 26 an interrupted sheet stays away from the edges (320a, 331a)")
  func touchInterruptsSheetWithMargin() {
    Driver.run(DeviceConfiguration(systemVersion: 26)) { ui in
      let scene = SheetScene(ui) { sheet in
        sheet.detents = [
          .custom(identifier: .init("low")) { _ in 200 },
          .custom(identifier: .init("high")) { _ in 400 },
        ]
      }
      let visibleFrame = { presentationFrame(of: scene.sheet.view) }
      let low = visibleFrame()
      scene.drag(-50, -150)
      ui.advance(by: 0.05)
      let touch = CGPoint(x: 100, y: scene.top + 30)
      ui.touchDown(at: touch)
      ui.advance(by: 0.02)
      let interrupted = visibleFrame()
      // It moves up from 327.5 pt to 276.1 pt.
      #expect(interrupted.minY > 280)
      #expect(interrupted.minY < 325)
      ui.touchMove(to: CGPoint(x: touch.x, y: touch.y - 11))
      ui.turn()
      ui.advance(by: 0.1)
      #expect(isClose(visibleFrame(), interrupted))
      ui.touchMove(to: CGPoint(x: touch.x, y: touch.y + 90))
      ui.turn()
      let y = interrupted.minY + 100
      let dragged = CGRect(x: 8, y: y, width: 359, height: 659 - y)
      #expect(isClose(visibleFrame(), dragged))
      ui.advance(by: 0.3)
      ui.touchUp()
      ui.settle()
      #expect(isClose(visibleFrame(), low))
      #expect(AppearanceGrammar.faults(of: "sheet", in: ui.log) == [])
    }
  }

  @Test("[331] content of an opening sheet receives no touch (331a)")
  func contentIgnoresTouches() {
    Driver.run { ui in
      var taps = 0
      let sheet = ui.controller("sheet", style: .pageSheet)
      sheet.view.addGestureRecognizer(Tap { taps += 1 })
      ui.root.present(sheet, animated: true)
      ui.turn()
      ui.advance(by: 0.2)
      ui.tap(at: CGPoint(x: 100, y: 600))
      ui.settle()
      #expect(taps == 0)
      #expect(ui.showsPresented(sheet))
    }
  }

  struct Start: CustomTestStringConvertible, Sendable {
    var isLarge: Bool
    var expands: Bool
    var testDescription: String { "large \(isLarge), expands \(expands)" }
    nonisolated static let all = [true, false].flatMap { isLarge in
      [true, false].map { Start(isLarge: isLarge, expands: $0) }
    }
  }

  @Test(
    "[331] in one drag sheet and content take turns as often as the touch turns (331b)",
    arguments: Start.all)
  func dragTakesTurns(_ start: Start) {
    Driver.run { ui in
      let list = UIScrollView()
      let scene = SheetScene(ui) { sheet in
        sheet.detents = [.medium(), .large()]
        sheet.prefersScrollingExpandsWhenScrolledToEdge = start.expands
        if start.isLarge { sheet.selectedDetentIdentifier = .large }
      }
      list.frame = scene.sheet.view.bounds
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      list.contentSize = CGSize(width: 375, height: 5000)
      scene.sheet.view.addSubview(list)
      ui.settle()
      let highest: CGFloat = start.isLarge || start.expands ? 30 : 310.5
      let begin = scene.top + 60
      ui.touchDown(at: CGPoint(x: 187.5, y: begin))
      var sums: [CGFloat] = []
      var (scrolled, moved) = (0, 0)
      for distance in [-10.0, -400, 60, -420, 120, 30, -380, 90] {
        ui.advance(by: 0.05)
        ui.touchMove(to: CGPoint(x: 187.5, y: begin + distance))
        ui.turn()
        sums.append(distance - scene.top + list.contentOffset.y)
        if list.contentOffset.y > 0 {
          scrolled += 1
          #expect(scene.top == highest)
        }
        if scene.top > highest { moved += 1 }
      }
      #expect((sums.max() ?? 0) - (sums.min() ?? 0) < 0.5)
      #expect(scrolled >= 3)
      #expect(moved >= 4)
      ui.touchCancel()
      ui.settle()
      #expect(scene.isPresented)
    }
  }

  struct Flick: CustomTestStringConvertible, Sendable {
    /// The movement in the last 20 ms, pt; negative is up.
    var last: CGFloat
    var stays: Bool
    var testDescription: String { "\(last) pt" }
    nonisolated static let all = [
      Flick(last: -40, stays: true), Flick(last: 0.5, stays: false), Flick(last: 40, stays: false),
    ]
  }

  @Test(
    "[332] a flick up keeps a sheet that is dragged beyond half of its height", arguments: Flick.all
  )
  func flickUpKeeps(_ flick: Flick) {
    Driver.run { ui in
      let scene = SheetScene(ui)
      let begin = CGPoint(x: 180, y: scene.top + 60)
      ui.touchDown(at: begin)
      for distance in [100.0, 450] {
        ui.advance(by: 0.02)
        ui.touchMove(to: CGPoint(x: begin.x, y: begin.y + distance))
        ui.turn()
      }
      ui.advance(by: 0.3)
      for step in 1...2 {
        ui.advance(by: 0.02)
        ui.touchMove(to: CGPoint(x: begin.x, y: begin.y + 450 + flick.last * CGFloat(step)))
        ui.turn()
      }
      ui.touchUp()
      ui.settle()
      #expect(scene.isPresented == flick.stays)
    }
  }

  @Test("[333] a sheet that rubber-bands continues at its visible velocity when it is released")
  func velocityIsContinuous() {
    Driver.run { ui in
      let scene = SheetScene(ui)
      scene.sheet.isModalInPresentation = true
      let begin = CGPoint(x: 180, y: scene.top + 60)
      ui.touchDown(at: begin)
      for step in 1...20 {
        ui.advance(by: 0.01)
        ui.touchMove(to: CGPoint(x: begin.x, y: begin.y + 8 * CGFloat(step)))
        ui.turn()
      }
      // The visible velocity is the touch's 800 pt/s times the slope of the rubber band, 0.55 ease²,
      // at a translation of 150 pt.
      let ease = 1 / (1 + 150 * 0.55 / 637)
      let before = scene.top
      ui.touchUp()
      ui.turn()
      ui.advance(by: 1e-4)
      #expect(isClose((scene.top - before) / 1e-4 / (800 * 0.55 * ease * ease), 1, within: 0.02))
      ui.settle()
      #expect(scene.top == 30)
    }
  }
}
