import Foundation

/// The coverage pages, from the lists of Tests and the results of a test run.
struct Coverage {
  /// The pages by their paths; those below .build are whole lists.
  private(set) var pages: [(path: String, text: String)] = []
  /// How many entries of each list are covered.
  private(set) var counts: [String] = []
  /// What must be corrected before the pages are written, with file and line.
  private(set) var problems: [String] = []

  /// The page of a list with more entries has their counts, and lists only the open ones.
  private static let longest = 100
  /// The tests that play every scenario, and replay every recorded fact.
  private static let player = "ConfigsTests.ConfigsTests/scenario(_:)/"
  private static let replay = "UIKitRecords.UIKitRecordTests/fact(_:)/"

  init(of project: Project, tests: [TestOutcome]) throws {
    let lists = try CoveragePage.all.map { try project.list($0.list) }
    problems = Self.repeated(lists)
    let entries = IDList.entriesByTitle(of: lists)
    var covering: [String: [String]] = [:]
    for test in tests.sorted(by: { $0.name < $1.name }) + (try scenarios(of: project, tests)) {
      guard let title = test.title else { continue }
      problems += title.problems(entries).map { "\(test.location): \(test.name) \($0)" }
      if test.state == .failed { problems.append("\(test.location): \(test.name) failed") }
      guard test.state == .passed else { continue }
      for id in title.covered(entries) { covering[id, default: []].append(test.name) }
    }
    for (page, list) in zip(CoveragePage.all, lists) {
      let isLong = list.entries.count > Self.longest
      pages.append((page.path, page.text(list, covering: covering, isWhole: !isLong)))
      pages.append((page.wholePath, page.text(list, covering: covering, isWhole: true)))
      let open = list.entries.filter { covering[$0.id] == nil }
      counts.append(
        "\(list.entries.count - open.count) of \(list.entries.count) \(page.noun)s are covered.")
      let known = Self.openIDs(project.exists(page.path) ? try project.text(page.path) : "")
      problems += open.filter { !known.contains($0.id) }.map { entry in
        """
        \(list.path):\(entry.line): no test covers \(entry.id); write one, or leave it open by the \
        line '| \(entry.id) | | | open | |' in \(page.path)
        """
      }
    }
    if tests.filter({ $0.id.hasPrefix(Self.replay) }).map(\.state) != [.passed] {
      problems.append("the recorded facts were not replayed, or one of them failed")
    }
    let records = try RecordPage(of: project)
    pages.append((records.path, records.text))
  }

  /// Writes the whole lists, and the pages unless there are problems; a check compares the pages
  /// instead. Returns all problems.
  func finish(in project: Project, isCheck: Bool) throws -> [String] {
    var problems = problems
    for page in pages {
      if page.path.hasPrefix(".build") || (self.problems.isEmpty && !isCheck) {
        try project.write(Data(page.text.utf8), to: page.path)
      } else if self.problems.isEmpty, (try? project.text(page.path)) != page.text {
        problems.append("\(page.path) is out of date; regenerate it with 'make lists'")
      }
    }
    return problems
  }

  /// Returns the scenarios of Configs with ids, which are in a comment on the line before the name:
  /// "# [F050]". Each has the result of the test that plays all of them.
  private mutating func scenarios(of project: Project, _ tests: [TestOutcome]) throws
    -> [TestOutcome]
  {
    let player = tests.first { $0.id.hasPrefix(Self.player) }
    return try project.paths(below: "Configs", of: "yaml").flatMap { path in
      let file = path.dropFirst("Configs/".count)
      let lines = try project.text(path).split(separator: "\n", omittingEmptySubsequences: false)
      return zip(1..., zip(lines, lines.dropFirst())).compactMap { number, pair -> TestOutcome? in
        guard let tags = pair.0.wholeMatch(of: #/ *# (\[.+\]) */#)?.1,
          let title = TestTitle(String(tags))
        else { return nil }
        let location = "\(path):\(number)"
        guard let name = pair.1.wholeMatch(of: #/ *- name: (.*?) */#)?.1 else {
          problems.append("\(location): \(tags) is not on the line before the name of a scenario")
          return nil
        }
        let isPlayed = player?.arguments.contains("\(file): \(name)") == true
        var scenario = isPlayed ? player ?? TestOutcome() : TestOutcome()
        (scenario.name, scenario.title) = ("\(file): *\(name)*", title)
        scenario.location = location
        return scenario
      }
    }
  }

  private static func repeated(_ lists: [IDList]) -> [String] {
    var seen: [String: String] = [:]
    return lists.flatMap { list in
      list.entries.compactMap { entry in
        let place = "\(list.path):\(entry.line)"
        if let first = seen[entry.id] { return "\(place): \(entry.id) is at \(first) already" }
        seen[entry.id] = place
        return nil
      }
    }
  }

  /// Returns the ids that a page lists as open.
  private static func openIDs(_ page: String) -> Set<String> {
    Set(
      page.split(separator: "\n").filter { $0.contains(" | open |") }.compactMap { line in
        line.split(separator: " ").dropFirst().first.map(String.init)
      })
  }
}
