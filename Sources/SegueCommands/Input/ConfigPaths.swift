import Foundation
import SegueConfig

/// Resolves the paths of a command line to files.
nonisolated enum ConfigPaths {
  /// The maximum depth of nested folders.
  private static let maximumDepth = 32

  /// Returns the paths, with each folder replaced by the YAML files below it, sorted by name,
  /// without duplicates.
  ///
  /// In a folder, names that begin with a dot or an underscore are skipped: hidden files, and parts
  /// that other files extend. Symbolic links to folders are not followed, which prevents cycles.
  /// - Throws: If a folder cannot be read or contains no YAML file.
  static func files(of paths: [String]) throws(CommandFailure) -> [String] {
    var result: [String] = []
    var seen: Set<String> = []
    for path in paths {
      let found = isFolder(path) ? try files(below: path) : [path]
      result += found.filter { seen.insert($0).inserted }
    }
    return result
  }

  private static func files(below folder: String) throws(CommandFailure) -> [String] {
    let found = try self.files(below: folder, endings: [".yaml", ".yml"])
    guard !found.isEmpty else {
      throw CommandFailure(
        .noInput, "no-yaml", "there is no YAML file in \(quotedPath(folder))",
        help: "names end in .yaml or .yml; those that begin with '.' or '_' are left out")
    }
    return found
  }

  /// Returns the files below a folder whose names have one of the endings, sorted by name.
  ///
  /// - Parameter starts: The first characters of names that are skipped.
  /// - Throws: If a folder cannot be read.
  static func files(
    below folder: String, endings: [String], skipping starts: Set<Character> = [".", "_"]
  ) throws(CommandFailure) -> [String] {
    let root = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    return try walk(root, endings, starts, depth: 1)
  }

  private static func walk(
    _ folder: String, _ endings: [String], _ starts: Set<Character>, depth: Int
  ) throws(CommandFailure) -> [String] {
    guard depth <= maximumDepth else {
      throw CommandFailure(
        .noInput, "too-deep",
        "folders are nested more than \(maximumDepth) deep at \(quotedPath(folder))")
    }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw CommandFailure(
        .noInput, "not-readable", "the folder \(quotedPath(folder)) cannot be read")
    }
    var found: [String] = []
    for name in names.sorted() {
      if let first = name.first, starts.contains(first) { continue }
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      if isFolder(path, followingLinks: false) {
        found += try walk(path, endings, starts, depth: depth + 1)
      } else if endings.contains(where: name.hasSuffix), !isFolder(path) {
        found.append(path)
      }
    }
    return found
  }

  private static func isFolder(_ path: String, followingLinks: Bool = true) -> Bool {
    var status = stat()
    let result = followingLinks ? stat(path, &status) : lstat(path, &status)
    return result == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
