public import SegueConfig
public import SegueCore

/// A style for modals, navigation stacks and tabs, in which an upper view covers a lower one: a
/// movement, and the pans that drive it.
///
/// The presented, pushed or later view is the upper one. A simple style is one of these, made from
/// its parameters and a function.
public final class CoverTransition<Parameters: Sendable>: TunableStyle {
  /// The controllers of a transition.
  public struct Controllers {
    /// The presented, pushed or later controller.
    package let upper: UIViewController
    /// The controller below; nil before UIKit has determined a presenting controller.
    public let lower: UIViewController?
  }

  /// Returns the movement of a transition in a direction.
  public typealias Movement = (Parameters, TransitionDirection, Controllers) ->
    any TransitionMovement

  /// The parameters of the next use.
  public var parameters: Parameters {
    get { modal.parameters }
    set { modal.parameters = newValue }
  }
  private let modal: ModalTransition<Parameters>
  private let edge: (Parameters) -> ConfigEdge?
  private let pan: (Parameters) -> PanParameters
  private let movement: Movement
  private let popsDownward: Bool
  private lazy var pans = ContainerPans(
    toward: { [weak self] in self?.side(in: $0) ?? .right }, popsDownward: popsDownward,
    parameters: { [weak self] in self.map { $0.pan($0.parameters) } ?? PanParameters() })

  /// Makes a style.
  ///
  /// - Parameters:
  ///   - parameters: The parameters of the first use.
  ///   - pan: Returns where pans may begin, and when they complete.
  ///   - edge: Returns the edge toward which the upper view disappears. By default it has none: a
  ///     swipe toward the trailing edge pops, and a drag down dismisses.
  ///   - popsDownward: Whether a drag down pops, as it dismisses, if a pan may begin anywhere; false
  ///     by default.
  ///   - presentation: Returns how the style presents; by default over the full container, with the
  ///     presenting view removed.
  ///   - movement: Returns the movement of a transition.
  public init(
    _ parameters: Parameters, pan: @escaping (Parameters) -> PanParameters,
    edge: @escaping (Parameters) -> ConfigEdge? = { _ in nil }, popsDownward: Bool = false,
    presentation: @escaping (Parameters) -> PresentationConfiguration = { _ in
      PresentationConfiguration(shouldRemovePresentersView: true)
    },
    movement: @escaping Movement
  ) {
    modal = ModalTransition(parameters) { presented, presenting, parameters, host in
      CoverPresentation(
        presented, presenting: presenting, presentation(parameters), pan: pan(parameters),
        edge: edge(parameters), host
      ) { direction, lower in
        movement(parameters, direction, Controllers(upper: presented, lower: lower))
      }
    }
    self.pan = pan
    self.edge = edge
    self.popsDownward = popsDownward
    self.movement = movement
  }

  /// The delegate of modal transitions.
  public var transitioningDelegate: (any ModalTransitionDelegate)? { modal }
  /// The delegate of pushes and pops.
  public var navigationDelegate: (any NavigationTransitionDelegate)? { self }
  /// The delegate of tab changes.
  public var tabBarDelegate: (any TabTransitionDelegate)? { self }

  /// Stores the host of a presentation, or installs the pan of a navigation or tab bar controller.
  public func attach(
    to controller: UIViewController, as role: TransitionRole, host: TransitionHost
  ) {
    switch role {
    case .modal: modal.attach(to: controller, as: role, host: host)
    case .stack, .tabs: pans.attach(to: controller)
    }
  }

  /// Forgets the host of a presentation, or removes the pan of a navigation or tab bar controller.
  public func detach(from controller: UIViewController, as role: TransitionRole) {
    switch role {
    case .modal: modal.detach(from: controller, as: role)
    case .stack, .tabs: pans.detach(from: controller)
    }
  }

  private func side(in view: UIView) -> Side { (edge(parameters) ?? .trailing).side(in: view) }
}

extension CoverTransition: NavigationTransitionDelegate {
  /// Returns the movement of a push or pop.
  public func navigationMovement(
    for direction: TransitionDirection, from: UIViewController, to: UIViewController,
    in stack: UINavigationController
  ) -> (any TransitionMovement)? { movement(for: direction, from: from, to: to) }

  /// Notifies the pan of the navigation controller.
  public func willRun(_ animator: TransitionAnimator, in stack: UINavigationController) {
    pans.willRun(animator, in: stack)
  }

  private func movement(
    for direction: TransitionDirection, from: UIViewController, to: UIViewController
  ) -> any TransitionMovement {
    let controllers =
      direction == .forward
      ? Controllers(upper: to, lower: from) : Controllers(upper: from, lower: to)
    return movement(parameters, direction, controllers)
  }
}

extension CoverTransition: TabTransitionDelegate {
  /// Returns the movement of a tab change.
  public func tabMovement(
    for direction: TransitionDirection, from: UIViewController, to: UIViewController,
    in tabs: UITabBarController
  ) -> (any TransitionMovement)? { movement(for: direction, from: from, to: to) }

  /// Notifies the pan of the tab bar controller.
  public func willRun(_ animator: TransitionAnimator, in tabs: UITabBarController) {
    pans.willRun(animator, in: tabs)
  }
}

/// The presentation of a style whose view covers the presenter.
private final class CoverPresentation: PlacedPresentationController {
  private let pan: PanParameters
  private let edge: ConfigEdge?
  private let makeMovement: (TransitionDirection, UIViewController?) -> any TransitionMovement

  init(
    _ presented: UIViewController, presenting: UIViewController?,
    _ configuration: PresentationConfiguration, pan: PanParameters, edge: ConfigEdge?,
    _ host: TransitionHost,
    makeMovement: @escaping (TransitionDirection, UIViewController?) -> any TransitionMovement
  ) {
    self.pan = pan
    self.edge = edge
    self.makeMovement = makeMovement
    super.init(presented, presenting: presenting, configuration, host: host)
  }

  override func movement(for direction: TransitionDirection) -> (any TransitionMovement)? {
    makeMovement(direction, presentingViewController)
  }

  /// The pans toward the edge. Without one they lead toward the trailing side, and down from
  /// anywhere if the activation area is the full view; there the other begins at the edge.
  override func makePans() -> [TransitionPan] {
    guard pan.activationArea != .none else { return [] }
    if let edge { return [dismissalPan(toward: edge.side, pan)] }
    let trailing = ConfigEdge.trailing.side
    guard pan.activationArea == .full else { return [dismissalPan(toward: trailing, pan)] }
    let edgePan = PanParameters(activationArea: .edge, drag: pan.drag)
    return [dismissalPan(toward: { _ in .bottom }, pan), dismissalPan(toward: trailing, edgePan)]
  }
}
