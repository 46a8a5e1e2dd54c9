/// A value associated with an object of the platform for the object's lifetime.
///
/// Associated objects let a controller retain its style without a subclass.
struct Attachment<Value> {
  private let key: UnsafeRawPointer

  init() {
    // One byte per attachment, never freed: its address is the key.
    key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
  }

  subscript(owner: AnyObject) -> Value? {
    get { (objc_getAssociatedObject(owner, key) as? Box)?.value }
    nonmutating set {
      objc_setAssociatedObject(
        owner, key, newValue.map(Box.init), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  subscript(owner: AnyObject, default value: Value) -> Value {
    get { self[owner] ?? value }
    nonmutating set { self[owner] = newValue }
  }

  private final class Box: NSObject {
    let value: Value
    init(_ value: Value) { self.value = value }
  }
}

/// The values that Segue associates with objects of the platform.
enum Attachments {
  /// The targets of a recognizer, which does not retain them.
  static let gestureTargets = Attachment<[NSObject]>()
  /// The adapters of the styles of a controller.
  static let use = Attachment<[TransitionRole: StyleAdapter]>()
}
