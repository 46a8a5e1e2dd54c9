/// A Swift file of the project.
struct SourceFile: Sendable {
  /// The path from the root: folder, target, and so on.
  let path: String
  /// The lines without comments and without the contents of string literals.
  let lines: [String]
  /// The number of lines, including comments.
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
  /// The folder within the target; `nil` at its root.
  var folder: String? { path.split(separator: "/").count > 3 ? part(2) : nil }
  /// Whether it belongs to a style.
  var isOfStyle: Bool { part(0) == "Plugins" }
  /// The name of the file.
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The types that it declares or extends.
  var declarations: [Declaration] { Declaration.all(in: lines) }

  /// Returns the lines that contain a code fragment, with their numbers from 1.
  func uses(of piece: String) -> [(number: Int, line: String)] {
    lines.enumerated().filter { $0.element.contains(piece) }.map { ($0.offset + 1, $0.element) }
  }

  private func part(_ index: Int) -> String {
    let parts = path.split(separator: "/")
    return index < parts.count ? String(parts[index]) : ""
  }
}

/// A violation of a rule, and how to fix it.
struct Violation: Equatable, CustomStringConvertible, Sendable {
  let place: String
  let message: String
  let help: String

  init(_ place: String, _ message: String, help: String) {
    self.place = place
    self.message = message
    self.help = help
  }

  init(_ file: SourceFile, _ line: Int, _ message: String, help: String) {
    self.init("\(file.path):\(line)", message, help: help)
  }

  var description: String { "\(place): \(message); \(help)" }
}
