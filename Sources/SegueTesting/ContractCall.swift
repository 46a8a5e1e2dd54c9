/// A call of present, push, select or their opposites that a contract's play has made, and how often its
/// completion must run.
final class ContractCall {
  /// What must become of a call.
  enum Outcome {
    /// It is accepted and has its effect, after which its completion runs.
    case done
    /// It is accepted, and a gesture cancels its transition.
    case canceled
    /// It is refused, and its completion never runs.
    case refused
    /// The style decides whether the call takes effect.
    case any
  }

  /// The name of the completion in messages.
  let name: String
  var outcome = Outcome.done
  /// How often the completion has run.
  private(set) var count = 0
  private let isDone: () -> Bool
  private let completesIfCanceled: Bool
  /// Whether the completion ran although the call had no effect.
  private var isCanceled = false

  /// Makes a call that has just begun.
  ///
  /// - Parameters:
  ///   - completesIfCanceled: Whether the completion of a canceled transition runs (UIKit row 93).
  ///   - isDone: Returns whether the call has had its effect.
  init(
    _ name: String, answersCanceled completesIfCanceled: Bool = false,
    isDone: @escaping () -> Bool = { true }
  ) {
    self.name = name
    self.completesIfCanceled = completesIfCanceled
    self.isDone = isDone
  }

  /// Counts a run of the completion.
  func ran() {
    count += 1
    // Judged now: a container calls it when a controller appears, and a later call may undo the effect.
    if completesIfCanceled, !isDone() { isCanceled = true }
  }

  /// Returns the expected and found completions; nil if they agree.
  ///
  /// - Parameter isOver: Whether nothing is in progress.
  func fault(isOver: Bool) -> (expected: String, found: String)? {
    if outcome == .done, isCanceled { return ("\(name) runs after the end", "it was canceled") }
    let runs = expectedCount(isOver: isOver)
    if runs.contains(count) { return nil }
    let isExpected = runs.upperBound == 1
    return ("\(name) \(isExpected ? "runs once" : "does not run")", "it ran \(times)")
  }

  /// Returns how often the completion may have run so far.
  private func expectedCount(isOver: Bool) -> ClosedRange<Int> {
    let never = 0...0
    let atMostOnce = 0...1
    let onceAtTheEnd = isOver ? 1...1 : atMostOnce
    switch outcome {
    case .done: return onceAtTheEnd
    case .canceled: return completesIfCanceled ? onceAtTheEnd : never
    case .refused: return never
    case .any:
      if !isOver { return atMostOnce }
      // Without an effect the call was refused, or canceled.
      return isDone() ? onceAtTheEnd : completesIfCanceled ? atMostOnce : never
    }
  }

  private var times: String { count == 0 ? "never" : count == 1 ? "once" : "\(count) times" }
}
