import HeadlessUIKit
import TestSupport
import Testing

/// Controls, and the events that they send.
@Suite(.checkedDevices) struct ControlTests {
  /// A control of 100 x 100 pt in a window, and the events that it sends, each with whether the
  /// control is highlighted and is the sender.
  struct Scene {
    let device = makeDevice(
      DeviceConfiguration(size: CGSize(width: 400, height: 800), portraitSafeArea: .zero))
    let control: LoggingControl
    let notes = Notes()

    init(_ make: () -> LoggingControl = { LoggingControl(frame: .zero) }) {
      let notes = notes
      control = device.perform {
        let control = make()
        control.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        for (event, name) in Self.events {
          control.addAction(
            UIAction { [unowned control] in
              let isSender = $0.sender as? UIControl === control
              notes.note("\(name) \(control.isHighlighted) \(isSender)")
            }, for: event)
        }
        makeWindow(control)
        return control
      }
      device.turn()
    }

    private static let events: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDownRepeat, "again"), (.touchDragInside, "inside"),
      (.touchDragOutside, "outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
      (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
      (.primaryActionTriggered, "primary"),
    ]
  }

  @Test("a touch that begins and ends inside highlights it, and sends touchUpInside")
  func presses() {
    let scene = Scene()
    scene.device.touchDown(at: CGPoint(x: 50, y: 50))
    #expect(scene.control.isTracking)
    #expect(scene.control.state == .highlighted)
    scene.device.touchUp()
    scene.device.turn()
    #expect(scene.notes.lines == ["down true true", "up inside false true"])
    #expect(scene.control.steps == ["begin", "end true"])
    #expect(!scene.control.isTracking)
    #expect(scene.control.state == .normal)
  }

