/// The exit code of the process.
///
/// The numbers from 64 on are those of BSD's `sysexits.h`.
nonisolated package enum ExitCode: Int32, Sendable {
  /// The command succeeded and every expectation passed.
  case success = 0
  /// A check failed: an expectation, or the equality of two motions.
  case failed = 1
  /// The command line is invalid.
  case usage = 64
  /// A configuration is invalid.
  case badData = 65
  /// A file is missing or has no scenarios.
  case noInput = 66
  /// An internal error.
  case internalError = 70
  /// An output cannot be created.
  case cannotCreate = 73
  /// Writing an output failed.
  case outputBroke = 74

  /// The codes and what they mean, for the help.
  static let meanings = [
    ("0", "success"), ("1", "an expectation failed, or motions differ"),
    ("64", "the command line is invalid"),
    ("65", "a configuration is invalid"), ("66", "no input"),
    ("70", "internal error"),
    ("73, 74", "an output cannot be created or written"),
  ]
}
