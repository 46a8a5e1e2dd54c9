/// A call that is answered by a completion.
final class ContractCall {
  /// What messages call the completion.
  let name: String
  /// Whether it does what it says: then the completion is owed, otherwise it must never come.
  var isOwed = true
  private(set) var count = 0

  init(_ name: String) { self.name = name }

  /// The completion ran.
  func ran() { count += 1 }

  /// What should have been and what was; nil while all is well.
  ///
  /// - Parameter isOver: Whether nothing is under way any more.
  func fault(isOver: Bool) -> (expected: String, found: String)? {
    if !isOwed { return count == 0 ? nil : ("\(name) does not run", "it ran \(times)") }
    let isWell = isOver ? count == 1 : count <= 1
    return isWell ? nil : ("\(name) runs once", "it ran \(times)")
  }

  private var times: String { count == 0 ? "never" : count == 1 ? "once" : "\(count) times" }
}
