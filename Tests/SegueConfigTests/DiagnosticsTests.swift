import SegueConfig
import Testing

/// Collecting, sorting and counting diagnostics.
@Suite struct DiagnosticsTests {
  @Test("diagnostics are sorted by source, position and order of addition; equal ones are merged")
  func sort() {
    let first = ConfigSource(name: "b.yaml", text: "one\ntwo\n")
    let second = ConfigSource(name: "a.yaml", text: "one\n")
    var diagnostics = ConfigDiagnostics()
    diagnostics.error("e1", "late", at: range(first, line: 2, offset: 4))
    diagnostics.error("e2", "other", at: range(second, line: 1, offset: 0))
    diagnostics.warning("e3", "early", at: range(first, line: 1, offset: 0))
    diagnostics.error("e4", "nowhere", at: nil)
    diagnostics.error("e5", "also early", at: range(first, line: 1, offset: 0))
    diagnostics.error("e1", "late", at: range(first, line: 2, offset: 4))
    #expect(diagnostics.all.map(\.code) == ["e4", "e3", "e5", "e1", "e2"])
    #expect(diagnostics.hasErrors)
    #expect(diagnostics.errorCount == 5)
  }

  @Test("after 1000 diagnostics further ones are only counted")
  func cap() {
    var diagnostics = ConfigDiagnostics()
    for index in 0..<1500 { diagnostics.error("e", "error \(index)", at: nil) }
    for index in 0..<20 { diagnostics.warning("w", "warning \(index)", at: nil) }
    #expect(diagnostics.all.count == ConfigDiagnostics.limit)
    #expect(diagnostics.all.last?.message == "error 999")
    #expect(diagnostics.errorCount == 1500)
    #expect(diagnostics.omittedCount(.error) == 500)
    #expect(diagnostics.omittedCount(.warning) == 20)
    #expect(
      diagnostics.report().hasSuffix("\n\n1500 errors and 20 warnings, of which 100 are shown\n"))
  }

  @Test("the limit applies to the diagnostics of several files together")
  func capTogether() {
    var whole = ConfigDiagnostics()
    for file in 0..<3 {
      var part = ConfigDiagnostics()
      for index in 0..<1200 { part.error("e", "\(file): error \(index)", at: nil) }
      whole.add(part)
    }
    #expect(whole.all.count == ConfigDiagnostics.limit)
    #expect(whole.errorCount == 3600)
    #expect(whole.omittedCount(.error) == 2600)
  }

  @Test("a text of 64 kB in a message is truncated")
  func truncateLongTexts() throws {
    var diagnostics = ConfigDiagnostics()
    let long = String(repeating: "x", count: 64_000)
    diagnostics.error("e", long, at: nil, help: long, notes: [.init(long, at: nil)])
    let kept = try #require(diagnostics.all.first)
    let cut = String(repeating: "x", count: 4000) + "…"
    #expect(kept.message == cut)
    #expect(kept.help == cut)
    #expect(kept.notes.map(\.message) == [cut])
  }

  @Test("a collection of warnings has no errors")
  func warn() {
    var diagnostics = ConfigDiagnostics()
    diagnostics.warning("old", "an old name", at: nil, help: "write the new one")
    #expect(!diagnostics.hasErrors)
    #expect(
      diagnostics.report() == """
        warning[old]: an old name
         = help: write the new one

        1 warning

        """)
  }

  @Test(
    "a report ends with the number of errors and warnings",
    arguments: [
      (0, 0, ""), (1, 0, "1 error"), (2, 0, "2 errors"), (0, 2, "2 warnings"),
      (1, 1, "1 error and 1 warning"), (99, 1, "99 errors and 1 warning"),
      (100, 1, "100 errors and 1 warning, of which 100 are shown"),
    ])
  func count(errors: Int, warnings: Int, line: String) {
    var diagnostics = ConfigDiagnostics()
    for index in 0..<errors { diagnostics.error("e", "error \(index)", at: nil) }
    for index in 0..<warnings { diagnostics.warning("w", "warning \(index)", at: nil) }
    let report = diagnostics.report()
    #expect(report.split(separator: "\n").last.map(String.init) ?? "" == line)
    #expect(report.isEmpty || report.hasSuffix("\n"))
    let shown = report.split(separator: "\n").count { $0.contains("]: ") }
    #expect(shown == min(errors + warnings, 100))
  }

  @Test("adding a collection adds its diagnostics and its error count")
  func join() {
    var inner = ConfigDiagnostics()
    inner.error("a", "first", at: nil)
    inner.warning("b", "second", at: nil)
    var outer = ConfigDiagnostics()
    outer.add(inner)
    #expect(outer.all == inner.all)
    #expect(outer.errorCount == 1)
  }

  @Test(
    "sources are equal if their names and texts are",
    arguments: [
      ("a", "x", true), ("b", "x", false), ("a", "y", false),
    ])
  func compareSources(name: String, text: String, isEqual: Bool) {
    let source = ConfigSource(name: "a", text: "x")
    #expect((source == ConfigSource(name: name, text: text)) == isEqual)
  }

  private func range(_ source: ConfigSource, line: Int, offset: Int) -> ConfigRange {
    let position = ConfigPosition(line: line, column: 1, offset: offset)
    return ConfigRange(source: source, start: position, end: position)
  }
}
