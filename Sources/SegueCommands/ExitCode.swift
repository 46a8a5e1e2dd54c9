/// How a command ended, as the number that its process exits with.
///
/// The numbers from 64 on are those of BSD's `sysexits.h`.
nonisolated package enum ExitCode: Int32, Sendable {
  /// Everything that was asked for was done, and held.
  case success = 0
  /// An expectation failed.
  case failed = 1
  /// The command line cannot be understood.
  case usage = 64
  /// A configuration is wrong.
  case badData = 65
  /// A file is missing, or there is nothing to do in it.
  case noInput = 66
  /// The fault is the program's own.
  case internalError = 70
  /// An output cannot be made where it was wanted.
  case cannotCreate = 73
  /// Writing an output broke off.
  case outputBroke = 74
}
