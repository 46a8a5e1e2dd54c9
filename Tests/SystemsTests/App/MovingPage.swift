import HeadlessUIKit
import TestSupport

/// A page with a badge that animates alongside every transition of the page: from 100 pt aside and
/// transparent to its position, and back.
final class MovingPage: Page {
  let badge = UIView(frame: CGRect(x: 40, y: 60, width: 80, height: 80))
  /// A view of the window, outside every container, that animates alongside too.
  var strip: UIView?
  /// The transition with which the badge animated last.
  private weak var observed: (any UIViewControllerTransitionCoordinator)?
  /// The reports of the coordinator, in order.
  private(set) var reports: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    badge.backgroundColor = .blue
    badge.accessibilityIdentifier = "badge of \(name)"
    view.addSubview(badge)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    animateAlongside(isDisappearing: false)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    animateAlongside(isDisappearing: true)
  }

  private func setBadgeHidden(_ isHidden: Bool) {
    badge.transform = isHidden ? CGAffineTransform(translationX: 100, y: 0) : .identity
    badge.alpha = isHidden ? 0 : 1
  }

  /// A reversed transition repeats the appearance callbacks, but reverses the badge by itself.
  private func animateAlongside(isDisappearing: Bool) {
    guard let coordinator = transitionCoordinator, coordinator !== observed else { return }
    observed = coordinator
    if !isDisappearing { setBadgeHidden(true) }
    coordinator.animate { [weak self] _ in
      self?.setBadgeHidden(isDisappearing)
    } completion: { [weak self] context in
      self?.reports.append("ended, \(context.isCancelled ? "canceled" : "completed")")
      // Off the screen the badge keeps its final values for the next appearance.
      self?.setBadgeHidden(false)
    }
    coordinator.notifyWhenInteractionChanges { [weak self] context in
      let verb = context.isInteractive ? "interactive" : "released"
      self?.reports.append("\(verb) at \(rounded(context.percentComplete))")
    }
    guard let strip else { return }
    coordinator.animateAlongsideTransition(in: strip) { _ in
      strip.frame.origin.y = isDisappearing ? 0 : 40
    } completion: { context in
      if context.isCancelled { strip.frame.origin.y = isDisappearing ? 40 : 0 }
    }
  }

  /// The presented distance of the badge from its position, pt, and its opacity.
  var shown: [Double] {
    // A layer in no window has no presentation layer.
    let opacity = badge.window == nil ? Double(badge.alpha) : roundedOpacity(of: badge)
    return [rounded(roundedFrame(of: badge).minX - 40), opacity]
  }
}
