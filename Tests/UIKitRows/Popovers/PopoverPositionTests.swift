import HeadlessUIKit
import Testing

/// Placement and arrows of popovers.
@Suite struct PopoverPositionTests {
  /// The distances of the edge with the arrow, of the bubble or the arrow itself, from the source, and of the
  /// content from that edge.
  private func gaps(
    _ direction: UIPopoverArrowDirection, _ outer: CGRect, _ content: CGRect, _ source: CGRect
  ) -> (toSource: Double, toContent: Double) {
    switch direction {
    case .up: (outer.minY - source.maxY, content.minY - outer.minY)
    case .down: (source.minY - outer.maxY, outer.maxY - content.maxY)
    case .left: (outer.minX - source.maxX, content.minX - outer.minX)
    default: (source.minX - outer.maxX, outer.maxX - content.maxX)
    }
  }

  /// A source in the middle of the screen, or near one of its edges.
  struct Source: CustomTestStringConvertible, Sendable {
    var direction: UIPopoverArrowDirection
    /// The source's center along the bubble's edge, pt.
    var middle: Double
    /// The expected center of the arrow, pt: the source's, limited by the bubble's round corners.
    var arrow: Double
    /// The expected start of the bubble along that edge, pt.
    var start: Double
    var isUpright: Bool { direction == .up || direction == .down }
    /// 20 pt wide and high.
    var frame: CGRect {
      isUpright
        ? CGRect(x: middle - 10, y: 502, width: 20, height: 20)
        : CGRect(x: 374, y: middle - 10, width: 20, height: 20)
    }
    var testDescription: String {
      let names = [(UIPopoverArrowDirection.up, "up"), (.down, "down"), (.left, "left")]
      return "\(names.first { $0.0 == direction }?.1 ?? "right") at \(middle)"
    }
    // As one expression it takes seconds to type-check.
    private nonisolated static let upright: [(Double, Double, Double)] = [
      (34, 41.5, 10), (70, 70, 10), (384, 384, 264), (698, 698, 518), (734, 726.5, 518),
    ]
    private nonisolated static let sideways: [(Double, Double, Double)] = [
      (54, 61.5, 30), (90, 90, 30), (512, 512, 362), (954, 954, 714), (990, 982.5, 714),
    ]
    nonisolated static let all: [Source] =
      sources(.up, upright) + sources(.down, upright)
      + sources(.left, sideways) + sources(.right, sideways)

    private nonisolated static func sources(
      _ direction: UIPopoverArrowDirection, _ numbers: [(Double, Double, Double)]
    ) -> [Source] {
      numbers.map { Source(direction: direction, middle: $0.0, arrow: $0.1, start: $0.2) }
    }
  }

  @Test(
    "a popover touches its source with an arrow at the source's center, wherever the bubble is placed",
    arguments: Source.all)
  func pointsToItsSource(source: Source) {
    Driver.run(.tablet) { ui in
      let made = ui.popover(source: source.frame, source.direction)
      #expect(made.popoverPresentationController?.arrowDirection == .unknown)
      ui.show(made)
      let (bubble, content, arrow) = (ui.bubble(of: made), ui.content(of: made), ui.arrow(of: made))
      #expect(abs(gaps(source.direction, bubble, content, source.frame).toSource) < 0.5)
      #expect(abs(gaps(source.direction, arrow, content, source.frame).toSource) < 0.5)
      // An arrow is 13 pt high, and 37 pt wide.
      #expect(isClose(gaps(source.direction, arrow, content, source.frame).toContent, 13))
      #expect(isClose(source.isUpright ? arrow.midX : arrow.midY, source.arrow))
      #expect(isClose(source.isUpright ? arrow.width : arrow.height, 37))
      #expect(isClose(source.isUpright ? bubble.minX : bubble.minY, source.start))
      #expect(made.view.bounds.size == CGSize(width: 240, height: 300))
      #expect(made.popoverPresentationController?.arrowDirection == source.direction)
      #expect(ui.root.view.window === ui.window)
    }
  }

  /// The origin of a source of 20 pt: in the corners, near them and at the edges, and inside.
  struct Spot: CustomTestStringConvertible, Sendable {
    var x: Double
    var y: Double
    var testDescription: String { "at \(x), \(y)" }
    nonisolated static let all = [0.0, 4, 200, 360, 700, 748].flatMap { x in
      [20.0, 24, 500, 900, 1004].map { Spot(x: x, y: $0) }
    }
  }

