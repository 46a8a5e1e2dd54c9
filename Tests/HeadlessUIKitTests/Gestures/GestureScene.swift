import HeadlessUIKit
import TestSupport

/// A window of 400 x 800 pt with a card of 100 x 100 pt at its origin, and a log of their events.
struct GestureScene {
  let device: SimulatedDevice
  let window: UIWindow
  let card: TouchedView
  let notes = Notes()
  let listener: ActionListener

  init(
    _ configuration: DeviceConfiguration = DeviceConfiguration(
      size: CGSize(width: 400, height: 800), portraitSafeArea: .zero)
  ) {
    let device = makeDevice(configuration)
    let notes = notes
    self.device = device
    listener = ActionListener(notes)
    (window, card) = device.perform {
      let card = TouchedView("card", notes)
      return (makeWindow(card), card)
    }
    device.turn()
  }

  /// Adds a scripted recognizer to a view, by default the card.
  func addScripted(_ name: String, to view: UIView? = nil) -> ScriptedRecognizer {
    device.perform {
      let recognizer = ScriptedRecognizer()
      recognizer.steps = notes
      return attach(recognizer, name, to: view)
    }
  }

  /// Adds a tap recognizer to a view, by default the card.
  func addTap(_ name: String, taps: Int = 1, to view: UIView? = nil) -> UITapGestureRecognizer {
    device.perform {
      let recognizer = UITapGestureRecognizer()
      recognizer.numberOfTapsRequired = taps
      return attach(recognizer, name, to: view)
    }
  }

  func attach<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String, to view: UIView?
  ) -> Recognizer {
    recognizer.name = name
    recognizer.addTarget(listener, action: Selector(ActionListener.act(_:)))
    (view ?? card).addGestureRecognizer(recognizer)
    return recognizer
  }

  /// Runs `body` as app code.
  func run(_ body: () -> Void) { device.perform(body) }
  var lines: [String] { notes.lines }
  var diagnosticMessages: [String] { device.diagnostics.map(\.message) }
}

/// The center of the card, in the window.
let inCard = CGPoint(x: 50, y: 50)

/// Records the actions of recognizers.
final class ActionListener {
  let notes: Notes
  /// Whether the location and the number of touches are recorded as well.
  var recordsLocation = false

  init(_ notes: Notes) { self.notes = notes }

  func act(_ recognizer: UIGestureRecognizer) {
    let location = recognizer.location(in: recognizer.view)
    notes.note(
      "\(recognizer.name ?? "") \(recognizer.state)"
        + (recordsLocation ? " \(location.x) \(location.y) \(recognizer.numberOfTouches)" : ""))
  }
}

/// A view that records its touches.
final class TouchedView: UIView {
  let name: String
  let notes: Notes

  init(_ name: String, _ notes: Notes, frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 100))
  {
    self.name = name
    self.notes = notes
    super.init(frame: frame)
  }
  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    notes.note("\(name) began")
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    notes.note("\(name) moved")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    notes.note("\(name) ended")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    notes.note("\(name) canceled")
  }
}

/// A recognizer whose states a test sets.
final class ScriptedRecognizer: UIGestureRecognizer {
  var steps: Notes?
  /// Whether touches are recorded as well.
  var recordsTouches = false
  /// The state to set when a touch begins, moves or ends; nil sets none.
  var onBegan: State?
  var onMoved: State?
  var onEnded: State?
  private(set) var resets = 0

  private func record(_ text: String) {
    if recordsTouches { steps?.note("\(name ?? "") \(text)") }
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    record("touchesBegan")
    if let onBegan { state = onBegan }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    record("touchesMoved")
    if let onMoved { state = onMoved }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    record("touchesEnded")
    if let onEnded { state = onEnded }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    record("touchesCancelled")
  }
  override func reset() {
    super.reset()
    resets += 1
  }
}

/// A delegate that returns preset values and records its calls.
final class StubDelegate: NSObject, UIGestureRecognizerDelegate {
  var shouldBegin = true
  var allowsSimultaneous = false
  var requiresFailure = false
  var mustFailFirst = false
  var shouldReceive = true
  var shouldReceiveEvent = true
  private(set) var calls: [String] = []

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    calls.append("shouldBegin")
    return shouldBegin
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    allowsSimultaneous
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    calls.append("requires failure of \(otherGestureRecognizer.name ?? "")")
    return requiresFailure
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    calls.append("must fail for \(otherGestureRecognizer.name ?? "")")
    return mustFailFirst
  }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent)
    -> Bool
  {
    shouldReceiveEvent
  }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
    -> Bool
  {
    shouldReceive
  }
}
