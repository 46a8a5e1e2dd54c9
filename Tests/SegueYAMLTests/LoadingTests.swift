import SegueConfig
import SegueYAML
import TestSupport
import Testing

/// Files by path, and the result of loading the first of them.
struct LoadingCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var files: [String: String]
  var shape: String
  var report: String

  init(_ name: String, _ files: [String: String], shape: String = "nothing", report: String = "") {
    testDescription = name
    self.files = files
    self.shape = shape
    self.report = report
  }
}

/// Files merged over the files they extend.
@Suite struct LoadingTests {
  @Test("a file is merged over the files it extends", arguments: merges)
  func merge(_ example: LoadingCase) throws { try check(example) }

  @Test("a file that cannot be extended is reported at its name", arguments: mistakes)
  func refuse(_ example: LoadingCase) throws { try check(example) }

  private func check(_ example: LoadingCase) throws {
    var diagnostics = ConfigDiagnostics()
    let value = try YAMLReader.load(
      "Configs/a.yaml", reader: reader(example.files), into: &diagnostics)
    #expect((value.map(Reading.shape) ?? "nothing") == example.shape)
    #expect(withoutExcerpts(diagnostics.report()) == example.report)
  }

  static let merges = [
    LoadingCase(
      "keys merge at every depth and lists are replaced",
      [
        "a.yaml": "extends: b.yaml\nx: { p: 1 }\nl: [3]\nn: 4",
        "b.yaml": "x: { p: 0, q: { r: 1 } }\nl: [1, 2]\ny: 5",
      ], shape: "{x: {p: 1, q: {r: 1}}, l: [3], y: 5, n: 4}"),
    LoadingCase(
      "a value of another kind replaces the base's",
      ["a.yaml": "extends: b.yaml\nx: 1", "b.yaml": "x: { p: 0 }"], shape: "{x: 1}"),
    LoadingCase(
      "a later name takes precedence over an earlier one",
      [
        "a.yaml": "extends: [b.yaml, c.yaml]\nz: 1", "b.yaml": "x: 1\ny: 1", "c.yaml": "y: 2",
      ], shape: "{x: 1, y: 2, z: 1}"),
    LoadingCase(
      "a base extends others relative to its folder",
      [
        "a.yaml": "extends: teams/b.yaml", "teams/b.yaml": "extends: [c.yaml, ../d.yaml]\nx: 1",
        "teams/c.yaml": "y: 2", "d.yaml": "z: 3",
      ], shape: "{y: 2, z: 3, x: 1}"),
    LoadingCase(
      "a base that is extended twice is not a cycle",
      [
        "a.yaml": "extends: [b.yaml, ./c.yaml]", "b.yaml": "extends: d.yaml\nx: 1",
        "c.yaml": "extends: d.yaml\ny: 2", "d.yaml": "x: 0\nz: 0",
      ], shape: "{x: 0, z: 0, y: 2}"),
    LoadingCase(
      "a nested key named extends is an ordinary key", ["a.yaml": "x: { extends: b }"],
      shape: "{x: {extends: b}}"),
  ]

