import HeadlessUIKit
import Testing

/// Drags of a sheet.
@Suite struct SheetDragTests {
  @Test(
    "[293] sheet and dimming follow the pan one to one from where it is recognized (293a, 293b, 293d)"
  )
  func follows() {
    Driver.run { ui in
      let scene = SheetScene(ui)
      let (top, height) = (scene.top, scene.sheet.view.bounds.height)
      #expect(isClose(scene.dimming, 0.2))
      for distance in [110.0, 170, 60, 330] {
        scene.drag(50, distance, lifts: false)
        #expect(isClose(scene.top, top + distance - 10))
        #expect(isClose(scene.dimming, 0.2 * (1 - (distance - 10) / height)))
        ui.touchCancel()
        ui.settle()
      }
      scene.drag(-50, -200, lifts: false)
      #expect(scene.top == top, "no rubber-banding at the largest detent")
      ui.touchUp()
    }
  }

  @Test("a dragged sheet's coordinator has the progress of the drag")
  func coordinatorHasDragProgress() {
    Driver.run { ui in
      let scene = SheetScene(ui)
      for distance in [CGFloat(110), 330] {
        scene.drag(50, distance, lifts: false)
        let progress = scene.sheet.transitionCoordinator?.percentComplete ?? -1
        #expect(progress > 0.1)
        #expect(isClose(progress, (scene.top - 30) / 637))
        ui.touchCancel()
        ui.settle()
      }
    }
  }

  struct Release: CustomTestStringConvertible, Sendable {
    var distances: [CGFloat]
    var rests: Bool
    var dismisses: Bool
    var testDescription: String { "\(distances), \(rests ? "at rest" : "moving")" }
    nonisolated static let all = [
      // Half of the height is 318.5 pt, and the drag begins after 10 pt.
      Release(distances: [50, 200, 320], rests: true, dismisses: false),
      Release(distances: [50, 200, 340], rests: true, dismisses: true),
      Release(distances: [50, 70], rests: false, dismisses: true),
      Release(distances: [30, 36], rests: false, dismisses: false),
    ]
  }

  @Test(
    "[293] a drag beyond half of the height, or at 1000 pt/s, dismisses (293c)",
    arguments: Release.all)
  func releases(_ release: Release) {
    Driver.run { ui in
      let scene = SheetScene(ui)
      #expect(scene.sheet.view.bounds.height == 637)
      let begin = CGPoint(x: 100, y: scene.top + 60)
      ui.touchDown(at: begin)
      for distance in release.distances {
        ui.advance(by: 0.02)
        ui.touchMove(to: CGPoint(x: begin.x, y: begin.y + distance))
        ui.turn()
      }
      if release.rests { ui.advance(by: 0.3) }
      ui.touchUp()
      ui.settle()
      #expect(scene.isPresented != release.dismisses)
    }
  }

  @Test("[293] a released sheet settles by the critically damped spring of 18.2574 /s (293e)")
  func springs() {
    Driver.run { ui in
      let scene = SheetScene(ui)
      let top = scene.top
      scene.drag(50, 210)
      let start = scene.top
      #expect(isClose(start, top + 200))
      ui.advance(by: 0.1)
      #expect(isClose((start - scene.top) / 200, 0.544778, within: 1e-4))
      ui.settle()
      #expect(scene.top == top)
    }
  }

  @Test("content that is laid out by the sheet's bounds animates with the sheet")
  func contentAnimatesWithSheet() {
    Driver.run { ui in
      let scene = SheetScene(ui) { $0.detents = [.medium(), .large()] }
      let footer = UIView()
      scene.sheet.view.addSubview(footer)
      scene.sheet.logsLayout = true
      scene.sheet.hooks["viewDidLayoutSubviews"] = { sheet in
        footer.frame = CGRect(x: 0, y: sheet.view.bounds.height - 50, width: 375, height: 50)
      }
      ui.settle()
      scene.drag(-50, -200)
      for _ in 1...3 {
        ui.advance(by: 0.05)
        let height = presentationFrame(of: scene.sheet.view).height
        #expect(height < 637)
        #expect(isClose(presentationFrame(of: footer).maxY, height))
      }
    }
  }

