import SegueConfig
import SegueCore
import SegueMotion
import SegueParts

/// The parameters of the style of these tests.
nonisolated struct RiseParameters: Sendable {
  var height = 300.0
  var duration = 0.2
  var compactHeightScreen: String?
  var waits = false
  var forgets = false
  var leaks = false
}

/// A panel that rises linearly from the bottom over a dimming view, unless its content provides a
/// movement; in compact height it can have a replacement.
nonisolated let rise = StyleDescriptor(
  identifier: "rise", summary: "A panel rises.",
  parameters: ParameterTable(
    "a rise style", defaults: RiseParameters(),
    [
      Parameter("height", \.height, .length(1...1000), "How high the panel is."),
      Parameter("duration", \.duration, .duration(0...10), "How long it takes."),
      Parameter(
        "compactHeightScreen", \.compactHeightScreen, .optional(of: .identifier),
        "The screen in compact height."),
      Parameter("waits", \.waits, .boolean, "Whether it waits for a pan that never begins."),
      Parameter("forgets", \.forgets, .boolean, "Whether it forgets to report its end."),
      Parameter("leaks", \.leaks, .boolean, "Whether it retains what it presents."),
    ]),
  make: { RiseTransition($0) })

final class RiseTransition: @MainActor TunableStyle, ModalTransitionDelegate {
  var parameters: RiseParameters
  private var host = TransitionHost()
  private var uses = 0
  private let forgetful = ForgetfulDelegate()
  private var leaked: [UIViewController] = []

  init(_ parameters: RiseParameters) { self.parameters = parameters }

  var transitioningDelegate: (any ModalTransitionDelegate)? { self }

  func attach(to controller: UIViewController, as role: TransitionRole, host: TransitionHost) {
    self.host = host
    uses += 1
    host.report("use \(uses)")
    if parameters.leaks { leaked.append(controller) }
    if parameters.forgets { controller.transitioningDelegate = forgetful }
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    RisePresentation(presented, presenting, parameters.height, host)
  }

  func willRun(_ animator: TransitionAnimator, in presentation: UIPresentationController?) {
    if parameters.waits { animator.interactionController = UIPercentDrivenInteractiveTransition() }
  }

  func movement(
    for direction: TransitionDirection, of controller: UIViewController,
    in presentation: UIPresentationController?
  ) -> (any TransitionMovement)? {
    (controller as? any TransitionContent)?.ownMovement(for: direction)
      ?? RiseMovement(timing: .curve(.linear, duration: parameters.duration))
  }

  func adaptivePresentationStyle(
    for presentation: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    parameters.compactHeightScreen != nil && traitCollection.verticalSizeClass == .compact
      ? .overFullScreen : .none
  }

  func replacement(
    for presented: UIViewController, in style: UIModalPresentationStyle
  ) -> UIViewController? { parameters.compactHeightScreen.flatMap(host.controller) }
}

private struct RiseMovement: TransitionMovement {
  let timing: TransitionTiming

  func prepare(_ context: MovementContext) {
    if context.direction == .forward { context.view.frame.origin.y = context.container.bounds.maxY }
  }

  func animate(_ context: MovementContext) {
    let isComing = context.direction == .forward
    context.view.frame.origin.y =
      isComing ? context.presentedFrame.minY : context.container.bounds.maxY
  }
}

/// Shows the view and never completes the transition.
private final class ForgetfulDelegate: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double {
    0.3
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    context.view(forKey: .to).map(context.containerView.addSubview)
  }
}

private final class RisePresentation: UIPresentationController {
  private let height: Double
  private let host: TransitionHost
  private lazy var dimming = DimmingView(BackdropParameters()) { [weak self] in
    guard let self, host.mayDismiss(presentedViewController, .tap) else { return }
    let content = presentedViewController as? any TransitionContent
    let dismisses = content?.mayDismissByTap != false
    content?.didTapOutside(dismisses: dismisses)
    if dismisses { presentingViewController.dismiss(animated: true) }
  }

  init(
    _ presented: UIViewController, _ presenting: UIViewController?, _ height: Double,
    _ host: TransitionHost
  ) {
    self.height = height
    self.host = host
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
  }

  override func presentationTransitionWillBegin() {
    dimming.install(in: containerView, alongside: presentedViewController.transitionCoordinator)
  }

  override func dismissalTransitionWillBegin() {
    dimming.fadeOut(alongside: presentedViewController.transitionCoordinator)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimming.removeFromSuperview() }
  }
}
