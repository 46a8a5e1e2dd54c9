import HeadlessUIKit
import Testing

/// The completion block of a Core Animation transaction around a call: apps use it as the end
/// callback of calls without a completion, such as a push.
@Suite struct TransactionEndTests {
  /// Calls in one transaction.
  struct Scenario: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// A call that is logged before the completion block runs; `nil` where only the end of the
    /// presentation is checked.
    var last: String?
    var messages: [String] = []
    var run: @MainActor @Sendable (Driver, _ inTransaction: (() -> Void) -> Void) -> Void
    nonisolated static let all = [
      Scenario(testDescription: "push", last: "page.didMove stack") { ui, inTransaction in
        let stack = ui.stack("home").stack
        inTransaction {
          stack.pushViewController(MovingController("page", ui.log), animated: true)
        }
      },
      Scenario(testDescription: "pop", last: "page.didMove nil") { ui, inTransaction in
        let stack = ui.stack("home").stack
        stack.pushViewController(MovingController("page", ui.log), animated: false)
        ui.settle()
        inTransaction { stack.popViewController(animated: true) }
      },
      Scenario(testDescription: "push and pop", last: "coordinator") { ui, inTransaction in
        let stack = ui.stack("home").stack
        inTransaction { stack.pushViewController(ui.controller("page"), animated: true) }
        stack.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
          ui.log.add("coordinator")
        }
        stack.popViewController(animated: true)
      },
      Scenario(testDescription: "push in a root that is replaced") { ui, inTransaction in
        let stack = ui.stack("home").stack
        inTransaction { stack.pushViewController(ui.controller("page"), animated: true) }
        ui.window.rootViewController = ui.controller("other")
      },
      Scenario(testDescription: "presentation", last: "completion") { ui, inTransaction in
        let sheet = ui.controller("sheet", style: .fullScreen)
        inTransaction { ui.root.present(sheet, animated: true) { ui.log.add("completion") } }
      },
      Scenario(testDescription: "dismissal", last: "completion") { ui, inTransaction in
        ui.show(ui.controller("sheet", style: .fullScreen))
        inTransaction { ui.root.dismiss(animated: true) { ui.log.add("completion") } }
      },
      Scenario(
        testDescription: "presentation that does not begin",
        messages: [
          "the view of root left the window before the presentation of sheet began; the presentation is "
            + "canceled"
        ]
      ) { ui, inTransaction in
        let sheet = ui.controller("sheet", style: .fullScreen)
        inTransaction { ui.root.present(sheet, animated: true) }
        ui.root.view.removeFromSuperview()
      },
      Scenario(testDescription: "presentation on a root that is replaced") { ui, inTransaction in
        let sheet = ui.controller("sheet", style: .fullScreen)
        inTransaction { ui.root.present(sheet, animated: true) }
        ui.window.rootViewController = ui.controller("other")
      },
      Scenario(
        testDescription: "running presentation on a root that is replaced",
        last: "sheet.viewDidAppear",
        messages: [
          // Nothing retains the delegate.
          "the transitioningDelegate of sheet was deallocated: the property is weak, so keep a strong "
            + "reference; the built-in transition runs instead",
          "rootViewController was set to other while root presents sheet; what it presents stays in the "
            + "window and in memory; dismiss it first",
        ]
      ) { ui, inTransaction in
        let sheet = ui.custom("sheet", LoggingDelegate(ui.log))
        inTransaction { ui.root.present(sheet, animated: true) }
        ui.advance(by: 0.1)
        ui.window.rootViewController = ui.controller("other")
      },
    ]
  }

  @Test("the completion block runs once, after all other callbacks", arguments: Scenario.all)
  func completionBlockRunsLast(_ scenario: Scenario) {
    Driver.run { ui in
      scenario.run(ui) { call in
        CATransaction.begin()
        CATransaction.setCompletionBlock {
          ui.log.add("transaction")
          if scenario.last == nil { #expect(ui.root.presentedViewController == nil) }
        }
        call()
        CATransaction.commit()
      }
      ui.settle()
      #expect(ui.log.count(of: "transaction") == 1)
      #expect(ui.diagnosticMessages == scenario.messages)
      if let last = scenario.last {
        let index = ui.log.position(of: last) ?? .max
        #expect(index < ui.log.position(of: "transaction") ?? .min)
      }
    }
  }

  @Test(
    "[89] the coordinator exists when completeTransition ends the interactive phase",
    arguments: [true, false])
  func findsTheCoordinator(completes: Bool) {
    Driver.run { ui in
      let scene = HandScene(ui)
      let sheet = scene.sheet
      let coordinator = sheet.transitionCoordinator
      var results: [Bool] = []
      coordinator?.notifyWhenInteractionChanges { context in
        results.append(sheet.transitionCoordinator === coordinator)
        results.append(context.isCancelled)
      }
      scene.context?.completeTransition(completes)
      #expect(results == [true, !completes])
      ui.settle()
      #expect((sheet.view.window != nil) == completes)
      #expect(
        ui.diagnosticMessages == [
          "completeTransition was called during the interaction of the presentation of sheet; call "
            + "finish() or cancel() first"
        ])
    }
  }
}
