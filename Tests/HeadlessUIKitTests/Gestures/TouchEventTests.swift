import HeadlessUIKit
import TestSupport
import Testing

/// The events of a touch's movements.
@Suite(.checkedDevices) struct TouchEventTests {
  /// A view that keeps the events of movements.
  private final class Keeper: UIView {
    var keepsEvents = true
    private(set) var events: [UIEvent] = []
    private(set) var times: [Double] = []
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      guard let event else { return }
      times.append(event.timestamp)
      if keepsEvents { events.append(event) }
    }
  }

  private func move(keepsEvents: Bool) -> Keeper {
    let device = makeDevice()
    let view = Keeper(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    view.keepsEvents = keepsEvents
    device.perform {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.addSubview(view)
      window.makeKeyAndVisible()
      device.touchDown(at: CGPoint(x: 10, y: 10))
      for step in 1...3 {
        device.advance(by: 0.1)
        device.touchMove(to: CGPoint(x: 10, y: 10 + Double(step)))
      }
    }
    return view
  }

  @Test("an event that the app keeps has the time of its own movement")
  func kept() {
    let view = move(keepsEvents: true)
    #expect(view.events.map(\.timestamp) == view.times)
    #expect(Set(view.events.map(ObjectIdentifier.init)).count == 3)
  }

  @Test("an event that the app does not keep has the time of each movement")
  func reused() {
    let times = move(keepsEvents: false).times
    #expect(times.count == 3)
    #expect(times == times.sorted())
    #expect(Set(times).count == 3)
  }
}
