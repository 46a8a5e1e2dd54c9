import Testing

/// The rules, on the project itself.
@Suite struct ProjectTests {
  private let files: [SourceFile]
  private let tests: [SourceFile]
  private let manifest: Manifest

  init() throws {
    let here = try #require(Checkout.here, "the project's files cannot be read")
    files = here.files
    tests = here.tests
    manifest = here.manifest
  }

  @Test("the checkout is seen: files of every target, and Package.swift's table")
  func sees() {
    let targets = Set(files.map(\.target))
    #expect(files.count > 100)
    #expect(
      manifest.modules.filter { $0.folder != "Tests" }.allSatisfy { targets.contains($0.name) })
    #expect(targets.allSatisfy { target in manifest.modules.contains { $0.name == target } })
  }

  @Test("every import is a direct dependency")
  func imports() { report { Rules.imports($0, manifest) } }

  @Test("Package.swift keeps to the arrows")
  func dependencies() { report(Rules.dependencies(manifest)) }

  @Test("only Platform.swift knows platforms")
  func platforms() { report(Rules.platforms) }

  @Test("no wall clock, no waiting, no chance")
  func determinism() { report(Rules.determinism) }

  @Test("one file of the styles and their parts reads pans")
  func panReaders() { report(Rules.panReaders) }

  @Test("JSON and numbers are written in one place")
  func writers() { report(Rules.writers) }

  @Test("nothing traps on bad input")
  func traps() { report(Rules.traps) }

  @Test("an expectation of a test checks one thing")
  func compoundExpectations() { report(tests.flatMap(Rules.compoundExpectations)) }

  @Test("numbers are compared in one way")
  func closeness() { report(tests.flatMap(Rules.closeness)) }

  @Test("suites are found by subject")
  func testFolders() { report(Rules.testFolders(tests, of: files)) }

  @Test("no mutable globals")
  func globals() { report(Rules.globals) }

  @Test("files are short")
  func length() { report(Rules.length) }

  @Test("types are small")
  func sizeOfTypes() { report(Rules.sizeOfTypes(files)) }

  @Test("no two types have one name")
  func sharedNames() { report(Rules.sharedNames(files)) }

  @Test("styles are small")
  func sizeOfStyles() { report(Rules.sizeOfStyles(files)) }

  @Test("every style is in both lists")
  func styleLists() { report(Rules.styleLists(files, manifest)) }

  private func report(_ rule: (SourceFile) -> [Violation]) { report(files.flatMap(rule)) }

  private func report(_ violations: [Violation]) {
    for violation in violations { Issue.record("\(violation)") }
  }
}
