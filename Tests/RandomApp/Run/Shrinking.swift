/// Removes the steps of a failing run that its failure does not need (delta debugging).
package struct Shrinking {
  private let fails: ([Int]) -> Bool

  /// - Parameter fails: Returns whether a run of the steps with these indices still fails.
  package init(fails: @escaping ([Int]) -> Bool) { self.fails = fails }

  /// Returns a minimal list: without any one of its steps the failure disappears.
  package func shrink(_ indices: [Int]) -> [Int] {
    var kept = indices
    var size = max(1, kept.count / 2)
    while true {
      var isShorter = false
      var start = 0
      while start < kept.count {
        let attempt = Array(kept[..<start]) + kept[min(start + size, kept.count)...]
        if fails(attempt) {
          kept = attempt
          isShorter = true
        } else {
          start += size
        }
      }
      if size == 1, !isShorter { return kept }
      size = max(1, size / 2)
    }
  }
}

/// A failing run, reduced.
package struct FailingRun {
  package let seed: UInt64
  /// The indices of the needed steps among those of the seed.
  package let indices: [Int]
  package let run: RandomRun

  /// Reduces a run that fails.
  package init(seed: UInt64, count: Int, failure: String) {
    let steps = Step.all(seed: seed, count: count)
    let kind = Self.kind(failure)
    let shrinking = Shrinking { indices in
      RandomRun(seed: seed, steps: indices.map { steps[$0] }).failures.first.map(Self.kind) == kind
    }
    self.seed = seed
    indices = shrinking.shrink(Array(0..<count))
    run = RandomRun(seed: seed, steps: indices.map { steps[$0] }, isTelling: true)
  }

  /// Returns a failure without its numbers, which failures of the same cause share.
  package static func kind(_ failure: String) -> String {
    var kind = ""
    for character in failure where !(character.isNumber || character == "." || character == "-") {
      kind.append(character)
    }
    return kind
  }

  /// The run's log and failures, with the arguments that repeat it.
  package var report: String {
    let list = indices.map(String.init).joined(separator: ",")
    return
      (["SEED=\(seed) ONLY=\(list)"] + run.story.map { "  \($0)" }
      + run.failures.prefix(4).map { "  => \($0)" }).joined(separator: "\n")
  }
}
