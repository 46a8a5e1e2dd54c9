import Foundation

/// System calls with readable failures.
nonisolated package enum SystemCall {
  /// The failure of a system call.
  package struct Failure: Error, Hashable, Sendable {
    var number: Int32

    package init(number: Int32) { self.number = number }

    /// The failure of the last call.
    static var last: Failure { Failure(number: errno) }

    /// The reason as part of a sentence.
    package var reason: String {
      switch number {
      case ENOSPC, EDQUOT: "no space is left"
      case EFBIG: "the file would be too large"
      case EACCES, EPERM: "permission denied"
      case EROFS: "the file system is read-only"
      case ENOENT: "its folder does not exist"
      case ENOTDIR: "its parent is not a folder"
      case EISDIR: "it is a folder"
      case ELOOP: "it is a symbolic link"
      case ENAMETOOLONG: "its name is too long"
      case EIO: "the device reports an error"
      case EBADF: "it is closed"
      case EMFILE, ENFILE: "too many files are open"
      case ENXIO: "it is a pipe or a socket; name a file"
      default: "system error \(number)"
      }
    }

    /// The reason as part of a sentence about something that is not written.
    package var inputReason: String { number == ENOENT ? "it does not exist" : reason }

    /// The exit code: whether an output could not be created, or writing it failed.
    var exitCode: ExitCode {
      switch number {
      case ENOSPC, EDQUOT, EFBIG, EIO, EPIPE: .outputBroke
      default: .cannotCreate
      }
    }
  }

  /// Writes all of a text to a file descriptor.
  static func write(_ text: String, to file: Int32) throws(Failure) {
    var text = text
    let failure: Failure? = text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        let count = Foundation.write(file, rest.baseAddress, rest.count)
        if count >= 0 {
          rest = UnsafeRawBufferPointer(rebasing: rest[count...])
        } else if errno != EINTR {
          return .last
        }
      }
      return nil
    }
    if let failure { throw failure }
  }

  /// Appends a text to a file, which is created if it does not exist; fails for a pipe, which could
  /// wait for a reader forever.
  static func append(_ text: String, to path: String) throws(Failure) {
    let flags = O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK
    let file = open(path, flags, 0o666)
    try check(file)
    defer { close(file) }
    var status = stat()
    try check(fstat(file, &status))
    guard status.st_mode & S_IFMT != S_IFIFO else { throw Failure(number: ENXIO) }
    try write(text, to: file)
  }

  /// Performs work while the signals that end the process are blocked.
  static func withoutInterruption<Reason: Error>(
    _ work: () throws(Reason) -> Void
  ) throws(Reason) {
    var blocked = sigset_t()
    sigemptyset(&blocked)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&blocked, signal) }
    var before = sigset_t()
    pthread_sigmask(SIG_BLOCK, &blocked, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try work()
  }

  /// Throws if a call returned a negative number.
  static func check(_ result: Int32) throws(Failure) {
    if result < 0 { throw .last }
  }
}
