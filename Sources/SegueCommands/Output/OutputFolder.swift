import Foundation
import SegueConfig

/// An output folder, which one command at a time can write.
///
/// It must be new, empty or from an earlier run: a hidden file marks it, is locked, and lists what
/// the runs have written. A file is listed before it is written, so that the next run can remove what
/// an interrupted one left. The manifest is written last; without it the folder is unfinished. Only
/// files with an intact digest of Segue are replaced or removed.
nonisolated package final class OutputFolder {
  private static let list = ".segue-output"
  private static let manifest = "manifest.json"
  /// The size limit of the list, bytes.
  private static let limit = 16 << 20

  private let path: String
  private let root: FolderHandle
  /// The descriptor of the open and locked list.
  private let lock: Int32
  /// The listed files of earlier runs.
  private let earlier: [String]
  /// All files in the list now, also those of this run.
  private var listed: Set<String> = []
  private var folders: [String: FolderHandle] = [:]
  private var written: [String] = []

  /// Opens a folder for a run; creates it and its parents if needed.
  ///
  /// - Throws: If it cannot be created or written, is not Segue's, or is in use.
  package init(_ path: String) throws(CommandFailure) {
    try OutputFile.checkName(path)
    self.path = path
    do {
      var made: [String] = []
      try FolderHandle.make(path, &made)
      root = try FolderHandle(path)
      try root.checkWritable()
    } catch {
      throw Self.failure(path, error)
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    guard names.isEmpty || names.contains(Self.list) else {
      throw CommandFailure(
        .cannotCreate, "not-empty",
        "the folder \(quotedPath(path)) holds files that Segue did not write",
        help: "name a folder that is new or empty")
    }
    guard root.canReplace(Self.manifest) else { throw Self.foreign("\(path)/\(Self.manifest)") }
    lock = try Self.lock(root, path)
    let text = root.contents(of: Self.list, limit: Self.limit) ?? Data()
    // The last line may be incomplete; a forged one refers to nothing outside the folder.
    earlier = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast()
      .map { String(decoding: $0, as: UTF8.self) }.filter(Self.isOwnPath)
    listed = Set(earlier)
    root.removeAbandoned()
    for name in Set(earlier.compactMap { Self.parts(of: $0).folder }).sorted() {
      try? FolderHandle(name, in: root).removeAbandoned()
    }
    try remove(Self.manifest)
  }

  deinit { close(lock) }

  /// Returns whether a path can be one of a file that this type has written.
  static func isOwnPath(_ file: String) -> Bool {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false)
    return parts.count <= 2 && parts.allSatisfy { Slug.isName(String($0)) }
  }

  /// Returns the subfolder, if any, and the name of a path.
  private static func parts(of file: String) -> (folder: String?, name: String) {
    let parts = file.split(separator: "/").map(String.init)
    return (parts.count > 1 ? parts[0] : nil, parts.last ?? file)
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
  ///   - file: The path relative to this folder: a name, or a subfolder and a name, in the alphabet
  ///     of `Slug`.
  package func write(_ text: String, as file: String) throws(CommandFailure) {
    let (folder, name) = Self.parts(of: file)
    let place: FolderHandle
    do {
      try list([file])
      place = try handle(folder)
    } catch {
      throw OutputFile.failure("\(path)/\(file)", error)
    }
    guard place.canReplace(name) else { throw Self.foreign("\(path)/\(file)") }
    try replace(name, in: place, with: text, at: file)
    written.append(file)
  }

  /// Removes the remaining files of earlier runs and writes the manifest.
  package func finish() throws(CommandFailure) {
    let kept = Set(written)
    for file in earlier where !kept.contains(file) { try remove(file) }
    let files = written.map { JSONValue.object([.init("path", .string($0))]) }
    let manifest = JSONValue.object([
      .init("formatVersion", .number(1)), .init("files", .array(files)),
    ])
    try replace(Self.manifest, in: root, with: manifest.prettyText + "\n", at: Self.manifest)
    do {
      try SystemCall.check(ftruncate(lock, 0))
      listed = []
      try list(written)
    } catch {
      throw OutputFile.failure("\(path)/\(Self.list)", error)
    }
  }

  private func replace(
    _ name: String, in place: FolderHandle, with text: String, at file: String
  ) throws(CommandFailure) {
    do { try place.replaceOwn(name, with: text) } catch {
      throw OutputFile.failure("\(path)/\(file)", error)
    }
  }

  /// Adds files to the list, each once.
  private func list(_ files: [String]) throws(SystemCall.Failure) {
    let new = files.filter { listed.insert($0).inserted }
    try SystemCall.check(Int32(clamping: lseek(lock, 0, SEEK_END)))
    try SystemCall.write(new.map { $0 + "\n" }.joined(), to: lock)
  }

  /// Removes a file that Segue wrote, and its subfolder with the last file; a missing file is no
  /// failure, and a foreign one is kept.
  private func remove(_ file: String) throws(CommandFailure) {
    let (folder, name) = Self.parts(of: file)
    guard let place = folder == nil ? root : try? FolderHandle(folder ?? "", in: root) else {
      return
    }
    if place.isOwn(name), unlinkat(place.descriptor, name, 0) < 0, errno != ENOENT {
      throw OutputFile.failure("\(path)/\(file)", .last)
    }
    if let folder { unlinkat(root.descriptor, folder, AT_REMOVEDIR) }
  }

  private func handle(_ name: String?) throws(SystemCall.Failure) -> FolderHandle {
    guard let name else { return root }
    if let known = folders[name] { return known }
    let folder = try FolderHandle(name, in: root, isCreated: true)
    folders[name] = folder
    return folder
  }

  private static func lock(_ root: FolderHandle, _ path: String) throws(CommandFailure) -> Int32 {
    let flags = O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    let file = openat(root.descriptor, list, flags, 0o666)
    guard file >= 0 else { throw OutputFile.failure("\(path)/\(list)", .last) }
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
      let failure = SystemCall.Failure.last
      close(file)
      guard failure.number == EWOULDBLOCK else {
        throw OutputFile.failure("\(path)/\(list)", failure)
      }
      throw CommandFailure(
        .cannotCreate, "in-use", "another 'segue' is writing to the folder \(quotedPath(path))",
        help: "wait for it, or name another folder")
    }
    return file
  }
}

/// The output folder of a run: a folder per file, with the files of its scenarios, and the reports.
extension OutputFolder {
  /// Opens the folder that an option names; `nil` without the option.
  ///
  /// - Throws: If the folder cannot be written.
  convenience init?(_ option: CommandOption, _ invocation: Invocation) throws(CommandFailure) {
    guard let path = invocation.value(option) else { return nil }
    guard path != "-" else {
      throw CommandFailure(
        .usage, "not-a-folder", "'--out' writes a folder, which the standard output is not",
        help: "name a folder: --out out")
    }
    try self.init(path)
  }

  /// Writes the reports, and completes the folder.
  @MainActor func finish(_ results: RunResults) throws(CommandFailure) {
    try write(ReportForm.json.text(results, nil), as: ReportReader.fileName)
    try write(RunIndex.html(results), as: RunIndex.fileName)
    try finish()
  }
}
