import HeadlessUIKit

/// A presentation controller that logs its calls and positions the presented view in each layout.
class LoggingPresentation: UIPresentationController {
  private let log: CallLog
  var removesPresentersView = false
  var coversScreen = true
  /// The distance of the presented view from the container's edges, pt.
  var inset: CGFloat = 0
  /// The size for the presented view controller; `nil` uses the container's, and logs no changes of
  /// size and traits.
  var childSize: CGSize?
  /// Whether size and trait changes are forwarded to `super`.
  var callsSuper = true
  /// A view that contains the presented view controller's view and is animated instead of it.
  var wrapper: UIView?
  var logsLayout = false
  var logsView = false
  var hooks: [String: (LoggingPresentation) -> Void] = [:]

  init(_ presented: UIViewController, _ presenting: UIViewController?, _ log: CallLog) {
    self.log = log
    super.init(presentedViewController: presented, presenting: presenting)
  }

  private func note(_ call: String) {
    log.add("presentation.\(call)")
    hooks[call]?(self)
  }

  override var shouldRemovePresentersView: Bool { removesPresentersView }
  override var shouldPresentInFullscreen: Bool { coversScreen }
  override var presentedView: UIView? {
    if logsView { note("presentedView") }
    return wrapper ?? super.presentedView
  }
  override var frameOfPresentedViewInContainerView: CGRect {
    (containerView?.bounds ?? .zero).insetBy(dx: inset, dy: inset)
  }
  override func presentationTransitionWillBegin() { note("presentationTransitionWillBegin") }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    note("presentationTransitionDidEnd(\(completed))")
  }
  override func dismissalTransitionWillBegin() { note("dismissalTransitionWillBegin") }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    note("dismissalTransitionDidEnd(\(completed))")
  }
  override func containerViewWillLayoutSubviews() {
    if logsLayout { note("containerViewWillLayoutSubviews") }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
  override func containerViewDidLayoutSubviews() {
    if logsLayout { note("containerViewDidLayoutSubviews") }
  }
  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if logsLayout { note("preferredContentSizeDidChange") }
  }
  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { childSize ?? parentSize }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    if childSize != nil { note("size \(Int(size.width))x\(Int(size.height))") }
    if callsSuper { super.viewWillTransition(to: size, with: coordinator) }
  }
  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    if childSize != nil { note("traits") }
    if callsSuper { super.willTransition(to: newCollection, with: coordinator) }
  }
}
