import Foundation
import SegueConfig

/// An output folder, which one command at a time can write.
///
/// It must be new, empty or from an earlier run: a hidden file marks it and is locked. The manifest
/// is written last; without it the folder is unfinished, and the hidden file lists the files that
/// may exist. Files of earlier runs, finished or not, that this run does not write are removed.
/// Files that Segue did not write are never replaced or removed.
nonisolated package final class OutputFolder {
  private static let mark = ".segue-output"
  static let manifest = "manifest.json"

  private let path: String
  private let root: FolderHandle
  private let journal: OutputJournal
  private let earlier: [String]
  private var folders: [String: FolderHandle] = [:]
  private var written: [String] = []

  /// Opens a folder for a run; creates it and its parents if needed.
  ///
  /// - Throws: If it cannot be created or written, is not Segue's, or is in use.
  package init(_ path: String) throws(CommandFailure) {
    try OutputFile.checkName(path)
    self.path = path
    do {
      try Self.make(path)
      root = try FolderHandle(path)
      try root.checkWritable()
    } catch {
      throw Self.failure(path, error)
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    guard names.isEmpty || names.contains(Self.mark) else {
      throw CommandFailure(
        .cannotCreate, "not-empty",
        "the folder \(quotedPath(path)) holds files that Segue did not write",
        help: "name a folder that is new or empty")
    }
    if let list = root.beginning(of: Self.manifest, limit: 4096), !OutputManifest.isOwn(list) {
      throw Self.foreign("\(path)/\(Self.manifest)")
    }
    journal = OutputJournal(try Self.lock(root, path))
    var known: Set<String> = []
    earlier = (OutputManifest.files(in: root, named: Self.manifest) + journal.files)
      .filter { known.insert($0).inserted }
    do {
      root.removeAbandoned()
      for name in Set(earlier.compactMap(Self.folder)).sorted() {
        try? FolderHandle(opening: name, in: root).removeAbandoned()
      }
      try journal.note(earlier)
      try root.remove(Self.manifest)
    } catch {
      throw OutputFile.failure(path, error)
    }
  }

  /// Returns the folder of a path of two parts.
  private static func folder(of file: String) -> String? {
    let parts = file.split(separator: "/")
    return parts.count == 2 ? String(parts[0]) : nil
  }

  /// Returns the failure to create or open the folder itself.
  private static func failure(_ path: String, _ failure: SystemCall.Failure) -> CommandFailure {
    var status = stat()
    if failure.number == ENOTDIR, stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFDIR {
      return CommandFailure(
        .cannotCreate, "not-a-folder", "\(quotedPath(path)) exists and is not a folder",
        help: "name a folder that is new or empty")
    }
    if failure.number == ENOENT, lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK {
      return CommandFailure(
        .cannotCreate, "not-a-folder",
        "\(quotedPath(path)) is a broken symbolic link",
        help: "name a folder that is new or empty")
    }
    return OutputFile.failure(path, failure)
  }

  private static func foreign(_ path: String) -> CommandFailure {
    CommandFailure(
      .cannotCreate, "exists", "the file \(quotedPath(path)) was not written by Segue",
      help: "move it elsewhere, or name a folder that is new or empty")
  }

  /// Writes a file.
  ///
  /// - Parameters:
  ///   - text: The text of the file.
  ///   - name: The name of the file, in the alphabet of `Slug`.
  ///   - folder: A subfolder with a name in the same alphabet; `nil` for none.
  /// - Returns: The path relative to this folder.
  @discardableResult
  package func write(
    _ text: String, as name: String, in folder: String? = nil
  ) throws(CommandFailure) -> String {
    let file = folder.map { "\($0)/\(name)" } ?? name
    let place: FolderHandle
    do {
      try journal.note([file])
      place = try handle(folder)
    } catch {
      throw OutputFile.failure("\(path)/\(file)", error)
    }
    guard !place.has(name) || place.isOwn(name) else { throw Self.foreign("\(path)/\(file)") }
    do {
      try place.replaceOwn(name, with: text)
    } catch {
      throw OutputFile.failure("\(path)/\(file)", error)
    }
    written.append(file)
    return file
  }

  /// Removes the remaining files of earlier runs and writes the manifest.
  package func finish() throws(CommandFailure) {
    let kept = Set(written)
    for file in earlier where !kept.contains(file) {
      do { try root.remove(file) } catch { throw OutputFile.failure("\(path)/\(file)", error) }
    }
    do {
      try root.replace(Self.manifest, with: OutputManifest.text(of: written))
      try journal.clear()
    } catch {
      throw OutputFile.failure("\(path)/\(Self.manifest)", error)
    }
  }

  private func handle(_ name: String?) throws(SystemCall.Failure) -> FolderHandle {
    guard let name else { return root }
    if let known = folders[name] { return known }
    let folder = try FolderHandle(making: name, in: root)
    folders[name] = folder
    return folder
  }

  /// Creates a folder and its parents.
  private static func make(_ path: String) throws(SystemCall.Failure) {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw .init(number: ENOENT) }
    var sofar = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      sofar += part + "/"
      if mkdir(sofar, 0o777) < 0, errno != EEXIST, errno != EISDIR { throw .last }
    }
  }

  private static func lock(_ root: FolderHandle, _ path: String) throws(CommandFailure) -> Int32 {
    let flags = O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    let file = openat(root.descriptor, mark, flags, 0o666)
    guard file >= 0 else { throw OutputFile.failure("\(path)/\(mark)", .last) }
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
      let failure = SystemCall.Failure.last
      close(file)
      guard failure.number == EWOULDBLOCK else {
        throw OutputFile.failure("\(path)/\(mark)", failure)
      }
      throw CommandFailure(
        .cannotCreate, "in-use", "another 'segue' is writing to the folder \(quotedPath(path))",
        help: "wait for it, or name another folder")
    }
    return file
  }
}
