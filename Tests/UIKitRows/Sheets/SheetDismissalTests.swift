import HeadlessUIKit
import Testing

/// Dismissal by the user (section 14 of the rules).
@Suite struct SheetDismissalTests {
  @Test(
    "[223][228][229] a drag that dismisses calls shouldDismiss, willDismiss and didDismiss (223a, 228a)"
  )
  func drags() {
    Driver.run { ui in
      let scene = SheetScene(ui)
      scene.drag(50, 200, 400)
      ui.settle()
      #expect(!scene.isPresented)
      #expect(ui.window.subviews == [ui.root.view])
      #expect(
        scene.calls == [
          "judge.shouldDismiss", "judge.willDismiss", "sheet.viewWillDisappear",
          "sheet.viewDidDisappear", "judge.didDismiss",
        ])
    }
  }

  @Test("[223] a tap outside a form sheet calls shouldDismiss, willDismiss and didDismiss (223b)")
  func taps() {
    Driver.run(.tablet) { ui in
      let scene = SheetScene(ui, style: .formSheet)
      ui.tap(at: CGPoint(x: 384, y: 500))
      ui.settle()
      #expect(scene.isPresented)
      #expect(scene.calls == [])
      ui.tap(at: CGPoint(x: 30, y: 30))
      ui.turn()
      #expect(scene.calls == ["judge.shouldDismiss", "judge.willDismiss"])
      ui.settle()
      #expect(!scene.isPresented)
      #expect(
        scene.calls == [
          "judge.shouldDismiss", "judge.willDismiss", "sheet.viewWillDisappear",
          "sheet.viewDidDisappear", "judge.didDismiss",
        ])
    }
  }

  enum Attempt: String, CaseIterable, CustomTestStringConvertible, Sendable {
    case drag, flick, tap
    var testDescription: String { rawValue }
  }

  private func attempt(_ attempt: Attempt, on scene: SheetScene) {
    switch attempt {
    case .drag: scene.drag(50, 200, 400)
    case .flick: scene.drag(60, rests: false)
    case .tap: scene.ui.tap(at: CGPoint(x: 100, y: 15))
    }
    scene.ui.settle()
  }

  @Test(
    "[224] a modal sheet calls didAttemptToDismiss without shouldDismiss (224a, 224b)",
    arguments: Attempt.allCases)
  func isModal(_ gesture: Attempt) {
    Driver.run { ui in
      let scene = SheetScene(ui)
      let before = treeLines(of: ui.window)
      scene.sheet.isModalInPresentation = true
      attempt(gesture, on: scene)
      #expect(scene.isPresented)
      #expect(scene.calls == ["judge.didAttempt"])
      #expect(treeLines(of: ui.window) == before)
    }
  }

  @Test(
    "[225] shouldDismiss returning false calls didAttemptToDismiss", arguments: Attempt.allCases)
  func refuses(_ gesture: Attempt) {
    Driver.run { ui in
      let scene = SheetScene(ui)
      let before = treeLines(of: ui.window)
      scene.judge.mayDismiss = false
      attempt(gesture, on: scene)
      #expect(scene.isPresented)
      #expect(scene.calls == ["judge.shouldDismiss", "judge.didAttempt"])
      #expect(treeLines(of: ui.window) == before)
    }
  }

  @Test("[226] dismissing in code calls none of the four")
  func dismissesByCode() {
    Driver.run { ui in
      let scene = SheetScene(ui)
      scene.sheet.isModalInPresentation = true
      ui.root.dismiss(animated: true)
      ui.settle()
      #expect(!scene.isPresented)
      #expect(scene.calls == ["sheet.viewWillDisappear", "sheet.viewDidDisappear"])
    }
  }

  @Test(
    "[228][95] a canceled drag sends viewWillDisappear, then the appearance callbacks (228a, 228b, 95a, 95b, 95c)"
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
    }
  }

  @Test(
    "[230] a modal sheet blocks touches outside its bounds, even undimmed",
    arguments: [true, false])
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
      #expect(scene.isPresented)
      #expect(taps == (isModal ? 0 : 1))
      #expect(scene.calls == (isModal ? ["judge.didAttempt"] : []))
    }
  }

  struct Forbidden: CustomTestStringConvertible, Sendable {
    var isModal: Bool
    var mayDismiss: Bool
    var isKept: Bool
    var testDescription: String { "modal \(isModal), may \(mayDismiss)" }
    nonisolated static let all = [
      Forbidden(isModal: false, mayDismiss: true, isKept: false),
      Forbidden(isModal: true, mayDismiss: true, isKept: true),
      Forbidden(isModal: false, mayDismiss: false, isKept: true),
      Forbidden(isModal: true, mayDismiss: false, isKept: true),
    ]
  }

  @Test(
    "[231] isModalInPresentation or shouldDismiss returning false forbids dismissing by a drag (231a, 231b)",
    arguments: Forbidden.all)
  func forbids(by rule: Forbidden) {
    Driver.run { ui in
      let scene = SheetScene(ui)
      scene.sheet.isModalInPresentation = rule.isModal
      scene.judge.mayDismiss = rule.mayDismiss
      scene.drag(50, 200, 400)
      ui.settle()
      #expect(scene.isPresented == rule.isKept)
    }
  }

  @Test("[227] shouldDismiss has no effect by itself, however often it is called")
  func shouldDismissHasNoEffect() {
    Driver.run { ui in
      let scene = SheetScene(ui)
      for _ in 0..<3 {
        scene.drag(50, 100)
        ui.settle()
      }
      #expect(ui.log.count(of: "judge.shouldDismiss") == 3)
      #expect(scene.isPresented)
    }
  }

  @Test("a canceled touch, and a dismissal in willDismiss, settle the sheet")
  func settles() {
    Driver.run { ui in
      let scene = SheetScene(ui)
      let before = treeLines(of: ui.window)
      scene.drag(50, 500, lifts: false)
      ui.touchCancel()
      ui.settle()
      #expect(scene.isPresented)
      #expect(treeLines(of: ui.window) == before)
      ui.log.clear()
      scene.judge.hooks["willDismiss"] = { ui.root.dismiss(animated: true) }
      scene.drag(50, 100)
      ui.settle()
      #expect(!scene.isPresented)
      #expect(ui.log.count(of: "judge.didDismiss") == 0)
    }
  }

  @Test("a rotation during a drag ends the drag without a diagnostic")
  func isInterrupted() {
    Driver.run(.tablet) { ui in
      let scene = SheetScene(ui)
      scene.drag(50, 100, lifts: false)
      ui.rotate(to: .landscapeLeft)
      ui.settle()
      ui.touchUp()
      ui.settle()
      #expect(scene.isPresented)
      #expect(scene.top == 44)
      #expect(ui.diagnosticMessages == [])
      #expect(AppearanceGrammar.faults(of: "sheet", in: ui.log) == [])
    }
  }

  @Test("a drag of a sheet whose root is replaced continues, and the sheet stays")
  func losesItsRoot() {
    Driver.run(.tablet) { ui in
      let scene = SheetScene(ui)
      scene.drag(50, 100, lifts: false)
      ui.window.rootViewController = ui.controller("other")
      ui.settle()
      ui.touchUp()
      ui.settle()
      #expect(scene.isPresented)
      #expect(scene.top == 44)
      #expect(
        ui.diagnosticMessages == [
          "rootViewController was set to other while root presents sheet; what it presents stays in the "
            + "window and in memory; dismiss it first"
        ])
      #expect(AppearanceGrammar.faults(of: "sheet", in: ui.log) == [])
    }
  }

  @Test(
    "a form with changes asks before it is dismissed; discarding dismisses, continuing keeps it")
  func unsavedChangesAskBeforeDismissal() {
    Driver.run { ui in
      let form = EditedForm(ui)
      ui.show(form.stack)
      form.dragDown()
      #expect(!form.isPresented, "nothing was edited")
      ui.show(form.stack)
      form.edit()
      form.dragDown()
      #expect(form.isPresented)
      #expect(form.isAsking)
      form.answer(discards: false)
      #expect(form.isPresented)
      #expect(!form.isAsking)
      form.dragDown()
      form.answer(discards: true)
      #expect(!form.isPresented)
      #expect(ui.root.presentedViewController == nil)
    }
  }
}
