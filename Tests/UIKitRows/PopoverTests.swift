import HeadlessUIKit
import Testing

/// Popovers: where they stand, to what they point, what they adapt to, and what is inside them.
@Suite struct PopoverTests {
  /// A popover on a tablet with a source on the root's view.
  private func popover(
    _ ui: Driver, source: CGRect = CGRect(x: 300, y: 300, width: 80, height: 44),
    size: CGSize = CGSize(width: 240, height: 300),
    _ directions: UIPopoverArrowDirection = .any
  ) -> LoggingController {
    let made = ui.controller("popover", style: .popover)
    made.preferredContentSize = size
    let popover = made.popoverPresentationController
    popover?.sourceView = ui.root.view
    popover?.sourceRect = source
    popover?.permittedArrowDirections = directions
    return made
  }

  /// The bubble on the window, with its arrow.
  private func bubble(_ made: UIViewController, _ ui: Driver) -> CGRect {
    guard let view = made.presentationController?.presentedView else { return .zero }
    return view.convert(view.bounds, to: ui.window)
  }

  private func content(_ made: UIViewController, _ ui: Driver) -> CGRect {
    made.view.convert(made.view.bounds, to: ui.window)
  }

  struct Side: CustomTestStringConvertible, Sendable {
    var direction: UIPopoverArrowDirection
    var testDescription: String
    nonisolated static let all = [
      Side(direction: .up, testDescription: "up"), Side(direction: .down, testDescription: "down"),
      Side(direction: .left, testDescription: "left"),
      Side(direction: .right, testDescription: "right"),
    ]
  }

  /// How far a bubble's edge on the arrow's side is from a source, and the content from that edge.
  private func gaps(
    _ side: UIPopoverArrowDirection, _ bubble: CGRect, _ content: CGRect, _ source: CGRect
  ) -> (tip: Double, arrow: Double) {
    switch side {
    case .up: (bubble.minY - source.maxY, content.minY - bubble.minY)
    case .down: (source.minY - bubble.maxY, bubble.maxY - content.maxY)
    case .left: (bubble.minX - source.maxX, content.minX - bubble.minX)
    default: (source.minX - bubble.maxX, bubble.maxX - content.maxX)
    }
  }

  @Test("a popover touches its source with an arrow that points to it", arguments: Side.all)
  func pointsToItsSource(side: Side) {
    Driver.run(.tablet) { ui in
      let source = CGRect(x: 340, y: 480, width: 80, height: 44)
      let made = popover(ui, source: source, side.direction)
      #expect(made.popoverPresentationController?.arrowDirection == .unknown)
      ui.show(made)
      let gaps = gaps(side.direction, bubble(made, ui), content(made, ui), source)
      #expect(abs(gaps.tip) < 0.5)
      #expect(gaps.arrow > 8)
      #expect(made.view.bounds.size == CGSize(width: 240, height: 300))
      #expect(made.popoverPresentationController?.arrowDirection == side.direction)
      #expect(ui.root.view.window === ui.window)
      #expect(ui.complaints.isEmpty)
    }
  }

  struct Spot: CustomTestStringConvertible, Sendable {
    var x: Double
    var y: Double
    var testDescription: String { "at \(x), \(y)" }
    nonisolated static let all = [0.0, 4, 200, 360, 700, 748].flatMap { x in
      [20.0, 24, 500, 900, 1004].map { Spot(x: x, y: $0) }
    }
  }

  @Test("a popover stays in the safe area and at its source, wherever that is", arguments: Spot.all)
  func staysInTheSafeArea(spot: Spot) {
    Driver.run(.tablet) { ui in
      let source = CGRect(x: spot.x, y: spot.y, width: 20, height: 20)
      for directions in [UIPopoverArrowDirection.any, [.up, .down], [.left, .right]] {
        let made = popover(ui, source: source, directions)
        ui.show(made)
        let (bubble, content) = (bubble(made, ui), content(made, ui))
        let safe = ui.window.bounds.inset(by: ui.window.safeAreaInsets)
        #expect(safe.contains(content), "\(content)")
        let direction = made.popoverPresentationController?.arrowDirection ?? .unknown
        #expect(directions.contains(direction))
        #expect(abs(gaps(direction, bubble, content, source).tip) < 0.5)
        // Along the edge the bubble reaches the source too.
        #expect(bubble.insetBy(dx: -0.5, dy: -0.5).intersects(source))
        made.dismiss(animated: false)
        ui.settle()
      }
    }
  }

  @Test("a popover that has no room on any side is made smaller, or stands over its source")
  func findsRoom() {
    Driver.run(.tablet) { ui in
      let high = popover(ui, size: CGSize(width: 2000, height: 2000), .up)
      ui.show(high)
      #expect(content(high, ui) == CGRect(x: 10, y: 357, width: 748, height: 657))
      high.dismiss(animated: false)
      ui.settle()
      let over = popover(ui, source: ui.window.bounds)
      ui.show(over)
      #expect(content(over, ui) == CGRect(x: 264, y: 362, width: 240, height: 300))
      #expect(over.popoverPresentationController?.arrowDirection == [])
    }
  }

  @Test("a popover follows its source and the size that its content wants")
  func followsItsSource() {
    Driver.run(.tablet) { ui in
      let anchor = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
      ui.root.view.addSubview(anchor)
      let made = ui.controller("popover", style: .popover)
      made.preferredContentSize = CGSize(width: 200, height: 200)
      made.popoverPresentationController?.sourceView = anchor
      ui.show(made)
      #expect(bubble(made, ui) == CGRect(x: 25, y: 150, width: 200, height: 213))
      made.preferredContentSize = CGSize(width: 220, height: 100)
      ui.settle()
      #expect(bubble(made, ui) == CGRect(x: 15, y: 150, width: 220, height: 113))
      ui.rotate(to: .landscapeLeft)
      ui.settle()
      #expect(bubble(made, ui) == CGRect(x: 15, y: 150, width: 220, height: 113))
    }
  }