  @Test("it tracks a touch outside and inside again, up to 70 pt beyond its edge")
  func follows() {
    let scene = Scene()
    scene.device.touchDown(at: CGPoint(x: 50, y: 50))
    scene.device.touchMove(to: CGPoint(x: 50, y: 169))
    scene.device.touchMove(to: CGPoint(x: 50, y: 171))
    #expect(scene.control.state == .normal)
    #expect(!scene.control.isTouchInside)
    scene.device.touchMove(to: CGPoint(x: 50, y: 90))
    scene.device.touchMove(to: CGPoint(x: 50, y: 300))
    scene.device.touchUp()
    scene.device.turn()
    #expect(
      scene.notes.lines == [
        "down true true", "inside true true", "exit false true", "outside false true",
        "enter true true", "inside true true", "exit false true", "outside false true",
        "up outside false true",
      ])
  }

  @Test("a canceled touch ends neither inside nor outside")
  func canceledTouchSendsNoTouchUp() {
    let scene = Scene()
    scene.device.touchDown(at: CGPoint(x: 50, y: 50))
    scene.device.touchCancel()
    scene.device.turn()
    #expect(scene.notes.lines == ["down true true", "cancel false true"])
    #expect(!scene.control.isTracking)
    #expect(scene.control.steps == ["begin", "cancel true"])
  }

  @Test("a control can refuse a touch, or stop tracking it")
  func refuses() {
    let refusing = Scene()
    refusing.control.acceptsTouch = false
    refusing.device.tap(at: CGPoint(x: 50, y: 50))
    refusing.device.turn()
    #expect(refusing.notes.lines == [])
    let stopping = Scene()
    stopping.control.continuesTracking = false
    stopping.device.touchDown(at: CGPoint(x: 50, y: 50))
    stopping.device.touchMove(to: CGPoint(x: 50, y: 60))
    #expect(!stopping.control.isTracking)
    #expect(stopping.control.state == .normal)
    stopping.device.touchUp()
    stopping.device.turn()
    #expect(stopping.notes.lines == ["down true true"])
    #expect(stopping.control.steps == ["begin", "continue"])
  }

  @Test("a disabled control takes no touches, and has the state disabled")
  func isDisabled() {
    let scene = Scene()
    scene.control.isEnabled = false
    #expect(scene.control.state == .disabled)
    scene.control.isSelected = true
    #expect(scene.control.state == [.disabled, .selected])
    scene.device.tap(at: CGPoint(x: 50, y: 50))
    scene.device.turn()
    #expect(scene.notes.lines == [])
  }

  @Test("a second tap sends touchDownRepeat too")
  func repeats() {
    let scene = Scene()
    scene.device.tap(at: CGPoint(x: 50, y: 50))
    scene.device.tap(at: CGPoint(x: 50, y: 50))
    scene.device.turn()
    #expect(
      scene.notes.lines == [
        "down true true", "up inside false true", "down true true", "again true true",
        "up inside false true",
      ])
  }

  @Test("targets are called in the order in which they were added, and can be removed")
  func targetsAreCalledInOrder() {
    makeDevice().perform {
      let notes = Notes()
      let (first, second) = (Listener("first", notes), Listener("second", notes))
      let control = UIControl(frame: .zero)
      control.addTarget(
        first, action: Selector(Listener.act(_:)), for: [.touchDown, .touchUpInside])
      control.addTarget(second, action: Selector(Listener.act(_:)), for: .touchDown)
      #expect(control.allControlEvents == [.touchDown, .touchUpInside])
      control.sendActions(for: .touchDown)
      #expect(notes.lines == ["first", "second"])
      control.removeTarget(first, action: nil, for: .touchDown)
      control.sendActions(for: .touchDown)
      control.sendActions(for: .touchUpInside)
      #expect(notes.lines == ["first", "second", "second", "first"])
      control.removeTarget(nil, action: nil, for: [.touchDown, .touchUpInside])
      #expect(control.allControlEvents == [])
    }
  }

  @Test("an action with the same identifier replaces the previous one")
  func sameIdentifierReplacesAction() {
    makeDevice().perform {
      let notes = Notes()
      let control = UIControl(frame: .zero)
      let name = UIAction.Identifier("save")
      for word in ["one", "two"] {
        control.addAction(UIAction(identifier: name) { _ in notes.note(word) }, for: .valueChanged)
      }
      control.sendActions(for: .valueChanged)
      #expect(notes.lines == ["two"])
      control.removeAction(identifiedBy: name, for: .valueChanged)
      control.sendActions(for: .valueChanged)
      #expect(notes.lines == ["two"])
      let other = UIAction { _ in notes.note("other") }
      control.addAction(other, for: [.valueChanged, .touchDown])
      control.removeAction(other, for: .valueChanged)
      control.sendActions(for: .valueChanged)
      #expect(notes.lines == ["two"])
      #expect(control.allControlEvents == .touchDown)
      let primary = UIControl(frame: .zero, primaryAction: UIAction { _ in notes.note("three") })
      primary.sendActions(for: .primaryActionTriggered)
      #expect(notes.lines == ["two", "three"])
    }
  }

  @Test(
    "without a target, the first responder above the control with the method receives the action")
  func looksUpwards() {
    makeDevice().perform {
      let notes = Notes()
      let outer = ListeningView("outer", notes)
      let inner = UIView(frame: .zero)
      let control = UIControl(frame: .zero)
      outer.addSubview(inner)
      inner.addSubview(control)
      control.addTarget(nil, action: Selector(ListeningView.act(_:)), for: .touchDown)
      control.sendActions(for: .touchDown)
      #expect(notes.lines == ["outer"])
    }
  }
}

/// A control that records its tracking calls.
final class LoggingControl: UIControl {
  var acceptsTouch = true
  var continuesTracking = true
  private(set) var steps: [String] = []

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    steps.append("begin")
    return acceptsTouch
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    steps.append("continue")
    return continuesTracking
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    steps.append("end \(isTracking)")
  }
  override func cancelTracking(with event: UIEvent?) { steps.append("cancel \(isTracking)") }
}

private final class Listener {
  private let name: String
  private let notes: Notes

  init(_ name: String, _ notes: Notes) {
    self.name = name
    self.notes = notes
  }
  func act(_ control: UIControl) { notes.note(name) }
}

private final class ListeningView: UIView {
  private var name = ""
  private var notes = Notes()

  convenience init(_ name: String, _ notes: Notes) {
    self.init(frame: .zero)
    self.name = name
    self.notes = notes
  }
  func act(_ control: UIControl) { notes.note(name) }
}
