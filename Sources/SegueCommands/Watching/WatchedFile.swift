import Foundation

/// The file at a path, which an editor can replace by another file, for kqueue, whose events are those of a
/// file and not of a path.
package struct WatchedFile {
  private let path: String
  /// The file of the last look; `nil` if there was none, or it cannot be read. It stays open while the path
  /// has it, because closing it would end its events.
  private var file: OpenFile?
  /// The size at the last look, bytes; that of `file` is the one when it was opened.
  private var size: off_t

  package init(_ path: String) {
    self.path = path
    file = try? OpenFile(path)
    size = file?.size ?? 0
  }

  /// The descriptor of the open file.
  package var descriptor: Int32? { file?.descriptor }

  /// Looks at the file again.
  ///
  /// - Returns: Whether the path has another file or none, or the file another size. That it was written in
  ///   place without a change of size, only an event of `descriptor` tells.
  package mutating func update() -> Bool {
    guard let found = try? OpenFile(path) else {
      defer { file = nil }
      return file != nil
    }
    defer { size = found.size }
    if let file, file.isSame(as: found) { return size != found.size }
    file = found
    return true
  }
}

/// A file that is kept open, so that no other file gets its inode, by which `isSame` compares.
final class OpenFile {
  let descriptor: Int32
  private var status = stat()

  init(_ path: String) throws(SystemCall.Failure) {
    // A pipe without a writer would wait for one.
    descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    try SystemCall.check(descriptor)
    try SystemCall.check(fstat(descriptor, &status))
  }

  deinit { close(descriptor) }

  /// The size when the file was opened, bytes.
  var size: off_t { status.st_size }

  /// Returns whether both are one file.
  func isSame(as other: OpenFile) -> Bool {
    status.st_dev == other.status.st_dev && status.st_ino == other.status.st_ino
  }
}
