import Testing

/// The options of `segue run` that select scenarios.
@Suite struct SelectionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.make("a.yaml", failing)
    try folder.make("b.yaml", passing)
  }

  @Test("--list prints the names of the scenarios and plays none")
  func list() {
    #expect(
      folder.segue("run", "…", "--list")
        == Outcome(
          code: 0,
          output: """
            …/a.yaml
              home is there
              the note opens

            …/b.yaml
              the note opens

            3 scenarios

            """))
  }

  @Test(
    "--filter selects by a part of the file or the name, in any case",
    arguments: [("HOME", 1), ("a.yaml", 2), ("b.yaml: the", 1), ("note", 2)])
  func filter(_ text: String, _ count: Int) {
    let output = folder.segue("run", "…/a.yaml", "…/b.yaml", "--list", "--filter", text).output
    #expect(output.hasSuffix("\n\(count) scenario\(count == 1 ? "" : "s")\n"))
  }

  @Test("several --filter select the scenarios of each")
  func filters() {
    let output = folder.segue("run", "…", "--list", "--filter", "home", "--filter", "b.yaml").output
    #expect(output.hasSuffix("\n2 scenarios\n"))
  }

  @Test("a selection without a scenario exits 66")
  func nothing() {
    #expect(
      folder.segue("run", "…", "--filter", "summer")
        == Outcome(
          code: 66,
          messages: """
            error[nothing-selected]: none of the 3 scenarios is selected
             = help: '--list' without the other options lists the scenarios

            """))
  }

  @Test("--fail-fast ends the run after the first scenario that fails")
  func failFast() throws {
    let outcome = folder.segue("run", "…", "--fail-fast", "-q")
    #expect(outcome.code == 1)
    #expect(
      outcome.output.hasSuffix(
        "\n2 scenarios, 2 expectations: 1 failed in 1 scenario; 1 scenario not played\n"))
    let json = folder.segue("run", "…", "--fail-fast", "--json").output
    #expect(json.contains("\n  \"omittedScenarios\": 1,\n"))
    let tap = folder.segue("run", "…", "--fail-fast", "--tap").output
    #expect(tap.hasSuffix("\nBail out! 1 scenario not played\n"))
  }
}
