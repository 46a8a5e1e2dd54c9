/// An item of a drag.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  nonisolated deinit {}

  /// The data of the item.
  open var itemProvider: NSObject { provider }
  private let provider: NSObject
  /// An object of the app; `nil` by default.
  open var localObject: Any?

  /// Creates an item with data.
  public init(itemProvider: NSObject) {
    provider = itemProvider
    super.init()
  }
}

/// A drag, which does not occur: no test can begin one.
@preconcurrency @MainActor
public protocol UIDragSession: NSObjectProtocol {
  /// The items.
  var items: [UIDragItem] { get }
}

/// A drag over a view, which does not occur.
@preconcurrency @MainActor
public protocol UIDropSession: NSObjectProtocol {
  /// The items.
  var items: [UIDragItem] { get }
}

/// The delegate of a drag.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {
  /// Returns the items of a drag; never called.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
}

/// The delegate of a drop; never called.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol {}

/// An interaction that begins drags. It is kept on its view, and begins none.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  nonisolated deinit {}

  /// The delegate; weak.
  open weak var delegate: (any UIDragInteractionDelegate)? { ownDelegate }
  private weak var ownDelegate: (any UIDragInteractionDelegate)?
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// Whether the interaction is enabled; true by default.
  /// Stored only.
  open var isEnabled = true
  /// Whether other recognizers recognize during the lift; false by default.
  /// Stored only.
  open var allowsSimultaneousRecognitionDuringLift = false
  /// Whether interactions are enabled on the device: on a tablet.
  open class var isEnabledByDefault: Bool {
    SimulatedDevice.current?.configuration.idiom == .pad
  }

  /// Creates an interaction.
  public init(delegate: any UIDragInteractionDelegate) {
    ownDelegate = delegate
    super.init()
  }
  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Keeps the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// An interaction that receives drops. It is kept on its view, and receives none.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  nonisolated deinit {}

  /// The delegate; weak.
  open weak var delegate: (any UIDropInteractionDelegate)? { ownDelegate }
  private weak var ownDelegate: (any UIDropInteractionDelegate)?
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// Whether simultaneous drops are allowed; false by default.
  /// Stored only.
  open var allowsSimultaneousDropSessions = false

  /// Creates an interaction.
  public init(delegate: any UIDropInteractionDelegate) {
    ownDelegate = delegate
    super.init()
  }
  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Keeps the view.
  open func didMove(to view: UIView?) { self.view = view }
}
