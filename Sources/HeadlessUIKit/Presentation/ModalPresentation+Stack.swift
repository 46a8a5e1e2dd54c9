/// The presentations above and below a presentation, and the dismissal of a stack of them.
extension ModalPresentation {
  /// This presentation and those above it, from the bottom up.
  var stack: [ModalPresentation] { Array(sequence(first: self) { $0.presented.ownPresentation }) }

  /// The presentation that presented this one's presenter.
  var below: ModalPresentation? { presenter.presentedAncestor?.activePresentation }

  /// Whether this presentation or one above it is being presented (UIKit row 77).
  var isPresentingHereOrAbove: Bool {
    ([self] + presented.presentationsAbove).contains {
      $0.phase == .presenting || $0.transition?.direction == .present
    }
  }

  /// Whether a presentation below is being dismissed, which dismisses this one too.
  var isDismissedBelow: Bool {
    guard let below else { return false }
    return below.phase == .dismissing || below.isDismissedBelow
  }

  /// Dismisses all presentations above without animation, topmost first (UIKit row 74).
  func dismissAllAbove() { presented.dismissEverythingAtOnce() }

  /// Dismisses this presentation and all above it without animation.
  func dismissImmediately(on device: SimulatedDevice) {
    dismissAllAbove()
    transition?.endAtOnce(on: device)
    guard phase != .over else { return }
    phase = .dismissing
    PresentationTransition(.dismiss, of: self, animated: false, completion: nil)
      .runAtOnce(on: device)
  }

  /// Removes this presentation and those above it, except the topmost, without a transition. Returns
  /// the topmost, whose dismissal then reveals this one's presenter (UIKit row 74).
  func handOver(on device: SimulatedDevice) -> ModalPresentation {
    let members = stack
    // Presentations in their children's contexts are dismissed first.
    for child in members.flatMap(\.presented.children) { child.dismissEverythingAtOnce() }
    guard let top = members.last, top !== self else { return self }
    top.transition?.endAtOnce(on: device)
    // The end of its transition may have removed it; then the one below it is the topmost.
    guard top.phase != .over else { return handOver(on: device) }
    top.home = home
    top.hasRemovedPresenter = hasRemovedPresenter
    home = nil
    // Set first, so that presentedViewController is not nil in a callback.
    top.presenter = presenter
    presenter.ownPresentation = top
    top.phase = .dismissing
    for member in members.dropLast().reversed() { member.endWithoutTransition() }
    if top.container.window == nil { top.install() }
    return top
  }

  private func endWithoutTransition() {
    presented.ownPresentation = nil
    controller.dismissalTransitionWillBegin()
    presented.isMoving = .dismissed
    if presented.appearance.canBegin(false) { presented.beginAppearance(false, animated: false) }
    controller.dismissalTransitionDidEnd(true)
    uninstall()
    presented.endAppearanceIfUnderWay(animated: false)
    presented.isMoving = nil
  }
}

extension UIViewController {
  /// The view controllers presented in this controller's hierarchy, from the bottom up.
  package final var presentedChain: [UIViewController] { presentationsAbove.map(\.presented) }

  /// The presentations in this controller's hierarchy, from the bottom up.
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

  /// Adapts the presentations in this controller's hierarchy to traits that changed during a
  /// transition.
  final func adaptPresentations() {
    for presentation in presentationsAbove { presentation.adaptAfterTransition() }
  }

  /// Takes the former root out of a window. Presentations whose containers are in the window stay
  /// there, and keep it in memory (UIKit row 335); if there are none, all others are dismissed.
  final func leave(asRootOf window: UIWindow) {
    let staying = presentationsAbove.filter { $0.isUp && $0.container.parent === window }
    if staying.isEmpty { dismissEverythingAtOnce() } else { report(staying, leftIn: window) }
    for presentation in staying where presentation.below == nil { presentation.formerRoot = self }
    if !window.isHidden { disappearFromWindow(except: staying.map(\.presented)) }
    existingView?.removeFromSuperview()
  }

  private func report(_ presentations: [ModalPresentation], leftIn window: UIWindow) {
    guard let device = SimulatedDevice.current else { return }
    let names = presentations.map { device.name(of: $0.presented) }.joined(separator: ", ")
    let successor = window.rootViewController.map(device.name) ?? "nil"
    device.diagnose(
      .rootReplaced,
      "rootViewController was set to \(successor) while \(device.name(of: self)) presents "
        + "\(names); what it presents stays in the window and in memory; dismiss it first")
  }

  /// Dismisses every presentation above this controller without animation.
  final func dismissEverythingAtOnce() {
    guard let device = SimulatedDevice.current else { return }
    for child in children { child.dismissEverythingAtOnce() }
    ownPresentation?.dismissImmediately(on: device)
  }
}