  struct Target: CustomTestStringConvertible, Sendable {
    var start: String
    var distances: [CGFloat]
    var rests: Bool
    var end: String
    var testDescription: String {
      "\(start) by \(distances), \(rests ? "at rest" : "moving"): \(end)"
    }
    nonisolated static let all = [
      Target(start: "medium", distances: [-50, -120], rests: true, end: "medium"),
      Target(start: "medium", distances: [-50, -180], rests: true, end: "large"),
      Target(start: "medium", distances: [-20, -40], rests: false, end: "large"),
      Target(start: "large", distances: [50, 120], rests: true, end: "large"),
      Target(start: "large", distances: [50, 180], rests: true, end: "medium"),
      Target(start: "large", distances: [20, 40], rests: false, end: "medium"),
      Target(start: "medium", distances: [50, 100], rests: true, end: "medium"),
      Target(start: "medium", distances: [50, 240], rests: true, end: "dismissed"),
      Target(start: "large", distances: [50, 520], rests: true, end: "dismissed"),
    ]
  }

  @Test(
    "[193][235][250] the projected end selects the detent, and the delegate is notified once",
    arguments: Target.all)
  func lands(_ target: Target) {
    Driver.run { ui in
      let scene = SheetScene(ui) { sheet in
        sheet.detents = [.medium(), .large()]
        if target.start == "large" { sheet.selectedDetentIdentifier = .large }
      }
      let begin = CGPoint(x: 100, y: scene.top + 60)
      ui.touchDown(at: begin)
      for distance in target.distances {
        ui.advance(by: 0.02)
        ui.touchMove(to: CGPoint(x: begin.x, y: begin.y + distance))
        ui.turn()
      }
      if target.rests { ui.advance(by: 0.3) }
      #expect(ui.log.calls.contains { $0.hasPrefix("judge.changed") } == false)
      ui.touchUp()
      ui.settle()
      let changes = ui.log.calls.filter { $0.hasPrefix("judge.changed") }
      #expect(scene.isPresented == (target.end != "dismissed"))
      let isMoved = target.end != "dismissed" && target.end != target.start
      #expect(changes == (isMoved ? ["judge.changed \(target.end)"] : []))
      if target.end == "large" { #expect(scene.top == 30) }
      if target.end == "medium" { #expect(scene.top == 310.5) }
    }
  }

  @Test("a touch interrupts a settling sheet at its visible position")
  func touchInterruptsSettlingSheet() {
    Driver.run { ui in
      let scene = SheetScene(ui) { $0.detents = [.medium(), .large()] }
      scene.drag(-50, -200)
      ui.advance(by: 0.05)
      let touch = CGPoint(x: 100, y: scene.top + 60)
      ui.touchDown(at: touch)
      ui.advance(by: 0.02)
      let interrupted = scene.top
      // It settles from 120.5 pt, where the drag ended, to 30 pt.
      #expect(interrupted > 30)
      #expect(interrupted < 120.5)
      ui.touchMove(to: CGPoint(x: touch.x, y: touch.y + 11))
      ui.turn()
      #expect(isClose(scene.top, interrupted))
      ui.advance(by: 0.1)
      ui.touchMove(to: CGPoint(x: touch.x, y: touch.y + 16))
      ui.turn()
      #expect(isClose(scene.top, interrupted + 6))
      ui.touchUp()
      ui.settle()
      #expect(scene.top == 30)
    }
  }

  @Test("dismissing in code ends a drag, and starts from the dragged position")
  func yieldsToCode() {
    Driver.run { ui in
      let scene = SheetScene(ui) { $0.detents = [.medium(), .large()] }
      scene.drag(-60, -110, lifts: false)
      #expect(isClose(scene.top, 210.5))
      ui.root.dismiss(animated: true)
      ui.turn()
      #expect(isClose(scene.top, 210.5))
      ui.advance(by: 0.05)
      let top = scene.top
      #expect(top > 211)
      ui.touchMove(to: CGPoint(x: 180, y: 100))
      ui.turn()
      #expect(scene.top == top)
      ui.touchUp()
      ui.settle()
      #expect(!scene.isPresented)
      #expect(ui.window.subviews == [ui.root.view])
    }
  }
}
