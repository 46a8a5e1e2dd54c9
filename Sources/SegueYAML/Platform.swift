import SegueConfig

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension YAMLReader {
  /// Returns the bytes of a file, or of the standard input for `-`.
  ///
  /// A folder, a pipe, a device, or a file larger than the limit is rejected before it is read.
  /// - Throws: `YAMLFileFailure` with the reason.
  package static func readFile(
    path: String, limits: YAMLLimits = .standard
  ) throws(YAMLFileFailure) -> [UInt8] {
    if path == "-" { return try contents(of: STDIN_FILENO, path, expecting: 0, limits) }
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw failure(.noInput, "no-such-file", "\(quotedPath(path)) is not a path")
    }
    // Without O_NONBLOCK, opening a pipe would block until a writer opens it.
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw openFailure(path, errno) }
    defer { close(file) }

    var status = stat()
    guard fstat(file, &status) == 0 else { throw openFailure(path, errno) }
    let type = status.st_mode & S_IFMT
    guard type == S_IFREG else {
      let found =
        switch type {
        case S_IFDIR: "a folder"
        case S_IFIFO: "a pipe"
        case S_IFSOCK: "a socket"
        default: "a device"
        }
      throw failure(
        .noInput, "not-a-file", "\(quotedPath(path)) is \(found), not a file",
        help: type == S_IFDIR
          ? "name a YAML file in it" : "write '-' to read the standard input")
    }
    guard status.st_size <= limits.bytes else {
      throw tooLarge(path, limits, found: "\(status.st_size) bytes")
    }
    return try contents(of: file, path, expecting: Int(status.st_size), limits)
  }

  /// Throws if the links of a path lead out of a folder; ignores a path that does not exist.
  static func checkInside(_ folder: String, _ path: String) throws(YAMLFileFailure) {
    guard let root = resolved(folder.isEmpty ? "." : folder), let file = resolved(path),
      file != root, !file.hasPrefix(root == "/" ? root : root + "/")
    else { return }
    throw failure(
      .badData, "extends-outside",
      "a link leads from \(quotedPath(path)) out of the folder of the first file",
      help: "copy the file to where the link is")
  }

  /// Returns the path with links resolved; `nil` if it does not exist.
  private static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func contents(
    of file: Int32, _ path: String, expecting size: Int, _ limits: YAMLLimits
  ) throws(YAMLFileFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    // One byte more than expected, so that the end is found without another block.
    var block = [UInt8](repeating: 0, count: max(size + 1, 1 << 14))
    while true {
      let count = block.withUnsafeMutableBytes { fill($0, from: file) }
      if count == 0 { return bytes }
      guard count > 0 else {
        throw failure(.noInput, "not-readable", "\(quotedPath(path)) could not be read to its end")
      }
      bytes += block.prefix(count)
      if bytes.count > limits.bytes { throw tooLarge(path, limits, found: "more") }
    }
  }

  private static func fill(_ block: UnsafeMutableRawBufferPointer, from file: Int32) -> Int {
    while true {
      let count = read(file, block.baseAddress, block.count)
      if count >= 0 || errno != EINTR { return count }
    }
  }

  private static func openFailure(_ path: String, _ code: Int32) -> YAMLFileFailure {
    switch code {
    case ENOENT, ENOTDIR:
      if let target = linkTarget(path) {
        failure(
          .noInput, "no-such-file",
          "\(quotedPath(path)) is a link to \(quotedPath(target)), which does not exist",
          help: "fix the link, or name a file")
      } else {
        failure(
          .noInput, "no-such-file", "there is no file \(quotedPath(path))",
          help: path.unicodeScalars.contains("\u{FFFD}")
            ? "names that are not UTF-8 cannot be read: rename the file" : nil)
      }
    case EMFILE, ENFILE:
      failure(
        .noInput, "not-readable",
        "\(quotedPath(path)) could not be opened: too many files are open",
        help: "raise the limit of open files, 'ulimit -n'")
    case EACCES, EPERM:
      failure(.noInput, "not-readable", "no permission to read \(quotedPath(path))")
    case ELOOP:
      failure(.noInput, "not-readable", "the links of \(quotedPath(path)) form a cycle")
    case ENAMETOOLONG:
      failure(.noInput, "no-such-file", "the path \(quotedPath(path)) is too long")
    default:
      failure(
        .noInput, "not-readable", "\(quotedPath(path)) could not be opened (system error \(code))")
    }
  }

  /// Returns the target of a symbolic link as written; `nil` if the path is not a link.
  private static func linkTarget(_ path: String) -> String? {
    var target = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let length = target.withUnsafeMutableBytes { bytes in
      bytes.withMemoryRebound(to: CChar.self) { buffer in
        buffer.baseAddress.map { readlink(path, $0, buffer.count) } ?? -1
      }
    }
    return length > 0 ? String(decoding: target.prefix(length), as: UTF8.self) : nil
  }

  private static func tooLarge(
    _ path: String, _ limits: YAMLLimits, found: String
  ) -> YAMLFileFailure {
    failure(
      .badData, "file-too-large",
      "\(quotedPath(path)) may have \(limits.bytes) bytes at most, found \(found)",
      help: "split the file, and join the parts with 'extends:'")
  }

  private static func failure(
    _ reason: YAMLFileFailure.Reason, _ code: String, _ message: String, help: String? = nil
  ) -> YAMLFileFailure {
    YAMLFileFailure(reason, ConfigDiagnostic(code: code, message, at: nil, help: help))
  }
}

/// Returns whether a text contains a byte.
func hasByte(_ byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  guard let start = bytes.baseAddress else { return false }
  return memchr(start, Int32(byte), bytes.count) != nil
}
