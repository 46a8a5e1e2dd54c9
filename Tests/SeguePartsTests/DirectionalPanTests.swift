import HeadlessUIKit
import SegueConfig
import SegueCore
import SegueParts
import TestSupport
import Testing

/// The events of a directional pan.
@Suite(.checkedDevices) struct DirectionalPanTests {
  /// A view with a pan, and the pan's events.
  private final class PanStage: StageHolder {
    let stage = Stage()
    let pan: DirectionalPan
    var events: [DirectionalPan.Event] = []

    init(toward edge: ConfigEdge) {
      let pan = DirectionalPan(toward: edge.side)
      self.pan = pan
      stage.device.perform { pan.install(on: stage.root.view) }
      pan.onEvent = { [unowned self] in events.append($0) }
    }

    /// Moves a touch by steps of a distance at 60 Hz.
    func drag(by step: CGVector, times: Int, ends: Bool = true) {
      device.perform {
        device.touchDown(0, at: CGPoint(x: 200, y: 300))
        for index in 1...times {
          device.advance(by: 1.0 / 60)
          let point = CGPoint(
            x: 200 + step.dx * CGFloat(index), y: 300 + step.dy * CGFloat(index))
          device.touchMove([(0, point)])
        }
        if ends { device.touchUp(0) }
        device.turn()
      }
    }

    var distances: [CGFloat] {
      events.compactMap { if case .changed(let distance) = $0 { distance } else { nil } }
    }
  }

  nonisolated static let directions: [(ConfigEdge, CGVector)] = [
    (.top, CGVector(dx: 0, dy: -12)), (.bottom, CGVector(dx: 0, dy: 12)),
    (.left, CGVector(dx: -12, dy: 0)), (.right, CGVector(dx: 12, dy: 0)),
  ]

  @Test(
    "distances and velocities along the direction are positive for every direction",
    arguments: directions)
  func directions(edge: ConfigEdge, step: CGVector) {
    let stage = PanStage(toward: edge)
    stage.drag(by: step, times: 5)
    #expect(stage.events.first == .began)
    #expect(stage.distances.allSatisfy { $0 > 0 })
    guard case .ended(let velocity) = stage.events.last else {
      Issue.record("the pan has not ended")
      return
    }
    #expect(isClose(velocity, 720, within: 1))
  }

  @Test("[F065] the movement before the pan is recognized does not count")
  func slop() {
    let stage = PanStage(toward: .bottom)
    stage.drag(by: CGVector(dx: 0, dy: 12), times: 4)
    #expect(stage.distances.map { ($0 * 1e6).rounded() / 1e6 } == [12, 24, 36])
  }

  @Test("a pan across the direction does not begin, one against it does")
  func across() {
    let across = PanStage(toward: .bottom)
    across.drag(by: CGVector(dx: 12, dy: 3), times: 5)
    #expect(across.events == [])
    let against = PanStage(toward: .bottom)
    against.drag(by: CGVector(dx: 0, dy: -12), times: 5)
    #expect(against.distances.allSatisfy { $0 < 0 })
  }

  @Test("mayBegin receives the distances and the start of the touch")
  func attempt() throws {
    let stage = PanStage(toward: .left)
    var attempts: [DirectionalPan.Attempt] = []
    stage.pan.mayBegin = {
      attempts.append($0)
      return false
    }
    stage.drag(by: CGVector(dx: -12, dy: 4), times: 2)
    let attempt = try #require(attempts.first)
    #expect(attempt.along == 12)
    #expect(attempt.across == 4)
    #expect(attempt.start == CGPoint(x: 200, y: 300))
    #expect(stage.events == [])
  }

  @Test("cancel() ends a pan while the touch continues")
  func cancels() {
    let stage = PanStage(toward: .bottom)
    stage.drag(by: CGVector(dx: 0, dy: 12), times: 5, ends: false)
    stage.device.perform {
      stage.pan.cancel()
      stage.device.turn()
    }
    #expect(stage.events.last == .cancelled)
  }

  @Test("a pan without its view retains nothing")
  func lifetime() {
    weak var pan: DirectionalPan?
    do {
      let device = makeDevice(DeviceConfiguration(size: CGSize(width: 400, height: 600)))
      device.perform {
        let view = UIView()
        let made = DirectionalPan(toward: { _ in .bottom })
        made.install(on: view)
        pan = made
      }
    }
    #expect(pan == nil)
  }
}
