public import SegueConfig

/// Why a file was not read.
public struct YAMLFileFailure: Error, Hashable, Sendable {
  /// Whose fault it is, as exit codes tell it.
  public enum Reason: Hashable, Sendable {
    /// There is no such file, or it cannot be opened: exit code 66.
    case noInput
    /// The file is there, but is nothing that can be read as a configuration: exit code 65.
    case badData
  }

  /// Whose fault it is.
  public var reason: Reason
  /// The sentence for people, without a place.
  public var diagnostic: ConfigDiagnostic

  /// A failure with its sentence.
  public init(_ reason: Reason, _ diagnostic: ConfigDiagnostic) {
    self.reason = reason
    self.diagnostic = diagnostic
  }
}
