/// Sends notifications to observers, in the order in which they were added.
///
/// It replaces Foundation's type, whose observers are in no specified order. Each device has a center
/// of its own; outside of a device, `default` is a center whose observers every device notifies too.
open nonisolated class NotificationCenter: NSObject, @unchecked Sendable {
  // Unchecked Sendable: guarded by a lock.
  private final var observers: [NotificationObserver] = []
  private final let lock = NSLock()

  /// Creates a center without observers.
  public override init() { super.init() }

  /// The center of the app.
  open class var `default`: NotificationCenter {
    SimulatedDevice.current?.notificationCenter ?? outside
  }
  private static let outside = NotificationCenter()

  // MARK: Adding and removing observers

  /// Adds an observer, which is not retained, with a method that a notification calls.
  ///
  /// - Parameters:
  ///   - aName: The name; `nil` selects every name.
  ///   - anObject: The sender; `nil` selects every sender.
  open func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    add(
      NotificationObserver(
        observer as AnyObject, aName, anObject.map { $0 as AnyObject }
      ) { observer, notification in
        nonisolated(unsafe) let (observer, notification) = (observer, notification)
        MainActor.assumeIsolated {
          _ = aSelector.call(observer, notification as AnyObject, nil)
        }
      })
  }

  /// Adds a block that a notification calls, and returns the object that removes it.
  ///
  /// - Parameters:
  ///   - name: The name; `nil` selects every name.
  ///   - obj: The sender; `nil` selects every sender.
  ///   - queue: Ignored: the block runs at once.
  @preconcurrency open func addObserver(
    forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    let token = NotificationToken()
    let observer = NotificationObserver(token, name, obj.map { $0 as AnyObject }) {
      block($1)
    }
    // The center retains the token, until it is removed.
    observer.token = token
    add(observer)
    return token
  }

  /// Removes an observer, or a block by the object that it was added with.
  open func removeObserver(_ observer: Any) { removeObserver(observer, name: nil, object: nil) }
  /// Removes an observer of notifications with a name and a sender; `nil` selects every one.
  open func removeObserver(
    _ observer: Any, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let target = observer as AnyObject
    let sender = anObject.map { $0 as AnyObject }
    for center in Self.centers(of: self) {
      center.remove {
        ($0.target == nil || $0.target === target) && (aName == nil || $0.name == aName)
          && (sender == nil || $0.sender === sender)
      }
    }
  }

  // MARK: Posting notifications

  /// Sends a notification to its observers.
  open func post(_ notification: Notification) {
    for center in Self.centers(of: self) {
      for observer in center.present where observer.observes(notification) {
        // One that was removed meanwhile is not called.
        guard !observer.isRemoved, let target = observer.target else { continue }
        observer.call(target, notification)
      }
    }
  }
  /// Sends a notification with a name and a sender to its observers.
  open func post(name aName: NSNotification.Name, object anObject: Any?) {
    post(Notification(name: aName, object: anObject))
  }
  /// Sends a notification with a name, a sender and information to its observers.
  open func post(
    name aName: NSNotification.Name, object anObject: Any?,
    userInfo aUserInfo: [AnyHashable: Any]? = nil
  ) {
    post(Notification(name: aName, object: anObject, userInfo: aUserInfo))
  }

  /// A device also notifies the observers that were added outside of a device.
  private static func centers(of center: NotificationCenter) -> [NotificationCenter] {
    center === SimulatedDevice.current?.notificationCenter ? [center, outside] : [center]
  }

  private var present: [NotificationObserver] { lock.withLock { observers } }

  private func add(_ observer: NotificationObserver) {
    lock.withLock {
      observers.removeAll { $0.target == nil }
      observers.append(observer)
    }
  }

  private func remove(_ isRemoved: (NotificationObserver) -> Bool) {
    let removed = lock.withLock {
      let removed = observers.filter(isRemoved)
      observers.removeAll(where: isRemoved)
      return removed
    }
    // Released without the lock, as that may run code that uses the center.
    for observer in removed { observer.isRemoved = true }
  }
}

/// An observer of notifications.
private nonisolated final class NotificationObserver {
  private let observer: ObjectReference
  let name: NSNotification.Name?
  /// The sender whose notifications are observed; `nil` selects every sender.
  private let source: ObjectReference?
  let call: (AnyObject, Notification) -> Void
  /// The object that removes a block.
  var token: NotificationToken?
  var isRemoved = false

  init(
    _ target: AnyObject, _ name: NSNotification.Name?, _ sender: AnyObject?,
    call: @escaping (AnyObject, Notification) -> Void
  ) {
    self.name = name
    self.call = call
    observer = ObjectReference(target)
    source = sender.map { ObjectReference($0) }
  }

  var target: AnyObject? { observer.object }
  var sender: AnyObject? { source?.object }

  func observes(_ notification: Notification) -> Bool {
    if let name, name != notification.name { return false }
    guard source != nil else { return true }
    return sender != nil && notification.object.map { $0 as AnyObject } === sender
  }
}

/// The object that removes an observing block.
private nonisolated final class NotificationToken: NSObject {}
