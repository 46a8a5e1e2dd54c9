import Foundation
import SegueConfig

/// Files that are written together: all of them or, after a failure, none.
///
/// Each text is written to a temporary file next to its destination; then all are renamed. A new
/// file replaces nothing.
nonisolated package struct OutputBatch {
  private struct Entry {
    var path: String
    var text: String
    /// The text that is replaced; `nil` for a new file.
    var former: String?
  }

  /// A text in its temporary file, before that is renamed.
  private struct Staged {
    var entry: Entry
    var folder: FolderHandle
    var name: String
    var temporary: String
  }

  private let root: String
  private var entries: [Entry] = []

  /// Makes an empty batch.
  ///
  /// - Parameter root: The folder to which paths are relative; created if needed.
  package init(in root: String) {
    let path = root.hasSuffix("/") && root.count > 1 ? String(root.dropLast()) : root
    self.root = path.isEmpty ? "." : path
  }

  /// The paths of the new files, relative to the folder.
  var created: [String] { entries.filter { $0.former == nil }.map(\.path) }
  /// The paths of the changed files, relative to the folder.
  var changed: [String] { entries.filter { $0.former != nil }.map(\.path) }

  /// Adds a new file.
  package mutating func create(_ path: String, _ text: String) {
    entries.append(Entry(path: path, text: text))
  }

  /// Adds a change of a file.
  package mutating func replace(_ path: String, _ former: String, with text: String) {
    entries.append(Entry(path: path, text: text, former: former))
  }

  /// Throws if a new file exists.
  func checkAbsent() throws(CommandFailure) {
    try OutputFile.checkName(root)
    for entry in entries where entry.former == nil { try checkAbsent(entry) }
  }

  /// Writes the files, and creates their folders.
  ///
  /// - Throws: If a new file exists or a file cannot be written; then nothing has changed.
  package func write() throws(CommandFailure) {
    try checkAbsent()
    try SystemCall.withoutInterruption { () throws(CommandFailure) in
      var folders: [String] = []
      var staged: [Staged] = []
      var count = 0
      do throws(CommandFailure) {
        for entry in entries { staged.append(try stage(entry, &folders)) }
        for file in staged {
          try publish(file)
          count += 1
        }
      } catch {
        undo(staged, placed: count, folders)
        throw error
      }
    }
  }

  private func path(of entry: Entry) -> String {
    root == "." ? entry.path : "\(root)/\(entry.path)"
  }

  private func checkAbsent(_ entry: Entry) throws(CommandFailure) {
    var status = stat()
    guard lstat(path(of: entry), &status) == 0 else { return }
    throw CommandFailure(
      .cannotCreate, "exists", "\(quotedPath(path(of: entry))) already exists",
      help: "no file is replaced: remove it, or choose another name")
  }

  private func stage(_ entry: Entry, _ folders: inout [String]) throws(CommandFailure) -> Staged {
    let path = path(of: entry)
    let name = fileName(of: path)
    let parent = String(path.dropLast(name.count))
    do throws(SystemCall.Failure) {
      if !parent.isEmpty { try FolderHandle.make(parent, &folders) }
      let folder = try FolderHandle(parent.isEmpty ? "." : parent)
      let temporary = try folder.stage(entry.text, as: name)
      return Staged(entry: entry, folder: folder, name: name, temporary: temporary)
    } catch {
      throw OutputFile.failure(path, error)
    }
  }

  private func publish(_ file: Staged) throws(CommandFailure) {
    if file.entry.former == nil { try checkAbsent(file.entry) }
    do throws(SystemCall.Failure) {
      try file.folder.publish(file.temporary, as: file.name)
    } catch {
      throw OutputFile.failure(path(of: file.entry), error)
    }
  }

  /// Restores the changed files, and removes the new ones, their folders, and the temporary files.
  ///
  /// - Parameter count: The number of files that are renamed already.
  private func undo(_ staged: [Staged], placed count: Int, _ folders: [String]) {
    for file in staged.dropFirst(count) { unlinkat(file.folder.descriptor, file.temporary, 0) }
    for file in staged.prefix(count).reversed() {
      if let former = file.entry.former {
        try? file.folder.replace(file.name, with: former)
      } else {
        unlinkat(file.folder.descriptor, file.name, 0)
      }
    }
    for folder in folders.reversed() { rmdir(folder) }
  }
}
