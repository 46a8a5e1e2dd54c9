/// Named weak references, which show which objects are still alive.
final class Census {
  private var members: [(name: String, isAlive: () -> Bool)] = []

  func add(_ name: String, _ member: AnyObject?) {
    members.append((name, { [weak member] in member != nil }))
  }
  var living: [String] { members.filter { $0.isAlive() }.map(\.name) }
  var count: Int { members.count }
}
