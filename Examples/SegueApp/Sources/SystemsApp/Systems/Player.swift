import SegueConfig
import SegueCore
import SegueParts
import SheetStyle

extension System {
  static let player = System(
    31, "A player",
    "A drag presents it over the screen and dismisses it, point for point.",
    pushing: { LibraryViewController() })
}

/// A library with a bar at the bottom, from which a drag presents the player.
final class LibraryViewController: ScreenViewController {
  private lazy var bar = UIButton(
    type: .system,
    primaryAction: UIAction(title: "Now playing") { [weak self] _ in self?.presentPlayer() })

  init() { super.init("Library", "Drag the bar up, or tap it.", buttons: []) }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.backgroundColor = .secondarySystemBackground
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      bar.heightAnchor.constraint(equalToConstant: 60),
    ])
    // The gesture that presents has the thresholds of the one that dismisses.
    InteractivePresentationGesture(
      on: bar, toward: .top, SheetParameters.player.drag, from: self
    ) { Self.makePlayer() }
  }

  private func presentPlayer() { present(Self.makePlayer(), animated: true) }

  private static func makePlayer() -> UIViewController {
    let player = ScreenViewController("Now playing", "Drag it down.")
    player.use(Transitions.player)
    return player
  }
}
