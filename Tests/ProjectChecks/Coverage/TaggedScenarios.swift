/// The scenarios of Configs with ids, in a comment on the line before the name: "# [F050]".
struct TaggedScenarios {
  struct Scenario: Equatable {
    let file: String
    let name: String
    let title: TestTitle
    /// The file and line.
    let location: String

    /// The argument of the test that plays it.
    var argument: String { "\(file): \(name)" }
  }

  private(set) var scenarios: [Scenario] = []
  private(set) var problems: [String] = []

  mutating func read(_ text: String, of path: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      guard let tags = line.wholeMatch(of: #/ *# ((?:\[[^\]]+\])+) */#)?.1,
        let title = TestTitle(String(tags))
      else { continue }
      let next = index + 1 < lines.count ? lines[index + 1] : ""
      if let name = next.wholeMatch(of: #/ *- name: (.*?) */#)?.1 {
        scenarios.append(
          Scenario(
            file: String(path.dropFirst("Configs/".count)), name: String(name), title: title,
            location: "\(path):\(index + 1)"))
      } else {
        problems.append(
          "\(path):\(index + 1): \(tags) is not on the line before the name of a scenario")
      }
    }
  }
}
