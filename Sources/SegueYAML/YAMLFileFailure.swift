public import SegueConfig

/// The reason why a file could not be read.
public struct YAMLFileFailure: Error, Hashable, Sendable {
  /// The category of a failure, which selects the exit code.
  public enum Reason: Hashable, Sendable {
    /// The file does not exist or cannot be opened: exit code 66.
    case noInput
    /// The file exists, but is not a readable configuration: exit code 65.
    case badData
  }

  /// The category.
  public var reason: Reason
  /// The diagnostic, without a source range.
  public var diagnostic: ConfigDiagnostic

  /// Creates a failure.
  public init(_ reason: Reason, _ diagnostic: ConfigDiagnostic) {
    self.reason = reason
    self.diagnostic = diagnostic
  }
}
