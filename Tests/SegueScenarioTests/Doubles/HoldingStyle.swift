import SegueConfig
import SegueCore

/// How the style retains what it presents.
nonisolated enum Holding: String, CaseIterable, Sendable {
  case driver, closure, animator, cycle, window, nothing
}

nonisolated struct HoldingParameters: Sendable {
  var by = Holding.nothing
}

/// A style that retains what it presents.
nonisolated let holding = StyleDescriptor(
  identifier: "holding", summary: "Retains what it presents.",
  parameters: ParameterTable(
    "a holding style", defaults: HoldingParameters(),
    [
      Parameter(
        "by", \.by,
        .choice("a holder", Holding.allCases.map { (word: $0.rawValue, value: $0) }),
        "What retains it.")
    ]),
  make: { HoldingTransition($0) })

private final class HoldingTransition: @MainActor TunableStyle, ModalTransitionDelegate {
  /// An interaction controller that retains the view controller.
  final class Driver: UIPercentDrivenInteractiveTransition {
    var controller: UIViewController?
  }

  /// A view of the window that keeps a view controller.
  final class KeepingView: UIView {
    var kept: UIViewController?
  }

  /// A view that retains the controller whose view it is in.
  final class CyclicView: UIView {
    var controller: UIViewController?
  }

  var parameters: HoldingParameters
  private let driver = Driver()
  private var onEnd: (() -> Void)?
  private let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)

  init(_ parameters: HoldingParameters) { self.parameters = parameters }

  var transitioningDelegate: (any ModalTransitionDelegate)? { self }

  func attach(to controller: UIViewController, as role: TransitionRole, host: TransitionHost) {
    switch parameters.by {
    case .driver: driver.controller = controller
    case .closure: onEnd = { controller.view.alpha = 1 }
    case .animator: animator.addCompletion { _ in controller.view.alpha = 1 }
    case .cycle:
      let view = CyclicView()
      view.controller = controller
      controller.view.addSubview(view)
    case .window, .nothing: break
    }
  }

  func willRun(_ animator: TransitionAnimator, in presentation: UIPresentationController?) {
    guard parameters.by == .window, let presentation else { return }
    let view = KeepingView()
    view.kept = presentation.presentedViewController
    presentation.presentingViewController.view.addSubview(view)
  }
}
