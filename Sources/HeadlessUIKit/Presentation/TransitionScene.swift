/// The container, the controllers, the frames and the names of a transition, for its context.
///
/// Presentations, pushes and tab changes conform to it; the engine uses nothing else of them.
protocol TransitionScene {
  /// The view controller visible before the transition.
  var from: UIViewController { get }
  /// The view controller visible after the transition.
  var to: UIViewController { get }
  /// The container view.
  var container: UIView { get }
  /// The presentation style; `.none` for other transitions (UIKit row 108).
  var style: UIModalPresentationStyle { get }
  /// The kind of transition in messages, such as "presentation" or "pop".
  var noun: String { get }
  /// Whether the presenter's view returns at the end, even if no animator adds it (UIKit row 54).
  var restoresAppearingView: Bool { get }
  /// The view controller that messages and the log name.
  var subject: UIViewController { get }
  /// Returns a view of the transition; `nil` if it takes no part.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The initial frame of the from controller's view, in the container; zero if it has none.
  var initialFrame: CGRect { get }
  /// Returns the final frame of a controller's view, in the container; zero if it has none.
  func finalFrame(of controller: UIViewController) -> CGRect
}
