import Foundation
import SegueConfig

/// A file to be written: checked before the work begins, replaced as a whole at its end.
///
/// Only a regular file is replaced. Nothing else can be lost, no link leads the writing elsewhere,
/// and whoever opens the file sees the old or the new text but never a part of one.
nonisolated final class OutputFile {
  private let path: String
  private let name: String
  private let folder: FolderHandle

  /// Prepares to write a file.
  ///
  /// - Parameters:
  ///   - path: Where.
  ///   - replaces: Whether a file that is there may go, also when Segue did not write it.
  ///   - inputs: The files that are read, which never go.
  /// - Throws: When it could not be made there.
  init(_ path: String, replaces: Bool, inputs: [String]) throws(CommandFailure) {
    try Self.checkName(path)
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    let parent = path.dropLast(name.count)
    self.path = path
    self.name = String(name)
    do throws(SystemCall.Failure) {
      guard !path.utf8.contains(0) else { throw SystemCall.Failure(number: ENOENT) }
      folder = try FolderHandle(parent.isEmpty ? "." : String(parent))
      try folder.checkWritable()
    } catch {
      throw Self.failure(path, error)
    }
    folder.removeAbandoned()
    try folder.checkReplaceable(self.name, path: path, replaces: replaces, inputs: inputs)
  }

  /// Replaces what the file holds.
  func write(_ text: String) throws(CommandFailure) {
    do { try folder.replaceOwn(name, with: text) } catch { throw Self.failure(path, error) }
  }

  /// Replaces a text of somebody's own by another, which stays theirs.
  func replace(with text: String) throws(CommandFailure) {
    do { try folder.replace(name, with: text) } catch { throw Self.failure(path, error) }
  }

  /// Throws for a path that is not UTF-8, of which the system has made another one: what is written
  /// would be somewhere else.
  static func checkName(_ path: String) throws(CommandFailure) {
    guard path.unicodeScalars.contains("\u{FFFD}") else { return }
    throw CommandFailure(
      .cannotCreate, "not-utf8", "\(quotedPath(path)) is a name that is not UTF-8",
      help: "name an output in UTF-8")
  }

  static func failure(_ path: String, _ failure: SystemCall.Failure) -> CommandFailure {
    CommandFailure(
      failure.exitCode, "output-failed",
      "\(quotedPath(path)) could not be written: \(failure.reason)")
  }
}
