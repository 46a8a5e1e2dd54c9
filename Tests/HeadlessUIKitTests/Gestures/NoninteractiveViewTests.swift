import HeadlessUIKit
import TestSupport
import Testing

/// Gesture recognizers on views with user interaction disabled.
@Suite(.checkedDevices) struct NoninteractiveViewTests {
  private let message =
    "hit testing skipped photo, whose isUserInteractionEnabled is false, so that its "
    + "UITapGestureRecognizer did not receive it; set isUserInteractionEnabled to true, or "
    + "disable the recognizer"

  private func scene(_ prepare: (UIImageView, UITapGestureRecognizer) -> Void) -> GestureScene {
    let scene = GestureScene()
    scene.run {
      let photo = UIImageView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
      photo.accessibilityIdentifier = "photo"
      scene.card.addSubview(photo)
      let tap = UITapGestureRecognizer()
      photo.addGestureRecognizer(tap)
      prepare(photo, tap)
    }
    return scene
  }

  @Test(
    "a recognizer on an image view, which disables user interaction by default, is reported once")
  func imageView() {
    let scene = scene { _, _ in }
    scene.device.tap(at: inCard)
    scene.device.tap(at: inCard)
    #expect(scene.diagnosticMessages == [message])
    #expect(scene.device.diagnostics.map(\.code) == [.interactionDisabled])
  }

  @Test(
    "an interactive view, a disabled recognizer, or a touch that misses the view is not reported",
    arguments: ["interactive", "recognizer disabled", "hidden", "elsewhere", "behind"])
  func silent(_ setup: String) {
    let scene = scene { photo, tap in
      switch setup {
      case "interactive": photo.isUserInteractionEnabled = true
      case "recognizer disabled": tap.isEnabled = false
      case "hidden": photo.isHidden = true
      case "elsewhere": photo.frame.origin.x = 90
      default: photo.superview?.addSubview(UIView(frame: photo.frame))
      }
    }
    scene.device.tap(at: inCard)
    #expect(scene.diagnosticMessages == [])
  }
}
