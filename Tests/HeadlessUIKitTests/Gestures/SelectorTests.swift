import HeadlessUIKit
import Testing

/// Actions whose declared sender is not the one that sends them.
@Suite struct SelectorTests {
  private final class Target {
    var states: [String] = []

    func swiped(_ pan: UIScreenEdgePanGestureRecognizer) {
      states.append("\(pan.state) \(pan.translation(in: nil).x) \(pan.edges.rawValue)")
    }
    func pressed(_ press: UILongPressGestureRecognizer) { states.append("\(press.state)") }
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
    #expect(scene.device.diagnostics == [])
  }

  @Test("[303] an action that declares another recognizer or control is called all the same")
  func receivesAnother() {
    let (scene, target) = (GestureScene(), Target())
    scene.device.perform {
      let tap = UITapGestureRecognizer(target: target, action: Selector(Target.pressed(_:)))
      scene.card.addGestureRecognizer(tap)
      scene.device.tap(at: CGPoint(x: 50, y: 50))
      scene.device.settle()
      let control = UIControl(frame: .zero)
      control.tag = 7
      control.addTarget(target, action: Selector(Target.touched(_:_:)), for: .touchUpInside)
      control.sendActions(for: .touchUpInside)
    }
    #expect(target.states == ["ended", "7"])
    #expect(scene.device.diagnostics == [])
  }

  @Test("a sender that is no object of the declared kind is a diagnostic, and nothing is called")
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
      scene.device.diagnostics.map(\.message) == [
        "an action declares a sender of the type Int and was sent by UITapGestureRecognizer, which "
          + "has nothing of it; it was not called; declare the sender that the action is added to"
      ])
  }
}
