import SegueCore

/// A forward and a reverse transition with a style: what a contract plays.
protocol ContractScene: AnyObject {
  /// The root view controller of the window.
  var root: UIViewController { get }
  /// The words for the transitions in messages.
  var words: ContractWords { get }
  /// The delegate of the transitions, which UIKit does not retain.
  var delegate: AnyObject? { get }
  /// Installs the style.
  func use(_ style: any TransitionStyle)
  /// Replaces the style's interaction controller; nil restores it.
  func drive(by driver: (any UIViewControllerInteractiveTransitioning)?)
  /// Begins the forward transition.
  func forward(animated: Bool, completion: @escaping () -> Void)
  /// Begins the reverse transition.
  func reverse(animated: Bool, completion: @escaping () -> Void)
  /// Makes calls that are refused during a transition.
  func makeRefusedCalls(completion: @escaping () -> Void)
  /// Presents another controller of the same style above the current one; nil dismisses it.
  ///
  /// - Returns: The presented controller; nil if the scene does not support it.
  func stack(_ style: (any TransitionStyle)?, completion: @escaping () -> Void) -> UIViewController?
  /// Makes the forward call, animated, for another controller than `forward` does.
  ///
  /// - Parameter style: The other controller's style, where each has its own.
  /// - Returns: The other controller; nil if the scene does not support it.
  func makeAnother(_ style: any TransitionStyle) -> UIViewController?
  /// Reverses what `makeAnother` began, animated, if it has taken place.
  func removeAnother()
  /// Whether a reverse call during the forward transition waits for its end.
  var reverseWaitsForForward: Bool { get }
  /// Whether the completion of a canceled call runs (UIKit row 93).
  var answersCanceledCalls: Bool { get }
  /// Whether the forward transition has taken place, by the relations between the controllers.
  var isShown: Bool { get }
  /// The view that the transition animates, while it is shown.
  var movingView: UIView? { get }
  /// The view of the controller that appears and disappears.
  var content: UIView? { get }
  /// The view below, while it is visible.
  var viewBelow: UIView? { get }
  /// The final frame of the moving view, in its superview; nil if it is undefined.
  var finalFrame: CGRect? { get }
  /// The insets of the screen's part without bars that receive touches.
  var barInsets: UIEdgeInsets { get }
  /// The other views that the style has added to the container.
  var chrome: [UIView] { get }
  /// The inconsistency between the windows of views and the relations of controllers; nil for none.
  var contradiction: (expected: String, found: String)? { get }
  /// The inconsistency between the superview of the controller's view and the one that UIKit gives it;
  /// nil for none.
  var misplacement: (expected: String, found: String)? { get }
  /// The objects that must be deallocated after the reverse transition, by name.
  var trackedObjects: [(name: String, object: AnyObject?)] { get }
  /// Releases the controller that appeared, and removes the style.
  func end()
}

extension ContractScene {
  var barInsets: UIEdgeInsets { .zero }
  var answersCanceledCalls: Bool { false }

  func stack(
    _ style: (any TransitionStyle)?, completion: @escaping () -> Void
  ) -> UIViewController? { nil }

  func makeAnother(_ style: any TransitionStyle) -> UIViewController? { nil }

  func removeAnother() {}
}

extension UIView {
  /// The expected and found superview of a view; nil if they are equal.
  ///
  /// - Parameters:
  ///   - name: The view's name in messages.
  ///   - expected: The superview that it must have; nil for none.
  func misplacement(
    of name: String, in expected: UIView?
  ) -> (expected: String, found: String)? {
    guard superview !== expected else { return nil }
    func text(_ view: UIView?) -> String {
      view.map { "in \(ViewState.name(of: $0))" } ?? "in no view"
    }
    return ("\(name) \(text(expected))", text(superview))
  }
}

extension UIViewController {
  /// Adds content that is laid out in the safe area, and a view named `photo`, for styles with
  /// sources or shared elements.
  ///
  /// - Parameter isUpper: Whether the controller appears above another one.
  func fill(isUpper: Bool) {
    let photo = UIView(
      frame: isUpper
        ? CGRect(x: 60, y: 40, width: 160, height: 120)
        : CGRect(x: 20, y: 100, width: 80, height: 60))
    photo.accessibilityIdentifier = "photo"
    photo.layer.cornerRadius = isUpper ? 0 : 8
    view.addSubview(photo)
    let content = UIView()
    content.accessibilityIdentifier = "content of \(restorationIdentifier ?? "")"
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: guide.topAnchor),
      content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
  }
}
