import HeadlessUIKit
import TestSupport
import Testing

/// Selectors with names, which can be made twice, and the calls that name a selector.
@Suite(.checkedDevices) struct SelectorNameTests {
  private final class Target: NSObject {
    var calls: [String] = []
    var title = "old"

    func tap() { calls.append("tap") }
    func first(_ sender: Any?) { calls.append("first \(sender is UIButton)") }
    func second(_ sender: UIButton?) -> Bool {
      calls.append("second \(sender?.tag ?? -1)")
      return true
    }
    func pair(_ name: String, _ number: Int) -> String { "\(name) \(number)" }
    func three(_ a: Any?, _ b: Any?, _ c: Any?) {
      calls.append("\(a == nil) \(b == nil) \(c == nil)")
    }
    func noted(_ note: NSNotification) { calls.append(note.name.rawValue) }
  }

  private let device = makeDevice()
  private let target = Target()

  @Test("two selectors with one name are equal, and hash alike")
  func equality() {
    let (one, other) = (Selector("tap", Target.tap), Selector("tap", Target.tap))
    #expect(one == other)
    #expect(Set([one, other]).count == 1)
    #expect(one != Selector("first:", Target.first(_:)))
  }

  @Test("a selector without a name equals its copy only")
  func identity() {
    let one = Selector(Target.tap)
    let copy = one
    #expect(one == copy)
    #expect(one != Selector(Target.tap))
  }

  @Test("a selector is described by its name")
  func name() {
    #expect(NSStringFromSelector(Selector("first:", Target.first(_:))) == "first:")
    #expect("\(NSSelectorFromString("reset"))" == "reset")
  }

  private final class Other: NSObject {
    var calls = 0
    func tap() { calls += 1 }
  }

  @Test("a selector of methods of some types calls that of the target's type")
  func anyOfSome() {
    let other = Other()
    let selector = Selector(any: [Selector("tap", Target.tap), Selector("tap", Other.tap)])
    for object in [target, other] { object.perform(selector) }
    #expect(target.calls == ["tap"])
    #expect(other.calls == 1)
    #expect(!UIView().responds(to: selector))
  }

  @Test("an object responds to a selector of a protocol that it adopts")
  func selectorOfProtocol() {
    let selector = Selector("scrollViewDidScroll:", in: { $0 is any UIScrollViewDelegate })
    #expect(UITableViewController(style: .plain).responds(to: selector))
    #expect(!target.responds(to: selector))
  }

  @Test("removeTarget removes the action with the name, and leaves the other")
  func removesOneAction() {
    let button = UIButton(frame: .zero)
    button.tag = 7
    button.addTarget(target, action: Selector("tap", Target.tap), for: .touchUpInside)
    button.addTarget(target, action: Selector("second:", Target.second(_:)), for: .touchUpInside)
    #expect(
      button.actions(forTarget: target, forControlEvent: .touchUpInside) == ["tap", "second:"])
    button.removeTarget(target, action: Selector("tap", Target.tap), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(target.calls == ["second 7"])
    #expect(button.actions(forTarget: target, forControlEvent: .touchDown) == nil)
    #expect(button.allTargets == [target])
  }

  @Test("removeTarget of a recognizer removes the action with the name, and leaves the other")
  func removesOneActionOfARecognizer() {
    let stage = Stage()
    stage.device.perform {
      let tap = UITapGestureRecognizer(target: target, action: Selector("tap", Target.tap))
      tap.addTarget(target, action: Selector("first:", Target.first(_:)))
      tap.removeTarget(target, action: Selector("tap", Target.tap))
      stage.root.view.addGestureRecognizer(tap)
      stage.device.tap(at: CGPoint(x: 50, y: 50))
      stage.device.settle()
    }
    #expect(target.calls == ["first false"])
  }

  @Test("a selector of a name alone is reported once, with the form that works")
  func nameAlone() {
    device.perform {
      let button = UIButton(frame: .zero)
      button.addTarget(target, action: Selector(("handleTap:")), for: .touchUpInside)
      button.sendActions(for: .touchUpInside)
      button.sendActions(for: .touchUpInside)
    }
    #expect(
      device.diagnostics.map(\.message) == [
        "the selector 'handleTap:' was sent to Target; a name alone finds no method here, where there "
          + "is no Objective-C runtime; write Selector(Type.method(_:))"
      ])
  }

  @Test("an object responds to the methods of its class only")
  func responds() {
    #expect(target.responds(to: Selector(Target.tap)))
    #expect(!NSObject().responds(to: Selector(Target.tap)))
    #expect(!target.responds(to: NSSelectorFromString("tap")))
    #expect(UIView().responds(to: NSSelectorFromString("setAlpha:")))
    #expect(!UIView().responds(to: NSSelectorFromString("_setInteractiveTransition:")))
  }

  @Test("perform calls a method with up to two arguments, and returns its object")
  func performs() {
    device.perform {
      target.perform(Selector(Target.tap))
      target.perform(Selector(Target.second(_:)), with: nil)
      let text = target.perform(Selector(Target.pair(_:_:)), with: "a", with: 2)
      #expect(text?.takeUnretainedValue() as? String == "a 2")
      let title = target.perform(Selector(getter: \Target.title))?.takeUnretainedValue()
      #expect(title as? String == "old")
      target.perform(
        Selector(setter: { (target: Target, title: String) in target.title = title }), with: "new")
      target.perform(Selector(Target.three(_:_:_:)), with: 1, with: nil)
    }
    #expect(target.title == "new")
    #expect(target.calls == ["tap", "second -1", "false true true"])
  }

  @Test("perform on an object of another class is reported")
  func refusesAnotherClass() {
    device.perform { _ = NSObject().perform(Selector("tap", Target.tap)) }
    #expect(
      device.diagnostics.map(\.message) == [
        "unrecognized selector 'tap' sent to NSObject, which has no such method"
      ])
  }

  @Test("a delayed call is made at its time, unless it is canceled")
  func delays() {
    var times: [Double] = []
    device.perform {
      let selector = Selector("second:", Target.second(_:))
      let button = UIButton(frame: .zero)
      target.perform(Selector("tap", Target.tap), with: nil, afterDelay: 0.5)
      target.perform(selector, with: button, afterDelay: 0.25)
      target.perform(selector, with: nil, afterDelay: 0.25)
      target.perform(Selector(Target.tap), with: nil, afterDelay: 0)
      NSObject.cancelPreviousPerformRequests(withTarget: target, selector: selector, object: button)
      #expect(target.calls == [])
    }
    device.watcher = { [device, target] _ in
      if target.calls.count > times.count { times.append(device.now) }
    }
    device.settle()
    #expect(target.calls == ["tap", "second -1", "tap"])
    #expect(times == [0, 0.25, 0.5])
  }

  @Test("canceling all delayed calls of a target leaves those of another")
  func cancelsOneTarget() {
    let other = Target()
    device.perform {
      for object in [target, other] {
        object.perform(Selector(Target.tap), with: nil, afterDelay: 1)
      }
      NSObject.cancelPreviousPerformRequests(withTarget: target)
    }
    device.settle()
    #expect(target.calls == [])
    #expect(other.calls == ["tap"])
  }

  @Test("a method that declares an NSNotification receives it from the notification center")
  func convertsNotifications() {
    device.perform {
      NotificationCenter.default.addObserver(
        target, selector: Selector(Target.noted(_:)), name: nil, object: nil)
      NotificationCenter.default.post(name: Notification.Name("saved"), object: nil)
    }
    #expect(target.calls == ["saved"])
  }
}
