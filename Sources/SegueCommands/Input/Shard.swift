import SegueConfig
import SegueScenario

/// One of several parts of a selection that take about as long: `2/3`.
nonisolated struct Shard: Hashable, Sendable {
  /// The largest number of parts.
  static let mostParts = 1000
  /// The number of the part, from 0.
  let index: Int
  /// The number of parts.
  let count: Int
  /// The number of scenarios that the parts share; 0 before they are divided.
  private(set) var total: Int

  init(index: Int, of count: Int, sharing total: Int = 0) {
    self.index = index
    self.count = count
    self.total = total
  }

  /// The part as in the option.
  var text: String { "\(index + 1)/\(count)" }
  /// The number of parts that have a scenario.
  var partsInUse: Int { min(count, total) }

  /// Parses the value of `--shard`.
  init(_ text: String, _ invocation: Invocation) throws(CommandFailure) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1],
      (1...Self.mostParts).contains(count), (1...count).contains(index)
    else {
      throw invocation.usage(
        "bad-shard", "\(quoted(text)) is not a part",
        help: "write the number of the part and of all parts, up to \(Self.mostParts): 1/3")
    }
    self.init(index: index - 1, of: count)
  }

  /// Returns the scenarios of this part, in order, and sets `total`.
  ///
  /// From the longest scenario on, each is added to the part with the least work so far. Work is
  /// estimated from the steps alone, so that each machine divides equally.
  mutating func divide(_ choices: [ScenarioChoice]) -> [ScenarioChoice] {
    total = choices.scenarioCount
    let all = choices.flatMap(\.scenarios).map { (number: $0.number, work: $0.plan.estimatedWork) }
    var loads = [Double](repeating: 0, count: count)
    var own: Set<Int> = []
    for scenario in all.sorted(by: { ($1.work, $0.number) < ($0.work, $1.number) }) {
      let target = loads.indices.min { (loads[$0], $0) < (loads[$1], $1) } ?? 0
      loads[target] += scenario.work
      if target == index { own.insert(scenario.number) }
    }
    return choices.compactMap { choice in
      var choice = choice
      choice.scenarios.removeAll { !own.contains($0.number) }
      return choice.scenarios.isEmpty ? nil : choice
    }
  }
}
