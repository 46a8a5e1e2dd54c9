import HeadlessUIKit
import Testing

/// Size changes while the presenter of an adaptive presentation is off screen or in transition.
@Suite struct AdaptingWhileAwayTests {
  nonisolated static let styles: [UIModalPresentationStyle] = [
    .fullScreen, .overFullScreen, .formSheet,
  ]

  @Test(
    "a presentation that adapts while a push moves its presenter keeps callbacks and frames correct",
    arguments: styles, [true, false])
  func pushesAndRotates(style: UIModalPresentationStyle, isCompactWidth: Bool) {
    Driver.run { ui in
      let scene = ui.stack("home", conduct: .slides)
      scene[0].definesPresentationContext = true
      let modal = ui.controller("modal", style: .currentContext)
      let adapter = CompactAdapter(style, inCompactHeight: !isCompactWidth)
      modal.presentationController?.delegate = adapter
      ui.show(modal, on: scene[0])
      let detail = ui.controller("detail")
      scene.stack.pushViewController(detail, animated: true)
      ui.rotate(to: .landscapeLeft)
      ui.settle()
      #expect(AppearanceGrammar.faults(in: ui.log) == [])
      ui.rotate(to: .portrait)
      ui.settle()
      #expect(AppearanceGrammar.faults(in: ui.log) == [])
      scene[0].dismiss(animated: false)
      ui.settle()
      #expect(detail.view.window === ui.window)
      #expect(scene[0].view.superview == nil)
      #expect(detail.view.superview?.subviews.count == 1)
      #expect(detail.view.convert(detail.view.bounds, to: nil) == ui.window.bounds)
      #expect(AppearanceGrammar.faults(in: ui.log) == [])
    }
  }

  @Test(
    "a presentation adapts only when its presenter's tab is selected again",
    arguments: styles, [true, false])
  func selectsAndResizes(style: UIModalPresentationStyle, inOneTurn: Bool) {
    Driver.run(.tablet) { ui in
      let page = ui.controller("page")
      page.definesPresentationContext = true
      let other = ui.controller("other")
      let tabs = ui.tabs([page, other]).tabs
      let modal = ui.controller("modal", style: .overCurrentContext)
      let adapter = CompactAdapter(style, inCompactHeight: false)
      modal.presentationController?.delegate = adapter
      ui.show(modal, on: page)
      tabs.selectedIndex = 1
      if !inOneTurn { ui.settle() }
      ui.resize(to: CGSize(width: 507.5, height: 1024))
      ui.settle()
      #expect(other.view.window === ui.window)
      #expect(page.view.window == nil)
      #expect(AppearanceGrammar.faults(in: ui.log) == [])
      tabs.selectedIndex = 0
      ui.settle()
      #expect(modal.view.window === ui.window)
      #expect(AppearanceGrammar.faults(in: ui.log) == [])
      ui.resize(to: CGSize(width: 768, height: 1024))
      ui.settle()
      page.dismiss(animated: false)
      ui.settle()
      #expect(page.view.window === ui.window)
      #expect(page.view.transform.isIdentity)
      #expect(page.view.convert(page.view.bounds, to: nil) == ui.window.bounds)
      #expect(AppearanceGrammar.faults(in: ui.log) == [])
    }
  }

  @Test(
    "a presentation whose presenter is being covered adapts without appearance callbacks",
    arguments: [UIModalPresentationStyle.overFullScreen, .formSheet])
  func coversAndResizes(style: UIModalPresentationStyle) {
    Driver.run(.tablet) { ui in
      ui.resize(to: CGSize(width: 320, height: 1024))
      let page = ui.controller("page")
      page.definesPresentationContext = true
      let tabs = ui.tabs([page]).tabs
      let modal = ui.controller("modal", style: .currentContext)
      let adapter = CompactAdapter(style, inCompactHeight: false)
      modal.presentationController?.delegate = adapter
      let cover = ui.controller("cover", style: .fullScreen)
      page.present(modal, animated: true)
      tabs.present(cover, animated: true)
      ui.turn()
      ui.resize(to: CGSize(width: 639.9, height: 768))
      ui.settle()
      #expect(cover.view.window === ui.window)
      #expect(page.view.window == nil)
      #expect(AppearanceGrammar.faults(in: ui.log) == [])
      page.dismiss(animated: false)
      ui.settle()
      cover.dismiss(animated: false)
      ui.settle()
      #expect(page.view.window === ui.window)
      #expect(AppearanceGrammar.faults(in: ui.log) == [])
    }
  }

