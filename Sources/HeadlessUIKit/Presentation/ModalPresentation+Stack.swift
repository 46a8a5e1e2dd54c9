/// What stands above and below a presentation, and how a stack of them goes.
extension ModalPresentation {
  /// The presentations from here upwards, this one first.
  var stack: [ModalPresentation] { [self] + (presented.ownPresentation?.stack ?? []) }

  /// The presentation that shows this one's presenter.
  var below: ModalPresentation? { presenter.presentedAncestor?.activePresentation }

  /// Whether something at or above this place is on its way in (UIKit row 77).
  var isPresentingHereOrAbove: Bool {
    stack.contains { $0.phase == .presenting || $0.transition?.direction == .present }
  }

  /// Whether a presentation below is on its way out, and takes this one with it.
  var isDismissedBelow: Bool {
    guard let below else { return false }
    return below.phase == .dismissing || below.isDismissedBelow
  }

  /// Everything above goes at once, topmost first (UIKit row 74).
  func vanishAbove() { presented.dismissEverythingAtOnce() }

  /// This presentation goes at once, with all above it.
  func vanish(on device: SimulatedDevice) {
    vanishAbove()
    transition?.endAtOnce(on: device)
    guard phase != .over else { return }
    phase = .dismissing
    PresentationTransition(.dismiss, of: self, animated: false, completion: nil)
      .runAtOnce(on: device)
  }

  /// Lets the topmost of a stack stand in for this presentation: those between go unseen, and the
  /// topmost's dismissal leads back to this one's presenter (UIKit row 74, as documented).
  func handOver(on device: SimulatedDevice) -> ModalPresentation {
    let members = stack
    guard let top = members.last, top !== self else { return self }
    top.transition?.endAtOnce(on: device)
    guard top.phase != .over else { return handOver(on: device) }
    top.home = home
    top.hasRemovedPresenter = hasRemovedPresenter
    home = nil
    for member in members.dropLast().reversed() { member.leaveUnseen() }
    top.presenter = presenter
    presenter.ownPresentation = top
    if top.container.window == nil { top.putUp() }
    top.phase = .dismissing
    return top
  }

  private func leaveUnseen() {
    presented.ownPresentation = nil
    let isShown = presented.appearance.phase == .appeared
    controller.dismissalTransitionWillBegin()
    presented.isMoving = .dismissed
    if isShown { presented.beginAppearance(false, animated: false) }
    controller.dismissalTransitionDidEnd(true)
    takeDown()
    if isShown { presented.endAppearanceIfUnderWay(animated: false) }
    presented.isMoving = nil
  }
}

extension UIViewController {
  /// Everything presented in this controller's tree, from the bottom up.
  package final var presentedChain: [UIViewController] { presentationsAbove.map(\.presented) }

  /// Every presentation in this controller's tree, from the bottom up.
  final var presentationsAbove: [ModalPresentation] {
    let own = ownPresentation.map { [$0] + $0.presented.presentationsAbove } ?? []
    return children.flatMap(\.presentationsAbove) + own
  }

  /// Ends everything that stands above this controller, without animation (fault F042).
  final func dismissEverythingAtOnce() {
    guard let device = SimulatedDevice.current else { return }
    for child in children { child.dismissEverythingAtOnce() }
    ownPresentation?.vanish(on: device)
  }
}
