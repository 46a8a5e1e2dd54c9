package import SegueCore

/// Presents a controller while a condition is true.
package final class ConditionalPresentation<Controller: UIViewController> {
  /// The presented controller; `nil` while there is none.
  package private(set) var presented: Controller?
  private var condition = false
  /// Sets the condition of the owner.
  private let setCondition: (Bool) -> Void
  private let onDismiss: () -> Void

  /// Creates a presentation whose condition is false.
  ///
  /// - Parameters:
  ///   - setCondition: Sets the owner's condition to false after a dismissal by the user, or where UIKit
  ///     refuses the presentation.
  ///   - onDismiss: Called after a dismissal.
  package init(setCondition: @escaping (Bool) -> Void, onDismiss: @escaping () -> Void) {
    self.setCondition = setCondition
    self.onDismiss = onDismiss
  }

  /// Sets the condition.
  ///
  /// - Parameters:
  ///   - isTrue: The condition. While a dismissal runs, `true` has no effect: the owner's condition becomes
  ///     false when it ends.
  ///   - presenter: The presenting controller.
  ///   - animated: Whether the presentation or dismissal is animated.
  ///   - style: The style of a presentation.
  ///   - make: Makes the controller of a presentation.
  package func update(
    _ isTrue: Bool, from presenter: UIViewController, animated: Bool,
    style: () -> any TransitionStyle, make: () -> Controller
  ) {
    condition = isTrue
    guard isTrue else { return dismiss(animated: animated) }
    guard presented == nil else { return }
    let controller = make()
    presented = controller
    // Retains this object until the dismissal, which releases the controller.
    controller.use(style(), host: TransitionHost(didDismiss: { [self] _, _ in didDismiss() }))
    // The presenter may not be in the window yet when the condition is true from the beginning.
    DispatchQueue.main.async { [self] in
      guard presented === controller, controller.presentingViewController == nil else { return }
      if condition { presenter.present(controller, animated: animated) }
      guard controller.presentingViewController == nil else { return }
      // UIKit has refused it, or the condition is no longer true.
      presented = nil
      if condition { end() }
    }
  }

  /// Dismisses the controller, with what it presents itself.
  package func dismiss(animated: Bool) {
    condition = false
    presented?.presentingViewController?.dismiss(animated: animated)
  }

  private func didDismiss() {
    presented = nil
    if condition { end() }
    onDismiss()
  }

  private func end() {
    condition = false
    setCondition(false)
  }
}
