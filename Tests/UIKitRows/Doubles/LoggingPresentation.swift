import HeadlessUIKit

/// A presentation controller that logs what it is told and lays its view out as a good one does.
class LoggingPresentation: UIPresentationController {
  private let log: CallLog
  var removes = false
  var coversScreen = true
  /// The distance of the presented view from the container's edges, pt.
  var inset: CGFloat = 0
  /// The size that it gives its controller; that of the container by default.
  var childSize: CGSize?
  /// Whether it passes changes of size and traits on.
  var callsSuper = true
  /// A view around the presented controller's, which is moved in its place.
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

  override var shouldRemovePresentersView: Bool { removes }
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
