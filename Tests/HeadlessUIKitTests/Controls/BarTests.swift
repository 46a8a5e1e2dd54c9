import HeadlessUIKit
import TestSupport
import Testing

/// The content, the layout and the actions of bars.
@Suite(.checkedDevices) struct BarTests {
  /// Calls a function with a device and its window of 400 x 800 pt.
  private func run(
    mirrored: Bool = false, _ body: (SimulatedDevice, UIWindow) throws -> Void
  ) rethrows {
    let device = makeDevice(
      DeviceConfiguration(
        size: CGSize(width: 400, height: 800), portraitSafeArea: .zero,
        layoutDirection: mirrored ? .rightToLeft : .leftToRight))
    try device.perform {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.makeKeyAndVisible()
      try body(device, window)
    }
  }

  /// Adds a navigation bar below a status bar of 20 pt.
  private func bar(_ items: UINavigationItem..., in window: UIWindow) -> UINavigationBar {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 20, width: 400, height: 44))
    window.addSubview(bar)
    bar.items = items
    bar.layoutIfNeeded()
    return bar
  }

  private func label(_ text: String, below view: UIView) -> UILabel? {
    if let label = view as? UILabel, label.text == text { return label }
    return view.subviews.lazy.compactMap { self.label(text, below: $0) }.first
  }

  private func findButton(_ text: String, below view: UIView) -> UIButton? {
    label(text, below: view)?.superview as? UIButton
  }

  @Test("a navigation bar has a background up to the top edge, and a separator below")
  func hasGroundAndLine() throws {
    try run { _, window in
      let bar = bar(UINavigationItem(title: "Home"), in: window)
      let parts = bar.subviews.filter { $0.subviews.isEmpty }
      #expect(
        parts.map(\.frame) == [
          CGRect(x: 0, y: -20, width: 400, height: 64),
          CGRect(x: 0, y: 43.5, width: 400, height: 0.5),
        ])
      let background = try #require(parts.first)
      #expect(background.backgroundColor == .systemBackground)
      bar.barTintColor = .red
      #expect(background.backgroundColor == .red)
      bar.barTintColor = nil
      #expect(background.backgroundColor == .systemBackground)
      #expect(bar.topItem?.title == "Home")
      #expect(bar.backItem == nil)
    }
  }

  struct Side: CustomTestStringConvertible, Sendable {
    var isMirrored: Bool
    var testDescription: String { isMirrored ? "from right to left" : "from left to right" }
    nonisolated static let both = [Side(isMirrored: false), Side(isMirrored: true)]
  }

  @Test(
    "the title is centered, the back button leading, other buttons trailing", arguments: Side.both)
  func positionsTitleAndButtons(side: Side) throws {
    try run(mirrored: side.isMirrored) { _, window in
      let item = UINavigationItem(title: "Detail")
      item.rightBarButtonItems = [
        UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil),
        UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil),
      ]
      let bar = bar(UINavigationItem(title: "Home"), item, in: window)
      let title = try #require(label("Detail", below: bar))
      #expect(isClose(title.convert(title.bounds, to: bar).midX, 200, within: 1e-9))
      let frames = try ["‹ Home", "Edit", "Done"].map {
        let button = try #require(findButton($0, below: bar))
        return button.convert(button.bounds, to: bar)
      }
      let (back, edit, done) = (frames[0], frames[1], frames[2])
      if side.isMirrored {
        #expect(back.maxX == 384)
        #expect(edit.minX == 16)
        #expect(done.minX == edit.maxX + 12)
      } else {
        #expect(back.minX == 16)
        #expect(edit.maxX == 384)
        #expect(done.maxX == edit.minX - 12)
      }
      #expect(back.height == 44)
    }
  }

  @Test("a long title does not overlap the buttons")
  func keepsClear() throws {
    try run { _, window in
      let item = UINavigationItem(title: "A title of quite some words that goes on and on and on")
      item.leftBarButtonItem = UIBarButtonItem(
        title: "A long button", style: .plain, target: nil, action: nil)
      let bar = bar(item, in: window)
      let button = try #require(findButton("A long button", below: bar))
      let title = try #require(label(item.title ?? "", below: bar))
      let (one, two) = (
        button.convert(button.bounds, to: bar), title.convert(title.bounds, to: bar)
      )
      #expect(two.minX == one.maxX + 12)
      #expect(two.maxX <= 384)
    }
  }

  @Test("the back button shows where it leads, unless it is hidden or replaced")
  func backButtonShowsItsDestination() {
    run { _, window in
      let (home, detail) = (UINavigationItem(title: "Home"), UINavigationItem(title: "Detail"))
      let bar = bar(home, detail, in: window)
      #expect(findButton("‹ Home", below: bar) != nil)
      home.backButtonTitle = "Start"
      bar.items = [home, detail]
      #expect(findButton("‹ Start", below: bar) != nil)
      home.backBarButtonItem = UIBarButtonItem(
        title: "Away", style: .plain, target: nil, action: nil)
      bar.items = [home, detail]
      #expect(findButton("‹ Away", below: bar) != nil)
      detail.leftBarButtonItem = UIBarButtonItem(
        title: "Menu", style: .plain, target: nil, action: nil)
      #expect(findButton("‹ Away", below: bar) == nil)
      #expect(findButton("Menu", below: bar) != nil)
      detail.leftItemsSupplementBackButton = true
      #expect(findButton("‹ Away", below: bar) != nil)
      #expect(findButton("Menu", below: bar) != nil)
      detail.hidesBackButton = true
      #expect(findButton("‹ Away", below: bar) == nil)
      #expect(bar.topItem === detail)
      #expect(bar.backItem === home)
    }
  }

  @Test("a change of an item is shown at once, also of its custom views")
  func itemChangeIsShownImmediately() {
    run { _, window in
      let item = UINavigationItem(title: "Before")
      let bar = bar(item, in: window)
      item.title = "After"
      #expect(label("After", below: bar) != nil)
      #expect(label("Before", below: bar) == nil)
      let titleView = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
      item.titleView = titleView
      #expect(titleView.isDescendant(of: bar))
      #expect(label("After", below: bar) == nil)
      let extra = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
      item.rightBarButtonItem = UIBarButtonItem(customView: extra)
      #expect(extra.isDescendant(of: bar))
      bar.items = []
      #expect(!titleView.isDescendant(of: bar))
      #expect(!extra.isDescendant(of: bar))
      item.title = "Elsewhere"
      #expect(label("Elsewhere", below: bar) == nil)
    }
  }

  @Test("a bar button item keeps its target and action, whichever initializer created it")
  func aims() {
    let target = BarTarget(Notes())
    let save = Selector(BarTarget.save(_:))
    let buttons = [
      UIBarButtonItem(title: "Save", style: .plain, target: target, action: save),
      UIBarButtonItem(image: nil, style: .plain, target: target, action: save),
      UIBarButtonItem(barButtonSystemItem: .save, target: target, action: save),
      UIBarButtonItem(title: "Save", image: nil, target: target, action: save),
    ]
    for button in buttons {
      #expect(button.target === target)
      #expect(button.action != nil)
    }
  }

  struct ItemCase: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let title: String?
    let make: @MainActor @Sendable (UIAction) -> UIBarButtonItem
  }

  nonisolated static let itemCases = [
    ItemCase(testDescription: "an action alone", title: "Run") { .init(primaryAction: $0) },
    ItemCase(testDescription: "a title and an action with one", title: "Run") {
      .init(title: "Start", primaryAction: $0)
    },
    ItemCase(testDescription: "a title and an action without one", title: "Start") { _ in
      .init(title: "Start", primaryAction: UIAction { _ in })
    },
    ItemCase(testDescription: "a system item and an action", title: "Save") {
      .init(systemItem: .save, primaryAction: $0)
    },
    ItemCase(testDescription: "a system item that gets an action", title: "Save") {
      let item = UIBarButtonItem(barButtonSystemItem: .save, target: nil, action: nil)
      item.primaryAction = $0
      return item
    },
    ItemCase(testDescription: "an item that loses its action", title: "Run") {
      let item = UIBarButtonItem(primaryAction: $0)
      item.primaryAction = nil
      return item
    },
  ]

  @Test(
    "a bar button item has its action's title if there is one, and a system item always its own",
    arguments: itemCases)
  func titleOfAction(_ item: ItemCase) {
    #expect(item.make(UIAction(title: "Run") { _ in }).title == item.title)
  }

  @Test("a tap on a bar button performs the item's action, unless it is disabled")
  func triggers() throws {
    try run { device, window in
      let notes = Notes()
      let target = BarTarget(notes)
      let item = UINavigationItem(title: "Home")
      let save = UIBarButtonItem(
        title: "Save", style: .plain, target: target, action: Selector(BarTarget.save(_:)))
      save.tintColor = .red
      let run = UIBarButtonItem(primaryAction: UIAction(title: "Run") { _ in notes.note("run") })
      item.rightBarButtonItems = [save, run]
      let bar = bar(item, in: window)
      @MainActor func tap(_ title: String) throws {
        let button = try #require(findButton(title, below: bar))
        device.tap(at: button.convert(CGPoint(x: 10, y: 22), to: nil))
        device.turn()
      }
      try tap("Save")
      try tap("Run")
      #expect(notes.lines == ["saved", "run"])
      #expect(label("Save", below: bar)?.textColor == .red)
      save.isEnabled = false
      bar.layoutIfNeeded()
      try tap("Save")
      #expect(notes.lines == ["saved", "run"])
    }
  }

  @Test(
    "a tab bar divides its width among its items, and highlights the selected one",
    arguments: Side.both)
  func tabBarDividesWidthAmongItems(side: Side) throws {
    try run(mirrored: side.isMirrored) { device, window in
      let bar = UITabBar(frame: CGRect(x: 0, y: 700, width: 400, height: 100))
      window.addSubview(bar)
      let items = ["One", "Two", "Three", "Four"].enumerated().map {
        UITabBarItem(title: $1, image: nil, tag: $0)
      }
      bar.items = items
      bar.selectedItem = items[1]
      bar.layoutIfNeeded()
      let labels = try ["One", "Two", "Three", "Four"].map {
        try #require(label($0, below: bar))
      }
      let frames = labels.map { $0.convert($0.bounds, to: bar) }
      let columns: [CGFloat] = side.isMirrored ? [300, 200, 100, 0] : [0, 100, 200, 300]
      #expect(frames == columns.map { CGRect(x: $0, y: 0, width: 100, height: 49) })
      let chosen = labels.map { $0.textColor != .secondaryLabel }
      #expect(chosen == [false, true, false, false])
      #expect(bar.subviews.first?.frame == CGRect(x: 0, y: 0, width: 400, height: 0.5))
      items[2].title = "Drei"
      #expect(label("Drei", below: bar) != nil)
      #expect(label("Three", below: bar) == nil)
      bar.items = [items[0]]
      #expect(label("Two", below: bar) == nil)
    }
  }

  @Test("a tab bar item that a controller replaces later is shown in the bar")
  func replacedTabBarItemIsShown() {
    run { device, window in
      let tabs = UITabBarController(nibName: nil, bundle: nil)
      let pages = ["One", "Two"].map { title in
        let page = UIViewController()
        page.title = title
        return page
      }
      tabs.viewControllers = pages
      window.rootViewController = tabs
      device.settle()
      for page in pages {
        page.tabBarItem = UITabBarItem(title: "New \(page.title ?? "")", image: nil, tag: 0)
      }
      let bar = tabs.tabBar
      #expect(label("One", below: bar) == nil)
      #expect(label("Two", below: bar) == nil)
      #expect(label("New Two", below: bar)?.textColor == .secondaryLabel)
      #expect(label("New One", below: bar)?.textColor == bar.tintColor)
      #expect(bar.selectedItem === pages[0].tabBarItem)
    }
  }

  @Test("unsupported pushes are refused and reported")
  func refuses() {
    run { device, window in
      let stack = UINavigationController(nibName: nil, bundle: nil)
      let home = UIViewController()
      home.restorationIdentifier = "home"
      stack.viewControllers = [home]
      window.rootViewController = stack
      device.settle()
      let other = UINavigationController(nibName: nil, bundle: nil)
      other.restorationIdentifier = "other"
      stack.pushViewController(other, animated: false)
      let sheet = UIViewController()
      sheet.restorationIdentifier = "sheet"
      sheet.modalPresentationStyle = .overFullScreen
      home.present(sheet, animated: false)
      device.settle()
      stack.pushViewController(sheet, animated: false)
      device.settle()
      #expect(stack.viewControllers == [home])
      #expect(
        device.diagnostics.map(\.message) == [
          "Pushing a navigation controller is not supported (other)",
          "sheet is presented by UINavigationController and cannot be pushed; dismiss it first",
        ])
    }
  }
}

private final class BarTarget {
  private let notes: Notes
  init(_ notes: Notes) { self.notes = notes }
  func save(_ item: UIBarButtonItem) { notes.note("saved") }
}
