import HeadlessUIKit

/// A view controller that logs size and trait changes, and animates alongside size changes.
final class TurningController: LoggingController {
  /// Animations that run alongside a size change.
  var along: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  /// Whether the changes are forwarded to `super`.
  var callsSuper = true
  /// Returns a child's size for the parent's size; the same size by default.
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
