import SegueCore
import SegueRecording
import SegueScenario
import Testing

extension Recording {
  fileprivate var failedSentences: [String] {
    verdicts.filter { !$0.passed }.map(\.expectation)
  }
}

/// The containers of a file, and the actions and steps that change them.
@Suite struct ContainerTests {
  /// Returns a file; the element `over` selects the tab `other` where the root has it.
  private func app(root: String, _ steps: String, transitions: String = "") -> String {
    """
    device: { size: [400, 600], scale: 2 }
    screens:
      home:
        title: Home
        content: plain
        elements: [{ id: go, action: { push: detail } }, { id: leave, action: pop }]
      detail:
        content: plain
        elements:
          - { id: all, action: { pop: { to: home } } }
          - { id: over\(root.contains("tabs: [") && root.contains("other]") ? ", action: { select: other }" : "") }
          - { id: card, action: { present: other } }
      other: { title: Other, modalPresentationStyle: fullScreen, elements: [{ id: lost, action: { push: detail } }] }
    root: \(root)
    \(transitions)
    scenarios:
      - name: it
        steps:
    \(listed(steps))

    """
  }

  private func play(
    root: String, _ steps: String, transitions: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Recording {
    let text = app(root: root, steps, transitions: transitions)
    return try playFile(
      text, catalog: StyleCatalog([StyleEntry(slide)]), sourceLocation: sourceLocation)
  }

  @Test("a transition whose style does not support its use is reported once")
  func unsupportedStyleUse() throws {
    let recording = try play(
      root: "{ navigation: [home], with: slide }",
      "- present: { screen: other, with: slide }\n- settle\n- dismiss\n- settle\n"
        + "- present: { screen: other, with: slide }\n- settle",
      transitions: "transitions: { slide: { style: slide } }")
    #expect(
      recording.diagnostics.map(\.message) == [
        "other uses the transition slide, but its style slide does not support presentations; "
          + "name another transition"
      ])
    #expect(recording.failedSentences == ["the device reports no diagnostics"])
  }

