import HeadlessUIKit
import Testing

/// Presentations from columns and pages: which context, which place, where a dismissal goes.
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
    "[66][67] a column's stack is a context: what it presents keeps to its column (66a, 67b)",
    arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
  func keepsToItsColumn(style: UIModalPresentationStyle) {
    Driver.run(.tablet) { ui in
      let scene = ui.split("list", "detail")
      let stack = scene.stack(1)
      let sheet = ui.controller("sheet", style: style)
      ui.show(sheet, on: scene[1])
      #expect(sheet.presentingViewController === stack)
      let place = CGRect(x: 307.5, y: 0, width: 460.5, height: 1024)
      #expect(sheet.view.convert(sheet.view.bounds, to: nil) == place)
      #expect(scene.isUp(0))
      #expect(scene.isUp(1) == (style == .overCurrentContext))
      // Columns come and go meanwhile, and it goes with its own.
      scene.split.hide(.primary)
      ui.settle()
      #expect(sheet.view.convert(sheet.view.bounds, to: nil) == ui.window.bounds)
      scene.split.show(.primary)
      ui.settle()
      ui.log.clear()
      scene[1].dismiss(animated: true)
      ui.settle()
      #expect(stack?.view.superview === scene.split.view)
      #expect(scene.place(1) == place)
      #expect(
        ui.log.calls(of: "detail")
          == (style == .overCurrentContext
            ? [] : ["detail.viewWillAppear", "detail.viewIsAppearing", "detail.viewDidAppear"]))
      #expect(ui.complaints == [])
    }
  }

  @Test("[209] a presentation in a compact column is adapted to the column, and stays so")
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
      #expect(ui.complaints == [])
    }
  }

  @Test("[66][76] each column is a context of its own, with one presentation each (66a, 76b)")
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
      #expect(ui.complaints.count == 1)
      #expect(ui.complaints.first?.hasSuffix("which is already presenting right.") == true)
      // Both may go at once: they have nothing in common.
      left.dismiss(animated: true)
      right.dismiss(animated: true)
      ui.settle()
      #expect(left.view.window == nil)
      #expect(right.view.window == nil)
      #expect(ui.complaints.count == 1)
    }
  }

  @Test(
    "[66] without a context in the column the container of columns is one, if it says so (66a, 66b)"
  )
  func goesUpToTheColumns() {
    for defines in [true, false] {
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
    "[268] columns that are presented know who presented them, and a column dismisses them (268a)")
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
      #expect(ui.complaints == [])
    }
  }

  @Test(
    "[66] a page is a context if it says so, and turning away takes its presentation along (66a)")
  func presentsInAPage() {
    Driver.run { ui in
      let scene = ui.pages("one", "two")
      scene[0].definesPresentationContext = true
      let sheet = ui.controller("sheet", style: .overCurrentContext)
      ui.show(sheet, on: scene[0])
      #expect(sheet.presentingViewController === scene[0])
      scene.pages.setViewControllers([scene[1]], direction: .forward, animated: true)
      ui.settle()
      // A page that is turned away leaves its parent, and what stands in its place goes with it.
      #expect(sheet.view.window == nil)
      #expect(sheet.presentingViewController == nil)
      #expect(ui.complaints == [])
    }
  }

  @Test("a page that is popped leaves with what is presented in its place, not from under it")
  func popsWithAPresentation() {
    for (style, slides) in [
      (UIModalPresentationStyle.overCurrentContext, false), (.currentContext, false),
      (.overCurrentContext, true),
    ] {
      Driver.run { ui in
        let scene = ui.stack("home", "page", conduct: slides ? .slides : nil)
        let (home, page) = (scene[0], scene[1])
        page.definesPresentationContext = true
        let sheet = ui.controller("sheet", style: style)
        ui.show(sheet, on: page)
        scene.stack.popViewController(animated: true)
        ui.advance(by: 0.2)
        let isGone = page.view.window == nil
        let view = isGone ? sheet.presentationController?.containerView : page.view
        #expect(isGone == (style == .currentContext))
        #expect(
          view.map { presentationFrame(of: $0).minX > 50 || presentationFrame(of: $0).minY > 50 }
            == true)
        #expect(view.map { sheet.view.isDescendant(of: $0) } == true)
        ui.settle()
        #expect(sheet.view.window == nil)
        #expect(home.view.window != nil)
        #expect(page.view.window == nil)
        #expect(ui.complaints == [])
      }
    }
  }

  @Test("a pop that the finger takes back leaves what is presented in its place as it was")
  func cancelsAPopWithAPresentation() {
    Driver.run { ui in
      let scene = ui.stack("home", "page")
      scene[1].definesPresentationContext = true
      let sheet = ui.controller("sheet", style: .overCurrentContext)
      ui.show(sheet, on: scene[1])
      let before = treeLines(of: ui.window)
      let hand = scene.dragPop()
      hand.drag(to: 0.5)
      #expect(sheet.view.isDescendant(of: scene[1].view))
      hand.cancel()
      ui.settle()
      #expect(treeLines(of: ui.window) == before)
      #expect(sheet.presentingViewController === scene[1])
      #expect(ui.complaints == [])
    }
  }

  @Test("what is dismissed in a tab out of sight does not come back over the tab that is shown")
  func dismissesOutOfSight() {
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
      #expect(ui.complaints == [])
    }
  }

  @Test("narrowed, what a column presents in its place goes with the column")
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
      #expect(scene.isUp(1))
      #expect(!scene.isUp(0))
      for name in ["list", "detail", "left", "right"] {
        #expect(AppearanceGrammar.faults(of: name, in: ui.log) == [])
      }
      #expect(ui.complaints == [])
    }
  }
}
