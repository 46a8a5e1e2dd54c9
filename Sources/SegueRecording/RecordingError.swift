/// Why a recording cannot be built or read.
public struct RecordingError: Error, Equatable, Sendable {
  /// What is wrong, where, and what was expected.
  public var message: String

  /// Makes an error from its sentence.
  public init(_ message: String) {
    self.message = message
  }
}
