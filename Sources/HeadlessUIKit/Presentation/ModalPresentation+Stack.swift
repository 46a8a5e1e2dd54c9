/// What stands above and below a presentation, and how a stack of them goes.
extension ModalPresentation {
  /// The presentations from here upwards, this one first.
  var stack: [ModalPresentation] { Array(sequence(first: self) { $0.presented.ownPresentation }) }

  /// The presentation that shows this one's presenter.
  var below: ModalPresentation? { presenter.presentedAncestor?.activePresentation }

  /// Whether something at or above this place is on its way in (UIKit row 77).
  var isPresentingHereOrAbove: Bool {
    ([self] + presented.presentationsAbove).contains {
      $0.phase == .presenting || $0.transition?.direction == .present
    }
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
    // What is presented in the place of their children goes first.
    for child in members.flatMap(\.presented.children) { child.dismissEverythingAtOnce() }
    guard let top = members.last, top !== self else { return self }
    top.transition?.endAtOnce(on: device)
    guard top.phase != .over else { return handOver(on: device) }
    top.home = home
    top.hasRemovedPresenter = hasRemovedPresenter
    home = nil
    // First, so that code in a callback finds the presenter still presenting.
    top.presenter = presenter
    presenter.ownPresentation = top
    top.phase = .dismissing
    for member in members.dropLast().reversed() { member.leaveUnseen() }
    if top.container.window == nil { top.putUp() }
    return top
  }

  private func leaveUnseen() {
    presented.ownPresentation = nil
    controller.dismissalTransitionWillBegin()
    presented.isMoving = .dismissed
    if presented.appearance.canBegin(false) { presented.beginAppearance(false, animated: false) }
    controller.dismissalTransitionDidEnd(true)
    takeDown()
    presented.endAppearanceIfUnderWay(animated: false)
    presented.isMoving = nil
  }
}

extension UIViewController {
  /// Everything presented in this controller's tree, from the bottom up.
  package final var presentedChain: [UIViewController] { presentationsAbove.map(\.presented) }

  /// Every presentation in this controller's tree, from the bottom up.
  final var presentationsAbove: [ModalPresentation] {
    var all: [ModalPresentation] = []
    collectPresentations(into: &all)
    return all
  }

  private func collectPresentations(into all: inout [ModalPresentation]) {
    for child in children { child.collectPresentations(into: &all) }
    guard let ownPresentation else { return }
    all.append(ownPresentation)
    ownPresentation.presented.collectPresentations(into: &all)
  }

  /// Lets what is presented in this controller's tree take the form that its environment asks for since
  /// a transition began.
  final func adaptPresentations() {
    for presentation in presentationsAbove { presentation.adaptAfterTransition() }
  }

  /// Ends everything that stands above this controller, without animation (fault F042).
  final func dismissEverythingAtOnce() {
    guard let device = SimulatedDevice.current else { return }
    for child in children { child.dismissEverythingAtOnce() }
    ownPresentation?.vanish(on: device)
  }
}
