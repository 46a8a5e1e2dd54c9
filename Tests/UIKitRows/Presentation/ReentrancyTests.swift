import HeadlessUIKit
import Testing

/// Calls to `present` and `dismiss` in callbacks, during transitions, and repeated calls.
@Suite struct ReentrancyTests {
  /// The calls of an app.
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// The presented view controllers at the end, from the bottom up.
    var end: [String]
    /// Returns the message of a rejected call; `nil` if none is rejected.
    var rejection: @Sendable (UIModalPresentationStyle) -> String? = { _ in nil }
    var run: @MainActor @Sendable (Driver, LoggingController, LoggingController) -> Void
  }

  /// The message of a rejected dismissal.
  nonisolated private static let rejectedDismissal:
    @Sendable (UIModalPresentationStyle) -> String? = { style in
      "Trying to dismiss the presentation controller while transitioning already. "
        + "(\(style == .custom ? "LoggingPresentation" : "SystemPresentationController"))"
    }

  nonisolated static let scenarios = [
    Case(testDescription: "the completion of present presents another", end: ["sheet", "next"]) {
      ui, sheet, next in
      ui.root.present(sheet, animated: true) { sheet.present(next, animated: true) }
    },
    Case(testDescription: "the completion of dismiss presents another", end: ["next"]) {
      ui, sheet, next in
      ui.show(sheet)
      ui.root.dismiss(animated: true) { ui.root.present(next, animated: true) }
    },
    Case(testDescription: "the completion of dismiss presents the same again", end: ["sheet"]) {
      ui, sheet, _ in
      ui.show(sheet)
      ui.root.dismiss(animated: true) { ui.root.present(sheet, animated: true) }
    },
    Case(testDescription: "viewDidAppear dismisses", end: []) { ui, sheet, _ in
      sheet.hooks["viewDidAppear"] = { $0.dismiss(animated: true) }
      ui.root.present(sheet, animated: true)
    },
    Case(testDescription: "viewDidAppear presents another", end: ["sheet", "next"]) {
      ui, sheet, next in
      sheet.hooks["viewDidAppear"] = { $0.present(next, animated: true) }
      ui.root.present(sheet, animated: true)
    },
    Case(testDescription: "viewDidDisappear presents another", end: ["next"]) {
      ui, sheet, next in
      sheet.hooks["viewDidDisappear"] = { _ in ui.root.present(next, animated: true) }
      ui.show(sheet)
      ui.root.dismiss(animated: true)
    },
    Case(
      testDescription: "viewWillAppear presents another, too early", end: ["sheet"],
      rejection: { _ in
        "Attempt to present next on sheet (from sheet) whose view is not in the window hierarchy."
      }
    ) { ui, sheet, next in
      sheet.hooks["viewWillAppear"] = { $0.present(next, animated: true) }
      ui.root.present(sheet, animated: true)
    },
    Case(
      testDescription: "viewWillAppear dismisses, too early", end: ["sheet"],
      rejection: rejectedDismissal
    ) {
      ui, sheet, _ in
      sheet.hooks["viewWillAppear"] = { $0.dismiss(animated: true) }
      ui.root.present(sheet, animated: true)
    },
    Case(
      testDescription: "viewWillAppear dismisses without animation, too early", end: ["sheet"],
      rejection: rejectedDismissal
    ) { ui, sheet, _ in
      sheet.hooks["viewWillAppear"] = { $0.dismiss(animated: false) }
      ui.root.present(sheet, animated: true)
    },
    Case(
      testDescription: "viewWillDisappear presents another, too early", end: [],
      rejection: { style in
        style == .fullScreen
          ? "Attempt to present next on root (from root) whose view is not in the window hierarchy."
          : "Attempt to present next on root (from root) while a presentation is in progress."
      }
    ) { ui, sheet, next in
      sheet.hooks["viewWillDisappear"] = { _ in ui.root.present(next, animated: true) }
      ui.show(sheet)
      ui.root.dismiss(animated: true)
    },
    Case(
      testDescription: "viewWillDisappear dismisses again", end: [], rejection: rejectedDismissal
    ) {
      ui, sheet, _ in
      sheet.hooks["viewWillDisappear"] = { $0.dismiss(animated: true) }
      ui.show(sheet)
      ui.root.dismiss(animated: true)
    },
    Case(
      testDescription: "a second tap presents the same again", end: ["sheet"],
      rejection: { _ in
        "Application tried to present modally a view controller sheet that is already being presented "
          + "by root."
      }
    ) {
      ui, sheet, _ in
      ui.root.present(sheet, animated: true)
      ui.root.present(sheet, animated: true)
    },
    Case(
      testDescription: "a second tap presents another", end: ["sheet"],
      rejection: { _ in
        "Attempt to present next on root (from root) while a presentation is in progress."
      }
    ) {
      ui, sheet, next in
      ui.root.present(sheet, animated: true)
      ui.advance(by: 0.1)
      ui.root.present(next, animated: true)
    },
    Case(
      testDescription: "a second tap on Close leaves the lower sheet alone", end: ["next"],
      rejection: rejectedDismissal
    ) { ui, sheet, next in
      ui.show(next)
      ui.show(sheet, on: next)
      sheet.dismiss(animated: true)
      ui.advance(by: 0.1)
      sheet.dismiss(animated: true)
    },
    Case(
      testDescription: "present and dismiss without animation in one run-loop turn", end: ["sheet"],
      rejection: rejectedDismissal
    ) { ui, sheet, _ in
      ui.root.present(sheet, animated: true)
      ui.root.dismiss(animated: false)
    },
    Case(
      testDescription: "dismiss without animation during present", end: ["sheet"],
      rejection: rejectedDismissal
    ) { ui, sheet, _ in
      ui.root.present(sheet, animated: true)
      ui.advance(by: 0.1)
      ui.root.dismiss(animated: false)
    },
    Case(
      testDescription: "dismiss a stack during present on top", end: ["sheet", "next"],
      rejection: rejectedDismissal
    ) {
      ui, sheet, next in
      ui.show(sheet)
      sheet.present(next, animated: true)
      ui.advance(by: 0.1)
      ui.root.dismiss(animated: true)
    },
    Case(
      testDescription: "dismiss it without animation", end: ["sheet", "next"],
      rejection: rejectedDismissal
    ) { ui, sheet, next in
      ui.show(sheet)
      sheet.present(next, animated: true)
      ui.advance(by: 0.1)
      ui.root.dismiss(animated: false)
    },
  ]

  @Test(
    "[F027][F028][F032] a call at any time is either carried out or rejected",
    arguments: scenarios, [UIModalPresentationStyle.fullScreen, .overFullScreen, .custom])
  func everyCallRunsOrIsRejected(scenario: Case, style: UIModalPresentationStyle) {
    Driver.run { ui in
      let delegates = [LoggingDelegate(ui.log), LoggingDelegate(ui.log)]
      let sheet = ui.custom("sheet", delegates[0])
      let next = ui.custom("next", delegates[1])
      for controller in [sheet, next] { controller.modalPresentationStyle = style }
      scenario.run(ui, sheet, next)
      ui.settle()
      #expect(Self.chain(ui.root) == scenario.end)
      #expect(
        ui.window.subviews.count
          == (style == .fullScreen ? max(1, scenario.end.count) : scenario.end.count + 1),
        "\(style) \(ui.window.subviews)")
      #expect(ui.diagnosticMessages == [scenario.rejection(style)].compactMap(\.self))
      #expect(
        AppearanceGrammar.faults(of: ["root", "sheet", "next"], in: ui.log) == [],
        "\(ui.log.history)")
      sheet.hooks = [:]
      ui.root.dismiss(animated: true)
      ui.settle()
      #expect(ui.window.subviews == [ui.root.view])
      #expect(ui.root.transitionCoordinator == nil)
      withExtendedLifetime(delegates) {}
    }
  }

  private static func chain(_ root: UIViewController) -> [String] {
    guard let next = root.presentedViewController as? LoggingController else { return [] }
    return [next.name] + chain(next)
  }

  @Test("[F030] presenting a controller twice adds one dimming view")
  func dimsOnce() {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      var dims: [UIView] = []
      delegate.setUp = {
        $0.hooks["presentationTransitionWillBegin"] = {
          let dim = UIView()
          dims.append(dim)
          $0.containerView?.addSubview(dim)
        }
      }
      let sheet = ui.custom("sheet", delegate)
      for _ in 1...2 { ui.root.present(sheet, animated: true) }
      ui.settle()
      #expect(dims.count == 1)
      #expect(
        ui.diagnosticMessages == [
          "Application tried to present modally a view controller sheet that is already being "
            + "presented by root."
        ])
    }
  }

  @Test("[F047] a later presentation is in front of an earlier one, each in its own container")
  func keepsTheOrder() {
    Driver.run { ui in
      let first = LoggingDelegate(ui.log)
      let second = LoggingDelegate(ui.log)
      let sheet = ui.custom("sheet", first)
      let upper = ui.custom("upper", second)
      ui.show(sheet)
      ui.show(upper, on: sheet)
      let containers = [first, second].map { $0.presentation?.containerView }
      #expect(ui.window.subviews == [ui.root.view] + containers)
      #expect(upper.view.isDescendant(of: containers[1] ?? UIView()))
      ui.root.dismiss(animated: true)
      ui.settle()
      #expect(ui.window.subviews == [ui.root.view])
    }
  }
}
