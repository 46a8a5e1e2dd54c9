import HeadlessUIKit
import SystemsApp
import Testing

/// What is particular to the systems that are panels and sheets.
@Suite struct PanelDetailTests {
  @Test("S1: canceling the presentation removes the dimming view, the lowest of its container")
  func dimming() throws {
    let app = SampleApp(only: "S1")
    let hierarchy = app.hierarchy
    try app.tap("S1")
    app.device.advance(by: 0.15)
    let lowest = app.top.presentationController?.containerView?.subviews.first
    #expect(lowest?.accessibilityIdentifier == "dimming")
    #expect(lowest?.frame == app.window.bounds)
    app.drag(Drag(from: 0.5, 0.8, by: 0, 0.19))
    app.expectRest(hierarchy)
    #expect(app.view("dimming") == nil)
  }

  @Test("S2 and S7: in compact height a replacement is shown, and the original returns")
  func adaptivity() throws {
    for (system, path, replacement) in [
      ("S2", [], "Replacement"), ("S7", ["Medals"], "Please rotate the device"),
    ] as [(String, [String], String)] {
      let app = SampleApp(only: system)
      try app.open(system, path)
      let tree = app.tree
      #expect(!app.shows(replacement))
      app.rotate(to: .landscapeLeft)
      #expect(app.shows(replacement))
      app.rotate(to: .portrait)
      #expect(!app.shows(replacement))
      #expect(app.changes(since: tree) == [])
    }
  }

  @Test("S3: a rotation passes half of the new width to the child")
  func sizeChanges() throws {
    let app = SampleApp(only: "S3")
    try app.open("S3")
    app.rotate(to: .landscapeLeft)
    #expect(app.top.view.frame == CGRect(x: 0, y: 131, width: 852, height: 262))
    #expect(app.shows("426 x 262"))
  }

  @Test("S5: the panel covers two thirds of the width, and a tap outside dismisses it")
  func twoThirds() throws {
    let app = SampleApp(only: "S5")
    let hierarchy = app.hierarchy
    try app.open("S5")
    #expect(app.top.view.frame == CGRect(x: 131, y: 0, width: 262, height: 852))
    app.tap(x: 0.1, y: 0.5)
    app.expectRest(hierarchy)
  }

  @Test(
    "S8: dismissals by drag, tap and code are independent of each other",
    arguments: [
      ("Dismissed by a drag", false), ("Dismissed by a tap", true), ("Dismissed by code", false),
    ])
  func independentDismissals(title: String, dismissesByTap: Bool) throws {
    let app = SampleApp(only: "S8")
    try app.open("S8", [title])
    app.tap(x: 0.5, y: 0.2)
    #expect((app.topTitle == "Bottom sheet") == dismissesByTap)
  }

  @Test("S8: the heights are those of the detents")
  func heights() throws {
    let app = SampleApp(only: "S8")
    try app.open("S8")
    for (title, height) in [
      ("A quarter", 213.0), ("Half", 426), ("Three quarters", 639), ("All", 852),
    ] {
      try app.open(title)
      let top = app.top.view.convert(app.top.view.bounds, to: app.window).minY
      #expect((852 - top - height).magnitude < 0.001)
      try app.open("Close")
    }
  }

  @Test("S9: closed by its button, the panel has the system's transition of 0.5 s")
  func gestureOnly() throws {
    let app = SampleApp(only: "S9")
    try app.open("S9")
    try app.tap("Close")
    app.device.advance(by: 0.3)
    #expect(app.isInTransition)
    app.device.settle()
    try app.open("S9")
    app.drag(.lowDown)
    #expect(app.topTitle == "Systems")
    #expect(app.diagnostics == [])
  }

  @Test("S10: the sheet grows and shrinks with its content")
  func growing() throws {
    let app = SampleApp(only: "S10")
    try app.open("S10")
    let height = app.top.view.frame.height
    try app.open("More")
    #expect(app.top.view.frame.height == height + 100)
    try app.open("Less")
    #expect(app.top.view.frame.height == height)
  }

  @Test("S12: a drag down that interrupts the presentation cancels it")
  func interrupting() throws {
    let app = SampleApp(only: "S12")
    let hierarchy = app.hierarchy
    try app.tap("S12")
    app.device.advance(by: 0.15)
    app.drag(Drag(from: 0.5, 0.9, by: 0, 0.09))
    app.drag(Drag(from: 0.5, 0.75, by: 0, 0.25))
    app.expectRest(hierarchy)
  }

  @Test("S19: content ignores taps outside until it allows them")
  func content() throws {
    let app = SampleApp(only: "S19")
    try app.open("S19")
    for count in 1...2 {
      app.tap(x: 0.5, y: 0.1)
      #expect(app.shows("Taps outside that were ignored: \(count)"))
    }
    try app.open("Allow taps outside")
    app.tap(x: 0.5, y: 0.1)
    #expect(app.topTitle == "Systems")
  }

  @Test("S28: a text that is scrolled down scrolls back, and does not dismiss")
  func scrolling() throws {
    let app = SampleApp(only: "S28")
    try app.open("S28")
    app.drag(Drag(from: 0.5, 0.8, by: 0, -0.5))
    app.drag(Drag(from: 0.5, 0.3, by: 0, 0.4))
    #expect(app.topTitle == "Article")
    app.drag(Drag(from: 0.5, 0.3, by: 0, 0.6))
    app.drag(Drag(from: 0.5, 0.3, by: 0, 0.6))
    #expect(app.topTitle == "Systems")
  }

  @Test("S29: the presenter is scaled, and restored")
  func card() throws {
    let app = SampleApp(only: "S29")
    try app.open("S29")
    let presenter = app.window.rootViewController?.view
    #expect(presenter?.transform == CGAffineTransform(scaleX: 0.9, y: 0.9))
    #expect(presenter?.layer.cornerRadius == 6)
    try app.open("Close")
    #expect(presenter?.transform == .identity)
    #expect(presenter?.layer.cornerRadius == 0)
  }

  @Test("S31: the player follows the drag from the bar, point for point")
  func player() throws {
    let app = SampleApp(only: "S31")
    try app.open("S31")
    app.beginDrag(Drag(from: 0.5, 0.93, by: 0, -0.5))
    let first = app.presentedTop
    app.device.touchMove(to: CGPoint(x: 196, y: 300))
    app.device.turn()
    let second = app.presentedTop
    app.device.touchMove(to: CGPoint(x: 196, y: 250))
    app.device.turn()
    #expect(first > second)
    #expect((second - app.presentedTop - 50).magnitude < 0.001)
    app.endDrag()
    #expect(app.topTitle == "Now playing")
  }
}

extension SampleApp {
  /// The upper edge of the topmost view as it is presented now, on the screen.
  var presentedTop: CGFloat {
    device.perform {
      top.presentationController?.presentedView?.layer.presentation()?.frame.minY ?? 0
    }
  }
}
