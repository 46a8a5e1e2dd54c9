import HeadlessUIKit

/// A delegate for adaptive presentations that logs its calls.
final class LoggingAdapter: NSObject, UIAdaptivePresentationControllerDelegate {
  private let log: CallLog
  /// The style for traits with a compact size class.
  var compactStyle = UIModalPresentationStyle.none
  /// The style for all other traits.
  var regularStyle = UIModalPresentationStyle.none
  /// The replacement view controller for an adapted style.
  var replacement: UIViewController?
  /// Called with the coordinator in the delegate call with the adaptive style.
  var onWillPresent: ((any UIViewControllerTransitionCoordinator)?) -> Void = { _ in }
  /// The presentation controller of the adapted style, of the last call of `prepare`.
  private(set) weak var prepared: UIPresentationController?

  init(_ log: CallLog) {
    self.log = log
    super.init()
  }

  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  {
    log.add("adapter.style")
    return .none
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    log.add("adapter.styleForTraits")
    let isCompact =
      traitCollection.verticalSizeClass == .compact
      || traitCollection.horizontalSizeClass == .compact
    return isCompact ? compactStyle : regularStyle
  }

  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {
    log.add("adapter.prepare")
    prepared = adaptivePresentationController
  }

  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    log.add("adapter.controllerForStyle")
    return replacement
  }

  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    log.add("adapter.willPresent \(style)")
    onWillPresent(transitionCoordinator)
  }
}
