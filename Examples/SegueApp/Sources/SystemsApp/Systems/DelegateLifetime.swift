import SegueCore

extension System {
  static let delegateLifetime = System(
    20, "The lifetime of the delegate",
    "UIKit holds the transitioning delegate weakly; a view controller retains its style.",
    pushing: { DelegateLifetimeViewController() })
}

/// Presents with delegates that something retains, and with one that nothing does.
final class DelegateLifetimeViewController: ScreenViewController {
  private let retainedDelegate = FadeTransition()

  init() {
    super.init(
      "Lifetimes",
      buttons: [
        .presenting("The view controller retains its style", with: Transitions.retained),
        ScreenButton("This screen retains the delegate") {
          ($0 as? Self)?.presentRetainingDelegate()
        },
        ScreenButton("Nothing retains the delegate") { ($0 as? Self)?.presentLosingDelegate() },
      ])
  }

  required init?(coder: NSCoder) { nil }

  private func presentRetainingDelegate() { present(with: retainedDelegate) }

  /// A common mistake: the delegate is released before UIKit calls it, and the system's transition
  /// runs.
  private func presentLosingDelegate() { present(with: FadeTransition()) }

  private func present(with delegate: FadeTransition) {
    let panel = ScreenViewController("Panel")
    panel.modalPresentationStyle = .custom
    panel.transitioningDelegate = delegate
    present(panel, animated: true)
  }
}
