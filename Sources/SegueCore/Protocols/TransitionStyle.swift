/// A way in which controllers come and go: what a plug-in is.
///
/// A style is a class. It vends the delegate of the transitions that it answers for, and it may
/// install recognizers of its own. Every requirement has a default, so that a style writes only
/// what it means. What can be tuned is data, in the style's `StyleDescriptor`.
///
/// Its isolation is written out because `TunableStyle` refines it: every style would have to write it
/// otherwise, and only a module that is isolated to the main actor as a whole could have styles.
@MainActor public protocol TransitionStyle: AnyObject {
  /// Who answers for modal presentations; nil by default: the style takes no part in them.
  var transitioningDelegate: (any ModalTransitionDelegate)? { get }

  /// Who answers for the pushes and pops of a stack that uses the style; nil by default: the style
  /// takes no part in them.
  var navigationDelegate: (any NavigationTransitionDelegate)? { get }

  /// Who answers for the changes of tab of a tab bar controller that uses the style; nil by default:
  /// the style takes no part in them.
  var tabBarDelegate: (any TabTransitionDelegate)? { get }

  /// A controller starts to use the style: install what the style needs on it.
  ///
  /// Called once for each controller, before it is presented; for a stack or tabs, before the first
  /// change; nothing by default.
  ///
  /// - Parameters:
  ///   - controller: Who uses the style; it keeps the style alive.
  ///   - host: What the style may ask of the app around it.
  func attach(to controller: UIViewController, host: TransitionHost)

  /// The controller uses the style no longer: take back what `attach` installed; nothing by default.
  ///
  /// - Parameter controller: Who used it; others may go on.
  func detach(from controller: UIViewController)
}

extension TransitionStyle {
  /// Nil.
  public var transitioningDelegate: (any ModalTransitionDelegate)? { nil }
  /// Nil.
  public var navigationDelegate: (any NavigationTransitionDelegate)? { nil }
  /// Nil.
  public var tabBarDelegate: (any TabTransitionDelegate)? { nil }
  /// Nothing.
  public func attach(to controller: UIViewController, host: TransitionHost) {}
  /// Nothing.
  public func detach(from controller: UIViewController) {}
}

/// A style whose parameters can be changed between two uses.
///
/// A presentation that is under way keeps the parameters with which it began.
public protocol TunableStyle<Parameters>: TransitionStyle {
  /// What can be tuned, with the names and defaults of the YAML file.
  associatedtype Parameters: Sendable
  /// The parameters of the next use.
  var parameters: Parameters { get set }
}