  static let mistakes = [
    LoadingCase(
      "a missing file", ["a.yaml": "x: 1\nextends: [b.yaml]", "c.yaml": "y: 1"],
      report: """
        error[no-such-file]: there is no file 'Configs/b.yaml'
          --> Configs/a.yaml:2:11 ^^^^^^
        """),
    LoadingCase(
      "itself", ["a.yaml": "extends: a.yaml"],
      report: """
        error[extends-cycle]: 'Configs/a.yaml' extends itself
          --> Configs/a.yaml:1:10 ^^^^^^
          = help: break the cycle 'Configs/a.yaml' → 'Configs/a.yaml'
        """),
    LoadingCase(
      "a cycle", ["a.yaml": "extends: b.yaml", "b.yaml": "extends: [c/../a.yaml]"],
      report: """
        error[extends-cycle]: 'Configs/a.yaml' extends itself
          --> Configs/b.yaml:1:11 ^^^^^^^^^^^
          = help: break the cycle 'Configs/a.yaml' → 'Configs/b.yaml' → 'Configs/a.yaml'
        """),
    LoadingCase(
      "outside the folder", ["a.yaml": "extends: [../b.yaml, /etc/b.yaml]"],
      report: """
        error[extends-outside]: '../b.yaml' is outside the folder of the first file
          --> Configs/a.yaml:1:11 ^^^^^^^^^
          = help: copy or move the file into 'Configs/'
        error[extends-outside]: '/etc/b.yaml' is outside the folder of the first file
          --> Configs/a.yaml:1:22 ^^^^^^^^^^^
          = help: copy or move the file into 'Configs/'
        """),
    LoadingCase(
      "no name", ["a.yaml": "extends: { b: 1 }"],
      report: """
        error[wrong-type]: expected the path of a file, or a list of paths, found a map
          --> Configs/a.yaml:1:10 ^^^^^^^^
          = help: write 'extends: base.yaml'
        """),
    LoadingCase(
      "no map", ["a.yaml": "extends: b.yaml", "b.yaml": "[1]"],
      report: """
        error[wrong-type]: expected a map in 'Configs/b.yaml', found a list
          --> Configs/b.yaml:1:1 ^^^
          = help: a file that others extend contains keys and values
        """),
    LoadingCase(
      "mistakes in both files", ["a.yaml": "extends: b.yaml\nx: 1\nx: 2", "b.yaml": "x: !t 1"],
      shape: "{x: 1}",
      report: """
        error[duplicate-key]: the key 'x' is already on line 2
          --> Configs/a.yaml:3:1 ^
          = help: keep one of the two
        note: 'x' is first here
          --> Configs/a.yaml:2:1 ^
        error[tag]: tags are not supported
          --> Configs/b.yaml:1:4 ^^^^
          = help: remove the tag; the key determines the type of its value
        """),
  ]

  @Test("values keep their source file")
  func keepSources() throws {
    var diagnostics = ConfigDiagnostics()
    let files = ["a.yaml": "extends: b.yaml\nx: { p: 1 }", "b.yaml": "x: { q: 2 }"]
    let value = try #require(
      try YAMLReader.load("Configs/a.yaml", reader: reader(files), into: &diagnostics))
    #expect(value["x"]?["p"]?.range.source.name == "Configs/a.yaml")
    #expect(value["x"]?["q"]?.range.source.name == "Configs/b.yaml")
  }

  @Test(
    "the number of extended files is limited: n - 1, n, n + 1",
    arguments: [(31, true), (32, true), (33, false)])
  func limitFiles(_ count: Int, _ isAccepted: Bool) throws {
    var files = ["f\(count).yaml": "x: 1"]
    for index in 0..<count {
      files[index == 0 ? "a.yaml" : "f\(index).yaml"] = "extends: f\(index + 1).yaml"
    }
    var diagnostics = ConfigDiagnostics()
    _ = try YAMLReader.load("Configs/a.yaml", reader: reader(files), into: &diagnostics)
    #expect(diagnostics.hasErrors != isAccepted)
  }

  @Test("thirty levels of files that extend two each read every file once")
  func readOnce() throws {
    var files = ["f30.yaml": "x: 1"]
    for index in 0..<30 {
      let next = "f\(index + 1).yaml"
      files[index == 0 ? "a.yaml" : "f\(index).yaml"] = "extends: [\(next), \(next)]"
    }
    var diagnostics = ConfigDiagnostics()
    var reads: [String] = []
    let read = reader(files)
    let value = try YAMLReader.load(
      "Configs/a.yaml",
      reader: { path throws(YAMLFileFailure) in
        reads.append(path)
        return try read(path)
      }, into: &diagnostics)
    #expect(value.map(Reading.shape) == "{x: 1}")
    #expect(reads.count == files.count)
  }

  @Test("loading a missing first file throws instead of reporting")
  func throwMissing() {
    var diagnostics = ConfigDiagnostics()
    let failure = #expect(throws: YAMLFileFailure.self) {
      try YAMLReader.load("Configs/a.yaml", reader: reader([:]), into: &diagnostics)
    }
    #expect(failure?.reason == .noInput)
    #expect(diagnostics.all.isEmpty)
  }

  private func reader(_ files: [String: String]) -> YAMLReader.FileReader {
    { path throws(YAMLFileFailure) in
      if let text = files[String(path.dropFirst("Configs/".count))] { return Array(text.utf8) }
      throw YAMLFileFailure(
        .noInput, ConfigDiagnostic(code: "no-such-file", "there is no file '\(path)'", at: nil))
    }
  }
}
