import HeadlessUIKit
import Testing

/// Popovers: dismissal, adaptation and nested presentations.
@Suite struct PopoverTests {
  @Test("a tap outside a popover dismisses it, a tap inside does not")
  func tapBesideDismisses() {
    Driver.run(.tablet) { ui in
      let made = ui.popover()
      let popoverDelegate = LoggingPopoverDelegate()
      made.popoverPresentationController?.delegate = popoverDelegate
      ui.show(made)
      ui.tap(at: CGPoint(x: ui.content(of: made).midX, y: ui.content(of: made).midY))
      ui.settle()
      #expect(ui.root.presentedViewController === made)
      ui.tap(at: CGPoint(x: 700, y: 900))
      ui.settle()
      #expect(ui.root.presentedViewController == nil)
      #expect(made.view.window == nil)
      #expect(ui.window.subviews == [ui.root.view])
      #expect(popoverDelegate.calls == ["prepare", "should", "will", "did"])
    }
  }

  @Test("a modal popover, or one whose delegate returns false, stays after a tap outside")
  func modalStays() {
    Driver.run(.tablet) { ui in
      let made = ui.popover()
      let popoverDelegate = LoggingPopoverDelegate()
      made.popoverPresentationController?.delegate = popoverDelegate
      made.isModalInPresentation = true
      ui.show(made)
      ui.tap(at: CGPoint(x: 700, y: 900))
      ui.settle()
      #expect(popoverDelegate.calls == ["prepare", "attempt"])
      made.isModalInPresentation = false
      popoverDelegate.mayDismiss = false
      ui.tap(at: CGPoint(x: 700, y: 900))
      ui.settle()
      #expect(popoverDelegate.calls == ["prepare", "attempt", "should", "attempt"])
      #expect(ui.root.presentedViewController === made)
    }
  }

