import SegueCore

/// A change of screens there and back, with a style: what a contract plays.
protocol ContractScene: AnyObject {
  /// What the window shows before the style is used and after it has been taken off.
  var root: UIViewController { get }
  /// What messages call the two ways and the one that comes.
  var words: ContractWords { get }
  /// The style is put on.
  func use(_ style: any TransitionStyle)
  /// A driver takes the place of the style's own; nil gives that back.
  func drive(by driver: (any UIViewControllerInteractiveTransitioning)?)
  /// A controller comes.
  func come(animated: Bool, completion: @escaping () -> Void)
  /// The controller goes.
  func go(animated: Bool, completion: @escaping () -> Void)
  /// Somebody asks for what cannot be while it comes or goes.
  func askForTooMuch(completion: @escaping () -> Void)
  /// Another of the same style comes over the one that is there; nil goes.
  ///
  /// - Returns: Who came; nil where that cannot be.
  func stack(_ style: (any TransitionStyle)?, completion: @escaping () -> Void) -> UIViewController?
  /// Whether a call by code in the middle of the way there waits for its end.
  var goWaitsForCome: Bool { get }
  /// Whether the controller is there, as the links between controllers say.
  var isUp: Bool { get }
  /// The view that comes and goes, while it is there.
  var mover: UIView? { get }
  /// The own view of the controller that comes and goes.
  var content: UIView? { get }
  /// The view that it comes over, while that is to be seen.
  var stayer: UIView? { get }
  /// Where the mover belongs, in its superview; nil where that cannot be said.
  var place: CGRect? { get }
  /// What else the style has put into the container.
  var chrome: [UIView] { get }
  /// How what is to be seen contradicts the links; nil when it does not.
  var contradiction: (expected: String, found: String)? { get }
  /// What must not outlive the way back, by name.
  var witnesses: [(name: String, object: AnyObject?)] { get }
  /// Lets go of what came, and takes the style off what stays.
  func end()
}

extension ContractScene {
  func stack(
    _ style: (any TransitionStyle)?, completion: @escaping () -> Void
  ) -> UIViewController? { nil }
}

extension UIViewController {
  /// Gives the controller content that keeps clear of bars and notches.
  func fill() {
    let content = UIView()
    content.accessibilityIdentifier = "content of \(restorationIdentifier ?? "")"
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)
    let room = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: room.topAnchor),
      content.bottomAnchor.constraint(equalTo: room.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: room.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: room.trailingAnchor),
    ])
  }
}
