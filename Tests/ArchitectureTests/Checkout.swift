import Foundation

/// The project's files.
struct Checkout: Sendable {
  /// The Swift files of Sources and Plugins, in order.
  let files: [SourceFile]
  /// The Swift files of Tests, in order.
  let tests: [SourceFile]
  let manifest: Manifest

  static let here = try? Checkout()

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private init() throws {
    manifest = Manifest(try Self.text("Package.swift"))
    files = try Self.files(below: "Sources") + Self.files(below: "Plugins")
    tests = try Self.files(below: "Tests")
  }

  private static func files(below folder: String) throws -> [SourceFile] {
    try paths(below: folder, of: ["swift"]).map { SourceFile($0, try text($0)) }
  }

  /// The shell scripts, with the recipes of the Makefile, in order.
  static func scripts() throws -> [Script] {
    let folders = [".ci", "Benchmarks", "Scripts", "Tests"]
    let named = try folders.flatMap { try paths(below: $0) { !$0.contains(".") } }
    // A folder has no text.
    let scripts = named.compactMap { path in (try? text(path)).map { Script(path, $0) } }
    return scripts.filter(\.isOfShell) + [Script("Makefile", try text("Makefile"))]
  }

  /// Returns the text of a file, by its path from the root.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// Returns the paths of all texts below a folder, in order: not of pictures and folders.
  static func texts(below folder: String) throws -> [String] {
    try paths(below: folder) { _ in true }.filter { (try? text($0)) != nil }
  }

  /// Returns the paths of the files below a folder with one of some extensions, in order, without
  /// hidden files.
  static func paths(below folder: String, of extensions: [String]) throws -> [String] {
    try paths(below: folder) { name in extensions.contains { name.hasSuffix(".\($0)") } }
  }

  /// Returns the paths below a folder whose names are included, in order, without hidden ones.
  private static func paths(
    below folder: String, including isIncluded: (Substring) -> Bool
  ) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: root.appendingPathComponent(folder).path)
      .filter { path in
        let parts = path.split(separator: "/")
        return !parts.contains { $0.hasPrefix(".") } && parts.last.map(isIncluded) == true
      }
      .sorted().map { "\(folder)/\($0)" }
  }
}
