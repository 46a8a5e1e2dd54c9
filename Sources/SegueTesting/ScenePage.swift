import SegueCore

/// A page of a container that tells when it has come and gone.
final class ScenePage: UIViewController {
  var didAppear: () -> Void = {}
  var didDisappear: () -> Void = {}

  init(_ name: String) {
    super.init(nibName: nil, bundle: nil)
    restorationIdentifier = name
    fill()
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    didAppear()
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    didDisappear()
  }

  /// How what is to be seen of two pages contradicts their container; nil when it does not.
  static func contradiction(
    shown: ScenePage?, hidden: ScenePage?
  ) -> (expected: String, found: String)? {
    if let shown, shown.viewIfLoaded?.window == nil {
      return ("\(shown.name) in the window, as its container shows it", "it is in no window")
    }
    if let hidden, hidden.viewIfLoaded?.window != nil {
      return ("\(hidden.name) in no window, as its container shows another", "it is in the window")
    }
    return nil
  }

  private var name: String { restorationIdentifier ?? "a page" }
}
