import Foundation
import SegueConfig

/// The folder of ported copies. Only copies of earlier runs that are unchanged are replaced and removed.
nonisolated struct PortedFolder {
  /// The size limit of an earlier copy, bytes.
  private static let limit = 16 << 20

  private let path: String
  private var texts: [(name: String, text: String)] = []

  init(_ path: String) {
    self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// The paths of the copies, relative to the folder.
  var names: [String] { texts.map(\.name) }

  mutating func add(_ name: String, _ text: String) { texts.append((name, text)) }

  /// Writes all copies, or none; then removes earlier copies of files that are gone.
  func write() throws(CommandFailure) {
    var batch = OutputBatch(in: path)
    for (name, text) in texts {
      let sealed = Seal(ofFile: name)?.sealing(text) ?? text
      if let former = try earlier(name) {
        if former != sealed { batch.replace(name, former, with: sealed) }
      } else {
        batch.create(name, sealed)
      }
    }
    try batch.write()
    try removeOthers()
  }

  /// Returns an earlier copy; `nil` without one.
  ///
  /// - Throws: If the file is none of Segue's.
  private func earlier(_ name: String) throws(CommandFailure) -> String? {
    let file = "\(path)/\(name)"
    var status = stat()
    guard lstat(file, &status) == 0 else { return nil }
    guard let text = Self.copy(at: file) else {
      throw CommandFailure(
        .cannotCreate, "exists", "\(quotedPath(file)) is a file that Segue did not write",
        help: "remove it, or name another folder")
    }
    return text
  }

  private static func copy(at file: String) -> String? {
    let name = fileName(of: file)
    let folder = String(file.dropLast(name.count))
    guard let handle = try? FolderHandle(folder.isEmpty ? "." : folder),
      let data = handle.contents(of: name, limit: limit)
    else { return nil }
    let text = String(decoding: data, as: UTF8.self)
    return Seal(ofFile: name)?.original(of: text) == nil ? nil : text
  }

  private func removeOthers() throws(CommandFailure) {
    let names = Set(names)
    for file in try ConfigPaths.files(below: path, endings: [".swift"], skipping: ["."]) {
      let name = String(file.dropFirst(path.count).drop { $0 == "/" })
      if !names.contains(name), Self.copy(at: file) != nil { unlink(file) }
    }
  }
}
