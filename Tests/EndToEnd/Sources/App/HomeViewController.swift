public import SegueCore
import SegueTuning

/// The first screen: a button for the menu, and one for the panel that tunes its transition.
public final class HomeViewController: UIViewController {
  /// The menu.
  public let menu = UIViewController()
  /// The YAML that the panel has copied.
  public private(set) var copied = ""

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    menu.view.backgroundColor = .systemTeal
    menu.use(Transitions.sideMenu)
    addButton("Menu", at: 100) { $0.present($0.menu, animated: true) }
    addButton("Tune", at: 160) { $0.presentPanel() }
  }

  private func addButton(
    _ title: String, at top: CGFloat, _ perform: @escaping (HomeViewController) -> Void
  ) {
    let action = UIAction(title: title) { [unowned self] _ in perform(self) }
    let button = UIButton(type: .system, primaryAction: action)
    button.accessibilityIdentifier = title
    button.frame = CGRect(x: 20, y: top, width: 200, height: 44)
    view.addSubview(button)
  }

  private func presentPanel() {
    let panel = TuningPanel(TransitionTuning(Transitions.library)) { [unowned self] yaml in
      copied = yaml
    }
    panel.use(Transitions.tuning)
    present(panel, animated: true)
  }
}
