/// Watches whether an object lives.
final class Witness {
  let name: String
  private weak var object: AnyObject?

  init(_ name: String, _ object: AnyObject?) {
    self.name = name
    self.object = object
  }

  var isAlive: Bool { object != nil }

  func isOf(_ other: AnyObject) -> Bool { object === other }
}
