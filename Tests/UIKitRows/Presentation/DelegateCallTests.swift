import HeadlessUIKit
import Testing

/// Section 1 of the rules: calls of the transitioning delegate, and what UIKit retains.
@Suite struct DelegateCallTests {
  @Test(
    "[5][8] every style requests an animator, only custom a presentation controller (5a, 5b, 8a, 8b, 8c)",
    arguments: [
      UIModalPresentationStyle.fullScreen, .overFullScreen, .currentContext, .overCurrentContext,
      .pageSheet, .formSheet, .popover, .automatic, .custom,
    ])
  func everyStyleRequestsAnimator(style: UIModalPresentationStyle) {
    // On a phone a popover adapts to a sheet.
    Driver.run(style == .popover ? .tablet : DeviceConfiguration()) { ui in
      let delegate = LoggingDelegate(ui.log)
      let sheet = ui.custom("sheet", delegate)
      sheet.modalPresentationStyle = style
      sheet.popoverPresentationController?.sourceView = ui.root.view
      ui.root.present(sheet, animated: true)
      ui.settle()
      ui.root.dismiss(animated: true)
      ui.settle()
      let presentations = ui.log.count(of: "delegate.presentationController")
      #expect(presentations == (style == .custom ? 1 : 0))
      #expect(ui.log.count(of: "delegate.animationControllerForPresented") == 1)
      #expect(ui.log.count(of: "delegate.animationControllerForDismissed") == 1)
      #expect(ui.log.count(of: "animator.animateTransition") == 2)
    }
  }

  @Test("[6] without a presentation controller from the delegate UIKit uses a plain one")
  func defaultsToPlainPresentationController() throws {
    try Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      delegate.suppliesPresentation = false
      let sheet = ui.custom("sheet", delegate)
      ui.show(sheet)
      let controller = try #require(sheet.presentationController)
      #expect(type(of: controller) == UIPresentationController.self)
      #expect(sheet.view.frame == ui.window.bounds)
    }
  }

  @Test("[7] source is the caller; presenting may be another controller, known later (7a, 7b, 7c)")
  func sourceMayDifferFromPresenting() {
    Driver.run { ui in
      let child = ui.controller("child")
      ui.root.embed(child)
      let delegate = LoggingDelegate(ui.log)
      child.present(ui.custom("sheet", delegate), animated: true)
      #expect(delegate.source === child)
      #expect(delegate.isPresenterKnown == false)
      ui.turn()
      #expect(delegate.source === child)
      #expect(delegate.presenting === ui.root)
      #expect(delegate.presentation?.presentingViewController === ui.root)
    }
  }

  @Test(
    "[10] presentation, animation and interaction controllers are requested in this order (10a, 10b)"
  )
  func controllersAreRequestedInOrder() {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      let sheet = ui.custom("sheet", delegate)
      ui.root.present(sheet, animated: true)
      ui.settle()
      #expect(
        ui.log.calls(of: "delegate") == [
          "delegate.presentationController", "delegate.animationControllerForPresented",
          "delegate.interactionControllerForPresentation",
        ])
    }
  }

  /// A property that returns a presentation controller before the presentation.
  struct Reading: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var style: UIModalPresentationStyle
    var read: @MainActor @Sendable (UIViewController) -> UIPresentationController?
    nonisolated static let all = [
      Reading(testDescription: "presentationController", style: .fullScreen) {
        $0.presentationController
      },
      Reading(testDescription: "sheetPresentationController", style: .pageSheet) {
        $0.sheetPresentationController
      },
      Reading(testDescription: "popoverPresentationController", style: .popover) {
        $0.popoverPresentationController?.sourceView = $0.view
        return $0.popoverPresentationController
      },
    ]
  }

  @Test(
    "[11][12] a presentation controller that is read early keeps its original style (11a, 11b, 12c)",
    arguments: Reading.all)
  func keepsWhatWasReadEarly(reading: Reading) {
    Driver.run(.tablet) { ui in
      let delegate = LoggingDelegate(ui.log)
      let sheet = ui.custom("sheet", delegate)
      sheet.modalPresentationStyle = reading.style
      let early = reading.read(sheet)
      #expect(early != nil)
      sheet.modalPresentationStyle = .custom
      ui.root.present(sheet, animated: true)
      ui.settle()
      #expect(sheet.presentationController === early)
      #expect(ui.log.count(of: "delegate.presentationController") == 0)
    }
  }

  @Test("[12] reading activePresentationController creates none (12a, 12b)")
  func readingActiveControllerCreatesNone() {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      let sheet = ui.custom("sheet", delegate)
      #expect(sheet.activePresentationController == nil)
      #expect(ui.log.calls == [])
      #expect(ui.root.presentationController == nil)
      ui.show(sheet)
      #expect(sheet.activePresentationController === delegate.presentation)
      ui.root.dismiss(animated: true)
      ui.settle()
      #expect(sheet.activePresentationController == nil)
    }
  }

  @Test(
    "[266] reading presentationController early calls the delegate, and its result is used (266a, 266b, 266c)"
  )
  func earlyReadCallsDelegate() {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      let sheet = ui.custom("sheet", delegate)
      let early = sheet.presentationController
      #expect(ui.log.calls == ["delegate.presentationController"])
      #expect(early != nil)
      #expect(early === delegate.presentation)
      #expect(delegate.isPresenterKnown == false)
      ui.root.present(sheet, animated: true)
      ui.settle()
      #expect(sheet.presentationController === early)
      #expect(ui.log.count(of: "delegate.presentationController") == 1)
    }
  }

  @Test(
    "[13] UIKit retains the presentation controller while its controller is presented (13a, 13b)")
  func keepsThePresentationController() {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      ui.show(ui.custom("sheet", delegate))
      #expect(delegate.presentation != nil)
      ui.root.dismiss(animated: true)
      ui.settle()
      #expect(delegate.presentation == nil)
    }
  }

  @Test("[14][F086] the delegate is weak: once deallocated the built-in dismissal runs (14a, 14b)")
  func doesNotKeepTheDelegate() {
    Driver.run { ui in
      var delegate: LoggingDelegate? = LoggingDelegate(ui.log)
      let sheet = ui.controller("sheet", style: .custom)
      sheet.transitioningDelegate = delegate
      ui.root.present(sheet, animated: true)
      ui.settle()
      #expect(delegate?.presentation != nil)
      #expect(ui.log.count(of: "animator.animateTransition") == 1)
      ui.log.clear()
      delegate = nil
      #expect(sheet.transitioningDelegate == nil)
      ui.root.dismiss(animated: true)
      ui.advance(by: 0.1)
      #expect(presentationFrame(of: sheet.view).minY > 0)
      ui.settle()
      #expect(ui.root.presentedViewController == nil)
      #expect(ui.log.calls(of: "delegate", "animator") == [])
      #expect(
        ui.diagnosticMessages == [
          "the transitioningDelegate of sheet was deallocated: the property is weak, so keep a "
            + "strong reference; the built-in transition runs instead"
        ])
    }
  }
}
