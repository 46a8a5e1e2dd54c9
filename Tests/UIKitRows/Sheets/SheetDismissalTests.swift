import HeadlessUIKit
import Testing

/// Section 14 of the rules: dismissal by a person.
@Suite struct SheetDismissalTests {
  @Test("[223][228][229] a drag that goes through: may it, it will, it did (223a, 228a)")
  func drags() {
    Driver.run { ui in
      let scene = SheetScene(ui)
      scene.drag(50, 200, 400)
      ui.settle()
      #expect(!scene.isUp)
      #expect(ui.window.subviews == [ui.root.view])
      #expect(
        scene.calls == [
          "judge.shouldDismiss", "judge.willDismiss", "sheet.viewWillDisappear",
          "sheet.viewDidDisappear", "judge.didDismiss",
        ])
      #expect(ui.complaints == [])
    }
  }

  @Test("[223] a tap beside a form sheet: may it, it will, it did (223b)")
  func taps() {
    Driver.run(.tablet) { ui in
      let scene = SheetScene(ui, style: .formSheet)
      ui.tap(at: CGPoint(x: 384, y: 500))
      ui.settle()
      #expect(scene.isUp)
      #expect(scene.calls == [])
      ui.tap(at: CGPoint(x: 30, y: 30))
      ui.turn()
      #expect(scene.calls == ["judge.shouldDismiss", "judge.willDismiss"])
      ui.settle()
      #expect(!scene.isUp)
      #expect(
        scene.calls == [
          "judge.shouldDismiss", "judge.willDismiss", "sheet.viewWillDisappear",
          "sheet.viewDidDisappear", "judge.didDismiss",
        ])
    }
  }

  enum Way: String, CaseIterable, CustomTestStringConvertible, Sendable {
    case drag, flick, tap
    var testDescription: String { rawValue }
  }

  private func attempt(_ way: Way, on scene: SheetScene) {
    switch way {
    case .drag: scene.drag(50, 200, 400)
    case .flick: scene.drag(60, rests: false)
    case .tap: scene.ui.tap(at: CGPoint(x: 100, y: 15))
    }
    scene.ui.settle()
  }

  @Test(
    "[224] who is modal is not asked, and hears of the attempt (224a, 224b)",
    arguments: Way.allCases)
  func isModal(way: Way) {
    Driver.run { ui in
      let scene = SheetScene(ui)
      let before = treeLines(of: ui.window)
      scene.sheet.isModalInPresentation = true
      attempt(way, on: scene)
      #expect(scene.isUp)
      #expect(scene.calls == ["judge.didAttempt"])
      #expect(treeLines(of: ui.window) == before)
    }
  }

  @Test("[225] a no of the delegate is an attempt", arguments: Way.allCases)
  func refuses(way: Way) {
    Driver.run { ui in
      let scene = SheetScene(ui)
      let before = treeLines(of: ui.window)
      scene.judge.mayDismiss = false
      attempt(way, on: scene)
      #expect(scene.isUp)
      #expect(scene.calls == ["judge.shouldDismiss", "judge.didAttempt"])
      #expect(treeLines(of: ui.window) == before)
    }
  }

  @Test("[226] code dismisses without any of the four")
  func dismissesByCode() {
    Driver.run { ui in
      let scene = SheetScene(ui)
      scene.sheet.isModalInPresentation = true
      ui.root.dismiss(animated: true)
      ui.settle()
      #expect(!scene.isUp)
      #expect(scene.calls == ["sheet.viewWillDisappear", "sheet.viewDidDisappear"])
    }
  }

  @Test(
    "[228][95] a drag that goes back: the sheet hears that it goes, and that it is back (228a, 228b, 95a, 95b, 95c)"
  )
  func cancels() {
    Driver.run { ui in
      let scene = SheetScene(ui)
      let before = treeLines(of: ui.window)
      let chain = chainLines(of: ui.root)
      for _ in 0..<2 {
        ui.log.clear()
        scene.drag(50, 150, lifts: false)
        #expect(
          scene.calls == ["judge.shouldDismiss", "judge.willDismiss", "sheet.viewWillDisappear"])
        #expect(scene.sheet.transitionCoordinator?.isInteractive == true)
        ui.touchUp()
        ui.settle()
        #expect(
          scene.calls == [
            "judge.shouldDismiss", "judge.willDismiss", "sheet.viewWillDisappear",
            "sheet.viewWillAppear", "sheet.viewIsAppearing", "sheet.viewDidAppear",
          ])
        #expect(treeLines(of: ui.window) == before)
        #expect(chainLines(of: ui.root) == chain)
        #expect(AppearanceGrammar.faults(of: "sheet", in: ui.log) == [])
      }
      #expect(ui.log.calls(of: "root") == [])
      #expect(ui.complaints == [])
    }
  }

  @Test(
    "[230] one that is modal blocks what lies outside, even undimmed", arguments: [true, false])
  func blocks(isModal: Bool) {
    Driver.run { ui in
      var taps = 0
      let tap = Tap { taps += 1 }
      ui.root.view.addGestureRecognizer(tap)
      let scene = SheetScene(ui) { sheet in
        sheet.detents = [.medium(), .large()]
        sheet.largestUndimmedDetentIdentifier = .medium
      }
      scene.sheet.isModalInPresentation = isModal
      ui.tap(at: CGPoint(x: 100, y: 100))
      ui.settle()
      #expect(scene.isUp)
      #expect(taps == (isModal ? 0 : 1))
      #expect(scene.calls == (isModal ? ["judge.didAttempt"] : []))
    }
  }

  struct Forbidden: CustomTestStringConvertible, Sendable {
    var isModal: Bool
    var mayDismiss: Bool
    var stays: Bool
    var testDescription: String { "modal \(isModal), may \(mayDismiss)" }
    nonisolated static let all = [
      Forbidden(isModal: false, mayDismiss: true, stays: false),
      Forbidden(isModal: true, mayDismiss: true, stays: true),
      Forbidden(isModal: false, mayDismiss: false, stays: true),
      Forbidden(isModal: true, mayDismiss: false, stays: true),
    ]
  }

  @Test(
    "[231] pulling down is forbidden by being modal, or by a no (231a, 231b)",
    arguments: Forbidden.all)
  func forbids(by rule: Forbidden) {
    Driver.run { ui in
      let scene = SheetScene(ui)
      scene.sheet.isModalInPresentation = rule.isModal
      scene.judge.mayDismiss = rule.mayDismiss
      scene.drag(50, 200, 400)
      ui.settle()
      #expect(scene.isUp == rule.stays)
    }
  }

  @Test("[227] the question has no effect, however often it comes")
  func asksOften() {
    Driver.run { ui in
      let scene = SheetScene(ui)
      for _ in 0..<3 {
        scene.drag(50, 100)
        ui.settle()
      }
      #expect(ui.log.count(of: "judge.shouldDismiss") == 3)
      #expect(scene.isUp)
    }
  }

  @Test("a touch that the system takes away, and a delegate that dismisses by itself: both settle")
  func settles() {
    Driver.run { ui in
      let scene = SheetScene(ui)
      let before = treeLines(of: ui.window)
      scene.drag(50, 500, lifts: false)
      ui.touchCancel()
      ui.settle()
      #expect(scene.isUp)
      #expect(treeLines(of: ui.window) == before)
      ui.log.clear()
      scene.judge.hooks["willDismiss"] = { ui.root.dismiss(animated: true) }
      scene.drag(50, 100)
      ui.settle()
      #expect(!scene.isUp)
      #expect(ui.log.count(of: "judge.didDismiss") == 0)
      #expect(ui.complaints == [])
    }
  }

  @Test("a turn of the screen, and the end of its root, in the middle of a drag")
  func isInterrupted() {
    Driver.run(.tablet) { ui in
      let scene = SheetScene(ui)
      scene.drag(50, 100, lifts: false)
      ui.rotate(to: .landscapeLeft)
      ui.settle()
      ui.touchUp()
      ui.settle()
      #expect(scene.isUp)
      #expect(scene.top == 44)
      scene.drag(50, 100, lifts: false)
      ui.window.rootViewController = ui.controller("other")
      ui.settle()
      ui.touchUp()
      ui.settle()
      #expect(ui.window.subviews.count == 1)
      #expect(ui.complaints == [])
      #expect(AppearanceGrammar.faults(of: "sheet", in: ui.log) == [])
    }
  }

  @Test("a form in a stack that was edited asks before it goes; discard leaves, continue stays")
  func asksAboutChanges() {
    Driver.run { ui in
      let form = EditedForm(ui)
      ui.show(form.stack)
      form.pull()
      #expect(!form.isUp, "nothing was edited")
      ui.show(form.stack)
      form.edit()
      form.pull()
      #expect(form.isUp)
      #expect(form.isAsking)
      form.answer(discards: false)
      #expect(form.isUp)
      #expect(!form.isAsking)
      form.pull()
      form.answer(discards: true)
      #expect(!form.isUp)
      #expect(ui.root.presentedViewController == nil)
      #expect(ui.complaints == [])
    }
  }
}
