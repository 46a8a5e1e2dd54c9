import Foundation
import SegueConfig

/// An open folder: operations on it affect the same folder even if its path changes.
nonisolated final class FolderHandle {
  /// The size limit for checking the digest of an existing file, bytes; a larger file is taken for
  /// foreign.
  private static let largestOwn = 1 << 28

  let descriptor: Int32

  /// Opens a folder.
  init(_ path: String) throws(SystemCall.Failure) {
    descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    try SystemCall.check(descriptor)
  }

  /// Opens a folder inside another; refuses a symbolic link.
  init(
    _ name: String, in parent: FolderHandle, isCreated: Bool = false
  ) throws(SystemCall.Failure) {
    if isCreated, mkdirat(parent.descriptor, name, 0o777) < 0, errno != EEXIST { throw .last }
    descriptor = openat(
      parent.descriptor, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    try SystemCall.check(descriptor)
  }

  deinit { close(descriptor) }

  /// Creates a folder and its parents, and adds those that were missing to a list.
  static func make(_ path: String, _ made: inout [String]) throws(SystemCall.Failure) {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw .init(number: ENOENT) }
    var folder = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      folder += part + "/"
      if mkdir(folder, 0o777) == 0 {
        made.append(folder)
      } else if errno != EEXIST, errno != EISDIR {  // EISDIR: the root, on macOS
        throw .last
      }
    }
  }

  /// Throws if files cannot be created here.
  func checkWritable() throws(SystemCall.Failure) {
    try SystemCall.check(faccessat(descriptor, ".", W_OK | X_OK, 0))
  }

  /// Throws if a name refers to something other than a regular file, to an input, or, without
  /// `replaces`, to a file that Segue did not write.
  ///
  /// - Parameters:
  ///   - name: The name in this folder.
  ///   - path: The path for messages.
  ///   - replaces: Whether a foreign file can be replaced.
  ///   - inputs: The paths of the files that the command reads.
  ///   - hint: How to replace a foreign file, for messages.
  func checkReplaceable(
    _ name: String, path: String, replaces: Bool, inputs: [String], hint: String
  ) throws(CommandFailure) {
    var status = stat()
    guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
      let failure = SystemCall.Failure.last
      // A path that ends in '/' has an empty name, which no file can get.
      if failure.number == ENOENT, !name.isEmpty { return }
      throw OutputFile.failure(path, failure)
    }
    let found: String
    switch status.st_mode & S_IFMT {
    case S_IFREG:
      guard !inputs.contains(where: { isFile(status, at: $0) }) else {
        throw CommandFailure(
          .cannotCreate, "is-input",
          "\(quotedPath(path)) is an input of the command and is not replaced",
          help: "name another file")
      }
      guard !replaces, !isOwn(name), !isCompiled(name) else { return }
      throw CommandFailure(
        .cannotCreate, "exists", "the file \(quotedPath(path)) already exists",
        help: hint)
    case S_IFDIR: found = "a folder"
    case S_IFLNK: found = "a symbolic link"
    case S_IFIFO: found = "a pipe"
    case S_IFSOCK: found = "a socket"
    default: found = "a device"
    }
    throw CommandFailure(
      .cannotCreate, "not-a-file", "\(quotedPath(path)) is \(found), which is not replaced",
      help: "name a new file or a regular one")
  }

  private func isFile(_ status: stat, at path: String) -> Bool {
    var other = stat()
    return stat(path, &other) == 0 && other.st_dev == status.st_dev
      && other.st_ino == status.st_ino
  }

  /// Returns whether a regular file has an intact digest of Segue.
  func isOwn(_ name: String) -> Bool { ownText(of: name) != nil }

  /// Returns whether a file has compiled transitions, whose digest is in their format.
  private func isCompiled(_ name: String) -> Bool {
    contents(of: name, limit: JSONReader.Limits().bytes).map(TransitionsText.isIntact) ?? false
  }

  /// Returns the text of a regular file without its digest; `nil` without an intact digest of Segue.
  func ownText(of name: String) -> String? {
    guard let seal = Seal(ofFile: name), let data = contents(of: name, limit: Self.largestOwn)
    else { return nil }
    return seal.original(of: String(decoding: data, as: UTF8.self))
  }

  /// Writes a regular file with a digest that `isOwn` recognizes.
  func replaceOwn(_ name: String, with text: String) throws(SystemCall.Failure) {
    try replace(name, with: Seal(ofFile: name)?.sealing(text) ?? text)
  }

  /// Returns all bytes of a regular file; `nil` if there is none or it exceeds the limit.
  func contents(of name: String, limit: Int) -> Data? {
    let file = openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= limit
    else { return nil }
    return try? FileHandle(fileDescriptor: file).readToEnd()
  }

  /// Returns whether there is nothing with a name, or a file with an intact digest of Segue.
  func canReplace(_ name: String) -> Bool {
    var status = stat()
    return fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) < 0 || isOwn(name)
  }

  /// Removes the temporary files of killed processes.
  func removeAbandoned() {
    // Another descriptor, because `closedir` closes it.
    let copy = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0 else { return }
    guard let list = fdopendir(copy) else {
      close(copy)
      return
    }
    defer { closedir(list) }
    var abandoned: [String] = []
    while let entry = readdir(list) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if Self.isAbandoned(name) { abandoned.append(name) }
    }
    for name in abandoned { unlinkat(descriptor, name, 0) }
  }

  /// Returns whether a name is that of a temporary file whose process has ended.
  private static func isAbandoned(_ name: String) -> Bool {
    guard name.hasPrefix(".segue-"), name.hasSuffix(".tmp") else { return false }
    let numbers = name.dropFirst(7).dropLast(4).split(
      separator: "-", omittingEmptySubsequences: false)
    guard numbers.count == 2, let process = pid_t(numbers[0]), process > 0, Int(numbers[1]) != nil
    else { return false }
    return kill(process, 0) < 0 && errno == ESRCH
  }

  /// Writes a regular file: a temporary file is written next to it, gets the old file's permissions
  /// and is renamed.
  ///
  /// Signals that end the process are blocked meanwhile, so that no temporary file remains.
  func replace(_ name: String, with text: String) throws(SystemCall.Failure) {
    try SystemCall.withoutInterruption { () throws(SystemCall.Failure) in
      try publish(try stage(text, as: name), as: name)
    }
  }

  /// Writes a temporary file with the permissions of the file that it may replace.
  ///
  /// - Returns: The name of the temporary file.
  func stage(_ text: String, as name: String) throws(SystemCall.Failure) -> String {
    let (temporary, file) = try makeTemporary()
    var old = stat()
    if fstatat(descriptor, name, &old, AT_SYMLINK_NOFOLLOW) == 0, old.st_mode & S_IFMT == S_IFREG {
      fchmod(file, old.st_mode & 0o7777)
    }
    do {
      try fill(file, with: text)
    } catch {
      unlinkat(descriptor, temporary, 0)
      throw error
    }
    return temporary
  }

  /// Renames a temporary file, or removes it after a failure.
  func publish(_ temporary: String, as name: String) throws(SystemCall.Failure) {
    guard renameat(descriptor, temporary, descriptor, name) < 0 else { return }
    let failure = SystemCall.Failure.last
    unlinkat(descriptor, temporary, 0)
    throw failure
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

  /// Writes a text to a file and closes it, also after a failure.
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
}
