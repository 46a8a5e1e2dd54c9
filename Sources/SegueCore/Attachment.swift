/// A value that an object of the platform carries as long as it lives.
///
/// Built on associated objects, so that a controller keeps its style without a subclass.
struct Attachment<Value> {
  private let key: UnsafeRawPointer

  init() {
    // One byte for each attachment, never freed: its address is the key.
    key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
  }

  subscript(owner: AnyObject) -> Value? {
    get { (objc_getAssociatedObject(owner, key) as? Box)?.value }
    nonmutating set {
      objc_setAssociatedObject(
        owner, key, newValue.map(Box.init), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  private final class Box: NSObject {
    let value: Value
    init(_ value: Value) { self.value = value }
  }
}

/// What Segue attaches to objects of the platform.
enum Attachments {
  static let gestureActions = Attachment<[GestureAction]>()
  static let use = Attachment<StyleAdapter>()
}
