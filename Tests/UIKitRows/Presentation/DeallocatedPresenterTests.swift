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

  @Test("[F042] replacing the root dismisses its modal", arguments: Moment.allCases)
  func replacingRootDismissesModal(moment: Moment) {
    for style in [UIModalPresentationStyle.fullScreen, .overFullScreen, .custom] {
      Driver.run { ui in
        let delegate = LoggingDelegate(ui.log)
        let sheet = ui.custom("sheet", delegate)
        sheet.modalPresentationStyle = style
        moment.reach(ui, sheet, on: ui.root)
        let new = ui.controller("new")
        ui.window.rootViewController = new
        ui.settle()
        #expect(ui.window.subviews == [new.view])
        #expect(ui.root.presentedViewController == nil)
        #expect(sheet.presentingViewController == nil)
        #expect(ui.log.count(of: "call.dismissed") == (moment == .dismissing ? 1 : 0))
        #expect(
          ui.log.count(of: "call.presented")
            == (moment == .requested || moment == .presenting ? 0 : 1))
        for name in ["root", "sheet", "new"] {
          #expect(
            AppearanceGrammar.faults(of: name, in: ui.log) == [], "\(style) \(ui.log.history)")
        }
        ui.show(sheet, on: new)
        #expect(new.presentedViewController === sheet)
        #expect(ui.diagnosticMessages == [])
        withExtendedLifetime(delegate) {}
      }
    }
  }

  @Test("replacing the root removes a stack of presentations, the topmost first")
  func topmostPresentationIsRemovedFirst() {
    Driver.run { ui in
      let lower = ui.controller("lower", style: .overFullScreen)
      let upper = ui.controller("upper", style: .overFullScreen)
      ui.show(lower)
      ui.show(upper, on: lower)
      ui.window.rootViewController = ui.controller("new")
      ui.settle()
      let calls = ui.log.calls(of: "lower", "upper")
      #expect(
        calls == [
          "upper.viewWillDisappear", "upper.viewDidDisappear", "lower.viewWillDisappear",
          "lower.viewDidDisappear",
        ])
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
    "[F041] removing the presenter's view before the presentation begins cancels the presentation"
  )
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

  @Test("hiding and showing a window calls back only the visible view controllers")
  func onlyVisibleControllersAreCalled() {
    for style in [UIModalPresentationStyle.fullScreen, .overFullScreen] {
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
        for name in ["root", "sheet"] {
          #expect(AppearanceGrammar.faults(of: name, in: ui.log) == [])
        }
      }
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
      for name in ["root", "sheet"] {
        #expect(AppearanceGrammar.faults(of: name, in: ui.log) == [], "\(ui.log.history)")
      }
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
}
