import HeadlessUIKit
import Testing

/// How a sheet goes with a finger.
@Suite struct SheetDragTests {
  @Test(
    "[293] it follows one to one from where it became a pan, and the dimming with it (293a, 293b, 293d)"
  )
  func follows() {
    Driver.run { ui in
      let scene = SheetScene(ui)
      let (top, height) = (scene.top, scene.sheet.view.bounds.height)
      #expect(isClose(scene.dimming, 0.2))
      for way in [110.0, 170, 60, 330] {
        scene.drag(50, way, lifts: false)
        #expect(isClose(scene.top, top + way - 10))
        #expect(isClose(scene.dimming, 0.2 * (1 - (way - 10) / height)))
        ui.touchCancel()
        ui.settle()
      }
      scene.drag(-50, -200, lifts: false)
      #expect(scene.top == top, "no give at the largest height")
      ui.touchUp()
    }
  }

  @Test("its coordinator has the progress of the drag")
  func saysHowFar() {
    Driver.run { ui in
      let scene = SheetScene(ui)
      for way in [CGFloat(110), 330] {
        scene.drag(50, way, lifts: false)
        let share = scene.sheet.transitionCoordinator?.percentComplete ?? -1
        #expect(share > 0.1)
        #expect(isClose(share, (scene.top - 30) / 637))
        ui.touchCancel()
        ui.settle()
      }
    }
  }

  struct Release: CustomTestStringConvertible, Sendable {
    var ways: [CGFloat]
    var rests: Bool
    var goes: Bool
    var testDescription: String { "\(ways), \(rests ? "rests" : "flies")" }
    nonisolated static let all = [
      Release(ways: [50, 200, 320], rests: true, goes: false),
      Release(ways: [50, 200, 340], rests: true, goes: true),
      Release(ways: [50, 70], rests: false, goes: true),
      Release(ways: [30, 36], rests: false, goes: false),
    ]
  }

  @Test("[293] it goes beyond half of its height, or at 1000 pt/s (293c)", arguments: Release.all)
  func releases(_ release: Release) {
    Driver.run { ui in
      let scene = SheetScene(ui)
      #expect(scene.sheet.view.bounds.height == 637)
      let begin = CGPoint(x: 100, y: scene.top + 60)
      ui.touchDown(at: begin)
      for way in release.ways {
        ui.advance(by: 0.02)
        ui.touchMove(to: CGPoint(x: begin.x, y: begin.y + way))
        ui.turn()
      }
      if release.rests { ui.advance(by: 0.3) }
      ui.touchUp()
      ui.settle()
      #expect(scene.isUp != release.goes)
    }
  }

  @Test("[293] what it was let go from settles by the critical spring of 18.2574 /s (293e)")
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

  @Test("content that is laid out by the sheet's size goes with its edges, and does not jump ahead")
  func takesItsContentAlong() {
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

  struct Landing: CustomTestStringConvertible, Sendable {
    var start: String
    var ways: [CGFloat]
    var rests: Bool
    var end: String
    var testDescription: String { "\(start) by \(ways), \(rests ? "rests" : "flies"): \(end)" }
    nonisolated static let all = [
      Landing(start: "medium", ways: [-50, -120], rests: true, end: "medium"),
      Landing(start: "medium", ways: [-50, -180], rests: true, end: "large"),
      Landing(start: "medium", ways: [-20, -40], rests: false, end: "large"),
      Landing(start: "large", ways: [50, 120], rests: true, end: "large"),
      Landing(start: "large", ways: [50, 180], rests: true, end: "medium"),
      Landing(start: "large", ways: [20, 40], rests: false, end: "medium"),
      Landing(start: "medium", ways: [50, 100], rests: true, end: "medium"),
      Landing(start: "medium", ways: [50, 240], rests: true, end: "gone"),
      Landing(start: "large", ways: [50, 520], rests: true, end: "gone"),
    ]
  }

  @Test(
    "[193][235][250] the projected end decides where it lands; told once, at the end",
    arguments: Landing.all)
  func lands(_ landing: Landing) {
    Driver.run { ui in
      let scene = SheetScene(ui) { sheet in
        sheet.detents = [.medium(), .large()]
        if landing.start == "large" { sheet.selectedDetentIdentifier = .large }
      }
      let begin = CGPoint(x: 100, y: scene.top + 60)
      ui.touchDown(at: begin)
      for way in landing.ways {
        ui.advance(by: 0.02)
        ui.touchMove(to: CGPoint(x: begin.x, y: begin.y + way))
        ui.turn()
      }
      if landing.rests { ui.advance(by: 0.3) }
      #expect(ui.log.calls.contains { $0.hasPrefix("judge.changed") } == false)
      ui.touchUp()
      ui.settle()
      let changes = ui.log.calls.filter { $0.hasPrefix("judge.changed") }
      #expect(scene.isUp == (landing.end != "gone"))
      let isMoved = landing.end != "gone" && landing.end != landing.start
      #expect(changes == (isMoved ? ["judge.changed \(landing.end)"] : []))
      if landing.end == "large" { #expect(scene.top == 30) }
      if landing.end == "medium" { #expect(scene.top == 333.5) }
      #expect(ui.complaints == [])
    }
  }

  @Test("a finger takes a sheet that settles where it is to be seen")
  func catches() {
    Driver.run { ui in
      let scene = SheetScene(ui) { $0.detents = [.medium(), .large()] }
      scene.drag(-50, -200)
      ui.advance(by: 0.05)
      let finger = CGPoint(x: 100, y: scene.top + 60)
      ui.touchDown(at: finger)
      ui.advance(by: 0.02)
      let caught = scene.top
      #expect(caught > 30)
      #expect(caught < 143.5)
      ui.touchMove(to: CGPoint(x: finger.x, y: finger.y + 11))
      ui.turn()
      #expect(isClose(scene.top, caught))
      ui.advance(by: 0.1)
      ui.touchMove(to: CGPoint(x: finger.x, y: finger.y + 16))
      ui.turn()
      #expect(isClose(scene.top, caught + 6))
      ui.touchUp()
      ui.settle()
      #expect(scene.top == 30)
    }
  }

  @Test("code dismisses a sheet under a finger, from where the finger has it")
  func yieldsToCode() {
    Driver.run { ui in
      let scene = SheetScene(ui) { $0.detents = [.medium(), .large()] }
      scene.drag(-60, -110, lifts: false)
      #expect(isClose(scene.top, 233.5))
      ui.root.dismiss(animated: true)
      ui.turn()
      #expect(isClose(scene.top, 233.5))
      ui.advance(by: 0.05)
      let top = scene.top
      #expect(top > 234)
      ui.touchMove(to: CGPoint(x: 180, y: 100))
      ui.turn()
      #expect(scene.top == top)
      ui.touchUp()
      ui.settle()
      #expect(!scene.isUp)
      #expect(ui.window.subviews == [ui.root.view])
      #expect(ui.complaints == [])
    }
  }
}