  @Test(
    "a popover stays in the safe area and next to its source",
    arguments: Spot.all, [UIPopoverArrowDirection.any, [.up, .down], [.left, .right]])
  func staysInTheSafeArea(spot: Spot, directions: UIPopoverArrowDirection) {
    Driver.run(.tablet) { ui in
      let source = CGRect(x: spot.x, y: spot.y, width: 20, height: 20)
      let made = ui.popover(source: source, directions)
      ui.show(made)
      let (bubble, content) = (ui.bubble(of: made), ui.content(of: made))
      let safe = ui.window.bounds.inset(by: ui.window.safeAreaInsets)
      #expect(safe.contains(content), "\(content)")
      let direction = made.popoverPresentationController?.arrowDirection ?? .unknown
      #expect(directions.contains(direction))
      #expect(abs(gaps(direction, bubble, content, source).toSource) < 0.5)
      // In a corner the arrow is placed outside the straight part of the edge.
      let arrow = ui.arrow(of: made)
      #expect(bubble.insetBy(dx: -0.5, dy: -0.5).contains(arrow))
      let isUpright = direction == .up || direction == .down
      let (middle, edge) =
        isUpright
        ? (arrow.midX, source.minX...source.maxX) : (arrow.midY, source.minY...source.maxY)
      #expect(edge.contains(middle))
    }
  }

  @Test("a popover without room on any side is made smaller, or is placed over its source")
  func findsRoom() {
    Driver.run(.tablet) { ui in
      let high = ui.popover(size: CGSize(width: 2000, height: 2000), .up)
      ui.show(high)
      #expect(ui.content(of: high) == CGRect(x: 10, y: 357, width: 748, height: 657))
      high.dismiss(animated: false)
      ui.settle()
      let over = ui.popover(source: ui.window.bounds)
      ui.show(over)
      #expect(ui.content(of: over) == CGRect(x: 264, y: 362, width: 240, height: 300))
      #expect(over.popoverPresentationController?.arrowDirection == [])
    }
  }

  @Test("a popover follows its source view and its content's preferred size")
  func followsItsSource() {
    Driver.run(.tablet) { ui in
      let anchor = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
      ui.root.view.addSubview(anchor)
      let made = ui.controller("popover", style: .popover)
      made.preferredContentSize = CGSize(width: 200, height: 200)
      made.popoverPresentationController?.sourceView = anchor
      ui.show(made)
      #expect(ui.bubble(of: made) == CGRect(x: 25, y: 150, width: 200, height: 213))
      made.preferredContentSize = CGSize(width: 220, height: 100)
      ui.settle()
      #expect(ui.bubble(of: made) == CGRect(x: 15, y: 150, width: 220, height: 113))
      ui.rotate(to: .landscapeLeft)
      ui.settle()
      #expect(ui.bubble(of: made) == CGRect(x: 15, y: 150, width: 220, height: 113))
    }
  }

  @Test("a popover of a bar button points to the middle of the button")
  func pointsToABarButton() {
    Driver.run(.tablet) { ui in
      let page = ui.controller("page")
      let item = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
      item.accessibilityIdentifier = "more"
      page.navigationItem.rightBarButtonItem = item
      ui.window.rootViewController = UINavigationController(rootViewController: page)
      ui.settle()
      let made = ui.controller("popover", style: .popover)
      made.preferredContentSize = CGSize(width: 200, height: 200)
      made.popoverPresentationController?.barButtonItem = item
      ui.show(made, on: page)
      #expect(made.popoverPresentationController?.arrowDirection == .up)
      #expect(ui.content(of: made).maxX == 758)
      #expect(ui.bubble(of: made).minY == 64)
      let button = findView("more", in: ui.window)
      let frame = button.map { $0.convert($0.bounds, to: ui.window) } ?? .null
      // The arrow's center is at least 31.5 pt from the end of the bubble's edge.
      #expect(isClose(ui.arrow(of: made).midX, min(frame.midX, 758 - 31.5)))
      #expect(isClose(ui.arrow(of: made).minY, frame.maxY))
    }
  }
}
