import HeadlessUIKit
import TestSupport
import Testing

/// Actions whose declared sender type differs from that of the sender.
@Suite(.checkedDevices) struct SelectorTests {
  private final class FarEdgePan: UIScreenEdgePanGestureRecognizer {
    var distance = 100.0
  }

  private final class Target {
    var states: [String] = []

    func swiped(_ pan: UIScreenEdgePanGestureRecognizer) {
      states.append("\(pan.state) \(pan.translation(in: nil).x) \(pan.edges.rawValue)")
    }
    func pinched(_ pinch: UIPinchGestureRecognizer) { states.append("\(pinch.scale)") }
    func swipedFar(_ pan: FarEdgePan) { states.append("\(pan.distance)") }
    func touched(_ button: UIButton, _ event: UIEvent?) { states.append("\(button.tag)") }
    func counted(_ number: Int) { states.append("\(number)") }
  }

  @Test("[303] an action that declares a screen-edge pan receives a plain pan")
  func receivesAPan() {
    let (scene, target) = (GestureScene(), Target())
    scene.device.perform {
      let pan = UIPanGestureRecognizer(target: target, action: Selector(Target.swiped(_:)))
      scene.card.addGestureRecognizer(pan)
      scene.device.touchDown(at: CGPoint(x: 50, y: 50))
      scene.device.touchMove(to: CGPoint(x: 90, y: 50))
      scene.device.turn()
      scene.device.touchUp()
      scene.device.settle()
    }
    #expect(target.states == ["began 40.0 0", "ended 40.0 0"])
  }

  @Test("a tap whose action declares a pinch is an error, and the action is not called")
  func refusesAnotherRecognizer() {
    let (scene, target) = (GestureScene(), Target())
    scene.device.perform {
      let tap = UITapGestureRecognizer(target: target, action: Selector(Target.pinched(_:)))
      scene.card.addGestureRecognizer(tap)
      scene.device.tap(at: CGPoint(x: 50, y: 50))
      scene.device.settle()
    }
    #expect(target.states == [])
    #expect(
      scene.device.diagnostics.map(\.message) == [
        message("UIPinchGestureRecognizer", from: "UITapGestureRecognizer")
      ])
    #expect(scene.device.diagnostics.map(\.code) == [.invalidCall])
  }

  @Test("a pan whose action declares a subclass with more members is one error per drag")
  func refusesASubclass() {
    let (scene, target) = (GestureScene(), Target())
    scene.device.perform {
      let pan = UIPanGestureRecognizer(target: target, action: Selector(Target.swipedFar(_:)))
      scene.card.addGestureRecognizer(pan)
      scene.device.touchDown(at: CGPoint(x: 50, y: 50))
      for x in stride(from: 70.0, through: 110, by: 20) {
        scene.device.touchMove(to: CGPoint(x: x, y: 50))
        scene.device.turn()
      }
      scene.device.touchUp()
      scene.device.settle()
    }
    #expect(target.states == [])
    #expect(
      scene.device.diagnostics.map(\.message) == [
        message("FarEdgePan", from: "UIPanGestureRecognizer")
      ])
  }

  @Test("a control whose action declares a button is an error, and the action is not called")
  func refusesAnotherControl() {
    let (scene, target) = (GestureScene(), Target())
    scene.device.perform {
      let control = UIControl(frame: .zero)
      control.addTarget(target, action: Selector(Target.touched(_:_:)), for: .touchUpInside)
      control.sendActions(for: .touchUpInside)
    }
    #expect(target.states == [])
    #expect(scene.device.diagnostics.map(\.message) == [message("UIButton", from: "UIControl")])
  }

  @Test("a sender that is not of the declared type is reported, and the action is not called")
  func refusesANumber() {
    let (scene, target) = (GestureScene(), Target())
    scene.device.perform {
      let tap = UITapGestureRecognizer(target: target, action: Selector(Target.counted(_:)))
      scene.card.addGestureRecognizer(tap)
      scene.device.tap(at: CGPoint(x: 50, y: 50))
      scene.device.settle()
    }
    #expect(target.states == [])
    #expect(
      scene.device.diagnostics.map(\.message) == [message("Int", from: "UITapGestureRecognizer")])
  }

  private func message(_ declared: String, from sender: String) -> String {
    "an action of Target declares a sender of the type \(declared) and was sent by \(sender), which "
      + "lacks its members; it was not called; declare the type of the sender"
  }
}
