import HeadlessUIKit
import Testing

/// The position and the velocity after a system gesture ends (faults F020, F022).
@Suite struct SystemReleaseTests {
  /// What a system gesture can move.
  nonisolated enum Kind: CaseIterable, Sendable {
    case popAtTheEdge, popInContent, popFromTheRight, pageForward, pageBackward, zoomDown,
      zoomAcross

    var device: DeviceConfiguration {
      DeviceConfiguration(
        layoutDirection: self == .popFromTheRight ? .rightToLeft : .leftToRight,
        systemVersion: self == .popInContent ? 26 : 18)
    }
    /// Where the touch begins.
    var start: CGPoint {
      switch self {
      case .popAtTheEdge, .pageBackward, .zoomAcross: CGPoint(x: 2, y: 300)
      // Beyond the edge.
      case .popInContent: CGPoint(x: 12, y: 300)
      case .popFromTheRight, .pageForward: CGPoint(x: 373, y: 300)
      case .zoomDown: CGPoint(x: 180, y: 100)
      }
    }
    var direction: CGVector {
      switch self {
      case .popAtTheEdge, .popInContent, .pageBackward, .zoomAcross: CGVector(dx: 1, dy: 0)
      case .popFromTheRight, .pageForward: CGVector(dx: -1, dy: 0)
      case .zoomDown: CGVector(dx: 0, dy: 1)
      }
    }
    /// The kinds that slide across the screen.
    static let sliding = allCases.filter { $0 != .zoomDown && $0 != .zoomAcross }
  }

  /// A transition, and the gesture that drives it.
  private struct Scene {
    let ui: Driver
    let kind: Kind
    /// The coordinates that change on screen; the first follows the touch.
    let shown: () -> [CGFloat]
    private let container: UIViewController

    /// Whether the transition runs.
    var isMoving: Bool { container.transitionCoordinator != nil }

    init(_ ui: Driver, _ kind: Kind) {
      self.ui = ui
      self.kind = kind
      switch kind {
      case .popAtTheEdge, .popInContent, .popFromTheRight:
        let stack = ui.stack("home", "detail")
        container = stack.stack
        shown = { [1, 0].map { presentationFrame(of: stack[$0].view).minX * kind.direction.dx } }
      case .pageForward, .pageBackward:
        let scene = ui.pages("one", "two", "three")
        container = scene.pages
        scene.pages.setViewControllers([scene[1]], direction: .forward, animated: false)
        ui.settle()
        let other = kind == .pageForward ? 2 : 0
        shown = {
          [1, other].map { presentationFrame(of: scene[$0].view).minX * kind.direction.dx }
        }
      case .zoomDown, .zoomAcross:
        let stack = ui.stack("list")
        container = stack.stack
        let detail = ui.controller("detail")
        detail.preferredTransition = .zoom { _ in nil }
        stack.stack.pushViewController(detail, animated: true)
        ui.settle()
        shown = {
          // During the zoom the view's container moves, afterward the view itself.
          let isStaged = detail.view.superview?.accessibilityIdentifier == "zoomStage"
          let visible = isStaged ? detail.view.superview ?? detail.view : detail.view
          let frame = presentationFrame(of: visible ?? UIView())
          return kind == .zoomDown
            ? [frame.midY, frame.midX, frame.width, frame.height]
            : [frame.midX, frame.midY, frame.width, frame.height]
        }
      }
    }

    func move(to distance: CGFloat) {
      ui.touchMove(
        to: CGPoint(
          x: kind.start.x + distance * kind.direction.dx,
          y: kind.start.y + distance * kind.direction.dy))
      ui.turn()
    }

    /// Begins a touch and moves it evenly until its velocity is measured.
    ///
    /// - Returns: The velocity of each coordinate in the last step, pt/s.
    func drag(at velocity: CGFloat) -> [CGFloat] {
      // The pan is recognized. Each rest ends the velocity of the move before it.
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
    "[F020] a pop, page or zoom that is released keeps its position and velocity",
    arguments: Kind.allCases, [-2000, -1000, -600, -200, 200, 600, 1000, 2000])
  func releaseKeepsPositionAndVelocity(_ kind: Kind, velocity: CGFloat) {
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
      let measured = zip(scene.shown(), after).map { ($0 - $1) / 1e-6 }
      for (measured, speed) in zip(measured, speeds) {
        #expect(isClose(measured, speed, within: 0.01 * abs(velocity)))
      }
      ui.settle()
    }
  }

  @Test(
    "[F022] a page or pop flicked at any velocity neither overshoots nor pauses at its edge",
    arguments: Kind.sliding, [-2500, -1500, -300, 300, 1500, 2500])
  func flickNeitherOvershootsNorPauses(_ kind: Kind, velocity: CGFloat) {
    Driver.run(kind.device) { ui in
      let scene = Scene(ui, kind)
      _ = scene.drag(at: velocity)
      ui.touchUp()
      ui.turn()
      let isPage = kind == .pageForward || kind == .pageBackward
      while scene.isMoving {
        let positions = scene.shown()
        #expect(positions[0] > 0)
        #expect(positions[0] < 375)
        // The view below or next to it moves in proportion.
        let other = isPage ? positions[0] - 375 : 0.3 * (positions[0] - 375)
        #expect(isClose(positions[1], other))
        ui.advance(by: 1 / 240)
      }
      ui.settle()
    }
  }
}
