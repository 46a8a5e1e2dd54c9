/// The results of UIKit's rows on one or more devices: a row is a clause of a rule.
struct RowTable {
  typealias State = TestOutcome.State

  struct Row {
    let id: String
    let says: String
    /// The state of each device.
    var states: [State] = []
    var tests: [(device: String, test: TestOutcome)] = []

    /// 'passed' if a test passed on a device and none failed, 'skipped' if all were skipped.
    var result: State { .combined(states) }
  }

  /// The longest text of a cell: the summary of a workflow on GitHub has at most 1 MiB.
  private static let longest = 400

  private let devices: [String]
  private var sections: [(title: String, rows: [Row])] = []

  private var rows: [Row] { sections.flatMap(\.rows) }
  var hasResults: Bool { rows.contains { $0.result != .none } }

  init(rules: IDList, devices: [(name: String, tests: [TestOutcome])]) throws {
    self.devices = devices.map(\.name)
    if let name = self.devices.first(where: { name in self.devices.count { $0 == name } > 1 }) {
      throw Problem("Two results have the name '\(name)'; write NAME=EVENTS.")
    }
    let entries = IDList.entriesByTitle(of: [rules])
    let testsByRow = devices.map { device in
      var found: [String: [TestOutcome]] = [:]
      for test in device.tests {
        for id in test.title?.covered(entries) ?? [] { found[id, default: []].append(test) }
      }
      return (device.name, found)
    }
    sections = rules.sections.map { section in
      let rows = section.entries.map { entry in
        var row = Row(id: entry.id, says: entry.cells.last ?? "")
        for (device, found) in testsByRow {
          let tests = found[entry.id] ?? []
          row.states.append(.combined(tests.map(\.state)))
          row.tests += tests.map { (device, $0) }
        }
        return row
      }
      return (section.title, rows)
    }
  }

  /// How many rows have each state.
  var counts: String {
    State.allCases.map { state in "\(rows.count { $0.result == state }) \(state.rawValue)" }
      .joined(separator: ", ")
  }

  var markdown: String {
    let rows = rows
    var lines = [
      "# UIKit's rows", "",
      "A row that is skipped or has no result is not verified. A failed row is an answer only after "
        + "its text has been read:",
      "in real time a value during an animation is up to a frame late.", "",
      row([""] + State.allCases.map(\.rawValue)).replacing("|  |", with: "| |"),
      "|---|" + String(repeating: "--:|", count: State.allCases.count),
      countRow("all devices", rows.map(\.result)),
    ]
    lines += devices.enumerated().map { index, name in countRow(name, rows.map { $0.states[index] })
    }
    let missing = rows.filter { $0.result == .none }.map(\.id).joined(separator: ", ")
    lines += ["", "Without any result: \(missing.isEmpty ? "none" : missing)."]
    for section in sections {
      let found = section.rows.filter { $0.result != .none }
      if found.isEmpty { continue }
      lines += ["", "## \(section.title)", ""]
      lines.append(row(["row", "what it says", "result"] + devices + ["text"]))
      lines.append("|--:|---|---|" + String(repeating: "---|", count: devices.count + 1))
      lines += found.map { each in
        let states = [each.result] + each.states
        return row(
          ([each.id, each.says] + states.map(\.rawValue) + [text(of: each)]).map(Self.cell))
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func countRow(_ title: String, _ states: [State]) -> String {
    row([title] + State.allCases.map { state in "\(states.count { $0 == state })" })
  }

  /// Returns why a row failed or was skipped; for a failure also with the notes of all tests.
  private func text(of row: Row) -> String {
    let hasFailed = row.result == .failed
    var texts: [String] = []
    for (device, test) in row.tests where test.state == row.result {
      let label = devices.count > 1 ? "\(device), \(test.name)" : test.name
      for text in test.texts { texts.appendOnce(hasFailed ? "\(label): \(text)" : text) }
    }
    var notes: [String] = []
    for note in hasFailed ? row.tests.flatMap(\.test.notes) : [] { notes.appendOnce(note) }
    return (texts + notes).joined(separator: "; ")
  }

  private static func cell(_ text: String) -> String {
    let short = text.count <= longest ? text : text.prefix(longest - 1) + "…"
    return short.replacing("\\", with: "\\\\").replacing("|", with: "\\|")
      .replacing("<", with: "&lt;").replacing("\n", with: "<br>")
  }
}
