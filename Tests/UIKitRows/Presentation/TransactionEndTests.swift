import HeadlessUIKit
import Testing

/// The completion of a Core Animation transaction around the call of a transition: apps use it to
/// hear of the end where the call itself has no completion.
@Suite struct TransactionEndTests {
  /// A call, or several, in one transaction.
  struct Course: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// What is logged when the completion runs, and nothing after it.
    var last: String?
    var complaints = 0
    var run: @MainActor @Sendable (Driver, _ inTransaction: (() -> Void) -> Void) -> Void
    nonisolated static let all = [
      Course(testDescription: "push", last: "page.didMove stack") { ui, inTransaction in
        let stack = ui.stack("home").stack
        inTransaction {
          stack.pushViewController(MovingController("page", ui.log), animated: true)
        }
      },
      Course(testDescription: "pop", last: "page.didMove nil") { ui, inTransaction in
        let stack = ui.stack("home").stack
        stack.pushViewController(MovingController("page", ui.log), animated: false)
        ui.settle()
        inTransaction { stack.popViewController(animated: true) }
      },
      Course(testDescription: "push that is taken back", last: "coordinator") { ui, inTransaction in
        let stack = ui.stack("home").stack
        inTransaction { stack.pushViewController(ui.controller("page"), animated: true) }
        stack.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
          ui.log.add("coordinator")
        }
        stack.popViewController(animated: true)
      },
      Course(testDescription: "push in a window that goes") { ui, inTransaction in
        let stack = ui.stack("home").stack
        inTransaction { stack.pushViewController(ui.controller("page"), animated: true) }
        ui.window.rootViewController = ui.controller("other")
      },
      Course(testDescription: "presentation", last: "completion") { ui, inTransaction in
        let sheet = ui.controller("sheet", style: .fullScreen)
        inTransaction { ui.root.present(sheet, animated: true) { ui.log.add("completion") } }
      },
      Course(testDescription: "dismissal", last: "completion") { ui, inTransaction in
        ui.show(ui.controller("sheet", style: .fullScreen))
        inTransaction { ui.root.dismiss(animated: true) { ui.log.add("completion") } }
      },
      Course(testDescription: "presentation that is called off", complaints: 1) {
        ui, inTransaction in
        let sheet = ui.controller("sheet", style: .fullScreen)
        inTransaction { ui.root.present(sheet, animated: true) }
        ui.root.view.removeFromSuperview()
      },
      Course(testDescription: "presentation over a root that goes") { ui, inTransaction in
        let sheet = ui.controller("sheet", style: .fullScreen)
        inTransaction { ui.root.present(sheet, animated: true) }
        ui.window.rootViewController = ui.controller("other")
      },
      Course(
        testDescription: "presentation that ends with its window's root",
        last: "sheet.viewDidDisappear"
      ) { ui, inTransaction in
        let sheet = ui.custom("sheet", LoggingDelegate(ui.log))
        inTransaction { ui.root.present(sheet, animated: true) }
        ui.advance(by: 0.1)
        ui.window.rootViewController = ui.controller("other")
        #expect(ui.log.count(of: "sheet.viewDidDisappear") == 1)
      },
    ]
  }

  @Test("it runs once, when everybody else has been told", arguments: Course.all)
  func comesLast(_ course: Course) {
    Driver.run { ui in
      course.run(ui) { call in
        CATransaction.begin()
        CATransaction.setCompletionBlock {
          ui.log.add("transaction")
          if course.last == nil { #expect(ui.root.presentedViewController == nil) }
        }
        call()
        CATransaction.commit()
      }
      ui.settle()
      #expect(ui.log.count(of: "transaction") == 1)
      #expect(ui.complaints.count == course.complaints)
      if let last = course.last {
        let place = ui.log.place(of: last) ?? .max
        #expect(place < ui.log.place(of: "transaction") ?? .min)
      }
    }
  }

  @Test("[89] whoever hears that a finger's phase ends by a completion finds its coordinator")
  func findsTheCoordinator() {
    for completes in [true, false] {
      Driver.run { ui in
        let scene = HandScene(ui)
        let sheet = scene.sheet
        let coordinator = sheet.transitionCoordinator
        var heard: [Bool] = []
        coordinator?.notifyWhenInteractionChanges { context in
          heard.append(sheet.transitionCoordinator === coordinator)
          heard.append(context.isCancelled)
        }
        scene.context?.completeTransition(completes)
        #expect(heard == [true, !completes])
        ui.settle()
        #expect((sheet.view.window != nil) == completes)
      }
    }
  }
}
