import Foundation

/// The files of the project. Paths are relative to its root.
struct Project {
  let root: URL

  func url(_ path: String) -> URL { root.appendingPathComponent(path) }

  func text(_ path: String) throws -> String { try readText(url(path).path) }

  func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: url(path).path) }

  func list(_ path: String) throws -> IDList { try IDList(path: path, text: text(path)) }

  /// Returns the paths of the files below a folder with an extension, in order.
  func paths(below folder: String, of suffix: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: url(folder).path)
      .filter { $0.hasSuffix(".\(suffix)") }.sorted().map { "\(folder)/\($0)" }
  }

  /// Writes a file, unless it has the same bytes already: builds compare modification times.
  func write(_ data: Data, to path: String) throws {
    if (try? Data(contentsOf: url(path))) == data { return }
    try FileManager.default.createDirectory(
      at: url(path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url(path))
  }

  /// Makes a file executable if that of another project is.
  func copyMode(of path: String, in other: Project) throws {
    guard FileManager.default.isExecutableFile(atPath: other.url(path).path) else { return }
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: url(path).path)
  }
}

/// Returns the text of a file.
func readText(_ path: String) throws -> String {
  do {
    return try String(contentsOfFile: path, encoding: .utf8)
  } catch {
    throw Problem("\(path) cannot be read: \(error.localizedDescription)")
  }
}
