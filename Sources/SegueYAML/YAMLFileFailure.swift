package import SegueConfig

/// The reason why a file could not be read.
package struct YAMLFileFailure: Error, Hashable, Sendable {
  /// The category of a failure, which selects the exit code.
  package enum Reason: Hashable, Sendable {
    /// The file does not exist or cannot be opened: exit code 66.
    case noInput
    /// The file exists, but is not a readable configuration: exit code 65.
    case badData
  }

  /// The category.
  package var reason: Reason
  /// The diagnostic, without a source range.
  package var diagnostic: ConfigDiagnostic

  /// Creates a failure.
  package init(_ reason: Reason, _ diagnostic: ConfigDiagnostic) {
    self.reason = reason
    self.diagnostic = diagnostic
  }
}
