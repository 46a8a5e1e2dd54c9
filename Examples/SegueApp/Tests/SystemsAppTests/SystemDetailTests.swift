import HeadlessUIKit
import SystemsApp
import Testing

/// What is particular to the other systems.
@Suite struct SystemDetailTests {
  @Test("S14: a context presents itself, without one the root does")
  func contexts() throws {
    let app = SampleApp(only: "S14")
    try app.open("S14", ["Present from the upper half"])
    #expect(app.top.presentingViewController === app.window.rootViewController)
    #expect(app.top.view.frame.height == 852)
    try app.open("Close")
    try app.open("Present from the lower half")
    #expect(app.top.presentingViewController?.title == "Lower half")
    #expect(app.top.view.frame.height == 374.5)
  }

  @Test("S15: one call dismisses all sheets")
  func nested() throws {
    let app = SampleApp(only: "S15")
    let hierarchy = app.hierarchy
    try app.open("S15", ["Present sheet 2", "Present sheet 3"])
    #expect(
      app.hierarchy == hierarchy + " presents Sheet 1 presents Sheet 2 presents Sheet 3")
    try app.open("Close all")
    app.expectRest(hierarchy)
  }

  @Test("the panel lists the transitions of the file, and closes")
  func tuning() throws {
    let app = SampleApp(only: "S14")
    let hierarchy = app.hierarchy
    try app.open("Tune")
    #expect(app.topTitle == "Transitions")
    #expect(app.shows("preset"))
    try app.open("Done")
    app.expectRest(hierarchy)
  }

  @Test("S17: a presenter whose view is removed receives callbacks, one that stays visible none")
  func callbacks() throws {
    let app = SampleApp(only: "S17")
    try app.open("S17")
    let first = " will appear\ndid appear\n"
    #expect(app.shows(first))
    try app.open("Over the screen, which keeps it")
    try app.open("Close")
    #expect(app.shows(first))
    try app.open("Full screen, which removes this view")
    try app.open("Close")
    #expect(
      app.shows(
        first + "will disappear\ndid disappear\nwill appear\ndid appear\n"))
  }

  @Test("S18: the popover is below its source")
  func popover() throws {
    let app = SampleApp(only: "S18")
    try app.open("S18")
    let source = try #require(app.button("Popover"))
    let bottom = source.convert(source.bounds, to: app.window).maxY
    try app.open("Popover")
    let frame = app.top.view.convert(app.top.view.bounds, to: app.window)
    #expect(frame.minY >= bottom)
    #expect(frame.minY < bottom + 40)
    app.tap(x: 0.5, y: 0.9)
    #expect(app.topTitle == "Popover")
  }

  @Test("S18: a blur covers the screen below")
  func blur() throws {
    let app = SampleApp(only: "S18")
    try app.open("S18", ["Blur"])
    let container = app.top.presentationController?.containerView
    let blur = container?.subviews.first { $0 is UIVisualEffectView }
    #expect(blur?.frame == app.window.bounds)
  }

  @Test("S20: a delegate that nothing retains is reported, and the system's transition runs")
  func lostDelegate() throws {
    let app = SampleApp(only: "S20")
    try app.open("S20", ["Nothing retains the delegate"])
    #expect(app.topTitle == "Panel")
    #expect(
      app.diagnostics == [
        "the transitioningDelegate of Panel was deallocated: the property is weak, so keep a strong "
          + "reference; the built-in transition runs instead"
      ])
    try app.open("Close")
    #expect(app.topTitle == "Lifetimes")
  }

  @Test("S21: with changes a drag and Cancel ask, and only Discard dismisses")
  func unsavedChanges() throws {
    let app = SampleApp(only: "S21")
    let hierarchy = app.hierarchy
    try app.open("S21", ["Write"])
    let openHierarchy = app.hierarchy
    app.drag(.down)
    #expect(app.topTitle == "Discard changes?")
    try app.open("Keep editing")
    #expect(app.hierarchy == openHierarchy)
    try app.open("Cancel")
    #expect(app.topTitle == "Discard changes?")
    try app.open("Discard")
    app.expectRest(hierarchy)
  }

  @Test("S21: after Save a drag dismisses at once")
  func savedChanges() throws {
    let app = SampleApp(only: "S21")
    let hierarchy = app.hierarchy
    try app.open("S21", ["Write", "Save"])
    app.drag(.down)
    app.expectRest(hierarchy)
  }

  @Test("S22: a swipe fades the next tab in by as much as it moves")
  func fadingTabs() throws {
    let app = SampleApp(only: "S22")
    try app.open("S22")
    let tabs = try #require(app.top.tabBarController)
    let next = try #require(tabs.viewControllers?[1])
    app.beginDrag(Drag(from: 0.98, 0.5, by: -0.3, 0))
    let opacity = app.presentedOpacity(of: next.view)
    #expect(opacity > 0.2)
    #expect(opacity < 0.4)
    app.endDrag()
    #expect(tabs.selectedIndex == 0)
    #expect(app.diagnostics == [])
  }

  @Test("S23: the panel fades in over 0.4 s, and out over 0.1 s")
  func fades() throws {
    let app = SampleApp(only: "S23")
    let hierarchy = app.hierarchy
    try app.tap("S23")
    app.device.advance(by: 0.2)
    let panel = app.top
    #expect((app.presentedOpacity(of: panel.view) - 0.5).magnitude < 0.001)
    app.device.advance(by: 0.21)
    #expect(!app.isInTransition)
    #expect(panel.view.alpha == 1)
    try app.tap("Close")
    app.device.advance(by: 0.11)
    app.expectRest(hierarchy)
    #expect(panel.view.alpha == 1)
  }

  @Test("S24: halfway through a push the two pages are side by side")
  func sideBySide() throws {
    let app = SampleApp(only: "S24")
    try app.open("S24")
    let first = app.top
    try app.tap("Next")
    app.device.advance(by: 0.2)
    let edges = app.device.perform {
      [first, app.top].map { $0.view.layer.presentation()?.frame.minX ?? 0 }
    }
    #expect((edges[0] + 196.5).magnitude < 0.001)
    #expect((edges[1] - 196.5).magnitude < 0.001)
    app.device.settle()
    #expect(app.topTitle == "Page 2")
  }

  @Test("S25: during the transition the live photos are hidden, and then shown again")
  func sharedElements() throws {
    let app = SampleApp(only: "S25")
    try app.open("S25")
    try app.tap("Show the photo")
    app.device.advance(by: 0.1)
    #expect(app.view("photo") == nil)
    app.device.settle()
    #expect(app.view("photo")?.frame.height == 200)
    try app.open("back")
    #expect(app.view("photo")?.frame.height == 80)
  }

  @Test("S26: a pan down interrupts the fade in, and reverses it")
  func interruptedFade() throws {
    let app = SampleApp(only: "S26")
    let hierarchy = app.hierarchy
    try app.tap("S26")
    app.device.advance(by: 0.2)
    app.beginDrag(Drag(from: 0.5, 0.3, by: 0, 0.4))
    let opacity = app.presentedOpacity(of: app.top.view)
    app.device.advance(by: 1)
    #expect(opacity > 0)
    #expect(app.presentedOpacity(of: app.top.view) == opacity)
    app.endDrag()
    app.expectRest(hierarchy)
  }

  @Test("S26: a short pan interrupts the fade in, which then continues")
  func continuedFade() throws {
    let app = SampleApp(only: "S26")
    try app.tap("S26")
    app.device.advance(by: 0.3)
    app.drag(Drag(from: 0.5, 0.3, by: 0, 0.1))
    #expect(app.topTitle == "Fade")
    #expect(app.top.view.alpha == 1)
    #expect(app.diagnostics == [])
  }

  @Test("S30: the view below begins at an offset of half the width")
  func swipeBack() throws {
    let app = SampleApp(only: "S30")
    try app.open("S30")
    let inbox = app.top
    try app.open("Read")
    app.beginDrag(.right, fraction: 0.001)
    app.device.touchMove(to: CGPoint(x: 0.4 * 393 + 40, y: 500))
    app.device.turn()
    let start = app.device.perform { inbox.view.layer.presentation()?.frame.minX ?? 0 }
    #expect(start < -170)
    #expect(start >= -196.5)
    app.endDrag()
    #expect(app.topTitle == "Mail")
  }

  @Test("S27: a swipe back scrubs the badge, and its end in time returns it")
  func badge() throws {
    let app = SampleApp(only: "S27")
    try app.open("S27", ["Open the order"])
    let badge = try #require(app.label("Paid"))
    app.beginDrag(.right, fraction: 0.3)
    let opacity = app.presentedOpacity(of: badge)
    #expect(opacity > 0.5)
    #expect(opacity < 1)
    app.endDrag()
    #expect(app.topTitle == "Order")
    #expect(badge.alpha == 1)
    #expect(badge.transform == .identity)
  }
}
