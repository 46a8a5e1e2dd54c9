import Foundation
import TestSupport
import Testing

@testable import ProjectChecks

/// The edits of mutations, and the programs that are run with them.
@Suite struct MutationTests {
  private static let source = """
    func run() {
      open(file)
      open(other)
      try close([1, 2]) { $0 }
      list[0]?.close()
      let found = look(
        for: name)
      return leave()
      chain()
        .next()
      try self.init(a)
      if a, let b, (b, c) == d {
      } else if true {
      guard isOpen else { return }
    }
    """

  private static let edits = EditableFile(path: "A.swift", text: source).edits

  @Test("calls are dropped and swapped, clauses are negated, parts of statements are left")
  func kinds() {
    #expect(
      Self.edits.map(\.description) == [
        "A.swift:2: drop open(file)",
        "A.swift:3: drop open(other)",
        "A.swift:5: drop list[0]?.close()",
        "A.swift:12: negate a",
        "A.swift:12: negate (b, c) == d",
        "A.swift:14: negate isOpen",
      ])
  }

  @Test("inserted edits keep the numbers of lines, and are selected by their number")
  func inserted() {
    let text = "{\n  first()\n  second(a, b)\n  while a, b != c {\n}"
    let edits = EditableFile(path: "A.swift", text: text).edits
    let found = edits.map { edit in
      var lines = text.split(separator: "\n")
      edit.insert(into: &lines, as: 3)
      return lines.joined(separator: "\n")
    }
    #expect(
      found == [
        "{\n  if chosenEdit != 3 { first() }\n  second(a, b)\n  while a, b != c {\n}",
        """
        {
          if chosenEdit == 3 { second(a, b); first() } else { first(); second(a, b) }

          while a, b != c {
        }
        """,
        "{\n  first()\n  if chosenEdit != 3 { second(a, b) }\n  while a, b != c {\n}",
        "{\n  first()\n  second(a, b)\n  while (a) != (chosenEdit == 3), b != c {\n}",
        "{\n  first()\n  second(a, b)\n  while a, (b != c) != (chosenEdit == 3) {\n}",
      ])
  }

  @Test("a seed has one order, another seed another one, and moved lines keep theirs")
  func order() {
    let edits = (1...40).map { Edit(path: "A.swift", line: $0, kind: .drop("call\($0)()")) }
    let moved = edits.map { Edit(path: $0.path, line: $0.line + 9, kind: $0.kind) }
    func order(_ edits: [Edit], _ seed: Int) -> [String] {
      EditOrder(edits, seed: seed).first(40).map(\.placeless)
    }
    #expect(order(edits, 1) == order(edits.reversed(), 1))
    #expect(order(edits, 1) == order(moved, 1))
    #expect(order(edits, 1) != order(edits, 2))
    #expect(Set(order(edits, 1)).count == 40)
  }

  @Test("at most one edit of a line is chosen")
  func oneOfLine() {
    let chosen = EditOrder(
      [
        Edit(path: "A.swift", line: 1, kind: .swap("a()", "b()")),
        Edit(path: "A.swift", line: 1, kind: .drop("a()")),
        Edit(path: "A.swift", line: 2, kind: .drop("b()")),
        Edit(path: "B.swift", line: 2, kind: .drop("b()")),
      ], seed: 1
    ).first(4)
    let lines = chosen.flatMap { edit in edit.lines.map { "\(edit.path):\($0)" } }
    #expect(lines.sorted() == ["A.swift:1", "A.swift:2", "B.swift:2"])
  }

  @Test("undetected edits of an earlier output are kept, whatever their lines")
  func again() {
    var order = EditOrder(Self.edits, seed: 1)
    order.keepUndetected(in: "1 GREEN A.swift:99: negate a\n2 red   A.swift:2: drop open(file)\n")
    #expect(order.first(9).map(\.description) == ["A.swift:12: negate a"])
  }

  @Test("a file of the project with all edits at once can be parsed")
  func parses() throws {
    let path = "Sources/SegueText/JSONText.swift"
    let text = try ProjectFile(path).text()
    let edits = EditOrder(EditableFile(path: path, text: text).edits, seed: 1).first(1000)
    #expect(edits.count >= 10)
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, edit) in zip(1..., edits) { edit.insert(into: &lines, as: number) }
    let folder = FileManager.default.temporaryDirectory
    let file = folder.appending(path: "segue-edits-\(UUID()).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(lines.joined(separator: "\n").utf8).write(to: file)
    let parsed = try Command(["swiftc", "-frontend", "-parse", file.path], in: folder).run()
    #expect(parsed.status == 0, "\(parsed.output)")
  }

  @Test(
    "a copied script stays executable, and another file does not become it",
    arguments: [true, false])
  func modeOfCopy(isExecutable: Bool) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let original = Project(root: folder.appending(path: "original"))
    let copy = Project(root: folder.appending(path: "copy"))
    try original.write(Data("true".utf8), to: "script")
    try FileManager.default.setAttributes(
      [.posixPermissions: isExecutable ? 0o755 : 0o644],
      ofItemAtPath: original.url("script").path)
    try copy.write(Data("true".utf8), to: "script")

    try copy.copyMode(of: "script", in: original)

    #expect(
      FileManager.default.isExecutableFile(atPath: copy.url("script").path) == isExecutable)
  }

  @Test("a program has a status, an output and an environment")
  func command() throws {
    let folder = FileManager.default.temporaryDirectory
    let ended = try Command(
      ["sh", "-c", "echo $EDIT; exit 3"], in: folder, environment: ["EDIT": "7"]
    )
    .run()
    #expect(ended.status == 3)
    #expect(ended.output == "7\n")
  }

  @Test(
    "a line or a limit of time ends a program and what it has started",
    arguments: [("✘ ", 60), (nil, 0.2)] as [(String?, Double)])
  func endedCommand(_ line: String?, _ limit: Double) throws {
    let folder = FileManager.default.temporaryDirectory
    // The shell starts the first sleep as another process, which keeps the output open.
    let words = ["sh", "-c", "printf 'first\\n✘ second\\n'; sleep 60; sleep 60"]
    #expect(try Command(words, in: folder).run(untilLine: line, limit: limit).status != 0)
  }
}
