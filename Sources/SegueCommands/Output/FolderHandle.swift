import Foundation
import SegueConfig

/// An open folder: what is done through it stays in it, whatever happens to its path meanwhile.
nonisolated final class FolderHandle {
  let descriptor: Int32

  /// Opens a folder.
  init(_ path: String) throws(SystemCall.Failure) {
    descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    try SystemCall.check(descriptor)
  }

  /// Opens a folder inside another, made when it is not there; a link to one is refused.
  init(making name: String, in parent: FolderHandle) throws(SystemCall.Failure) {
    if mkdirat(parent.descriptor, name, 0o777) < 0, errno != EEXIST { throw .last }
    descriptor = openat(
      parent.descriptor, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    try SystemCall.check(descriptor)
  }

  deinit { close(descriptor) }

  /// Throws when files cannot be made here.
  func checkWritable() throws(SystemCall.Failure) {
    try SystemCall.check(faccessat(descriptor, ".", W_OK | X_OK, 0))
  }

  /// Throws when a name stands for something that is no regular file.
  func checkReplaceable(
    _ name: String, path: String, replaces: Bool
  ) throws(CommandFailure) {
    var status = stat()
    guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
      let failure = SystemCall.Failure.last
      if failure.number == ENOENT, !name.isEmpty { return }
      throw OutputFile.failure(path, failure)
    }
    let found: String
    switch status.st_mode & S_IFMT {
    case S_IFREG:
      guard !replaces else { return }
      throw CommandFailure(
        .cannotCreate, "exists", "there is a file \(quotedPath(path)) already",
        help: "add --force to replace it, or name another")
    case S_IFDIR: found = "a folder"
    case S_IFLNK: found = "a symbolic link"
    case S_IFIFO: found = "a pipe"
    case S_IFSOCK: found = "a socket"
    default: found = "a device"
    }
    throw CommandFailure(
      .cannotCreate, "not-a-file", "\(quotedPath(path)) is \(found), and would not be replaced",
      help: "name a file that is not there yet, or a regular one")
  }

  /// Replaces a regular file, or makes one: a new file is written beside it and takes its name.
  ///
  /// Signals that end the process wait until no unfinished file is left.
  func replace(_ name: String, with text: String) throws(SystemCall.Failure) {
    var blocked = sigset_t()
    sigemptyset(&blocked)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&blocked, signal) }
    var before = sigset_t()
    pthread_sigmask(SIG_BLOCK, &blocked, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }

    let (temporary, file) = try makeTemporary()
    do {
      try fill(file, with: text)
      try SystemCall.check(renameat(descriptor, temporary, descriptor, name))
    } catch {
      unlinkat(descriptor, temporary, 0)
      throw error
    }
  }

  private func makeTemporary() throws(SystemCall.Failure) -> (name: String, file: Int32) {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    for attempt in 0..<100 {
      let name = ".segue-\(getpid())-\(attempt).tmp"
      let file = openat(descriptor, name, flags, 0o666)
      if file >= 0 { return (name, file) }
      if errno != EEXIST { throw .last }
    }
    throw SystemCall.Failure(number: EEXIST)
  }

  private func fill(_ file: Int32, with text: String) throws(SystemCall.Failure) {
    do {
      try SystemCall.write(text, to: file)
      try SystemCall.check(fsync(file))
    } catch {
      close(file)
      throw error
    }
    try SystemCall.check(close(file))
  }

  /// Removes a file, here or in a folder of this one, which goes with its last file; what is not
  /// there, or is no file, is no failure.
  func remove(_ file: String) throws(SystemCall.Failure) {
    let parts = file.split(separator: "/").map(String.init)
    guard let name = parts.last else { return }
    let folder = parts.count > 1 ? parts[0] : nil
    let place = folder.map {
      openat(descriptor, $0, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    }
    defer { if let place, place >= 0 { close(place) } }
    if place == -1 { return }
    if unlinkat(place ?? descriptor, name, 0) < 0, errno != ENOENT, errno != EISDIR { throw .last }
    if let folder { unlinkat(descriptor, folder, AT_REMOVEDIR) }
  }
}
