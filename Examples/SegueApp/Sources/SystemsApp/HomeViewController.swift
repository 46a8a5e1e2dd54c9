public import SegueCore

/// The list of the systems: a button opens each.
public final class HomeViewController: UIViewController {
  private let systems: [System]

  /// Makes the home screen.
  ///
  /// - Parameter systems: The systems, in display order; all of them by default.
  public init(_ systems: [System] = System.all) {
    self.systems = systems
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
