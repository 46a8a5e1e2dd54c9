import HeadlessUIKit
import Testing

/// Presentations from columns and pages: context, frame and forwarding of dismissals.
@Suite struct ColumnContextTests {
  @Test("[61] full-screen styles span the window, also from a column (61b)")
  func spansTheWindow() {
    Driver.run(.tablet) { ui in
      let scene = ui.split("list", "detail")
      let sheet = ui.controller("sheet", style: .overFullScreen)
      scene[0].present(sheet, animated: true)
      ui.turn()
      #expect(sheet.presentationController?.containerView?.superview === ui.window)
      ui.settle()
      #expect(sheet.presentingViewController === scene.split)
      #expect(sheet.view.convert(sheet.view.bounds, to: nil) == ui.window.bounds)
    }
  }

  @Test(
    "[66][67] a column's stack is a context that confines a presentation to the column (66a, 67b)",
    arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
  func keepsToItsColumn(style: UIModalPresentationStyle) {
    Driver.run(.tablet) { ui in
      let scene = ui.split("list", "detail")
      let stack = scene.stack(1)
      let sheet = ui.controller("sheet", style: style)
      ui.show(sheet, on: scene[1])
      #expect(sheet.presentingViewController === stack)
      let frame = CGRect(x: 307.5, y: 0, width: 460.5, height: 1024)
      #expect(sheet.view.convert(sheet.view.bounds, to: nil) == frame)
      #expect(scene.isPresented(0))
      #expect(scene.isPresented(1) == (style == .overCurrentContext))
      // The presentation follows its column while others are hidden and shown.
      scene.split.hide(.primary)
      ui.settle()
      #expect(sheet.view.convert(sheet.view.bounds, to: nil) == ui.window.bounds)
      scene.split.show(.primary)
      ui.settle()
      ui.log.clear()
      scene[1].dismiss(animated: true)
      ui.settle()
      #expect(stack?.view.superview === scene.split.view)
      #expect(scene.columnFrame(1) == frame)
      #expect(
        ui.log.calls(of: "detail")
          == (style == .overCurrentContext
            ? [] : ["detail.viewWillAppear", "detail.viewIsAppearing", "detail.viewDidAppear"]))
    }
  }

  @Test("[209] a presentation in a compact column adapts to the column's traits, and stays adapted")
  func adaptsToItsColumn() {
    Driver.run(.tablet) { ui in
      let scene = ui.split("list", "detail")
      #expect(scene.stack(0)?.traitCollection.horizontalSizeClass == .compact)
      let adapter = LoggingAdapter(ui.log)
      adapter.compactStyle = .overFullScreen
      let sheet = ui.controller("sheet", style: .overCurrentContext)
      sheet.presentationController?.delegate = adapter
      ui.show(sheet, on: scene[0])
      #expect(sheet.presentationController?.presentationStyle == .overFullScreen)
      ui.resize(to: CGSize(width: 700, height: 1000))
      ui.settle()
      #expect(sheet.presentationController?.presentationStyle == .overFullScreen)
    }
  }

  @Test("[66][76] each column is a separate context, with one presentation each (66a, 76b)")
  func presentsInEachColumn() {
    Driver.run(.tablet) { ui in
      let scene = ui.split("list", "detail")
      let (left, right) = (
        ui.controller("left", style: .overCurrentContext),
        ui.controller("right", style: .overCurrentContext)
      )
      ui.show(left, on: scene[0])
      ui.show(right, on: scene[1])
      #expect(left.view.window != nil)
      #expect(right.view.window != nil)
      scene[1].present(ui.controller("third", style: .overCurrentContext), animated: true)
      ui.settle()
      let messages = [
        "Attempt to present third on UINavigationController (from detail) which is already presenting "
          + "right."
      ]
      #expect(ui.diagnosticMessages == messages)
      // Both may be dismissed in one turn: they have no context in common.
      left.dismiss(animated: true)
      right.dismiss(animated: true)
      ui.settle()
      #expect(left.view.window == nil)
      #expect(right.view.window == nil)
      #expect(ui.diagnosticMessages == messages)
    }
  }

  @Test(
    "[66] without a context in the column the search continues with the split view controller (66a, 66b)",
    arguments: [true, false])
  func contextSearchReachesSplitView(defines: Bool) {
    Driver.run(.tablet) { ui in
      let scene = ui.split("list", "detail")
      let tabs = ui.tabs([scene.split, ui.controller("other")]).tabs
      scene.stack(0)?.definesPresentationContext = false
      scene.split.definesPresentationContext = defines
      let sheet = ui.controller("sheet", style: .overCurrentContext)
      ui.show(sheet, on: scene[0])
      #expect(sheet.presentingViewController === (defines ? scene.split : tabs))
    }
  }

  @Test("[70][72] a column finds what its ancestors present, and dismisses it (72a)")
  func dismissesThroughTheColumns() {
    Driver.run(.tablet) { ui in
      let scene = ui.split("list", "detail")
      for caller in scene.controllers {
        let sheet = ui.controller("sheet", style: .overFullScreen)
        ui.show(sheet, on: scene[0])
        #expect(caller.presentedViewController === sheet)
        caller.dismiss(animated: true)
        ui.settle()
        #expect(scene.split.presentedViewController == nil)
      }
    }
  }

