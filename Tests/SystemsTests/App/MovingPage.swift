import HeadlessUIKit
import TestSupport

/// A page with a badge in it that goes along with every transition of the page: from 100 pt aside
/// and clear to its place, and away again.
final class MovingPage: Page {
  let badge = UIView(frame: CGRect(x: 40, y: 60, width: 80, height: 80))
  /// A strip of the window, outside every container, which goes along by name.
  var strip: UIView?
  /// The transition that the badge went along with last.
  private weak var followed: (any UIViewControllerTransitionCoordinator)?
  /// What the coordinator told, in order.
  private(set) var reports: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    badge.backgroundColor = .blue
    badge.accessibilityIdentifier = "badge of \(name)"
    view.addSubview(badge)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    goAlong(away: false)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    goAlong(away: true)
  }

  private func setBadgeAway(_ isAway: Bool) {
    badge.transform = isAway ? CGAffineTransform(translationX: 100, y: 0) : .identity
    badge.alpha = isAway ? 0 : 1
  }

  /// A transition that turns round tells of itself again, and takes the badge along by itself.
  private func goAlong(away: Bool) {
    guard let coordinator = transitionCoordinator, coordinator !== followed else { return }
    followed = coordinator
    if !away { setBadgeAway(true) }
    coordinator.animate { [weak self] _ in
      self?.setBadgeAway(away)
    } completion: { [weak self] context in
      self?.reports.append("over, \(context.isCancelled ? "canceled" : "completed")")
      // Off the screen it waits as it is to be seen when it is next shown.
      self?.setBadgeAway(false)
    }
    coordinator.notifyWhenInteractionChanges { [weak self] context in
      let verb = context.isInteractive ? "held" : "let go"
      self?.reports.append("\(verb) at \(rounded(context.percentComplete))")
    }
    guard let strip else { return }
    coordinator.animateAlongsideTransition(in: strip) { _ in
      strip.frame.origin.y = away ? 0 : 40
    } completion: { context in
      if context.isCancelled { strip.frame.origin.y = away ? 40 : 0 }
    }
  }

  /// How far the badge is shown from its place, pt, and how opaque.
  var shown: [Double] {
    [rounded(roundedFrame(of: badge).minX - 40), roundedOpacity(of: badge)]
  }
}
