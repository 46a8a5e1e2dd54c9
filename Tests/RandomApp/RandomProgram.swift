import HeadlessUIKit

/// Runs the random app with many seeds, and prints each failing run, reduced to the steps it needs.
@main struct RandomProgram {
  static func main() {
    var options = Options(CommandLine.arguments.dropFirst())
    if let only = options.only {
      let steps = Step.all(seed: options.seed, count: options.steps)
      let run = RandomRun(
        seed: options.seed, steps: only.filter(steps.indices.contains).map { steps[$0] },
        isTelling: true)
      for event in run.events {
        print("\(event.time) \(event.kind) \(event.subject): \(event.text)")
      }
      print((run.story + run.failures.map { "=> \($0)" }).joined(separator: "\n"))
      exit(run.failures.isEmpty ? 0 : 1)
    }
    exit(options.runAll() ? 0 : 1)
  }

  private struct Options {
    var seed: UInt64 = 1
    var runs: UInt64 = 1000
    var steps = 80
    var only: [Int]?

    /// Reads `--seed`, `--runs`, `--steps` and `--only`, each with a value.
    init(_ arguments: ArraySlice<String>) {
      var rest = arguments
      while let name = rest.popFirst(), let value = rest.popFirst() {
        switch name {
        case "--seed": seed = UInt64(value) ?? seed
        case "--runs": runs = UInt64(value) ?? runs
        case "--steps": steps = Int(value) ?? steps
        case "--only" where !value.isEmpty:
          only = value.split(separator: ",").compactMap { Int($0) }
        default: break
        }
      }
    }

    /// Returns whether every run passed.
    mutating func runAll() -> Bool {
      var counts: [(kind: String, count: Int)] = []
      for seed in seed..<(seed + runs) {
        let run = RandomRun(seed: seed, steps: Step.all(seed: seed, count: steps))
        guard let failure = run.failures.first else { continue }
        let kind = FailingRun.kind(failure)
        if let index = counts.firstIndex(where: { $0.kind == kind }) {
          counts[index].count += 1
        } else {
          counts.append((kind, 1))
          print(FailingRun(seed: seed, count: steps, failure: failure).report)
          fflush(nil)
        }
      }
      let failed = counts.reduce(0) { $0 + $1.count }
      for entry in counts.sorted(by: { $0.count > $1.count }) {
        print("\(entry.count) x \(entry.kind)")
      }
      print("seeds \(seed)...\(seed + runs - 1), \(steps) steps each: \(failed) failed")
      return failed == 0
    }
  }
}
