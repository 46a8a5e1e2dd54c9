import Foundation

/// The project's own files.
struct Checkout: Sendable {
  /// The Swift files of Sources and Plugins, in order.
  let files: [SourceFile]
  let manifest: Manifest

  static let here = try? Checkout()

  private init() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    func read(_ path: String) throws -> String {
      try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }
    manifest = Manifest(try read("Package.swift"))
    files = try ["Sources", "Plugins"].flatMap { folder in
      try FileManager.default
        .subpathsOfDirectory(atPath: root.appendingPathComponent(folder).path)
        .filter { $0.hasSuffix(".swift") }.sorted()
        .map { SourceFile("\(folder)/\($0)", try read("\(folder)/\($0)")) }
    }
  }
}
