import HeadlessUIKit
import Testing

/// How goes on what a finger of the system lets go of (fault F020).
@Suite struct SystemReleaseTests {
  /// What a finger of the system can move.
  nonisolated enum Kind: CaseIterable, Sendable {
    case popAtTheEdge, popOnThePage, popFromTheRight, pageOn, pageBack, zoomDown, zoomAcross

    var device: DeviceConfiguration {
      DeviceConfiguration(
        layoutDirection: self == .popFromTheRight ? .rightToLeft : .leftToRight,
        systemVersion: self == .popOnThePage ? 26 : 18)
    }
    /// Where the finger lands, and where it is after 1 pt.
    var start: CGPoint {
      switch self {
      case .popAtTheEdge, .pageBack, .zoomAcross: CGPoint(x: 2, y: 300)
      case .popOnThePage: CGPoint(x: 12, y: 300)
      case .popFromTheRight, .pageOn: CGPoint(x: 373, y: 300)
      case .zoomDown: CGPoint(x: 180, y: 100)
      }
    }
    var direction: CGVector {
      switch self {
      case .popAtTheEdge, .popOnThePage, .pageBack, .zoomAcross: CGVector(dx: 1, dy: 0)
      case .popFromTheRight, .pageOn: CGVector(dx: -1, dy: 0)
      case .zoomDown: CGVector(dx: 0, dy: 1)
      }
    }
    /// Those that slide across the screen.
    static let sliding = allCases.filter { $0 != .zoomDown && $0 != .zoomAcross }
  }

  /// What is moved, and the finger that moves it.
  private struct Scene {
    let ui: Driver
    let kind: Kind
    /// All that a person sees move; the first goes with the finger.
    let shown: () -> [CGFloat]
    private let container: UIViewController

    /// Whether it is still on its way.
    var isMoving: Bool { container.transitionCoordinator != nil }

    init(_ ui: Driver, _ kind: Kind) {
      self.ui = ui
      self.kind = kind
      switch kind {
      case .popAtTheEdge, .popOnThePage, .popFromTheRight:
        let stack = ui.stack("home", "detail")
        container = stack.stack
        shown = { [1, 0].map { presentationFrame(of: stack[$0].view).minX * kind.direction.dx } }
      case .pageOn, .pageBack:
        let book = ui.pages("one", "two", "three")
        container = book.pages
        book.pages.setViewControllers([book[1]], direction: .forward, animated: false)
        ui.settle()
        let other = kind == .pageOn ? 2 : 0
        shown = {
          [1, other].map { presentationFrame(of: book[$0].view).minX * kind.direction.dx }
        }
      case .zoomDown, .zoomAcross:
        let stack = ui.stack("list")
        container = stack.stack
        let detail = ui.controller("detail")
        detail.preferredTransition = .zoom { _ in nil }
        stack.stack.pushViewController(detail, animated: true)
        ui.settle()
        shown = {
          // The stage on which it stands while it zooms, itself once it is back.
          let isStaged = detail.view.superview?.accessibilityIdentifier == "zoomStage"
          let seen = isStaged ? detail.view.superview ?? detail.view : detail.view
          let frame = presentationFrame(of: seen ?? UIView())
          return kind == .zoomDown
            ? [frame.midY, frame.midX, frame.width, frame.height]
            : [frame.midX, frame.midY, frame.width, frame.height]
        }
      }
    }

    func move(to way: CGFloat) {
      ui.touchMove(
        to: CGPoint(
          x: kind.start.x + way * kind.direction.dx, y: kind.start.y + way * kind.direction.dy))
      ui.turn()
    }

    /// The finger lands, goes somewhere and from there on evenly, until its speed is known.
    ///
    /// - Returns: How fast all went in the last step, pt/s.
    func drag(at velocity: CGFloat) -> [CGFloat] {
      ui.touchDown(at: kind.start)
      ui.advance(by: 0.02)
      move(to: 20)
      ui.advance(by: 0.2)
      let begin: CGFloat = velocity > 0 ? 30 : 340
      move(to: begin)
      ui.advance(by: 0.2)
      var last = shown()
      for frame in 1...13 {
        last = shown()
        ui.advance(by: 1 / 120)
        move(to: begin + velocity * CGFloat(frame) / 120)
      }
      return zip(shown(), last).map { ($0 - $1) * 120 }
    }
  }

  @Test(
    "[F020] a released pop, page or zoom keeps its position and velocity",
    arguments: Kind.allCases, [-2000, -1000, -600, -200, 200, 600, 1000, 2000])
  func goesOn(_ kind: Kind, velocity: CGFloat) {
    Driver.run(kind.device) { ui in
      let scene = Scene(ui, kind)
      let speeds = scene.drag(at: velocity)
      #expect(isClose(speeds[0], velocity))
      let before = scene.shown()
      ui.touchUp()
      ui.turn()
      let after = scene.shown()
      #expect(zip(before, after).allSatisfy { isClose($0, $1) })
      ui.advance(by: 1e-6)
      let found = zip(scene.shown(), after).map { ($0 - $1) / 1e-6 }
      for (found, speed) in zip(found, speeds) {
        #expect(isClose(found, speed, within: 0.01 * abs(velocity)))
      }
      ui.settle()
      #expect(ui.complaints == [])
    }
  }

  @Test(
    "[F022] a page that is flicked at any velocity neither passes its edge nor waits there",
    arguments: Kind.sliding, [-2500, -1500, -300, 300, 1500, 2500])
  func staysOnTheWay(_ kind: Kind, velocity: CGFloat) {
    Driver.run(kind.device) { ui in
      let scene = Scene(ui, kind)
      _ = scene.drag(at: velocity)
      ui.touchUp()
      ui.turn()
      let isPage = kind == .pageOn || kind == .pageBack
      while scene.isMoving {
        let place = scene.shown()
        #expect(place[0] > 0)
        #expect(place[0] < 375)
        // The one below, or beside, goes with it.
        let other = isPage ? place[0] - 375 : 0.3 * (place[0] - 375)
        #expect(isClose(place[1], other))
        ui.advance(by: 1 / 240)
      }
      ui.settle()
      #expect(ui.complaints == [])
    }
  }
}
