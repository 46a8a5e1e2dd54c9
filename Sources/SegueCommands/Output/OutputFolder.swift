import Foundation
import SegueConfig

/// A folder of files that one command writes, and that nobody else writes meanwhile.
///
/// It must be new, empty or from an earlier run: a hidden file marks it, and is locked. A list of
/// the files is written last; without it the folder is unfinished. What an earlier run left and
/// this one does not write is removed.
nonisolated final class OutputFolder {
  private static let mark = ".segue-output"
  private static let manifest = "manifest.json"

  private let path: String
  private let root: FolderHandle
  private let lock: Int32
  private let earlier: [String]
  private var folders: [String: FolderHandle] = [:]
  private var written: [String] = []

  /// Takes a folder for a run; makes it, and those it is in, when they are not there.
  ///
  /// - Throws: When it cannot be made or written, is not Segue's, or is in use.
  init(_ path: String) throws(CommandFailure) {
    self.path = path
    do {
      try Self.make(path)
      root = try FolderHandle(path)
      try root.checkWritable()
    } catch {
      throw OutputFile.failure(path, error)
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    guard names.isEmpty || names.contains(Self.mark) else {
      throw CommandFailure(
        .cannotCreate, "not-empty",
        "the folder \(quotedPath(path)) holds files that no 'segue' has put there",
        help: "name a folder that is new or empty")
    }
    lock = try Self.lock(root, path)
    earlier = OutputManifest.files(in: root, named: Self.manifest)
    do { try root.remove(Self.manifest) } catch { throw OutputFile.failure(path, error) }
  }

  deinit { close(lock) }

  /// Writes a file.
  ///
  /// - Parameters:
  ///   - text: All that it holds.
  ///   - name: Its name, in the alphabet of `Slug`.
  ///   - folder: A folder below this one for it, of a name in the same alphabet; nil for none.
  /// - Returns: Its path from here.
  @discardableResult
  func write(
    _ text: String, as name: String, in folder: String? = nil
  ) throws(CommandFailure) -> String {
    let file = folder.map { "\($0)/\(name)" } ?? name
    do {
      try handle(folder).replace(name, with: text)
    } catch {
      throw OutputFile.failure("\(path)/\(file)", error)
    }
    written.append(file)
    return file
  }

  /// Removes what is left of an earlier run, and writes the list of the files.
  func finish() throws(CommandFailure) {
    let kept = Set(written)
    for file in earlier where !kept.contains(file) {
      do { try root.remove(file) } catch { throw OutputFile.failure("\(path)/\(file)", error) }
    }
    do {
      try root.replace(Self.manifest, with: OutputManifest.text(of: written))
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

  /// Makes a folder and those it is in.
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
