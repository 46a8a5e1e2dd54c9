import SegueCore

/// A page of a container that reports when it has appeared and disappeared.
final class ScenePage: UIViewController {
  var didAppear: () -> Void = {}
  var didDisappear: () -> Void = {}

  init(_ name: String, isUpper: Bool) {
    super.init(nibName: nil, bundle: nil)
    restorationIdentifier = name
    fill(isUpper: isUpper)
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

  /// The inconsistency of two pages' windows with their container; nil if there is none.
  static func contradiction(
    shown: ScenePage?, hidden: ScenePage?
  ) -> (expected: String, found: String)? {
    if let shown, shown.viewIfLoaded?.window == nil {
      return ("\(shown.name) in the window, because its container shows it", "it is in no window")
    }
    if let hidden, hidden.viewIfLoaded?.window != nil {
      return (
        "\(hidden.name) in no window, because its container shows another", "it is in the window"
      )
    }
    return nil
  }

  private var name: String { restorationIdentifier ?? "a page" }
}
