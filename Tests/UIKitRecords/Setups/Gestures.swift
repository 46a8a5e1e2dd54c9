import HeadlessUIKit
import TestSupport

/// The setups of `Facts/gestures.txt`, by name.
/// The setups of `Facts/gestures.txt`, by name.
let gestures: [String: Setup] = [
  "new": { onWindowedDevice { newRecognizers() } },
  "touch types": { onWindowedDevice { changedTouchTypes() } },
  "names": { onWindowedDevice { recognizerNames() } },
  "screen-edge pan": { onWindowedDevice { newEdgePan() } },
  "pan": {
    onWindowedDevice {
      ["translation in no view": Recorded(UIPanGestureRecognizer().translation(in: nil))]
    }
  },
]

private func onWindowedDevice(_ body: () -> [String: Recorded]) -> [String: Recorded] {
  Stage(.recordedWindow).device.perform(body)
}

private func touchTypes(of recognizer: UIGestureRecognizer) -> Recorded {
  Recorded(recognizer.allowedTouchTypes.map { CGFloat($0.doubleValue) })
}

private func newRecognizers() -> [String: Recorded] {
  [
    "touch types of a tap": touchTypes(of: UITapGestureRecognizer()),
    "touch types of a long press": touchTypes(of: UILongPressGestureRecognizer()),
    "touch types of a swipe": touchTypes(of: UISwipeGestureRecognizer()),
  ]
}

private func changedTouchTypes() -> [String: Recorded] {
  let recognizer = UITapGestureRecognizer()
  recognizer.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirect.rawValue)]
  var values = ["touch types that were set": touchTypes(of: recognizer)]
  recognizer.allowedTouchTypes = []
  values["number of touch types after none were set"] = Recorded(
    recognizer.allowedTouchTypes.count)
  recognizer.requiresExclusiveTouchType = false
  values["requiresExclusiveTouchType after it was set to false"] = Recorded(
    recognizer.requiresExclusiveTouchType)
  return values
}

private func recognizerNames() -> [String: Recorded] {
  let tap = UITapGestureRecognizer()
  let pan = UIPanGestureRecognizer()
  tap.name = "tap"
  pan.name = "pan"
  var values = ["names of two": Recorded("\(tap.name ?? "nil")/\(pan.name ?? "nil")")]
  tap.name = nil
  values["name after it was set to nil"] = Recorded(tap.name ?? "nil")
  return values
}

private func newEdgePan() -> [String: Recorded] {
  let pan = UIScreenEdgePanGestureRecognizer()
  pan.edges = [.left, .right]
  let recognizer: UIGestureRecognizer = pan
  return [
    "minimum number of touches": Recorded(pan.minimumNumberOfTouches),
    "maximum number of touches": Recorded(pan.maximumNumberOfTouches),
    "edges left and right": Recorded(Int(pan.edges.rawValue)),
    "it is a pan": Recorded(recognizer is UIPanGestureRecognizer),
  ]
}
