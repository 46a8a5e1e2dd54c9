/// A Swift file of the project.
struct SourceFile: Sendable {
  /// The path from the root: folder, target, and so on.
  let path: String
  /// The lines without comments and without what stands in string literals.
  let lines: [String]
  /// How many lines it has, comments and all.
  let length: Int

  init(_ path: String, _ text: String) {
    self.path = path
    lines = CodeOnly.lines(of: text)
    length =
      text.split(separator: "\n", omittingEmptySubsequences: false).count
      - (text.hasSuffix("\n") ? 1 : 0)
  }

  /// The target's name: the second part of the path.
  var target: String { part(1) }
  /// The folder within the target; nil at its root.
  var folder: String? { path.split(separator: "/").count > 3 ? part(2) : nil }
  /// Whether it belongs to a style.
  var isOfStyle: Bool { part(0) == "Plugins" }
  /// The file's own name.
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The types that it declares or extends.
  var declarations: [Declaration] { Declaration.all(in: lines) }

  /// The lines that contain a piece of code, with their numbers from 1.
  func places(of piece: String) -> [(number: Int, line: String)] {
    lines.enumerated().filter { $0.element.contains(piece) }.map { ($0.offset + 1, $0.element) }
  }

  private func part(_ index: Int) -> String {
    let parts = path.split(separator: "/")
    return index < parts.count ? String(parts[index]) : ""
  }
}

/// A place that breaks a rule, and how to mend it.
struct Violation: Equatable, CustomStringConvertible, Sendable {
  let place: String
  let message: String
  let help: String

  init(_ place: String, _ message: String, mend help: String) {
    self.place = place
    self.message = message
    self.help = help
  }

  init(_ file: SourceFile, _ line: Int, _ message: String, mend help: String) {
    self.init("\(file.path):\(line)", message, mend: help)
  }

  var description: String { "\(place): \(message); \(help)" }
}
