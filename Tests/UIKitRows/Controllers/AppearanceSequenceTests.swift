import HeadlessUIKit
import Testing

/// The callbacks of each controller form a legal sequence (rule 43), whatever the app does.
@Suite struct AppearanceSequenceTests {
  /// What an app does with a controller named sheet.
  struct Course: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var style = UIModalPresentationStyle.fullScreen
    /// The expected diagnostics.
    var messages: [String] = []
    var run: @MainActor @Sendable (Driver, LoggingController, LoggingDelegate) -> Void
  }

  nonisolated static let courses = [
    Course(testDescription: "is presented and dismissed") { ui, sheet, _ in
      ui.show(sheet)
      ui.root.dismiss(animated: true)
    },
    Course(testDescription: "is presented and dismissed without animation") { ui, sheet, _ in
      ui.root.present(sheet, animated: false)
      ui.settle()
      ui.root.dismiss(animated: false)
    },
    Course(testDescription: "is canceled while it is presented interactively") {
      ui, sheet, delegate in
      let hand = HandInteractor(ui.log)
      delegate.interactor = hand
      ui.root.present(sheet, animated: true)
      ui.turn()
      hand.cancel()
    },
    Course(testDescription: "is kept by a canceled interactive dismissal") { ui, sheet, delegate in
      ui.show(sheet)
      let hand = HandInteractor(ui.log)
      delegate.dismissalInteractor = hand
      ui.root.dismiss(animated: true)
      ui.turn()
      hand.cancel()
    },
    Course(
      testDescription: "is dismissed too early, which is refused",
      messages: [
        "Trying to dismiss the presentation controller while transitioning already. "
          + "(SystemPresentationController)"
      ]
    ) { ui, sheet, _ in
      ui.root.present(sheet, animated: true)
      ui.advance(by: 0.1)
      ui.root.dismiss(animated: false)
    },
    Course(testDescription: "is dismissed in its viewDidAppear") { ui, sheet, _ in
      sheet.hooks["viewDidAppear"] = { $0.dismiss(animated: true) }
      ui.root.present(sheet, animated: true)
    },
    Course(
      testDescription: "is dismissed in its viewWillAppear",
      messages: [
        "Trying to dismiss the presentation controller while transitioning already. "
          + "(SystemPresentationController)"
      ]
    ) { ui, sheet, _ in
      sheet.hooks["viewWillAppear"] = { $0.dismiss(animated: false) }
      ui.root.present(sheet, animated: true)
    },
    Course(
      testDescription: "loses its window's root while it is presented",
      messages: [
        "rootViewController was set to UIViewController while root presents sheet; what it presents stays "
          + "in the window and in memory; dismiss it first"
      ]
    ) { ui, sheet, _ in
      ui.root.present(sheet, animated: true)
      ui.advance(by: 0.1)
      ui.window.rootViewController = UIViewController()
    },
    Course(
      testDescription: "loses its window's root while it is dismissed",
      messages: [
        "rootViewController was set to UIViewController while root presents sheet; what it presents stays "
          + "in the window and in memory; dismiss it first",
        "the dismissal of sheet was completed while the view of root was not in a window; keep it in "
          + "containerView after animateTransition has added it",
      ]
    ) { ui, sheet, _ in
      ui.show(sheet)
      ui.root.dismiss(animated: true)
      ui.advance(by: 0.1)
      ui.window.rootViewController = UIViewController()
    },
    Course(testDescription: "is dismissed together with what it presents") { ui, sheet, _ in
      ui.show(sheet)
      ui.show(ui.controller("upper", style: .fullScreen), on: sheet)
      ui.root.dismiss(animated: true)
    },
    Course(testDescription: "is rotated during its presentation and its dismissal") {
      ui, sheet, _ in
      ui.root.present(sheet, animated: true)
      ui.advance(by: 0.1)
      ui.rotate(to: .landscapeLeft)
      ui.settle()
      ui.root.dismiss(animated: true)
      ui.advance(by: 0.1)
      ui.rotate(to: .portrait)
    },
    Course(testDescription: "has an animator that completes immediately", style: .custom) {
      ui, sheet, delegate in
      delegate.animator = LoggingAnimator(ui.log, .completesAtOnce)
      ui.show(sheet)
      ui.root.dismiss(animated: true)
    },
  ]

  @Test(
    "[43][F095][I4] a controller's callbacks form a legal sequence (43a, 43b)", arguments: courses)
  func movesLegally(course: Course) {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      let sheet = ui.custom("sheet", delegate)
      sheet.modalPresentationStyle = course.style
      course.run(ui, sheet, delegate)
      ui.settle()
      #expect(AppearanceGrammar.faults(of: ui.log.names, in: ui.log) == [], "\(ui.log.history)")
      #expect(ui.log.history.contains("sheet.viewWillAppear"))
      #expect(ui.diagnosticMessages == course.messages)
    }
  }
}
