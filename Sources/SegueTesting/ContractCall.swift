/// A call with a completion.
final class ContractCall {
  /// The name of the completion in messages.
  let name: String
  /// Whether the call is accepted, so that its completion must run; false if it must never run. Nil
  /// if the style decides: then the completion must run if the call has had its effect.
  var expectsCompletion: Bool? = true
  private(set) var count = 0
  private let isDone: () -> Bool

  /// Makes a call that has just begun.
  ///
  /// - Parameter isDone: Returns whether the call has had its effect.
  init(_ name: String, isDone: @escaping () -> Bool = { true }) {
    self.name = name
    self.isDone = isDone
  }

  /// The completion ran.
  func ran() { count += 1 }

  /// Returns the expected and found completions; nil if they agree.
  ///
  /// - Parameter isOver: Whether nothing is in progress.
  func fault(isOver: Bool) -> (expected: String, found: String)? {
    let expectsCompletion = expectsCompletion ?? (!isOver || isDone())
    if !expectsCompletion { return count == 0 ? nil : ("\(name) does not run", "it ran \(times)") }
    let isCorrect = isOver ? count == 1 : count <= 1
    return isCorrect ? nil : ("\(name) runs once", "it ran \(times)")
  }

  private var times: String { count == 0 ? "never" : count == 1 ? "once" : "\(count) times" }
}
