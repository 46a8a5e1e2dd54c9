import HeadlessUIKit
import SystemsApp
import Testing

/// Every system is presented, dismissed, dragged, canceled and rotated.
@Suite struct SystemsTests {
  @Test("the home screen has the 31 systems, each in the table of these tests")
  func list() {
    let identifiers = (1...31).map { "S\($0)" }
    #expect(System.all.map(\.id) == identifiers)
    #expect(identifiers.filter { id in !SystemCase.all.contains { $0.system == id } } == [])
  }

  @Test("a touch on its button opens a system with a transition", arguments: SystemCase.all)
  func presents(_ example: SystemCase) throws {
    let app = SampleApp()
    let before = app.hierarchy
    for name in [example.system] + example.path {
      let hierarchy = app.hierarchy
      try app.tap(name)
      #expect(app.isInTransition || app.hierarchy == hierarchy)
      app.device.settle()
      #expect(!app.isInTransition)
    }
    #expect(app.hierarchy != before)
    #expect(app.outsideOfScreen == [])
    #expect(app.diagnostics == [])
  }

  @Test("its own buttons close a system, and leave nothing behind", arguments: SystemCase.all)
  func dismisses(_ example: SystemCase) throws {
    let app = SampleApp(only: example.system)
    let (hierarchy, tree) = (app.hierarchy, app.tree)
    try app.open(example.system, example.path)
    try app.close(until: hierarchy)
    app.expectRest(hierarchy)
    #expect(app.changes(since: tree) == [])
  }

  @Test("a drag completes what it begins, or changes nothing", arguments: SystemCase.all)
  func drags(_ example: SystemCase) throws {
    let app = SampleApp(only: example.system)
    let (hierarchy, tree) = (app.hierarchy, app.tree)
    try app.open(example.system, example.path)
    let (openHierarchy, openTree) = (app.hierarchy, app.tree)
    app.drag(example.drag)
    if let shows = example.shows {
      #expect(app.topTitle == shows)
      #expect(app.hierarchy != openHierarchy)
    } else {
      #expect(app.hierarchy == openHierarchy)
      #expect(app.changes(since: openTree) == [])
    }
    try app.close(until: hierarchy)
    app.expectRest(hierarchy)
    #expect(app.changes(since: tree) == [])
  }

  @Test("a drag that ends too soon restores everything", arguments: SystemCase.all)
  func cancels(_ example: SystemCase) throws {
    let app = SampleApp(only: example.system)
    let hierarchy = app.hierarchy
    try app.open(example.system, example.path)
    let (openHierarchy, openTree) = (app.hierarchy, app.tree)
    app.beginDrag(example.drag, fraction: 0.2)
    app.endDrag()
    #expect(app.hierarchy == openHierarchy)
    #expect(app.changes(since: openTree) == [])
    try app.close(until: hierarchy)
    app.expectRest(hierarchy)
  }

  @Test(
    "after a rotation a system is inside of the screen, and can be closed",
    arguments: SystemCase.all)
  func rotates(_ example: SystemCase) throws {
    let app = SampleApp(only: example.system)
    let hierarchy = app.hierarchy
    try app.open(example.system, example.path)
    app.device.rotate(to: .landscapeLeft)
    app.device.settle()
    #expect(app.window.bounds.size == CGSize(width: 852, height: 393))
    #expect(app.outsideOfScreen == [])
    #expect(app.diagnostics == [])
    try app.close(until: hierarchy)
    app.expectRest(hierarchy)
    app.device.rotate(to: .portrait)
    app.device.settle()
    #expect(app.outsideOfScreen == [])
    app.expectRest(hierarchy)
  }
}

extension SampleApp {
  /// Expects that the app is at rest with a hierarchy, without diagnostics.
  func expectRest(
    _ hierarchy: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(self.hierarchy == hierarchy, sourceLocation: sourceLocation)
    #expect(!isInTransition, sourceLocation: sourceLocation)
    #expect(device.isAtRest, sourceLocation: sourceLocation)
    #expect(diagnostics == [], sourceLocation: sourceLocation)
  }
}