  @Test("touches pass through to the passthrough views")
  func touchesPassThrough() {
    Driver.run(.tablet) { ui in
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 600, y: 800, width: 100, height: 50)
      var taps = 0
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      ui.root.view.addSubview(button)
      let made = ui.popover()
      made.popoverPresentationController?.passthroughViews = [button]
      ui.show(made)
      ui.tap(at: CGPoint(x: 650, y: 825))
      ui.settle()
      #expect(taps == 1)
      #expect(ui.root.presentedViewController === made)
    }
  }

  @Test(
    "[215] in compact width a popover is a sheet; if the delegate returns none it stays a popover (215a)"
  )
  func adapts() {
    Driver.run { ui in
      let made = ui.popover(source: CGRect(x: 100, y: 100, width: 40, height: 40))
      ui.show(made)
      #expect(made.presentationController?.presentationStyle == .formSheet)
      #expect(made.presentationController?.presentedView === made.view)
      #expect(made.popoverPresentationController?.arrowDirection == .unknown)
      made.dismiss(animated: false)
      ui.settle()
      let bubble = ui.popover(source: CGRect(x: 100, y: 100, width: 40, height: 40))
      let popoverDelegate = LoggingPopoverDelegate()
      popoverDelegate.style = UIModalPresentationStyle.none
      bubble.popoverPresentationController?.delegate = popoverDelegate
      ui.show(bubble)
      #expect(bubble.presentationController?.presentationStyle == .popover)
      #expect(bubble.popoverPresentationController?.arrowDirection == .up)
    }
  }

  @Test("[214] a popover adapts to full screen in a narrow window, and back in a wide one")
  func adaptsOnTheScreen() {
    Driver.run(.tablet) { ui in
      let made = ui.popover()
      let popoverDelegate = LoggingPopoverDelegate()
      popoverDelegate.style = .fullScreen
      popoverDelegate.adaptsOnlyWhenNarrow = true
      made.popoverPresentationController?.delegate = popoverDelegate
      ui.show(made)
      let before = ui.bubble(of: made)
      ui.resize(to: CGSize(width: 375, height: 1024))
      ui.settle()
      #expect(made.presentationController?.presentationStyle == .fullScreen)
      #expect(ui.content(of: made) == ui.window.bounds)
      ui.resize(to: CGSize(width: 768, height: 1024))
      ui.settle()
      #expect(made.presentationController?.presentationStyle == .popover)
      #expect(ui.bubble(of: made) == before)
      #expect(ui.root.view.window === ui.window)
    }
  }

  @Test("a popover without a source is reported and shown in the middle")
  func needsASource() {
    Driver.run(.tablet) { ui in
      let made = ui.controller("popover", style: .popover)
      made.preferredContentSize = CGSize(width: 200, height: 200)
      ui.show(made)
      #expect(
        ui.diagnosticMessages == [
          "the popover of popover has neither sourceView nor barButtonItem: set one before it is "
            + "presented; it is shown in the middle"
        ])
      #expect(ui.content(of: made) == CGRect(x: 284, y: 412, width: 200, height: 200))
    }
  }

  struct Transition: CustomTestStringConvertible, Sendable {
    var style: UIModalTransitionStyle
    var isAllowed: Bool
    var testDescription: String { "\(style)" }
    nonisolated static let all = [
      Transition(style: .coverVertical, isAllowed: true),
      Transition(style: .flipHorizontal, isAllowed: false),
      Transition(style: .crossDissolve, isAllowed: false),
    ]
  }

  @Test(
    "[80] overCurrentContext inside a popover refuses all transition styles but coverVertical (80a)",
    arguments: Transition.all, [false, true])
  func refusesMovementInside(transition: Transition, isByChild: Bool) {
    Driver.run(.tablet) { ui in
      let made = ui.popover()
      let child = ui.controller("child")
      made.embed(child)
      let presenter = isByChild ? child : made
      presenter.definesPresentationContext = true
      ui.show(made)
      let inner = ui.controller("inner", style: .overCurrentContext)
      inner.modalTransitionStyle = transition.style
      presenter.present(inner, animated: true)
      #expect(
        ui.diagnosticMessages
          == (transition.isAllowed
            ? []
            : [
              "Application tried to present inner in the style overCurrentContext with the "
                + "transition \(transition.style) inside a popover, which allows coverVertical only."
            ]))
      ui.settle()
      #expect((presenter.presentedViewController === inner) == transition.isAllowed)
    }
  }

  @Test(
    "[80] other styles inside a popover, and that style elsewhere, allow each transition style (80b)",
    arguments: Transition.all)
  func allowsMovementElsewhere(transition: Transition) {
    Driver.run(.tablet) { ui in
      let sheet = ui.controller("sheet", style: .overFullScreen)
      let popover = ui.popover()
      for (presenter, inside) in [(ui.root, nil), (sheet, sheet), (popover, popover)]
        as [(UIViewController, UIViewController?)]
      {
        if let inside { ui.show(inside) }
        let style = inside === popover ? UIModalPresentationStyle.fullScreen : .overCurrentContext
        let inner = ui.controller("inner", style: style)
        inner.modalTransitionStyle = transition.style
        ui.show(inner, on: presenter)
        #expect(presenter.presentedViewController === inner)
        ui.root.dismiss(animated: false)
        ui.settle()
      }
    }
  }

  @Test("[296] the presenter inside a popover receives no callbacks when the popover is dismissed")
  func presenterInPopoverReceivesNoCallbacks() {
    Driver.run(.tablet) { ui in
      let made = ui.popover()
      ui.show(made)
      let frame = ui.content(of: made)
      let full = ui.controller("full", style: .fullScreen)
      made.present(full, animated: true)
      ui.settle()
      #expect(ui.content(of: full) == ui.window.bounds)
      ui.log.clear()
      made.dismiss(animated: true)
      ui.settle()
      #expect(made.presentedViewController == nil)
      #expect(ui.log.calls(of: "popover") == [])
      #expect(ui.content(of: made) == frame)
    }
  }

  @Test(
    "[247] in compact width the presentation controller is adaptiveSheetPresentationController (247c)"
  )
  func hasASheetReady() throws {
    try Driver.run(.tablet) { ui in
      let menu = ui.controller("menu", style: .popover)
      let popover = try #require(menu.popoverPresentationController)
      popover.sourceView = ui.root.view
      popover.sourceRect = CGRect(x: 100, y: 100, width: 50, height: 50)
      let sheet = popover.adaptiveSheetPresentationController
      sheet.detents = [.medium(), .large()]
      sheet.prefersGrabberVisible = true
      ui.show(menu)
      #expect(menu.presentationController === popover)
      for _ in 0..<2 {
        ui.resize(to: CGSize(width: 400, height: 1024))
        ui.settle()
        #expect(menu.presentationController === sheet)
        #expect(menu.view.frame == CGRect(x: 0, y: 467.5, width: 400, height: 556.5))
        ui.resize(to: CGSize(width: 768, height: 1024))
        ui.settle()
        #expect(menu.presentationController === popover)
        #expect(menu.view.superview !== menu.view.window)
        #expect(menu.view.bounds.width == 320)
      }
      ui.root.dismiss(animated: true)
      ui.settle()
      #expect(ui.window.subviews == [ui.root.view])
    }
  }
}
