/// Where a transition takes place, between whom, and what it is called: all that its context tells.
///
/// A presentation, a push and a change of tab each have a scene of their own; the engine knows no
/// more of them.
protocol TransitionScene {
  /// The controller that is left.
  var from: UIViewController { get }
  /// The controller that is reached.
  var to: UIViewController { get }
  /// The view in which everything moves.
  var container: UIView { get }
  /// The style of the presentation; none for other transitions (UIKit row 108).
  var style: UIModalPresentationStyle { get }
  /// What messages call the transition: "presentation", "pop".
  var noun: String { get }
  /// Whom messages and the log name.
  var subject: UIViewController { get }
  /// A view that moves; nil where the transition leaves it alone.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where a controller's view starts, in the container; zero for no place yet.
  func initialFrame(of controller: UIViewController) -> CGRect
  /// Where a controller's view ends, in the container; zero for free choice.
  func finalFrame(of controller: UIViewController) -> CGRect
}
