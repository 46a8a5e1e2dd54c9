import HeadlessUIKit
import TestSupport

/// A window of 400 x 800 pt with a card of 100 x 100 pt at its corner, and what happens in them.
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
    let device = SimulatedDevice(configuration)
    let notes = notes
    self.device = device
    listener = ActionListener(notes)
    (window, card) = device.perform {
      let card = TouchedView("card", notes)
      return (makeWindow(card), card)
    }
    device.turn()
  }

  /// Adds a recognizer of the test's own to a view, the card by default.
  func addSteered(_ name: String, to view: UIView? = nil) -> SteeredRecognizer {
    device.perform {
      let recognizer = SteeredRecognizer()
      recognizer.steps = notes
      return attach(recognizer, name, to: view)
    }
  }

  /// Adds a tap recognizer to a view, the card by default.
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

  /// Uses the device's objects as the app does.
  func run(_ body: () -> Void) { device.perform(body) }
  var lines: [String] { notes.lines }
  var messages: [String] { device.diagnostics.map(\.message) }
}

let inCard = CGPoint(x: 50, y: 50)

/// Notes the actions of recognizers.
final class ActionListener {
  let notes: Notes
  /// Notes where the gesture is as well.
  var tellsPlace = false

  init(_ notes: Notes) { self.notes = notes }

  func act(_ recognizer: UIGestureRecognizer) {
    let place = recognizer.location(in: recognizer.view)
    notes.note(
      "\(recognizer.name ?? "") \(recognizer.state)"
        + (tellsPlace ? " \(place.x) \(place.y) \(recognizer.numberOfTouches)" : ""))
  }
}

/// A view that notes its touches.
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

/// A recognizer whose states a test sets by hand.
final class SteeredRecognizer: UIGestureRecognizer {
  var steps: Notes?
  /// Notes touches as well.
  var tellsTouches = false
  /// The state to take when a touch lands, moves or lifts.
  var onBegan: State?
  var onMoved: State?
  var onEnded: State?
  private(set) var resets = 0

  private func tell(_ text: String) {
    if tellsTouches { steps?.note("\(name ?? "") \(text)") }
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    tell("touchesBegan")
    if let onBegan { state = onBegan }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    tell("touchesMoved")
    if let onMoved { state = onMoved }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    tell("touchesEnded")
    if let onEnded { state = onEnded }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    tell("touchesCancelled")
  }
  override func reset() {
    super.reset()
    resets += 1
  }
}

/// Answers a recognizer's questions by closures, and notes them.
final class Referee: UIGestureRecognizerDelegate {
  var shouldBegin = true
  var isTogether = false
  var requiresFailure = false
  var mustFailFirst = false
  var shouldReceive = true
  var shouldReceiveEvent = true
  private(set) var questions: [String] = []

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    questions.append("shouldBegin")
    return shouldBegin
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    isTogether
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    questions.append("requires failure of \(otherGestureRecognizer.name ?? "")")
    return requiresFailure
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    questions.append("must fail for \(otherGestureRecognizer.name ?? "")")
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
