import HeadlessUIKit
import Testing

/// Did-callbacks inside `completeTransition`, or in a block after the commit.
@Suite struct LateCallbackTests {
  private static let dismissal = [
    "root.viewDidAppear presents nil", "sheet.viewDidDisappear by nil", "completion presents nil",
  ]
  private static let lateDismissal = [
    "root.viewDidAppear presents sheet", "sheet.viewDidDisappear by root",
    "completion presents nil",
  ]

  @Test(
    "[30] the did-callbacks of a dismissal run with or without the link (30a, 30b, 30d)",
    arguments: [true, false])
  func dismissal(isLate: Bool) {
    Driver.run(choosing: { $0.didCallbacksFollowTheCommit = isLate }) { ui in
      let (root, sheet) = (ui.root, ui.controller("sheet", style: .fullScreen))
      ui.show(sheet)
      let log = CallLog()
      let name = { (controller: UIViewController?) in
        controller === root ? "root" : controller === sheet ? "sheet" : "nil"
      }
      root.hooks["viewDidAppear"] = { _ in
        log.add("root.viewDidAppear presents \(name(root.presentedViewController))")
      }
      sheet.hooks["viewDidDisappear"] = { _ in
        log.add("sheet.viewDidDisappear by \(name(sheet.presentingViewController))")
      }
      root.dismiss(animated: true) {
        log.add("completion presents \(name(root.presentedViewController))")
      }
      ui.settle()
      #expect(log.history == (isLate ? Self.lateDismissal : Self.dismissal))
      #expect(ui.window.subviews == [root.view])
      #expect(AppearanceGrammar.faults(of: ["root", "sheet"], in: ui.log) == [])
    }
  }

  @Test(
    "[30] the did-callbacks of a presentation run inside completeTransition, or later (30d)",
    arguments: [true, false])
  func presentation(isLate: Bool) {
    Driver.run(choosing: { $0.didCallbacksFollowTheCommit = isLate }) { ui in
      let delegate = LoggingDelegate(ui.log)
      let animator = LoggingAnimator(ui.log, .waits)
      delegate.animator = animator
      let sheet = ui.custom("sheet", delegate)
      ui.root.present(sheet, animated: true) { ui.log.add("completion") }
      ui.turn()
      ui.log.clear()
      animator.context?.completeTransition(true)
      #expect((ui.log.count(of: "sheet.viewDidAppear") == 0) == isLate)
      #expect((ui.log.count(of: "completion") == 0) == isLate)
      ui.settle()
      #expect(ui.log.count(of: "sheet.viewDidAppear") == 1)
      #expect(ui.log.count(of: "completion") == 1)
    }
  }

  @Test(
    "[30] a presentation from the late viewDidAppear of a dismissal is refused (30d)",
    arguments: [true, false])
  func presentsAgain(isLate: Bool) {
    Driver.run(choosing: { $0.didCallbacksFollowTheCommit = isLate }) { ui in
      ui.show(ui.controller("sheet", style: .fullScreen))
      let (root, other) = (ui.root, ui.controller("other"))
      root.hooks["viewDidAppear"] = { _ in root.present(other, animated: false) }
      root.dismiss(animated: true)
      ui.settle()
      #expect((other.presentingViewController == nil) == isLate)
      #expect(
        ui.diagnosticMessages
          == (isLate
            ? ["Attempt to present other on root (from root) which is already presenting sheet."]
            : []))
    }
  }
}
