import HeadlessUIKit
import TestSupport

/// A navigation controller whose pages fade.
final class FadingStack: UINavigationController {
  let transitions = TransitionDelegate(Fade())

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = transitions
  }
}
