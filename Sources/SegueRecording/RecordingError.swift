/// The reason why a recording cannot be built or decoded.
public struct RecordingError: Error, Equatable, Sendable {
  /// The problem, its location and the expected value.
  public var message: String

  /// Creates an error.
  package init(_ message: String) {
    self.message = message
  }
}
