import HeadlessUIKit
import Testing

/// The presenter, the root or the window is removed during a presentation.
@Suite struct DeallocatedPresenterTests {
  /// The phase of the presentation at the removal.
  enum Moment: String, CaseIterable, CustomTestStringConvertible, Sendable {
    case requested, presenting, presented, dismissing
    var testDescription: String { rawValue }

    func reach(_ ui: Driver, _ sheet: UIViewController, on presenter: UIViewController) {
      presenter.present(sheet, animated: true) { ui.log.add("call.presented") }
      switch self {
      case .requested: return
      case .presenting: ui.advance(by: 0.1)
      case .presented: ui.settle()
      case .dismissing:
        ui.settle()
        presenter.dismiss(animated: true) { ui.log.add("call.dismissed") }
        ui.advance(by: 0.1)
      }
    }
  }

  @Test(
    "replacing the root cancels a presentation that has not begun",
    arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .custom])
  func replacingRootCancelsPresentation(style: UIModalPresentationStyle) {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      let sheet = ui.custom("sheet", delegate)
      sheet.modalPresentationStyle = style
      Moment.requested.reach(ui, sheet, on: ui.root)
      let new = ui.controller("new")
      ui.window.rootViewController = new
      ui.settle()
      #expect(ui.window.subviews == [new.view])
      #expect(ui.root.presentedViewController == nil)
      #expect(ui.log.count(of: "call.presented") == 0)
      ui.show(sheet, on: new)
      #expect(new.presentedViewController === sheet)
      withExtendedLifetime(delegate) {}
    }
  }

  @Test(
    "[335][F042] what a replaced root presents stays in front of the new root, and is reported (335a)",
    arguments: [Moment.presenting, .presented],
    [UIModalPresentationStyle.fullScreen, .overFullScreen, .custom])
  func presentedStaysInWindow(moment: Moment, style: UIModalPresentationStyle) {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      let sheet = ui.custom("sheet", delegate)
      sheet.modalPresentationStyle = style
      moment.reach(ui, sheet, on: ui.root)
      let new = ui.controller("new")
      ui.window.rootViewController = new
      ui.settle()
      #expect(ui.window.subviews.count == 2)
      #expect(ui.window.subviews.first === new.view)
      #expect(sheet.view.window === ui.window)
      #expect(ui.root.view.window == nil)
      #expect(sheet.presentingViewController === ui.root)
      #expect(ui.log.count(of: "call.presented") == 1)
      #expect(ui.log.count(of: "sheet.viewWillDisappear") == 0)
      #expect(
        ui.diagnosticMessages == [
          "rootViewController was set to new while root presents sheet; what it presents stays in the "
            + "window and in memory; dismiss it first"
        ])
      #expect(
        AppearanceGrammar.faults(of: ["root", "sheet", "new"], in: ui.log) == [],
        "\(ui.log.history)")
      withExtendedLifetime(delegate) {}
    }
  }

  @Test(
    "[335] a presented controller keeps its replaced root in memory until it is dismissed (335b)",
    arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
  func presentedStaysInMemory(style: UIModalPresentationStyle) {
    Driver.run { ui in
      let census = Census()
      weak var sheet: UIViewController?
      releasingLocals {
        let former = ui.controller("former")
        ui.window.rootViewController = former
        let presented = ui.controller("sheet", style: style)
        ui.show(presented, on: former)
        sheet = presented
        census.add("former", former)
        census.add("sheet", presented)
        ui.window.rootViewController = ui.controller("new")
        ui.settle()
      }
      #expect(census.living == ["former", "sheet"])
      releasingLocals {
        sheet?.dismiss(animated: true)
        ui.settle()
      }
      #expect(census.living == [])
      #expect(ui.window.subviews == [ui.window.rootViewController?.view])
      #expect(
        ui.diagnosticMessages == [
          "rootViewController was set to new while former presents sheet; what it presents stays in the "
            + "window and in memory; dismiss it first"
        ])
      #expect(
        AppearanceGrammar.faults(of: ["former", "sheet", "new"], in: ui.log) == [],
        "\(ui.log.history)")
    }
  }

  @Test("[335] after a dismissal nothing of a replaced root stays (335c)")
  func dismissalBeforeLeavesNothing() {
    Driver.run { ui in
      let census = Census()
      releasingLocals {
        let former = ui.controller("former")
        ui.window.rootViewController = former
        let sheet = ui.controller("sheet", style: .overFullScreen)
        ui.show(sheet, on: former)
        census.add("former", former)
        census.add("sheet", sheet)
        former.dismiss(animated: false)
        ui.settle()
        ui.window.rootViewController = ui.controller("new")
        ui.settle()
      }
      #expect(census.living == [])
      #expect(ui.window.subviews == [ui.window.rootViewController?.view])
    }
  }

  @Test("[335] of a stack of presentations on a replaced root all stay (335a)")
  func stackOfPresentationsStays() {
    Driver.run { ui in
      let lower = ui.controller("lower", style: .overFullScreen)
      let upper = ui.controller("upper", style: .overFullScreen)
      ui.show(lower)
      ui.show(upper, on: lower)
      ui.window.rootViewController = ui.controller("new")
      ui.settle()
      #expect(ui.log.calls(of: "lower", "upper") == [])
      upper.dismiss(animated: true)
      ui.settle()
      #expect(lower.view.window === ui.window)
      #expect(ui.root.presentedViewController === lower)
      lower.dismiss(animated: true)
      ui.settle()
      #expect(ui.window.subviews == [ui.window.rootViewController?.view])
      #expect(
        ui.diagnosticMessages == [
          "rootViewController was set to new while root presents lower, upper; what it presents stays in the "
            + "window and in memory; dismiss it first"
        ])
    }
  }

  @Test(
    "[335] a dismissal that runs while its root is replaced ends without a view of it (335a)",
    arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .custom])
  func runningDismissalEnds(style: UIModalPresentationStyle) {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      let sheet = ui.custom("sheet", delegate)
      sheet.modalPresentationStyle = style
      Moment.dismissing.reach(ui, sheet, on: ui.root)
      let new = ui.controller("new")
      ui.window.rootViewController = new
      ui.settle()
      #expect(ui.window.subviews == [new.view])
      #expect(sheet.presentingViewController == nil)
      #expect(ui.log.count(of: "call.dismissed") == 1)
      let left = [
        "rootViewController was set to new while root presents sheet; what it presents stays in the "
          + "window and in memory; dismiss it first",
        "the dismissal of sheet was completed while the view of root was not in a window; keep it in "
          + "containerView after animateTransition has added it",
      ]
      // Only in a full-screen dismissal the presenter's view takes part.
      #expect(ui.diagnosticMessages == Array(left.prefix(style == .fullScreen ? 2 : 1)))
      #expect(
        AppearanceGrammar.faults(of: ["root", "sheet", "new"], in: ui.log) == [],
        "\(ui.log.history)")
      withExtendedLifetime(delegate) {}
    }
  }

  @Test(
    "[F041] removing a presenter from its parent dismisses its current-context presentation",
    arguments: Moment.allCases)
  func removingPresenterDismissesModal(moment: Moment) {
    Driver.run { ui in
      let child = ui.controller("child")
      child.definesPresentationContext = true
      ui.root.embed(child)
      ui.settle()
      let sheet = ui.controller("sheet", style: .overCurrentContext)
      moment.reach(ui, sheet, on: child)
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
      ui.settle()
      #expect(ui.root.view.subviews == [])
      #expect(ui.window.subviews == [ui.root.view])
      #expect(sheet.presentingViewController == nil)
      #expect(AppearanceGrammar.faults(of: "sheet", in: ui.log) == [], "\(ui.log.history)")
      ui.show(sheet)
      #expect(ui.root.presentedViewController === sheet)
    }
  }

  @Test(
    "[F041] removing the presenter's view before the presentation begins cancels the presentation")
  func isCalledOff() {
    Driver.run { ui in
      let child = ui.controller("child")
      child.definesPresentationContext = true
      ui.root.embed(child)
      ui.settle()
      let sheet = ui.controller("sheet", style: .overCurrentContext)
      child.present(sheet, animated: true)
      child.view.removeFromSuperview()
      ui.settle()
      #expect(
        ui.diagnosticMessages == [
          "the view of child left the window before the presentation of sheet began; "
            + "the presentation is canceled"
        ])
      #expect(child.presentedViewController == nil)
      #expect(ui.log.calls(of: "sheet") == [])
      ui.show(sheet)
      #expect(ui.root.presentedViewController === sheet)
    }
  }

  @Test(
    "hiding and showing a window calls back only the visible view controllers",
    arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
  func onlyVisibleControllersAreCalled(style: UIModalPresentationStyle) {
    Driver.run { ui in
      ui.show(ui.controller("sheet", style: style))
      let visible = style == .fullScreen ? ["sheet"] : ["sheet", "root"]
      ui.window.isHidden = true
      #expect(
        ui.log.calls == visible.flatMap { ["\($0).viewWillDisappear", "\($0).viewDidDisappear"] })
      ui.log.clear()
      ui.window.isHidden = false
      #expect(
        ui.log.calls
          == visible.reversed().flatMap {
            ["\($0).viewWillAppear", "\($0).viewIsAppearing", "\($0).viewDidAppear"]
          })
      ui.root.dismiss(animated: true)
      ui.settle()
      #expect(AppearanceGrammar.faults(of: ["root", "sheet"], in: ui.log) == [])
    }
  }

  @Test("[F095] hiding the window during a presentation keeps the callbacks legal")
  func hidesInMidAir() {
    Driver.run { ui in
      let sheet = ui.controller("sheet", style: .fullScreen)
      ui.root.present(sheet, animated: true)
      ui.advance(by: 0.1)
      ui.window.isHidden = true
      ui.settle()
      ui.window.isHidden = false
      ui.root.dismiss(animated: true)
      ui.settle()
      #expect(
        AppearanceGrammar.faults(of: ["root", "sheet"], in: ui.log) == [], "\(ui.log.history)")
      #expect(ui.window.subviews == [ui.root.view])
    }
  }

  @Test(
    "[F086] a delegate deallocated before or after the call is reported once, and the built-in transition runs",
    arguments: [true, false])
  func deallocatedDelegateIsReportedOnce(isBefore: Bool) {
    Driver.run { ui in
      var delegate: LoggingDelegate? = LoggingDelegate(ui.log)
      let sheet = ui.controller("sheet", style: .custom)
      sheet.transitioningDelegate = delegate
      if isBefore { delegate = nil }
      ui.root.present(sheet, animated: true)
      delegate = nil
      ui.settle()
      ui.root.dismiss(animated: true)
      ui.settle()
      #expect(
        ui.diagnosticMessages == [
          "the transitioningDelegate of sheet was deallocated: the property is weak, so keep a "
            + "strong reference; the built-in transition runs instead"
        ])
      #expect(ui.window.subviews == [ui.root.view])
    }
  }

  @Test("a delegate that the app removes before the call is not reported")
  func removedDelegateIsNotReported() {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      let sheet = ui.controller("sheet", style: .custom)
      sheet.transitioningDelegate = delegate
      sheet.transitioningDelegate = nil
      ui.show(sheet)
      #expect(ui.diagnosticMessages == [])
    }
  }

  /// Runs a body whose locals are released when it returns.
  private func releasingLocals(_ body: () -> Void) { body() }
}
