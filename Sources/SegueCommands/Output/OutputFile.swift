import Foundation
import SegueConfig

/// An output file: checked before the work begins, replaced atomically at its end.
///
/// Only a regular file is replaced; symbolic links are not followed. A reader sees the old or the
/// new text, never a part of one.
nonisolated final class OutputFile {
  private let path: String
  private let name: String
  private let folder: FolderHandle

  /// Prepares to write a file.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - replaces: Whether an existing file that Segue did not write is replaced.
  ///   - inputs: The files that the command reads, which are never replaced.
  ///   - hint: How to replace a file that Segue did not write.
  /// - Throws: If the file cannot be written.
  init(
    _ path: String, replaces: Bool, inputs: [String], hint: String = "remove it, or name another"
  ) throws(CommandFailure) {
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
    try folder.checkReplaceable(
      self.name, path: path, replaces: replaces, inputs: inputs, hint: hint)
  }

  /// Replaces the file, with a digest.
  func write(_ text: String) throws(CommandFailure) {
    do { try folder.replaceOwn(name, with: text) } catch { throw Self.failure(path, error) }
  }

  /// Replaces the file, without a digest of Segue.
  func replace(with text: String) throws(CommandFailure) {
    do { try folder.replace(name, with: text) } catch { throw Self.failure(path, error) }
  }

  /// Throws for a path that is not UTF-8: its decoded form is a different path.
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
