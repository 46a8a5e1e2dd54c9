import HeadlessUIKit

/// A controller that logs changes of size and traits, and moves something along with them.
final class TurningController: LoggingController {
  /// Run inside the animation of a change of size.
  var along: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  /// Whether it passes the messages on.
  var callsSuper = true
  /// The size of a child in a size of this one; the same by default.
  var childSize: (CGSize) -> CGSize = { $0 }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    note("size \(Int(size.width))x\(Int(size.height))")
    if let along {
      coordinator.animate(alongsideTransition: along) { [weak self] _ in self?.note("completion") }
    }
    if callsSuper { super.viewWillTransition(to: size, with: coordinator) }
  }

  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    note("traits")
    if callsSuper { super.willTransition(to: newCollection, with: coordinator) }
  }

  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { childSize(parentSize) }
}
