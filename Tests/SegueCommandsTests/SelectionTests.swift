import Foundation
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
    "--list with an option that needs results is an error",
    arguments: [
      "--json", "--tap", "--github", "--trace", "--out=out", "--junit=r.xml", "--baseline=base",
    ])
  func listWithResults(_ option: String) {
    let name = option.prefix { $0 != "=" }
    #expect(
      folder.segue("run", "…", "--list", option)
        == Outcome(
          code: 64,
          messages: """
            error[conflict]: '--list' and '\(name)' cannot be combined
             = help: '--list' plays nothing, so that there are no results

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

  private static let tagged = """
    device: phone
    screens: { home: { title: Home } }
    root: home
    scenarios:
      - { name: one, tags: [quick], steps: [wait: 100ms] }
      - { name: two, tags: [quick, slow], steps: [wait: 5] }
      - { name: three, steps: [wait: 3] }
      - { name: four, steps: [wait: 2] }
    """

  private func names(_ options: String...) -> [String] {
    let output = folder.segue(["run", "…/t.yaml", "--list"] + options).output
    return output.split(separator: "\n").dropFirst().dropLast().map {
      $0.trimmingPrefix("  ").split(separator: " [").first.map(String.init) ?? ""
    }
  }

  @Test("--include selects by tag, and --exclude has precedence")
  func tags() throws {
    try folder.make("t.yaml", Self.tagged)
    #expect(names("--include", "quick") == ["one", "two"])
    #expect(names("--include", "quick", "--exclude", "slow") == ["one"])
    #expect(names("--exclude", "quick") == ["three", "four"])
    #expect(folder.segue("run", "…/t.yaml", "--list").output.contains("\n  two [quick] [slow]\n"))
    #expect(
      folder.segue("run", "…/t.yaml", "--include", "quik")
        == Outcome(
          code: 64,
          messages: """
            error[unknown-tag]: unknown tag 'quik'
             = help: did you mean 'quick'? The tags here are: quick, slow

            """))
  }

  @Test("parts are disjoint, complete, and take about as long")
  func shards() throws {
    try folder.make("t.yaml", Self.tagged)
    #expect(names("--shard", "1/2") == ["one", "two"])
    #expect(names("--shard", "2/2") == ["three", "four"])
    for count in 1...4 {
      let parts = (1...count).flatMap { names("--shard", "\($0)/\(count)") }
      #expect(parts.sorted() == ["four", "one", "three", "two"])
    }
  }

  @Test("a part without a scenario exits 66")
  func emptyShard() throws {
    try folder.make("t.yaml", Self.tagged)
    #expect(folder.segue("run", "…/t.yaml", "--shard", "5/5").code == 66)
  }

  @Test(
    "a text that names no part is an error",
    arguments: ["0/2", "3/2", "1", "1/0", "a/b", "1/2/3", "1/1001", "-1/2", ""])
  func badShard(_ text: String) {
    let outcome = folder.segue("run", "…/a.yaml", "--shard=\(text)")
    #expect(outcome.code == 64)
    #expect(outcome.messages.hasPrefix("error[bad-shard]: '\(text)' is not a part\n"))
  }

  @Test("--last-failed plays the scenarios that failed in a report or an output folder")
  func lastFailed() throws {
    try folder.make(
      "r.json",
      folder.segue("run", "…", "--json", "--out", "…/out").output
        .replacingOccurrences(of: "…", with: folder.path))
    for report in ["…/r.json", "…/out"] {
      let output = folder.segue("run", "…/a.yaml", "…/b.yaml", "--list", "--last-failed", report)
        .output
      #expect(output == "…/a.yaml\n  the note opens\n\n1 scenario\n")
    }
  }

  @Test("--last-failed selects the failures of a run that named the same file by another path")
  func lastFailedElsewhere() throws {
    _ = folder.segue("run", "…/a.yaml", "--out", "…/out")
    #expect(
      folder.segue("run", "…/./a.yaml", "--list", "--last-failed", "…/out").output
        == "…/./a.yaml\n  the note opens\n\n1 scenario\n")
  }

  @Test("--last-failed without a failure exits 66")
  func nothingFailed() throws {
    _ = folder.segue("run", "…/b.yaml", "--out", "…/out")
    #expect(
      folder.segue("run", "…/b.yaml", "--last-failed", "…/out")
        == Outcome(
          code: 66,
          messages: """
            error[nothing-selected]: no scenario failed in '…/out'
             = help: leave out '--last-failed' to play all scenarios

            """))
  }

  @Test("--last-failed of other files exits 66 and names what failed")
  func otherFilesFailed() throws {
    _ = folder.segue("run", "…/a.yaml", "--out", "…/out")
    let outcome = folder.segue("run", "…/b.yaml", "--last-failed", "…/out")
    #expect(
      outcome
        == Outcome(
          code: 66,
          messages: """
            error[nothing-selected]: 1 scenario failed in '…/out', but none of them is here: \
            …/a.yaml: the note opens
             = help: name the same files as in that run, from the same folder

            """))
  }

  @Test("another option that excludes the failed scenarios exits 66 without naming them")
  func failedButFiltered() throws {
    _ = folder.segue("run", "…/a.yaml", "--out", "…/out")
    let outcome = folder.segue("run", "…/a.yaml", "--last-failed", "…/out", "--filter", "home")
    #expect(
      outcome.messages.hasPrefix("error[nothing-selected]: none of the 2 scenarios is selected\n"))
  }

  @Test("--device plays each scenario on each device, named in the results")
  func devices() throws {
    // 1180 pt is the width of the pad in landscape: the file's orientation is not replaced.
    try folder.make(
      "d.yaml",
      """
      device: { preset: smallPhone, orientation: landscapeLeft }
      screens: { home: { title: Home } }
      root: home
      scenarios:
        - name: the file's
          steps: [ { expect: { frame: { of: home, width: 1180 } } } ]
        - name: its own
          device: { size: [300, 600], layoutDirection: rightToLeft }
          steps: [ { expect: { frame: { of: home, width: 1180 } } } ]
      """)
    let outcome = folder.segue(
      "run", "…/d.yaml", "--device", "pad", "--device", "phone", "--device=pad")
    #expect(outcome.code == 1)
    let lines = outcome.output.split(separator: "\n").filter {
      $0.hasPrefix("  ✓") || $0.hasPrefix("  ✗")
    }
    #expect(
      lines.map { $0.prefix(22).trimmingCharacters(in: .whitespaces) } == [
        "✓ the file's (pad)", "✓ its own (pad)", "✗ the file's (phone)", "✗ its own (phone)",
      ])
    #expect(outcome.output.components(separatedBy: "…/d.yaml\n").count == 2)
  }

  @Test("--device plays a matrix of devices once on each device of the option")
  func deviceOfMatrix() throws {
    // 820 pt is the width of the pad. The option replaces the matrix's devices with their scales.
    try folder.make(
      "d.yaml",
      """
      screens: { home: { title: Home } }
      root: home
      scenarios:
        - name: one
          matrix: { device: [phone, pad], device.isReduceMotionEnabled: [false, true] }
          steps: [ { expect: { frame: { of: home, width: 820 } } } ]
        - name: two
          matrix: { device: [phone, pad], device.scale: [1, 2] }
          steps: [ { expect: { frame: { of: home, width: 820 } } } ]
      """)
    let outcome = folder.segue("run", "…/d.yaml", "--device", "pad")
    #expect(
      outcome.output.split(separator: "\n").filter { $0.hasPrefix("  ") }.map {
        $0.split(separator: "  ")[0]
      } == [
        "✓ one (isReduceMotionEnabled false) (pad)", "✓ one (isReduceMotionEnabled true) (pad)",
        "✓ two (pad)",
      ])
  }

  @Test("an unknown device is an error")
  func unknownDevice() {
    #expect(
      folder.segue("run", "…/a.yaml", "--device", "phon")
        == Outcome(
          code: 64,
          messages: """
            error[unknown-device]: unknown device 'phon'
             = help: did you mean 'phone'? The devices here are: phone, smallPhone, pad

            """))
  }
}
