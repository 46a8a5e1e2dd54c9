/// An object that prepares and performs the transition between two view controllers.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  nonisolated deinit {}

  /// The identifier of the segue; `nil` without one.
  open var identifier: String? { ownIdentifier }
  /// The view controller that the segue starts from.
  open var source: UIViewController { ownSource }
  /// The view controller that the segue leads to.
  open var destination: UIViewController { ownDestination }
  private let ownIdentifier: String?
  private let ownSource: UIViewController
  private let ownDestination: UIViewController
  private var performHandler: (() -> Void)?

  /// Creates a segue, whose class overrides `perform()`.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    ownIdentifier = identifier
    ownSource = source
    ownDestination = destination
    super.init()
  }
  /// Creates a segue that a closure performs.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    self.performHandler = performHandler
  }

  /// Performs the transition: by default by the closure of the segue.
  open func perform() { runHandler() }

  private func runHandler() {
    if let performHandler { return performHandler() }
    SimulatedDevice.current?.diagnose(
      .invalidCall,
      "\(type(of: self)) must override perform(), or be created with a performHandler")
  }
}

/// The source of an unwind segue, for the search of its destination.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
  nonisolated deinit {}

  /// The view controller that the segue starts from.
  open var source: UIViewController { ownSource }
  /// The action that the destination implements.
  open var unwindAction: Selector { ownAction }
  /// The object that started the segue.
  open var sender: Any? { ownSender }
  private let ownSource: UIViewController
  private let ownAction: Selector
  private let ownSender: Any?

  init(source: UIViewController, action: Selector, sender: Any?) {
    ownSource = source
    ownAction = action
    ownSender = sender
    super.init()
  }
}
