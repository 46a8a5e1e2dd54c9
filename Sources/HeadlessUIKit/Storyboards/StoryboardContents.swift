/// The view controllers and segues that a test registers in place of a storyboard's file.
///
/// ```swift
/// let main = device.storyboard("Main")
/// main.setInitialViewController { _ in HomeViewController() }
/// main.register("detail") { coder in DetailViewController(coder: coder)! }
/// main.addSegue("showDetail", from: HomeViewController.self, .show, to: "detail")
/// ```
public final class StoryboardContents {
  typealias Scene = (NSCoder) -> UIViewController

  /// The name of the storyboard.
  public let name: String
  var initialScene: Scene?
  var scenes: [String: Scene] = [:]
  private var segues: [StoryboardConnection] = []

  init(name: String) { self.name = name }

  /// Registers the initial view controller.
  ///
  /// - Parameter make: Creates it; `init(coder:)` of UIKit's classes accepts the coder.
  public func setInitialViewController(_ make: @escaping (NSCoder) -> UIViewController) {
    initialScene = make
  }

  /// Registers the view controller with an identifier.
  ///
  /// - Parameters:
  ///   - identifier: The storyboard identifier.
  ///   - make: Creates the view controller; `init(coder:)` of UIKit's classes accepts the coder.
  public func register(
    _ identifier: String, _ make: @escaping (NSCoder) -> UIViewController
  ) { scenes[identifier] = make }

  /// Registers a segue to a registered view controller.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the segue.
  ///   - source: The class of the view controllers that have the segue.
  ///   - kind: What the segue does.
  ///   - destination: The storyboard identifier of its destination.
  public func addSegue(
    _ identifier: String, from source: UIViewController.Type, _ kind: StoryboardSegueKind,
    to destination: String
  ) {
    addSegue(identifier, from: source, kind) { [unowned self] coder, _ in
      guard let scene = scenes[destination] else { return nil }
      return scene(coder)
    }
  }

  /// Registers a segue whose destination a closure creates, as a segue action does.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the segue.
  ///   - source: The class of the view controllers that have the segue.
  ///   - kind: What the segue does.
  ///   - make: Creates the destination from a coder and the sender.
  public func addSegue(
    _ identifier: String, from source: UIViewController.Type, _ kind: StoryboardSegueKind,
    make: @escaping (_ coder: NSCoder, _ sender: Any?) -> UIViewController?
  ) {
    segues.append(
      StoryboardConnection(
        identifier: identifier, source: source, action: .forward(kind, make), contents: self))
  }

  /// Registers an unwind segue.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the segue.
  ///   - source: The class of the view controllers that have the segue.
  ///   - action: The unwind action: `HomeViewController.unwindToHome(_:)`.
  public func addUnwindSegue<Target: UIViewController>(
    _ identifier: String, from source: UIViewController.Type,
    to action: @escaping (Target) -> @MainActor (UIStoryboardSegue) -> Void
  ) {
    let unwind = UnwindAction(
      selector: Selector(action), isImplemented: { $0 is Target },
      call: { target, segue in
        if let target = target as? Target { action(target)(segue) }
      })
    segues.append(
      StoryboardConnection(
        identifier: identifier, source: source, action: .unwind(unwind), contents: self))
  }

  /// Creates a view controller that knows its storyboard.
  func make(_ scene: Scene, _ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController {
    let coder = StoryboardCoder()
    let controller = creator?(coder) ?? scene(coder)
    adopt(controller)
    return controller
  }

  /// Records the storyboard of a new controller and its children, and wakes them.
  func adopt(_ controller: UIViewController) {
    controller.instanceFile = .storyboard(name)
    for child in controller.children where child.instanceFile == nil { adopt(child) }
    controller.awakeFromNib()
  }

  func segue(_ identifier: String, from source: UIViewController) -> StoryboardConnection? {
    segues.last { $0.identifier == identifier && $0.isSource(source) }
  }
}

/// What a registered segue does.
public struct StoryboardSegueKind {
  let make:
    (
      _ identifier: String?, _ source: UIViewController, _ destination: UIViewController,
      _ sender: Any?
    ) -> UIStoryboardSegue

  /// Calls `show(_:sender:)`: pushes in a navigation controller.
  public static let show = StoryboardSegueKind { identifier, source, destination, sender in
    UIStoryboardSegue(identifier: identifier, source: source, destination: destination) {
      source.show(destination, sender: sender)
    }
  }
  /// Calls `showDetailViewController(_:sender:)`.
  public static let showDetail = StoryboardSegueKind { identifier, source, destination, sender in
    UIStoryboardSegue(identifier: identifier, source: source, destination: destination) {
      source.showDetailViewController(destination, sender: sender)
    }
  }
  /// Presents the destination.
  public static let presentModally = StoryboardSegueKind { identifier, source, destination, _ in
    UIStoryboardSegue(identifier: identifier, source: source, destination: destination) {
      source.present(destination, animated: UIView.areAnimationsEnabled)
    }
  }
  /// Presents the destination as a popover; a sender that is a view is its source.
  public static let presentAsPopover = StoryboardSegueKind {
    identifier, source, destination, sender in
    destination.modalPresentationStyle = .popover
    if let view = sender as? UIView {
      destination.popoverPresentationController?.sourceView = view
      destination.popoverPresentationController?.sourceRect = view.bounds
    }
    return UIStoryboardSegue(identifier: identifier, source: source, destination: destination) {
      source.present(destination, animated: UIView.areAnimationsEnabled)
    }
  }
  /// Performs a segue of a class of the app: `.custom(DeckSegue.init)`.
  public static func custom(
    _ make: @escaping (String?, UIViewController, UIViewController) -> UIStoryboardSegue
  ) -> StoryboardSegueKind {
    StoryboardSegueKind { id, source, target, _ in make(id, source, target) }
  }
}

/// A registered segue.
struct StoryboardConnection {
  enum Action {
    case forward(StoryboardSegueKind, (NSCoder, Any?) -> UIViewController?)
    case unwind(UnwindAction)
  }

  let identifier: String
  let source: UIViewController.Type
  let action: Action
  unowned let contents: StoryboardContents

  /// Returns whether a controller has the class of the source, or a subclass of it.
  func isSource(_ controller: UIViewController) -> Bool {
    isClass(type(of: controller), sameOrBelow: source)
  }
}

/// Returns whether a class is another one or inherits from it.
func isClass(_ candidate: AnyClass, sameOrBelow ancestor: AnyClass) -> Bool {
  var present: AnyClass? = candidate
  while let type = present {
    if type == ancestor { return true }
    present = _getSuperclass(type)
  }
  return false
}

/// The action of an unwind segue.
struct UnwindAction {
  let selector: Selector
  let isImplemented: (UIViewController) -> Bool
  let call: (UIViewController, UIStoryboardSegue) -> Void
}
