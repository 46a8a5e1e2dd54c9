import Testing

/// The rules applied to the project.
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

  @Test("the checkout has files of every target, and Package.swift is parsed")
  func sees() {
    let targets = Set(files.map(\.target))
    #expect(files.count > 100)
    #expect(
      manifest.modules.filter { $0.folder != "Tests" }.allSatisfy { targets.contains($0.name) })
    #expect(targets.allSatisfy { target in manifest.modules.contains { $0.name == target } })
  }

  @Test("every import is a direct dependency")
  func imports() { report { Rules.imports($0, manifest) } }

  @Test("Package.swift has only allowed dependencies")
  func dependencies() { report(Rules.dependencies(manifest)) }

  @Test("the command of the plug-in has no style, simulator or pictures")
  func pluginCommand() {
    var modules: Set<String> = []
    var added = manifest.imports(of: "SegueConfigPlugin") ?? []
    while let name = added.popLast() {
      if modules.insert(name).inserted { added += manifest.imports(of: name) ?? [] }
    }
    #expect(
      modules.sorted() == [
        "CLibYAML", "SegueCompiler", "SegueConfig", "SegueMotion", "SegueText", "SegueYAML",
        "segue-compile",
      ])
  }

  @Test("only Platform.swift has platform conditions")
  func platforms() { report(Rules.platforms) }

  @Test("no wall clock, no waiting, no unseeded randomness")
  func determinism() { report(Rules.determinism) }

  @Test("one file each of SegueParts and HeadlessUIKit reads pans")
  func panReaders() { report(Rules.panReaders) }

  @Test("JSON and numbers are formatted in one place")
  func writers() { report(Rules.writers) }

  @Test("nothing reads ICU's data")
  func languageData() { report(Rules.languageData) }

  @Test("nothing traps on bad input")
  func traps() { report(Rules.traps) }

  @Test("an expectation of a test checks one condition")
  func compoundExpectations() { report(tests.flatMap(Rules.compoundExpectations)) }

  @Test("numbers are compared by isClose")
  func closeness() { report(tests.flatMap(Rules.closeness)) }

  @Test("tests make devices whose unread diagnostics fail them")
  func uncheckedDevices() { report(tests.flatMap(Rules.uncheckedDevices)) }

  @Test("tests compare whole lists of diagnostics")
  func filteredDiagnostics() { report(tests.flatMap(Rules.filteredDiagnostics)) }

  @Test("suites are in the folders of their subjects")
  func testFolders() { report(Rules.testFolders(tests, of: files)) }

  @Test("members of open classes are open")
  func openness() {
    let classes = Rules.openClasses(files)
    report { Rules.openness($0, openClasses: classes) }
  }

  @Test("every member that is not open exists")
  func notOpen() {
    let classes = Rules.openClasses(files)
    let unlisted = files.flatMap { Rules.openness($0, classes, notOpen: []) }.map(\.member)
    #expect(Set(unlisted).sorted() == Rules.notOpen)
  }

  @Test("the engine overrides members, and asks for none of its classes")
  func casts() {
    let classes = Rules.classes(files)
    report { Rules.casts($0, to: classes) }
  }

  @Test("every allowed cast exists")
  func allowedCasts() {
    let casts = Rules.castNames(files, to: Rules.classes(files))
    #expect(casts.sorted() == Rules.allowedCasts.values.flatMap(\.self).sorted())
  }

  @Test("no accessor reads memory after its release")
  func coroutines() { report(Rules.coroutines) }

  @Test("no mutable globals")
  func globals() { report(Rules.globals) }

  @Test("files are short")
  func length() { report(Rules.length) }

  @Test("types are small")
  func sizeOfTypes() { report(Rules.sizeOfTypes(files)) }

  @Test("type names are unique")
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
