/// A weak reference with a name, which observes the lifetime of an object.
final class WeakReference {
  let name: String
  private(set) weak var object: AnyObject?

  init(_ name: String, _ object: AnyObject?) {
    self.name = name
    self.object = object
  }

  var isAlive: Bool { object != nil }

  func isOf(_ other: AnyObject) -> Bool { object === other }
}
