public import SegueCore

/// A style for modals whose presentation controller positions the presented view, moves it, and
/// makes its pans.
///
/// Several controllers may use it in turn, with its parameters changed in between; a presentation
/// keeps those with which it began.
public final class ModalTransition<Parameters: Sendable>: TunableStyle, ModalTransitionDelegate {
  /// Returns the presentation controller of one presentation.
  public typealias MakePresentation = (
    _ presented: UIViewController, _ presenting: UIViewController?, _ parameters: Parameters,
    _ host: TransitionHost
  ) -> HostedPresentationController

  /// Changes a presentation that is on the screen to other parameters.
  public typealias UpdatePresentation = (
    _ presentation: HostedPresentationController, _ parameters: Parameters
  ) -> Void

  /// The parameters of the next presentation.
  public var parameters: Parameters
  /// The controllers that use the style, each with its host.
  private var uses: [(controller: UIKitReference<UIViewController>, host: TransitionHost)] = []
  private let makePresentation: MakePresentation
  private let update: UpdatePresentation?
  /// The presentations that `update` may change.
  private var presentations: [UIKitReference<HostedPresentationController>] = []

  /// Makes a style.
  ///
  /// - Parameters:
  ///   - parameters: The parameters of the first presentation.
  ///   - presentation: Returns the presentation controller, usually its initializer.
  ///   - update: Changes a presentation controller that is on the screen to other parameters; by
  ///     default it keeps those with which it began.
  public init(
    _ parameters: Parameters, presentation: @escaping MakePresentation,
    update: UpdatePresentation? = nil
  ) {
    self.parameters = parameters
    makePresentation = presentation
    self.update = update
  }

  /// Changes the presentations that are on the screen to the current parameters.
  public func updatePresentations() {
    for reference in presentations {
      if let presentation = reference.object { update?(presentation, parameters) }
    }
  }

  /// The delegate of modal transitions.
  public var transitioningDelegate: (any ModalTransitionDelegate)? { self }

  /// Stores the host of a controller.
  public func attach(
    to controller: UIViewController, as role: TransitionRole, host: TransitionHost
  ) {
    detach(from: controller, as: role)
    uses.append((UIKitReference(controller), host))
  }

  /// Forgets the host of a controller.
  public func detach(from controller: UIViewController, as role: TransitionRole) {
    uses.removeAll { use in use.controller.object.map { $0 === controller } ?? true }
  }

  /// Returns the presentation controller, with the current parameters.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let host = uses.first { $0.controller.object === presented }?.host ?? TransitionHost()
    let presentation = makePresentation(presented, presenting, parameters, host)
    if update != nil {
      presentations.removeAll { $0.object == nil }
      presentations.append(UIKitReference(presentation))
    }
    return presentation
  }

  /// Returns the movement of the presentation controller.
  public func movement(
    for direction: TransitionDirection, of controller: UIViewController,
    in presentation: UIPresentationController?
  ) -> (any TransitionMovement)? {
    (presentation as? HostedPresentationController)?.movement(for: direction)
  }

  /// Notifies the presentation controller.
  public func willRun(_ animator: TransitionAnimator, in presentation: UIPresentationController?) {
    (presentation as? HostedPresentationController)?.willRun(animator)
  }

  /// Returns the adaptive style of the presentation controller.
  public func adaptivePresentationStyle(
    for presentation: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    (presentation as? HostedPresentationController)?.adaptiveStyle(for: traitCollection) ?? .none
  }

  /// Returns the replacement view controller of the presentation controller.
  public func replacement(
    for presented: UIViewController, in style: UIModalPresentationStyle
  ) -> UIViewController? {
    let presentation = presented.presentationController as? HostedPresentationController
    return presentation?.replacement(in: style)
  }
}
