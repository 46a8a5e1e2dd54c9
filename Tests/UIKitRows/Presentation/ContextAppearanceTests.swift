import HeadlessUIKit
import Testing

/// Appearance callbacks of current-context presentations whose context disappears.
@Suite struct ContextAppearanceTests {
  /// How the context disappears.
  nonisolated enum Disappearance: CaseIterable, Sendable { case tab, push, cover }

  @Test(
    "a current-context presentation disappears and appears with its context",
    arguments: combinations(
      [UIModalPresentationStyle.currentContext, .overCurrentContext], Disappearance.allCases,
      [true, false]))
  func appearsWithItsContext(
    style: UIModalPresentationStyle, cause: Disappearance, isNotified: Bool
  ) {
    Driver.run(choosing: { $0.contextPresentationsFollowTheirContext = isNotified }) { ui in
      let page = ui.controller("page")
      page.definesPresentationContext = true
      let stack = UINavigationController(rootViewController: page)
      let tabs = ui.tabs([stack, ui.controller("other")]).tabs
      let modal = ui.controller("modal", style: style)
      ui.show(modal, on: page)
      let cover = ui.controller("cover", style: .fullScreen)
      switch cause {
      case .tab: tabs.selectedIndex = 1
      case .push: stack.pushViewController(ui.controller("next"), animated: true)
      case .cover: tabs.present(cover, animated: true)
      }
      ui.settle()
      #expect(modal.view.window == nil)
      #expect(page.view.window == nil)
      let isPageShown = style == .overCurrentContext
      let disappearing = ["viewWillDisappear", "viewDidDisappear"]
      #expect(ui.log.calls(of: "modal") == (isNotified ? disappearing : []).map { "modal.\($0)" })
      #expect(ui.log.calls(of: "page") == (isPageShown ? disappearing : []).map { "page.\($0)" })
      ui.log.clear()
      switch cause {
      case .tab: tabs.selectedIndex = 0
      case .push: stack.popViewController(animated: true)
      case .cover: cover.dismiss(animated: true)
      }
      ui.settle()
      #expect(modal.view.window === ui.window)
      #expect((page.view.window != nil) == isPageShown)
      let appearing = ["viewWillAppear", "viewIsAppearing", "viewDidAppear"]
      #expect(ui.log.calls(of: "modal") == (isNotified ? appearing : []).map { "modal.\($0)" })
      #expect(ui.log.calls(of: "page") == (isPageShown ? appearing : []).map { "page.\($0)" })
      ui.log.clear()
      modal.dismiss(animated: true)
      ui.settle()
      #expect(ui.log.calls(of: "modal") == disappearing.map { "modal.\($0)" })
      #expect(AppearanceGrammar.faults(of: ["modal", "page"], in: ui.log) == [])
      #expect(page.view.window === ui.window)
    }
  }

  @Test("canceling a pop leaves a current-context presentation appeared")
  func survivesACanceledPop() {
    Driver.run { ui in
      let scene = ui.stack("home", "page")
      scene[1].definesPresentationContext = true
      let modal = ui.controller("modal", style: .overCurrentContext)
      ui.show(modal, on: scene[1])
      let hand = scene.beginInteractivePop()
      hand.drag(to: 0.5)
      hand.cancel()
      ui.settle()
      #expect(ui.log.history.last { $0.hasPrefix("modal.view") } == "modal.viewDidAppear")
      #expect(ui.log.history.last { $0.hasPrefix("page.view") } == "page.viewDidAppear")
      #expect(AppearanceGrammar.faults(of: "modal", in: ui.log) == [])
    }
  }

  @Test("a context whose presentation is dismissed off screen appears only with its tab")
  func appearsWithItsTab() {
    Driver.run { ui in
      let page = ui.controller("page")
      let tabs = ui.tabs([UINavigationController(rootViewController: page), ui.controller("other")])
        .tabs
      let modal = ui.controller("modal", style: .currentContext)
      ui.show(modal, on: page)
      tabs.selectedIndex = 1
      ui.settle()
      ui.log.clear()
      page.dismiss(animated: false)
      ui.settle()
      #expect(ui.log.calls(of: "page") == [])
      tabs.selectedIndex = 0
      ui.settle()
      #expect(
        ui.log.calls(of: "page")
          == ["page.viewWillAppear", "page.viewIsAppearing", "page.viewDidAppear"])
      #expect(AppearanceGrammar.faults(of: "modal", in: ui.log) == [])
    }
  }

  /// Covers a navigation stack, cancels an interactive dismissal of the cover, and dismisses it.
  ///
  /// - Parameter begin: Called before the cover is presented and during the interactive dismissal.
  private func uncover(_ ui: Driver, _ begin: (StackScene) -> Void) {
    let scene = ui.stack("page")
    scene[0].definesPresentationContext = true
    let delegate = LoggingDelegate(ui.log)
    delegate.setUp = { $0.removesPresentersView = true }
    let cover = ui.custom("cover", delegate)
    begin(scene)
    ui.settle()
    ui.show(cover, on: scene.stack)
    let driver = UIPercentDrivenInteractiveTransition()
    delegate.dismissalInteractor = driver
    scene.stack.dismiss(animated: true)
    ui.turn()
    driver.update(0.3)
    begin(scene)
    ui.advance(by: 0.1)
    driver.cancel()
    ui.advance(by: 0.3)
    delegate.dismissalInteractor = nil
    scene.stack.dismiss(animated: true)
    ui.settle()
    #expect(scene.stack.presentedViewController == nil)
    #expect(cover.view.window == nil)
    #expect(AppearanceGrammar.faults(in: ui.log) == [])
  }

  /// Makes a modal whose presentation and dismissal take 2 s.
  private func slowModal(_ ui: Driver, _ style: UIModalPresentationStyle) -> (
    LoggingController, LoggingDelegate
  ) {
    let delegate = LoggingDelegate(ui.log)
    delegate.animator = LoggingAnimator(ui.log, lasting: 2)
    delegate.dismissalAnimator = LoggingAnimator(ui.log, lasting: 2)
    let modal = ui.custom("modal", delegate)
    modal.modalPresentationStyle = style
    return (modal, delegate)
  }

  @Test(
    "a current-context modal that is being dismissed does not reappear with its container",
    arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
  func dismissingModalDoesNotReappear(style: UIModalPresentationStyle) {
    Driver.run { ui in
      let (modal, delegate) = slowModal(ui, style)
      uncover(ui) { scene in
        if scene[0].presentedViewController == nil {
          scene[0].present(modal, animated: true)
        } else {
          scene[0].dismiss(animated: true)
        }
      }
      #expect(modal.presentingViewController == nil)
      #expect(modal.view.window == nil)
      withExtendedLifetime(delegate) {}
    }
  }

  @Test("a presenter that reappears while a presentation removes it disappears again")
  func reappearingPresenterDisappearsAgain() {
    Driver.run { ui in
      let (modal, delegate) = slowModal(ui, .currentContext)
      var isFirst = true
      var page: UIViewController?
      uncover(ui) { scene in
        defer { isFirst = false }
        page = scene[0]
        if !isFirst { scene[0].present(modal, animated: true) }
      }
      #expect(modal.view.window === ui.window)
      #expect(page?.view.window == nil)
      withExtendedLifetime(delegate) {}
    }
  }
}
