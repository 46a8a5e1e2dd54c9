import HeadlessUIKit
import Testing

/// Every run of one controller's callbacks is legal (rule 43), whatever the app does.
@Suite struct AppearanceMovesTests {
  /// Something an app does with a controller named sheet.
  struct Course: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var style = UIModalPresentationStyle.fullScreen
    var run: @MainActor @Sendable (Driver, LoggingController, LoggingDelegate) -> Void
  }

  nonisolated static let courses = [
    Course(testDescription: "comes and goes") { ui, sheet, _ in
      ui.show(sheet)
      ui.root.dismiss(animated: true)
    },
    Course(testDescription: "comes and goes without animation") { ui, sheet, _ in
      ui.root.present(sheet, animated: false)
      ui.settle()
      ui.root.dismiss(animated: false)
    },
    Course(testDescription: "is called off by hand while it comes") { ui, sheet, delegate in
      let hand = HandInteractor(ui.log)
      delegate.interactor = hand
      ui.root.present(sheet, animated: true)
      ui.turn()
      hand.cancel()
    },
    Course(testDescription: "is pulled and stays") { ui, sheet, delegate in
      ui.show(sheet)
      let hand = HandInteractor(ui.log)
      delegate.dismissalInteractor = hand
      ui.root.dismiss(animated: true)
      ui.turn()
      hand.cancel()
    },
    Course(testDescription: "is dismissed too early, which is refused") { ui, sheet, _ in
      ui.root.present(sheet, animated: true)
      ui.advance(by: 0.1)
      ui.root.dismiss(animated: false)
    },
    Course(testDescription: "is dismissed in its viewDidAppear") { ui, sheet, _ in
      sheet.hooks["viewDidAppear"] = { $0.dismiss(animated: true) }
      ui.root.present(sheet, animated: true)
    },
    Course(testDescription: "is dismissed in its viewWillAppear") { ui, sheet, _ in
      sheet.hooks["viewWillAppear"] = { $0.dismiss(animated: false) }
      ui.root.present(sheet, animated: true)
    },
    Course(testDescription: "loses its window's root while it comes") { ui, sheet, _ in
      ui.root.present(sheet, animated: true)
      ui.advance(by: 0.1)
      ui.window.rootViewController = UIViewController()
    },
    Course(testDescription: "loses its window's root while it goes") { ui, sheet, _ in
      ui.show(sheet)
      ui.root.dismiss(animated: true)
      ui.advance(by: 0.1)
      ui.window.rootViewController = UIViewController()
    },
    Course(testDescription: "goes with a stack above it") { ui, sheet, _ in
      ui.show(sheet)
      ui.show(ui.controller("upper", style: .fullScreen), on: sheet)
      ui.root.dismiss(animated: true)
    },
    Course(testDescription: "is turned while it comes and while it goes") { ui, sheet, _ in
      ui.root.present(sheet, animated: true)
      ui.advance(by: 0.1)
      ui.rotate(to: .landscapeLeft)
      ui.settle()
      ui.root.dismiss(animated: true)
      ui.advance(by: 0.1)
      ui.rotate(to: .portrait)
    },
    Course(testDescription: "comes by an animator that completes at once", style: .custom) {
      ui, sheet, delegate in
      delegate.animator = LoggingAnimator(ui.log, .completesAtOnce)
      ui.show(sheet)
      ui.root.dismiss(animated: true)
    },
    Course(
      testDescription: "is presented by an animator that never completes, and loses its root",
      style: .custom
    ) {
      ui, sheet, delegate in
      delegate.animator = LoggingAnimator(ui.log, .waits)
      ui.root.present(sheet, animated: true)
      ui.advance(by: 20)
      ui.mount(ui.controller("upper"))
    },
  ]

  @Test(
    "[43][F095][I4] a controller's callbacks go only by legal moves (43a, 43b)", arguments: courses)
  func movesLegally(course: Course) {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      let sheet = ui.custom("sheet", delegate)
      sheet.modalPresentationStyle = course.style
      course.run(ui, sheet, delegate)
      ui.settle()
      for name in ui.log.names {
        #expect(AppearanceGrammar.faults(of: name, in: ui.log) == [], "\(ui.log.history)")
      }
      #expect(ui.log.history.contains("sheet.viewWillAppear"))
      #expect(!ui.complaints.contains { $0.hasPrefix("Unbalanced") })
    }
  }
}
