import Foundation

/// A copy of the project in which all chosen edits are built, and the tests run with one at a time.
struct MutatedCopy {
  private let project: Project
  private let copy: Project

  /// The few lines of the executable are covered by the tests of its commands.
  private static let unedited = "Sources/segue"
  /// In release mode the tests take a fifth of the time.
  private static let build = [
    "swift", "build", "--build-tests", "-c", "release", "-Xswiftc", "-enable-testing",
  ]
  // Tests of the project check the style of the sources, which the edits violate.
  private static let tests = [
    ".build/release/SeguePackageTests.xctest", "--testing-library", "swift-testing", "--skip",
    #"^ArchitectureTests\."#,
  ]
  /// The environment variable selects the edit; 0 selects none.
  private static let choice = """
    import Foundation

    nonisolated let chosenEdit = Int(ProcessInfo.processInfo.environment["EDIT"] ?? "") ?? 0

    """

  init(of project: Project) {
    self.project = project
    copy = Project(root: project.url(".build/mutations"))
  }

  /// Returns the folders of the modules whose sources are edited.
  static func modules(of project: Project) throws -> [String] {
    let paths = try ["Sources", "Plugins"].flatMap { try project.paths(below: $0, of: "swift") }
    let folders = Set(paths.map { $0.split(separator: "/").prefix(2).joined(separator: "/") })
    return folders.filter { $0 != unedited }.sorted()
  }

  /// Builds the copy with edits. Returns those that do not compile.
  func build(_ edits: [Edit]) throws -> Set<Edit> {
    try synchronize(edits)
    let built = try Command(Self.build, in: copy.root).run()
    if built.status == 0 { return [] }
    let errors = built.output.matches(
      of: #/((?:Sources|Plugins)/[^:\s]+\.swift):(\d+):\d+: error: /#)
    let refused = errors.compactMap { error in
      // A missing call is sometimes reported at the end of the function.
      edits.filter { $0.path == error.1 && $0.line <= Int(error.2) ?? 0 }
        .max { $0.line < $1.line }
    }
    if refused.isEmpty { throw Problem("\(built.output.suffix(4000))\nThe copy does not build.") }
    return Set(refused)
  }

  /// Returns whether the tests pass with an edit.
  func passes(_ edit: Int) throws -> Bool {
    // A backtrace is not used here, and its process can outlive the one that crashed.
    let environment = ["EDIT": "\(edit)", "SWIFT_BACKTRACE": "enable=no"]
    // One failure is enough.
    return try Command(Self.tests, in: copy.root, environment: environment)
      .run(untilLine: "✘ ", limit: 600).status == 0
  }

  private func synchronize(_ edits: [Edit]) throws {
    let listed = try Command(
      ["git", "ls-files", "--cached", "--others", "--exclude-standard"], in: project.root
    ).run().output
    var files: [String: Data] = [:]
    for path in listed.split(separator: "\n").map(String.init) where project.exists(path) {
      files[path] = try? Data(contentsOf: project.url(path))
    }
    // An edit may leave a result unused.
    files["Package.swift"] = Data(
      try project.text("Package.swift").replacing("  .treatAllWarnings(as: .error),\n", with: "")
        .utf8)
    for folder in try Self.modules(of: project) {
      files["\(folder)/ChosenEdit.swift"] = Data(Self.choice.utf8)
    }
    let numbered = Dictionary(grouping: zip(1..., edits), by: \.1.path)
    for (path, edits) in numbered {
      var lines = try project.text(path).split(separator: "\n", omittingEmptySubsequences: false)
      for (number, edit) in edits { edit.insert(into: &lines, as: number) }
      files[path] = Data(lines.joined(separator: "\n").utf8)
    }
    if copy.exists("") {
      for path in try copy.paths(below: ".", of: "swift").map({ String($0.dropFirst(2)) })
      where !path.hasPrefix(".build/") && files[path] == nil {
        try FileManager.default.removeItem(at: copy.url(path))
      }
    }
    for (path, data) in files {
      try copy.write(data, to: path)
      // Tests run the scripts.
      try copy.copyMode(of: path, in: project)
    }
  }
}
