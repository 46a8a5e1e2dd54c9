import Testing

/// The guide to writing a style quotes compiled and tested code verbatim.
@Suite struct GuideTests {
  @Test(
    "a package on the disk has a name, without which 'Segue' is unknown",
    arguments: [
      "Documentation/OnIOS.md", "Examples/SegueApp/Package.swift",
      "Examples/DropStyle/Package.swift",
    ])
  func packageOfFolder(file: String) throws {
    #expect(try Checkout.text(file).contains(#".package(name: "Segue", path: "#))
  }

  @Test("lines of documents have at most 120 characters, except in tables and code")
  func lineLengths() throws {
    let pages =
      try ["README.md", "CONTRIBUTING.md"] + Checkout.paths(below: "Documentation", of: ["md"])
    #expect(pages.count > 15)
    for page in pages {
      var isCode = false
      let lines = try Checkout.text(page).split(separator: "\n", omittingEmptySubsequences: false)
      for (number, line) in zip(1..., lines) {
        if line.hasPrefix("```") { isCode.toggle() }
        guard line.count > 120, !isCode, !line.hasPrefix("|") else { continue }
        Issue.record("\(page):\(number): the line has \(line.count) characters; break it")
      }
    }
  }

  @Test("the README has the numbers of the page about UIKit's clauses")
  func clauses() throws {
    let rows = try Checkout.text("Documentation/Contributing/UIKitCoverage.md")
      .matches(of: /\| [ABCUN]: [^|]+\| (\d+) \| (\d+) \|/)
    #expect(rows.count == 5)
    let covered = rows.compactMap { Int($0.1) }.reduce(0, +)
    let all = rows.compactMap { Int($0.2) }.reduce(0, +)
    let sentence =
      "[\(all) clauses](Documentation/Contributing/UIKitCoverage.md): tests cover \(covered);"
    #expect(try Checkout.text("README.md").contains(sentence))
  }

  @Test(
    "a page of counts has every chapter of its list, with the number of its rows",
    arguments: [("UIKitRows/rules", "UIKitCoverage"), ("Lists/faults", "FaultCoverage")])
  func counts(list: String, page: String) throws {
    var chapters: [(title: Substring, rows: Int)] = []
    for line in try Checkout.text("Tests/\(list).txt").split(separator: "\n")
    where !line.hasPrefix("#") {
      if line.hasPrefix("== ") {
        chapters.append((line.dropFirst(3), 0))
      } else {
        chapters[chapters.count - 1].rows += 1
      }
    }
    let text = try Checkout.text("Documentation/Contributing/\(page).md")
    let counted = text.matches(of: /\n\| ([^|]+) \| (\d+) \| (\d+) \|(?=\n)/)
      .filter { !$0.1.contains(#/^[ABCUN]: /#) }
    #expect(counted.map { "\($0.1) \($0.3)" } == chapters.map { "\($0.title) \($0.rows)" })
    let missing = counted.reduce(0) { $0 + (Int($1.3) ?? 0) - (Int($1.2) ?? 0) }
    #expect(text.matches(of: /\| open \|/).count == missing)
  }

  @Test("the style guide names the limits that are checked for the sheet")
  func limitsOfStyles() throws {
    let limit = try #require(Rules.largeStyles["SheetStyle"])
    let thousands = "\(limit.lines / 1000),\(limit.lines % 1000)"
    let row = try Checkout.text("Documentation/Contributing/StyleGuide.md").split(separator: "\n")
      .first { $0.hasPrefix("| `SheetStyle`") }
    #expect(row?.hasSuffix("| \(limit.files) files, \(thousands) lines |") == true)
  }

  @Test("every code block in the guide is in the example package, in a style or in a test")
  func quotations() throws {
    let guide = try Checkout.text("Documentation/AddingAStyle.md")
    let files = try Self.files(below: "Examples/DropStyle", "Plugins", "Tests/SegueTestingTests")
    let blocks = Quotation.all(in: guide)
    #expect(blocks.count >= 10)
    for block in blocks where !files.contains(where: block.occurs(in:)) {
      Issue.record(
        """
        AddingAStyle.md:\(block.line): this block is in no file of Examples/DropStyle, Plugins or \
        Tests/SegueTestingTests; copy it anew: \(block.lines.first ?? "")
        """)
    }
  }

  @Test("the page on tests has a pan without a selector, as it is in the example app")
  func pan() throws {
    let files = try Self.files(below: "Examples/SegueApp")
    let blocks = Quotation.all(in: try Checkout.text("Documentation/TestingYourTransitions.md"))
      .filter { $0.lines.contains { $0.contains("onAction") || $0.contains("pan.state") } }
    #expect(blocks.count == 2)
    #expect(blocks.filter { block in !files.contains(where: block.occurs(in:)) }.map(\.line) == [])
  }

  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var file: String
    var occurs: Bool
  }

  static let cases = [
    Case(testDescription: "the same lines", file: "x\n  a\n  b\ny\n", occurs: true),
    Case(testDescription: "a line between", file: "  a\nx\n  b\n", occurs: false),
    Case(testDescription: "another indentation", file: "a\nb\n", occurs: false),
    Case(testDescription: "the beginning of a longer line", file: "  a\n  b2\n", occurs: false),
    Case(testDescription: "the end of the file", file: "x\n  a\n  b", occurs: true),
  ]

  @Test("a quotation matches whole consecutive lines", arguments: cases)
  func quotation(_ file: Case) throws {
    let guide = "# Title\n\n```swift\n  a\n  b\n```\n\n```\nc\n```\n"
    let blocks = Quotation.all(in: guide)
    #expect(blocks.map(\.line) == [3])
    let block = try #require(blocks.first)
    #expect(block.occurs(in: Quotation.lines(of: file.file)) == file.occurs)
  }

  /// Returns the lines of the files that can be quoted.
  private static func files(below folders: String...) throws -> [[Substring]] {
    try folders.flatMap { folder in
      try Checkout.paths(below: folder, of: ["swift", "yaml"])
        .map { Quotation.lines(of: try Checkout.text($0)) }
    }
  }
}

/// A block of Swift or YAML in a page of Markdown.
private struct Quotation {
  /// The first line, from 1.
  let line: Int
  let lines: [Substring]

  static func all(in page: String) -> [Quotation] {
    var found: [Quotation] = []
    var start: Int?
    let all = lines(of: page)
    for (index, line) in all.enumerated() where line.hasPrefix("```") {
      if let begun = start {
        if ["```swift", "```yaml"].contains(all[begun]) {
          found.append(Quotation(line: begun + 1, lines: Array(all[(begun + 1)..<index])))
        }
        start = nil
      } else {
        start = index
      }
    }
    return found
  }

  static func lines(of text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  func occurs(in file: [Substring]) -> Bool {
    guard file.count >= lines.count else { return false }
    return (0...(file.count - lines.count)).contains {
      file[$0..<($0 + lines.count)].elementsEqual(lines)
    }
  }
}