  /// How long the window is compact while the popover presents.
  nonisolated enum Moment: CaseIterable, Sendable {
    /// For 0.26 s of the presentation.
    case during
    /// Not at all: both resizes are made in one run-loop turn.
    case inOneTurn
    /// Until the popover has adapted.
    case untilAdapted
  }

  @Test(
    "a controller presented by a popover stays in front while the popover adapts and back",
    arguments: combinations(
      [UIModalPresentationStyle.formSheet, .fullScreen], Moment.allCases, [true, false],
      [true, false]))
  func presentsFromPopover(
    style: UIModalPresentationStyle, moment: Moment, isReplaced: Bool, isContext: Bool
  ) {
    Driver.run(.tablet) { ui in
      let popover = ui.popover()
      popover.definesPresentationContext = isContext
      let adapter = LoggingAdapter(ui.log)
      adapter.compactStyle = style
      adapter.replacement = isReplaced ? ui.controller("other") : nil
      popover.presentationController?.delegate = adapter
      ui.show(popover)
      let modal = ui.controller("modal", style: .overCurrentContext)
      popover.present(modal, animated: true)
      if moment == .inOneTurn { ui.advance(by: 0.05) }
      ui.resize(to: CGSize(width: 507.5, height: 1024))
      if moment != .inOneTurn { ui.advance(by: 0.26) }
      if moment == .untilAdapted { ui.settle() }
      ui.resize(to: CGSize(width: 768, height: 1024))
      ui.settle()
      #expect(ui.root.presentedViewController === popover)
      #expect(popover.presentedViewController === modal)
      #expect(modal.view.window === ui.window)
      #expect(modal.view.frame.size == modal.presentationController?.containerView?.bounds.size)
      #expect(popover.view.frame == popover.view.superview?.bounds)
      let middle = modal.view.convert(
        CGPoint(x: modal.view.bounds.midX, y: modal.view.bounds.midY), to: nil)
      #expect(ui.window.hitTest(middle, with: nil) === modal.view)
      #expect(AppearanceGrammar.faults(in: ui.log) == [])
      popover.dismiss(animated: false)
      ui.settle()
      #expect(popover.view.window === ui.window)
      ui.root.dismiss(animated: false)
      ui.settle()
      #expect(ui.window.subviews == [ui.root.view])
      #expect(AppearanceGrammar.faults(in: ui.log) == [])
    }
  }

  @Test(
    "a presentation that adapts below a sheet keeps its dimming view behind its presented view",
    arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
  func dimsBelowItsView(style: UIModalPresentationStyle) {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      let adapter = CompactAdapter(style, inCompactHeight: true)
      let dimming = UIView()
      delegate.setUp = {
        $0.delegate = adapter
        $0.hooks["presentationTransitionWillBegin"] = {
          $0.containerView?.insertSubview(dimming, at: 0)
        }
        $0.hooks["dismissalTransitionDidEnd(true)"] = { _ in dimming.removeFromSuperview() }
      }
      let panel = ui.custom("panel", delegate)
      ui.show(panel)
      ui.rotate(to: .landscapeLeft)
      ui.settle()
      panel.present(ui.controller("sheet", style: .pageSheet), animated: true)
      ui.turn()
      ui.rotate(to: .portrait)
      ui.settle()
      panel.dismiss(animated: true)
      ui.settle()
      #expect((panel.view.superview?.subviews ?? []) == [dimming, panel.view])
      #expect(panel.view.frame == ui.window.bounds)
      #expect(panel.view.transform.isIdentity)
      #expect(AppearanceGrammar.faults(in: ui.log) == [])
    }
  }
}
