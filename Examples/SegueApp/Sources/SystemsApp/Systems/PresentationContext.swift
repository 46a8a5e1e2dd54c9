import SegueCore

extension System {
  static let presentationContext = System(
    14, "Presentation contexts",
    "Which view controller presents: the caller, a parent, or the root.",
    pushing: { HalvesViewController() })
}

/// Two children, of which the lower one is a presentation context.
final class HalvesViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Contexts"
    view.backgroundColor = .systemBackground
    let upper = makeHalf("Upper half", "No context: the root presents.")
    let lower = makeHalf("Lower half", "A context: it presents itself.")
    lower.definesPresentationContext = true
    let safeArea = view.safeAreaLayoutGuide
    for half in [upper, lower] {
      addChild(half)
      half.view.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(half.view)
      NSLayoutConstraint.activate([
        half.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        half.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
      half.didMove(toParent: self)
    }
    NSLayoutConstraint.activate([
      upper.view.topAnchor.constraint(equalTo: safeArea.topAnchor),
      upper.view.bottomAnchor.constraint(equalTo: lower.view.topAnchor),
      lower.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      upper.view.heightAnchor.constraint(equalTo: lower.view.heightAnchor, multiplier: 1),
    ])
  }

  private func makeHalf(_ title: String, _ text: String) -> UIViewController {
    ScreenViewController(
      title, text,
      buttons: [
        .presenting("Present from the \(title.lowercased())") {
          let card = ScreenViewController("Over the context")
          card.modalPresentationStyle = .overCurrentContext
          return card
        }
      ])
  }
}
