import Foundation
import SegueConfig
import SegueYAML
import TestSupport
import Testing

/// Reading files from the real file system.
@Suite struct FileTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("segue-yaml-\(UUID().uuidString)").path

  init() throws {
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
  }

  @Test("[D-55] reading a file returns its bytes; an empty file is no failure")
  func readFiles() throws {
    defer { remove() }
    #expect(try YAMLReader.readFile(path: make("a.yaml", "a: 1\n")) == Array("a: 1\n".utf8))
    #expect(try YAMLReader.readFile(path: make("empty.yaml", "")) == [])
    let large = String(repeating: "x", count: 50_000)
    #expect(try YAMLReader.readFile(path: make("large.yaml", large)) == Array(large.utf8))
  }

  @Test("a link out of the folder of the first file is not followed")
  func refuseLinks() throws {
    defer { remove() }
    let files = FileManager.default
    try files.createDirectory(atPath: folder + "/in", withIntermediateDirectories: true)
    _ = try make("secret.yaml", "b: 2\n")
    _ = try make("in/near.yaml", "c: 3\n")
    try files.createSymbolicLink(
      atPath: folder + "/in/out.yaml", withDestinationPath: "../secret.yaml")
    try files.createSymbolicLink(
      atPath: folder + "/in/inside.yaml", withDestinationPath: "near.yaml")
    let path = try make("in/a.yaml", "extends: [inside.yaml, out.yaml]\na: 1\n")
    var diagnostics = ConfigDiagnostics()
    #expect(try YAMLReader.load(path, into: &diagnostics) == nil)
    #expect(
      diagnostics.all.map { $0.message.replacingOccurrences(of: folder, with: "…") } == [
        "a link leads from '…/in/out.yaml' out of the folder of the first file"
      ])
  }

  @Test("[D-54][D-55] a path that is not a readable file fails with no input")
  func refusePaths() throws {
    defer { remove() }
    let file = try make("a.yaml", "a: 1")
    let pipe = folder + "/pipe"
    try #require(mkfifo(pipe, 0o600) == 0)
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/circle", withDestinationPath: folder + "/circle")
    let long = String(repeating: "n", count: 300)
    let cases = [
      (folder + "/b.yaml", "no-such-file", "there is no file '…/b.yaml'"),
      (file + "/b.yaml", "no-such-file", "there is no file '…/a.yaml/b.yaml'"),
      (folder, "not-a-file", "'…' is a folder, not a file"),
      (pipe, "not-a-file", "'…/pipe' is a pipe, not a file"),
      ("/dev/zero", "not-a-file", "'/dev/zero' is a device, not a file"),
      ("", "no-such-file", "'' is not a path"),
      ("a\0b", "no-such-file", "'a\\x00b' is not a path"),
      (folder + "/circle", "not-readable", "the links of '…/circle' form a cycle"),
      ("/" + long, "no-such-file", "the path '/\(long)' is too long"),
    ]
    for (path, code, message) in cases {
      let failure = failure(path)
      #expect(failure?.reason == .noInput)
      #expect(failure?.diagnostic.code == code)
      #expect(failure.map { short($0.diagnostic.message) } == message)
    }
  }

  @Test("[D-09][D-55] a file larger than the limit is rejected: n - 1, n, n + 1")
  func limitSize() throws {
    defer { remove() }
    for size in [(1 << 20) - 1, 1 << 20] {
      let path = try make("a.yaml", String(repeating: "#", count: size))
      #expect(try YAMLReader.readFile(path: path).count == size)
    }
    let failure = failure(try make("a.yaml", String(repeating: "#", count: (1 << 20) + 1)))
    #expect(failure?.reason == .badData)
    #expect(
      failure.map { short($0.diagnostic.message) }
        == "'…/a.yaml' may have 1048576 bytes at most, found 1048577 bytes")
  }

  @Test("a file and the files it extends are read from the file system")
  func loadFiles() throws {
    defer { remove() }
    let path = try make("a.yaml", "extends: b.yaml\nx: 1")
    _ = try make("b.yaml", "y: 2")
    var diagnostics = ConfigDiagnostics()
    let value = try YAMLReader.load(path, into: &diagnostics)
    #expect(value.map(Reading.shape) == "{y: 2, x: 1}")
    #expect(diagnostics.all.isEmpty)
  }

  @Test("[D-45] no function of libyaml's emitter is used")
  func neverEmit() throws {
    let sources = ProjectFile("Sources/SegueYAML").url
    let files = try FileManager.default.contentsOfDirectory(atPath: sources.path).sorted()
    #expect(files.contains("EventReader.swift"))
    for file in files {
      let text = try String(
        contentsOf: sources.appendingPathComponent(file), encoding: .utf8)
      for prefix in ["yaml_emitter", "yaml_document", "yaml_parser_load"] {
        #expect(!text.contains(prefix), "\(file)")
      }
    }
  }

  private func failure(_ path: String) -> YAMLFileFailure? {
    do throws(YAMLFileFailure) {
      _ = try YAMLReader.readFile(path: path)
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "an extended file that cannot be read is reported with its reason",
    arguments: [
      (".", "error[not-a-file]: '…/.' is a folder, not a file", "name a YAML file"),
      ("pipe.yaml", "error[not-a-file]: '…/pipe.yaml' is a pipe, not a file", "name a YAML file"),
      (
        "dangling.yaml",
        "error[no-such-file]: '…/dangling.yaml' is a link to 'nowhere', which does not exist",
        "fix the link, or name a file"
      ),
    ])
  func blame(name: String, message: String, help: String) throws {
    defer { remove() }
    try #require(mkfifo(folder + "/pipe.yaml", 0o600) == 0)
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/dangling.yaml", withDestinationPath: "nowhere")
    var diagnostics = ConfigDiagnostics()
    _ = try YAMLReader.load(make("a.yaml", "extends: \(name)\n"), into: &diagnostics)
    let found = try #require(diagnostics.all.first)
    let shown = "error[\(found.code)]: \(found.message)"
    // The path of '.' is that of the folder, without the dot.
    #expect(
      shown.replacingOccurrences(of: folder, with: "…")
        == message.replacingOccurrences(of: "…/.'", with: "…/'"))
    #expect(found.help == help)
  }

  @Test("a base named '-' is a file, never the standard input")
  func extendsDash() throws {
    var paths: [String] = []
    var diagnostics = ConfigDiagnostics()
    _ = try YAMLReader.load(
      "a.yaml",
      reader: { path throws(YAMLFileFailure) in
        paths.append(path)
        return Array((path == "a.yaml" ? "extends: '-'" : "b: 1").utf8)
      }, into: &diagnostics)
    #expect(paths == ["a.yaml", "./-"])
  }

  @Test("too many open files are reported as such")
  func tooManyFiles() async {
    await #expect(processExitsWith: .success) {
      // The C constant is an enumeration on Linux, where Swift does not import it.
      #if canImport(Darwin)
        let openFiles = RLIMIT_NOFILE
      #else
        let openFiles = __rlimit_resource_t(7)
      #endif
      var limit = rlimit(rlim_cur: 0, rlim_max: 0)
      guard getrlimit(openFiles, &limit) == 0 else { exit(1) }
      limit.rlim_cur = 0
      guard setrlimit(openFiles, &limit) == 0 else { exit(2) }
      do throws(YAMLFileFailure) {
        _ = try YAMLReader.readFile(path: "/etc/passwd")
        exit(3)
      } catch {
        let isRight =
          error.diagnostic.message
          == "'/etc/passwd' could not be opened: too many files are open"
        exit(isRight ? 0 : 4)
      }
    }
  }

  @Test("a name that is not UTF-8 is reported as such")
  func notUTF8() {
    let failure = #expect(throws: YAMLFileFailure.self) {
      try YAMLReader.readFile(path: folder + "/\u{FFFD}.yaml")
    }
    #expect(
      failure?.diagnostic.help == "names that are not UTF-8 cannot be read: rename the file")
  }

  private func make(_ name: String, _ text: String) throws -> String {
    let path = "\(folder)/\(name)"
    try text.write(toFile: path, atomically: false, encoding: .utf8)
    return path
  }

  private func short(_ message: String) -> String {
    message.replacingOccurrences(of: folder, with: "…")
  }

  private func remove() { try? FileManager.default.removeItem(atPath: folder) }
}
