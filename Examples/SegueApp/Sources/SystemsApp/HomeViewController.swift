public import SegueCore
import SegueTuning
import SheetStyle

/// The list of the systems: a button opens each, and a bar button the panel that tunes them.
public final class HomeViewController: UIViewController {
  private let systems: [System]
  private let copy: (String) -> Void

  /// Makes the home screen.
  ///
  /// - Parameters:
  ///   - systems: The systems, in display order; all of them by default.
  ///   - copy: Called with the YAML that the user copies in the panel; an app puts it on the pasteboard.
  public init(_ systems: [System] = System.all, copy: @escaping (String) -> Void = { _ in }) {
    self.systems = systems
    self.copy = copy
    super.init(nibName: nil, bundle: nil)
    title = "Systems"
  }

  /// Returns `nil`: the screen is not made from an archive.
  public required init?(coder: NSCoder) { nil }

  /// Lists the systems.
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    ColumnView(systems.flatMap(makeEntry)).fill(view)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Tune") { [weak self] _ in self?.presentPanel() })
  }

  /// Presents the panel with the transitions of the file; a debug build only would have the button.
  private func presentPanel() {
    let panel = TuningPanel(TransitionTuning(Transitions.library), copy: copy)
    panel.use(.sheet)
    present(panel, animated: true)
  }

  private func makeEntry(_ system: System) -> [UIView] {
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: "\(system.id) \(system.title)") { [weak self] _ in
        if let self { system.open(self) }
      })
    button.accessibilityIdentifier = system.id
    button.contentHorizontalAlignment = .leading
    return [button, UILabel(text: system.summary, color: .secondaryLabel)]
  }
}
