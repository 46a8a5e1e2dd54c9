/// A call that is answered by a completion.
final class ContractCall {
  /// What messages call the completion.
  let name: String
  /// Whether it does what it says: then the completion is owed, otherwise it must never come. Nil
  /// where others decide that: what is done in the end counts.
  var isOwed: Bool? = true
  private(set) var count = 0
  private let isDone: () -> Bool

  /// Makes a call that has just been made.
  ///
  /// - Parameter isDone: Whether what it asks for is done.
  init(_ name: String, isDone: @escaping () -> Bool = { true }) {
    self.name = name
    self.isDone = isDone
  }

  /// The completion ran.
  func ran() { count += 1 }

  /// What should have been and what was; nil while all is well.
  ///
  /// - Parameter isOver: Whether nothing is under way any more.
  func fault(isOver: Bool) -> (expected: String, found: String)? {
    let isOwed = isOwed ?? (!isOver || isDone())
    if !isOwed { return count == 0 ? nil : ("\(name) does not run", "it ran \(times)") }
    let isWell = isOver ? count == 1 : count <= 1
    return isWell ? nil : ("\(name) runs once", "it ran \(times)")
  }

  private var times: String { count == 0 ? "never" : count == 1 ? "once" : "\(count) times" }
}
