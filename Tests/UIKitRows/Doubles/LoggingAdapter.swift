import HeadlessUIKit

/// Decides about adaptation, and logs what it is asked and told.
final class LoggingAdapter: NSObject, UIAdaptivePresentationControllerDelegate {
  private let log: CallLog
  /// The style for a narrow or low environment, and for any other.
  var compactStyle = UIModalPresentationStyle.none
  var regularStyle = UIModalPresentationStyle.none
  /// The controller that stands in for an adapted style.
  var standIn: UIViewController?
  /// Run when it is told the style, with the coordinator.
  var onStyle: ((any UIViewControllerTransitionCoordinator)?) -> Void = { _ in }
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
    return standIn
  }

  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    log.add("adapter.willPresent \(style)")
    onStyle(transitionCoordinator)
  }
}
