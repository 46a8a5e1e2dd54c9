/// A kind of transition between view controllers, such as a sheet: what a plug-in provides.
///
/// A style is a class. It vends the delegates of the transitions that it animates, and may install
/// gesture recognizers. Every requirement has a default, so that a style implements only what it
/// customizes. Its parameters are data, described by the style's `StyleDescriptor`.
///
/// The isolation is explicit because `TunableStyle` refines the protocol: otherwise only modules
/// isolated to the main actor by default could contain styles.
@MainActor public protocol TransitionStyle: AnyObject {
  /// The delegate of modal transitions; nil by default: the style does not affect them.
  var transitioningDelegate: (any ModalTransitionDelegate)? { get }

  /// The delegate of a navigation controller's pushes and pops; nil by default: the style does not
  /// affect them.
  var navigationDelegate: (any NavigationTransitionDelegate)? { get }

  /// The delegate of a tab bar controller's tab changes; nil by default: the style does not affect
  /// them.
  var tabBarDelegate: (any TabTransitionDelegate)? { get }

  /// Notifies the style that a controller starts to use it, so that it can install what it needs.
  ///
  /// Called once for each controller and role, before its presentation or, for a navigation or tab
  /// bar controller, its first transition. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - controller: The controller that uses the style and retains it.
  ///   - role: What the style animates for the controller. A style without a delegate is attached
  ///     for every role that the controller has.
  ///   - host: The style's interface to the app.
  func attach(to controller: UIViewController, as role: TransitionRole, host: TransitionHost)

  /// Notifies the style that a controller no longer uses it for a role, so that it can remove what
  /// `attach` installed. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - controller: The controller that used the style; others may still use it.
  ///   - role: What the style no longer animates for the controller.
  func detach(from controller: UIViewController, as role: TransitionRole)
}

extension TransitionStyle {
  /// The default implementation returns `nil`.
  public var transitioningDelegate: (any ModalTransitionDelegate)? { nil }
  /// The default implementation returns `nil`.
  public var navigationDelegate: (any NavigationTransitionDelegate)? { nil }
  /// The default implementation returns `nil`.
  public var tabBarDelegate: (any TabTransitionDelegate)? { nil }
  /// The default implementation does nothing.
  public func attach(
    to controller: UIViewController, as role: TransitionRole, host: TransitionHost
  ) {}
  /// The default implementation does nothing.
  public func detach(from controller: UIViewController, as role: TransitionRole) {}
}

/// A style whose parameters can be changed between two uses.
///
/// A presentation in progress keeps the parameters with which it began.
public protocol TunableStyle<Parameters>: TransitionStyle {
  /// The parameters, with the names and defaults of the YAML file.
  associatedtype Parameters: Sendable
  /// The parameters of the next use.
  var parameters: Parameters { get set }

  /// Applies the parameters to the presentations that are on the screen, as far as the style can.
  ///
  /// Called while parameters are tuned in a running app, never otherwise. The default implementation
  /// does nothing: the next use has the parameters.
  func updatePresentations()
}

extension TunableStyle {
  /// The default implementation does nothing.
  public func updatePresentations() {}
}