  @Test(
    "[268] the presenter of a split view is that of its columns, and a column dismisses it (268a)")
  func presentsColumns() {
    Driver.run(.tablet) { ui in
      let split = UISplitViewController(style: .doubleColumn)
      let list = ui.controller("list")
      split.setViewController(list, for: .primary)
      split.setViewController(ui.controller("detail"), for: .secondary)
      split.modalPresentationStyle = .fullScreen
      ui.show(split)
      #expect(list.presentingViewController === ui.root)
      list.dismiss(animated: true)
      ui.settle()
      #expect(ui.root.presentedViewController == nil)
      #expect(list.view.window == nil)
    }
  }

  @Test("[66] a page that defines a context takes its presentation along when it is replaced (66a)")
  func replacedPageRemovesItsPresentation() {
    Driver.run { ui in
      let scene = ui.pages("one", "two")
      scene[0].definesPresentationContext = true
      let sheet = ui.controller("sheet", style: .overCurrentContext)
      ui.show(sheet, on: scene[0])
      #expect(sheet.presentingViewController === scene[0])
      scene.pages.setViewControllers([scene[1]], direction: .forward, animated: true)
      ui.settle()
      // A replaced page is removed from its parent, together with what it presents in its context.
      #expect(sheet.view.window == nil)
      #expect(sheet.presentingViewController == nil)
    }
  }

  @Test(
    "a popped controller disappears together with what it presents in its context",
    arguments: [
      (UIModalPresentationStyle.overCurrentContext, false), (.currentContext, false),
      (.overCurrentContext, true),
    ])
  func popsWithAPresentation(style: UIModalPresentationStyle, slides: Bool) {
    Driver.run { ui in
      let scene = ui.stack("home", "page", conduct: slides ? .slides : nil)
      let (home, page) = (scene[0], scene[1])
      page.definesPresentationContext = true
      let sheet = ui.controller("sheet", style: style)
      ui.show(sheet, on: page)
      scene.stack.popViewController(animated: true)
      ui.advance(by: 0.2)
      // With `currentContext` the page's view is not in the window: the presentation's container
      // moves in its place.
      let isRemoved = page.view.window == nil
      let view = isRemoved ? sheet.presentationController?.containerView : page.view
      #expect(isRemoved == (style == .currentContext))
      #expect(
        view.map { presentationFrame(of: $0).minX > 50 || presentationFrame(of: $0).minY > 50 }
          == true)
      #expect(view.map { sheet.view.isDescendant(of: $0) } == true)
      ui.settle()
      #expect(sheet.view.window == nil)
      #expect(home.view.window != nil)
      #expect(page.view.window == nil)
    }
  }

  @Test("canceling an interactive pop leaves a presentation in its context unchanged")
  func cancelsAPopWithAPresentation() {
    Driver.run { ui in
      let scene = ui.stack("home", "page")
      scene[1].definesPresentationContext = true
      let sheet = ui.controller("sheet", style: .overCurrentContext)
      ui.show(sheet, on: scene[1])
      let before = treeLines(of: ui.window)
      let hand = scene.beginInteractivePop()
      hand.drag(to: 0.5)
      #expect(sheet.view.isDescendant(of: scene[1].view))
      hand.cancel()
      ui.settle()
      #expect(treeLines(of: ui.window) == before)
      #expect(sheet.presentingViewController === scene[1])
    }
  }

  @Test("dismissing in a tab that is not selected does not add its view over the selected tab")
  func dismissesInUnselectedTab() {
    Driver.run { ui in
      let (one, two) = (ui.controller("one"), ui.controller("two"))
      let scene = ui.tabs([UINavigationController(rootViewController: one), two])
      let sheet = ui.controller("sheet", style: .currentContext)
      ui.show(sheet, on: one)
      scene.tabs.selectedIndex = 1
      ui.settle()
      one.dismiss(animated: false)
      ui.settle()
      #expect(two.view.window != nil)
      #expect(one.view.window == nil)
      #expect(sheet.view.window == nil)
      scene.tabs.selectedIndex = 0
      ui.settle()
      #expect(one.view.window != nil)
      #expect(two.view.window == nil)
      #expect(one.presentedViewController == nil)
    }
  }

  @Test("collapsing removes a presentation in a column's context together with the column")
  func collapsesUnderAPresentation() {
    Driver.run(.tablet) { ui in
      let scene = ui.split("list", "detail")
      let (left, right) = (
        ui.controller("left", style: .overCurrentContext),
        ui.controller("right", style: .overCurrentContext)
      )
      ui.show(left, on: scene[0])
      ui.show(right, on: scene[1])
      ui.resize(to: CGSize(width: 400, height: 1024))
      ui.settle()
      #expect(right.view.window == nil)
      #expect(right.presentingViewController == nil)
      #expect(left.view.convert(left.view.bounds, to: nil) == ui.window.bounds)
      left.dismiss(animated: true)
      ui.settle()
      #expect(scene.isPresented(1))
      #expect(!scene.isPresented(0))
      #expect(AppearanceGrammar.faults(of: ["list", "detail", "left", "right"], in: ui.log) == [])
    }
  }
}