  @Test("a popover of a bar button points to the button")
  func pointsToABarButton() {
    Driver.run(.tablet) { ui in
      let page = ui.controller("page")
      let item = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
      page.navigationItem.rightBarButtonItem = item
      ui.window.rootViewController = UINavigationController(rootViewController: page)
      ui.settle()
      let made = ui.controller("popover", style: .popover)
      made.preferredContentSize = CGSize(width: 200, height: 200)
      made.popoverPresentationController?.barButtonItem = item
      ui.show(made, on: page)
      #expect(made.popoverPresentationController?.arrowDirection == .up)
      #expect(content(made, ui).maxX == 758)
      #expect(bubble(made, ui).minY == 64)
      #expect(ui.complaints.isEmpty)
    }
  }

  @Test("a tap beside a popover dismisses it, a tap in it does not")
  func tapBesideDismisses() {
    Driver.run(.tablet) { ui in
      let made = popover(ui)
      let judge = LoggingPopoverDelegate()
      made.popoverPresentationController?.delegate = judge
      ui.show(made)
      ui.tap(at: CGPoint(x: content(made, ui).midX, y: content(made, ui).midY))
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
      let made = popover(ui)
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
      let made = popover(ui)
      made.popoverPresentationController?.passthroughViews = [button]
      ui.show(made)
      ui.tap(at: CGPoint(x: 650, y: 825))
      ui.settle()
      #expect(taps == 1)
      #expect(ui.root.presentedViewController === made)
    }
  }

  @Test("[215] in compact width a popover is a sheet; with the delegate's none it stays a bubble")
  func adapts() {
    Driver.run { ui in
      let made = popover(ui, source: CGRect(x: 100, y: 100, width: 40, height: 40))
      ui.show(made)
      #expect(made.presentationController?.presentationStyle == .formSheet)
      #expect(made.presentationController?.presentedView === made.view)
      #expect(made.popoverPresentationController?.arrowDirection == .unknown)
      made.dismiss(animated: false)
      ui.settle()
      let bubble = popover(ui, source: CGRect(x: 100, y: 100, width: 40, height: 40))
      let judge = LoggingPopoverDelegate()
      judge.style = UIModalPresentationStyle.none
      bubble.popoverPresentationController?.delegate = judge
      ui.show(bubble)
      #expect(bubble.presentationController?.presentationStyle == .popover)
      #expect(bubble.popoverPresentationController?.arrowDirection == .up)
    }
  }

  @Test("[214][215] a popover becomes a full screen when the window gets narrow, and comes back")
  func adaptsOnTheScreen() {
    Driver.run(.tablet) { ui in
      let made = popover(ui)
      let judge = LoggingPopoverDelegate()
      judge.style = .fullScreen
      judge.adaptsOnlyWhenNarrow = true
      made.popoverPresentationController?.delegate = judge
      ui.show(made)
      let before = bubble(made, ui)
      ui.resize(to: CGSize(width: 375, height: 1024))
      ui.settle()
      #expect(made.presentationController?.presentationStyle == .fullScreen)
      #expect(content(made, ui) == ui.window.bounds)
      ui.resize(to: CGSize(width: 768, height: 1024))
      ui.settle()
      #expect(made.presentationController?.presentationStyle == .popover)
      #expect(bubble(made, ui) == before)
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
      #expect(content(made, ui) == CGRect(x: 284, y: 412, width: 200, height: 200))
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
    "[80] over the current context inside a popover the call refuses all but coverVertical",
    arguments: Movement.all)
  func refusesMovementInside(movement: Movement) {
    Driver.run(.tablet) { ui in
      let made = popover(ui)
      made.definesPresentationContext = true
      ui.show(made)
      let inner = ui.controller("inner", style: .overCurrentContext)
      inner.modalTransitionStyle = movement.style
      made.present(inner, animated: true)
      #expect(
        ui.complaints
          == (movement.isAllowed
            ? []
            : [
              "Application tried to present inner in the style overCurrentContext with the "
                + "transition \(movement.style) inside a popover, which allows coverVertical only."
            ]))
      ui.settle()
      #expect((made.presentedViewController === inner) == movement.isAllowed)
    }
  }

  @Test("[80] elsewhere over the current context allows every transition but the partial curl")
  func allowsMovementElsewhere() {
    Driver.run(.tablet) { ui in
      let inner = ui.controller("inner", style: .overCurrentContext)
      inner.modalTransitionStyle = .crossDissolve
      ui.show(inner)
      #expect(ui.root.presentedViewController === inner)
      #expect(ui.complaints.isEmpty)
    }
  }

  @Test("[296] who presents from inside a popover hears nothing when that is dismissed")
  func presenterInsideHearsNothing() {
    Driver.run(.tablet) { ui in
      let made = popover(ui)
      ui.show(made)
      let place = content(made, ui)
      let full = ui.controller("full", style: .fullScreen)
      made.present(full, animated: true)
      ui.settle()
      #expect(content(full, ui) == ui.window.bounds)
      ui.log.clear()
      made.dismiss(animated: true)
      ui.settle()
      #expect(made.presentedViewController == nil)
      #expect(ui.log.calls(of: "popover") == [])
      #expect(content(made, ui) == place)
    }
  }

  @Test("[247] in compact width the popover is the sheet that its controller has ready, and back")
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
        #expect(menu.view.superview !== menu.view.window && menu.view.bounds.width == 320)
      }
      ui.root.dismiss(animated: true)
      ui.settle()
      #expect(ui.window.subviews == [ui.root.view] && ui.complaints == [])
    }
  }
}
