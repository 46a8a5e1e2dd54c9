import SegueConfig
import SegueYAML
import Testing

/// The total limits of a file and the files it extends, and the depth limit of a setting.
@Suite struct BudgetTests {
  private func report(_ texts: [String], limits: YAMLLimits = .standard) throws -> String {
    var diagnostics = ConfigDiagnostics()
    let reader: YAMLReader.FileReader = { path throws(YAMLFileFailure) in
      Array(texts[Int(path) ?? 0].utf8)
    }
    let value = try YAMLReader.load("0", limits: limits, reader: reader, into: &diagnostics)
    #expect((value == nil) == diagnostics.hasErrors)
    return diagnostics.report()
  }

  /// Returns files, each of which extends the next and has a comment of `padding` characters.
  private func chain(_ count: Int, padding: Int = 0) -> [String] {
    (0..<count).map { index in
      let extends = index + 1 < count ? "extends: \(index + 1)\n" : ""
      return extends + "k\(index): [1, 2, 3]\n#" + String(repeating: "x", count: padding) + "\n"
    }
  }

  @Test("extended files that exceed the total limit are rejected at the first file past it")
  func bytes() throws {
    var limits = YAMLLimits()
    let texts = chain(3, padding: 100)
    limits.totalBytes = texts.reduce(0) { $0 + $1.utf8.count }
    #expect(try report(texts, limits: limits) == "")
    limits.totalBytes -= 1
    #expect(
      try report(texts, limits: limits) == """
        error[too-large-together]: with this file, all files together exceed the limit of \(limits.totalBytes) bytes
         --> 1:1:10
          |
        1 | extends: 2
          |          ^
          = help: remove what is not needed, or extend fewer files

        1 error

        """)
  }

  @Test("the nodes of extended files are counted together and reported once")
  func nodes() throws {
    var limits = YAMLLimits()
    // A map, a key, a list and three items in each; a key and a value more where another is extended.
    limits.totalNodes = 8 + 8 + 6
    #expect(try report(chain(3), limits: limits) == "")
    limits.totalNodes -= 1
    let refused = try report(chain(3), limits: limits)
    #expect(
      refused.hasPrefix(
        "error[too-large-together]: with this file, all files together exceed the limit of 21 keys and values\n --> 1:1:10"
      ))
    #expect(refused.hasSuffix("\n1 error\n"))
  }

  @Test("the standard total limits admit several files of maximum size")
  func standardLimits() {
    #expect(YAMLLimits.standard.totalBytes == 4 * YAMLLimits.standard.bytes)
    #expect(YAMLLimits.standard.totalNodes == 2 * YAMLLimits.standard.nodes)
  }

  @Test("a setting of 14 000 levels is rejected, as merging it would recurse too deeply")
  func deepSetting() {
    var diagnostics = ConfigDiagnostics()
    let key = Array(repeating: "a", count: 14_000).joined(separator: ".")
    #expect(YAMLReader.parse(setting: "\(key)=1", into: &diagnostics) == nil)
    #expect(
      diagnostics.report() == """
        error[too-deep]: the key of a setting is more than 32 deep
         = help: move the inner parts further out

        1 error

        """)
  }

  @Test(
    "key and value of a setting together have the depth limit of a file", arguments: 30...34,
    [0, 1, 2])
  func settingDepth(count: Int, inner: Int) {
    var diagnostics = ConfigDiagnostics()
    let key = Array(repeating: "a", count: count - inner).joined(separator: ".")
    let value = String(repeating: "[", count: inner) + "1" + String(repeating: "]", count: inner)
    let read = YAMLReader.parse(setting: "\(key)=\(value)", into: &diagnostics)
    #expect((read != nil) == (count <= 32))
    #expect(diagnostics.hasErrors == (count > 32))
  }
}
