import HeadlessUIKit
import Testing

/// Popovers: what dismisses them, what they adapt to, and what is inside them.
@Suite struct PopoverTests {
  @Test("a tap beside a popover dismisses it, a tap in it does not")
  func tapBesideDismisses() {
    Driver.run(.tablet) { ui in
      let made = ui.popover()
      let judge = LoggingPopoverDelegate()
      made.popoverPresentationController?.delegate = judge
      ui.show(made)
      ui.tap(at: CGPoint(x: ui.content(of: made).midX, y: ui.content(of: made).midY))
      ui.settle()
      #expect(ui.root.presentedViewController === made)
      ui.tap(at: CGPoint(x: 700, y: 900))
      ui.settle()
      #expect(ui.root.presentedViewController == nil)
      #expect(made.view.window == nil)
      #expect(ui.window.subviews == [ui.root.view])
      #expect(judge.calls == ["prepare", "should", "will", "did"])
    }
  }

  @Test("a popover that is modal, or whose delegate says so, stays when somebody taps beside it")
  func modalStays() {
    Driver.run(.tablet) { ui in
      let made = ui.popover()
      let judge = LoggingPopoverDelegate()
      made.popoverPresentationController?.delegate = judge
      made.isModalInPresentation = true
      ui.show(made)
      ui.tap(at: CGPoint(x: 700, y: 900))
      ui.settle()
      #expect(judge.calls == ["prepare", "attempt"])
      made.isModalInPresentation = false
      judge.mayDismiss = false
      ui.tap(at: CGPoint(x: 700, y: 900))
      ui.settle()
      #expect(judge.calls == ["prepare", "attempt", "should", "attempt"])
      #expect(ui.root.presentedViewController === made)
    }
  }

  @Test("touches pass through to the views that a popover names")
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
    "[215] in compact width a popover is a sheet; with the delegate's none it stays a bubble (215a)"
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
      let judge = LoggingPopoverDelegate()
      judge.style = UIModalPresentationStyle.none
      bubble.popoverPresentationController?.delegate = judge
      ui.show(bubble)
      #expect(bubble.presentationController?.presentationStyle == .popover)
      #expect(bubble.popoverPresentationController?.arrowDirection == .up)
    }
  }

  @Test("[214] a popover becomes a full screen when the window gets narrow, and comes back")
  func adaptsOnTheScreen() {
    Driver.run(.tablet) { ui in
      let made = ui.popover()
      let judge = LoggingPopoverDelegate()
      judge.style = .fullScreen
      judge.adaptsOnlyWhenNarrow = true
      made.popoverPresentationController?.delegate = judge
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
        ui.complaints == [
          "the popover of popover has neither sourceView nor barButtonItem: set one before it is "
            + "presented; it is shown in the middle"
        ])
      #expect(ui.content(of: made) == CGRect(x: 284, y: 412, width: 200, height: 200))
    }
  }

  struct Movement: CustomTestStringConvertible, Sendable {
    var style: UIModalTransitionStyle
    var isAllowed: Bool
    var testDescription: String { "\(style)" }
    nonisolated static let all = [
      Movement(style: .coverVertical, isAllowed: true),
      Movement(style: .flipHorizontal, isAllowed: false),
      Movement(style: .crossDissolve, isAllowed: false),
    ]
  }

  @Test(
    "[80] over the current context inside a popover the call refuses all but coverVertical (80a)",
    arguments: Movement.all, [false, true])
  func refusesMovementInside(movement: Movement, isByChild: Bool) {
    Driver.run(.tablet) { ui in
      let made = ui.popover()
      let child = ui.controller("child")
      made.embed(child)
      let presenter = isByChild ? child : made
      presenter.definesPresentationContext = true
      ui.show(made)
      let inner = ui.controller("inner", style: .overCurrentContext)
      inner.modalTransitionStyle = movement.style
      presenter.present(inner, animated: true)
      #expect(
        ui.complaints
          == (movement.isAllowed
            ? []
            : [
              "Application tried to present inner in the style overCurrentContext with the "
                + "transition \(movement.style) inside a popover, which allows coverVertical only."
            ]))
      ui.settle()
      #expect((presenter.presentedViewController === inner) == movement.isAllowed)
    }
  }

  @Test(
    "[80] other styles inside a popover, and that style elsewhere, allow each transition (80b)",
    arguments: Movement.all)
  func allowsMovementElsewhere(movement: Movement) {
    Driver.run(.tablet) { ui in
      let sheet = ui.controller("sheet", style: .overFullScreen)
      let popover = ui.popover()
      for (presenter, inside) in [(ui.root, nil), (sheet, sheet), (popover, popover)]
        as [(UIViewController, UIViewController?)]
      {
        if let inside { ui.show(inside) }
        let style = inside === popover ? UIModalPresentationStyle.fullScreen : .overCurrentContext
        let inner = ui.controller("inner", style: style)
        inner.modalTransitionStyle = movement.style
        ui.show(inner, on: presenter)
        #expect(presenter.presentedViewController === inner)
        ui.root.dismiss(animated: false)
        ui.settle()
      }
      #expect(ui.complaints == [])
    }
  }

  @Test("[296] who presents from inside a popover hears nothing when that is dismissed")
  func presenterInsideHearsNothing() {
    Driver.run(.tablet) { ui in
      let made = ui.popover()
      ui.show(made)
      let place = ui.content(of: made)
      let full = ui.controller("full", style: .fullScreen)
      made.present(full, animated: true)
      ui.settle()
      #expect(ui.content(of: full) == ui.window.bounds)
      ui.log.clear()
      made.dismiss(animated: true)
      ui.settle()
      #expect(made.presentedViewController == nil)
      #expect(ui.log.calls(of: "popover") == [])
      #expect(ui.content(of: made) == place)
    }
  }

  @Test(
    "[247] in compact width the popover is the sheet that its controller has ready, and back (247c)"
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
        #expect(menu.view.frame == CGRect(x: 0, y: 512, width: 400, height: 512))
        ui.resize(to: CGSize(width: 768, height: 1024))
        ui.settle()
        #expect(menu.presentationController === popover)
        #expect(menu.view.superview !== menu.view.window)
        #expect(menu.view.bounds.width == 320)
      }
      ui.root.dismiss(animated: true)
      ui.settle()
      #expect(ui.window.subviews == [ui.root.view])
      #expect(ui.complaints == [])
    }
  }
}