  @Test("a root is a screen, a navigation stack, or a tab bar with either")
  func roots() throws {
    #expect(try root("home") as? ScreenRoot == ScreenRoot("home"))
    let stack = try #require(
      try root("{ navigation: [home, detail], isNavigationBarHidden: true }") as? NavigationPlan)
    #expect(stack.screens == ["home", "detail"])
    #expect(stack.isNavigationBarHidden)
    #expect(stack.use == TransitionUse())
    let tabs = try #require(
      try root("{ tabs: [{ navigation: [home] }, other], selected: other }") as? TabsPlan)
    #expect(tabs.tabs.count == 2)
    #expect(tabs.tabs.last as? ScreenRoot == ScreenRoot("other"))
    #expect(tabs.selected == "other")
  }

  @Test("a root is a split view or a page view controller, also within a tab bar")
  func splitViewAndPageViewRoots() throws {
    let tabs = try #require(
      try root(
        "{ tabs: [{ split: [home, { pages: [detail] }], preferredDisplayMode: secondaryOnly, topColumnForCollapsing: primary }, "
          + "{ pages: [{ navigation: [other] }], transitionStyle: pageCurl, interPageSpacing: 8, definesPresentationContext: true }] }"
      )
        as? TabsPlan)
    let split = try #require(tabs.tabs.first as? SplitPlan)
    let pages = try #require(tabs.tabs.last as? PagesPlan)
    #expect(split.columns.first as? ScreenRoot == ScreenRoot("home"))
    #expect(split.mode == .secondaryOnly)
    #expect(split.topColumnForCollapsing == .primary)
    #expect(!split.definesPresentationContext)
    let inner = try #require(split.columns.last as? PagesPlan)
    let stack = try #require(pages.pages.first as? NavigationPlan)
    #expect(inner.pages.map { $0 as? ScreenRoot } == [ScreenRoot("detail")])
    #expect(inner.navigationOrientation == .horizontal)
    #expect(inner.interPageSpacing == 0)
    #expect(stack.screens == ["other"])
    #expect(stack.definesPresentationContext)
    #expect(pages.transitionStyle == .pageCurl)
    #expect(pages.interPageSpacing == 8)
    #expect(pages.definesPresentationContext)
  }

  private func root(_ text: String) throws -> any RootPlan {
    let read = decode("screens: { home: {}, detail: {}, other: {} }\nroot: \(text)\n")
    #expect(read.report == "")
    return try #require(read.plan?.app.root)
  }

  @Test("pushes and pops of elements and steps change the navigation stack")
  func moves() throws {
    let recording = try play(
      root: "{ navigation: [home] }",
      """
      - expect: { top: home, viewControllers: [home], completed: none }
      - tap: go
      - settle
      - expect: { top: detail, viewControllers: [home, detail], onScreen: back, completed: push }
      - push: { screen: other, from: home, animated: false }
      - settle
      - expect: { top: other, viewControllers: [home, detail, other] }
      - pop
      - settle
      - expect: { top: detail, completed: pop }
      - tap: all
      - settle
      - expect: { top: home, viewControllers: [home], notOnScreen: back }
      """)
    #expect(recording.failures == [])
    #expect(
      recording.events.filter { $0.kind == "container" }.map { "\($0.subject) \($0.text)" } == [
        "navigation of home push(true)", "navigation of home push(true)",
        "navigation of home pop(true)", "navigation of home pop(true)",
      ])
  }

  @Test("tabs are selected by taps and programmatically")
  func selects() throws {
    let recording = try play(
      root: "{ tabs: [{ navigation: [home, detail] }, other] }",
      """
      - expect: { selected: home, top: detail, viewControllers: [home, detail] }
      - tap: over
      - settle
      - expect: { selected: other, top: other, completed: selection }
      - tap: { tab: home }
      - settle
      - expect: { selected: home, top: detail }
      - select: other
      - settle
      - expect: { selected: other }
      """)
    #expect(recording.failures == [])
  }

  @Test("columns are shown, hidden and collapsed, pages change, a navigation stack is replaced")
  func changesColumnsAndPages() throws {
    let recording = try play(
      root: "{ split: [{ pages: [home, other] }, detail], topColumnForCollapsing: primary }",
      """
      - expect: { top: home, presenter: { of: home, is: split of home } }
      - resize: [900, 600]
      - settle
      - expect: { top: detail, viewControllers: [detail], frame: { of: detail, x: 320.5 }, onScreen: home }
      - page: other
      - settle
      - expect: { onScreen: other, notOnScreen: home, completed: page }
      - hide: primary
      - settle
      - expect: { notOnScreen: other, frame: { of: detail, x: 0 } }
      - show: primary
      - settle
      - page: { to: home, animated: false }
      - setViewControllers: [other, detail]
      - settle
      - expect: { viewControllers: [other, detail], onScreen: [home, back], completed: page }
      - push: { screen: detail, reuseExisting: true }
      - expect: { diagnostics: [invalidCall] }
      """)
    // The split view has that name, but home is not presented.
    #expect(recording.failedSentences == ["home is presented by split of home"])
  }

  @Test(
    "pages scroll horizontally or vertically, or curl",
    arguments: [
      ("navigationOrientation: horizontal", "[{ of: other, x: 205 }, { of: home, x: -205 }]"),
      ("navigationOrientation: vertical", "[{ of: other, y: 305 }, { of: home, y: -305 }]"),
      ("transitionStyle: pageCurl", "{ of: other, is: [0, 0, 400, 600] }"),
    ])
  func pageTransitionStyles(_ keys: String, half: String) throws {
    let recording = try play(
      root: "{ pages: [home, other], \(keys), interPageSpacing: 10 }",
      """
      - page: other
      - wait: 150ms
      - expect: { onScreen: other, frame: \(half) }
      - settle
      - expect: { top: other, notOnScreen: home, completed: page }
      - drag: { from: { point: [50, 100] }, by: [300, 0] }
      - settle
      - expect: { top: \(keys.contains("vertical") ? "other" : "home") }
      - drag: { from: { point: [350, 100] }, by: [-300, 0] }
      - settle
      - expect: { top: other }
      """)
    #expect(recording.failures == [])
  }

  @Test("a step that needs a split view fails without one")
  func failsWithoutColumns() throws {
    let recording = try play(root: "{ pages: [home, other] }", "- show: primary\n- page: other")
    #expect(recording.failedSentences == ["there is a split view"])
  }

  @Test("the presenter over a navigation stack is named by its visible screen")
  func presents() throws {
    let recording = try play(
      root: "{ tabs: [{ navigation: [home, detail] }] }",
      """
      - tap: card
      - settle
      - expect: { top: other, presenter: { of: other, is: detail }, notOnScreen: [detail, back] }
      - dismiss
      - settle
      - expect: { top: detail, viewControllers: [home, detail], onScreen: back }
      """)
    #expect(recording.failures == [])
  }

  @Test("a step that needs a navigation stack, or a screen in it, fails without it")
  func fails() throws {
    let lonely = try play(
      root: "home", "- push: detail\n- pop\n- expect: { viewControllers: [home] }")
    #expect(
      lonely.failedSentences == [
        "home is in a navigation stack", "home is in a navigation stack",
        "the navigation stack is [home]",
      ])
    let shallow = try play(
      root: "{ navigation: [home] }",
      "- pop: { to: detail }\n- expect: { viewControllers: [detail] }")
    #expect(
      shallow.failedSentences == [
        "detail is in the navigation stack", "the navigation stack is [detail]",
      ])
    #expect(shallow.verdicts.last?.actual == "[home]")
  }

  @Test("a push without a navigation stack is reported with help")
  func explains() throws {
    let recording = try play(root: "other", "- tap: lost\n- settle")
    #expect(
      recording.diagnostics.map(\.message) == [
        "other cannot push detail: it is not in a navigation stack; put it into one: "
          + "root: { navigation: [other] }"
      ])
    #expect(!recording.passed)
  }

  @Test("in a navigation stack the title is in the navigation bar, else in the screen's own")
  func titles() throws {
    let inStack = try play(root: "{ navigation: [home] }", "- settle").initialTree
    #expect(inStack.layers.count { $0.role == "title" && !$0.state.isHidden } == 0)
    #expect(inStack.first(named: "navigationTitle") != nil)
    let plain = try play(root: "home", "- settle").initialTree
    #expect(plain.layers.count { $0.role == "title" && !$0.state.isHidden } == 1)
    let bars = try play(root: "{ tabs: [{ navigation: [home] }] }", "- settle").initialTree
    #expect(bars.layers.filter { $0.role == "bar" }.map(\.name) == ["navigationBar", "tabBar"])
  }

  @Test("a navigation stack and a tab bar use a transition of the file")
  func usesTransitions() throws {
    let recording = try play(
      root: "{ tabs: [{ navigation: [home], with: slide }, other], with: slide }",
      """
      - push: detail
      - wait: 100ms
      - expect: { frame: [{ of: detail, x: 200 }, { of: home, x: 0 }] }
      - settle
      - pop
      - wait: 50ms
      - expect: { frame: { of: detail, x: 100 }, context: { presentationStyle: none } }
      - settle
      - select: other
      - wait: 100ms
      - expect: { frame: { of: other, x: 200 } }
      - settle
      - select: home
      - wait: 50ms
      - expect: { frame: { of: other, x: 100 } }
      - settle
      - expect: { top: home }
      - push: { screen: detail, with: slide, parameters: { duration: 0.4 } }
      - wait: 100ms
      - expect: { frame: { of: detail, x: 300 } }
      - settle
      """, transitions: "transitions: { slide: { style: slide, duration: 0.2 } }")
    #expect(recording.failures == [])
  }
}
