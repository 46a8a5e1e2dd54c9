/// A warning or mistake that the device reported during the run.
public struct DiagnosticRecord: Codable, Equatable, Sendable {
  /// How bad it is.
  public enum Severity: String, Codable, CaseIterable, Sendable {
    /// Good to know, probably wrong, wrong.
    case note, warning, error
  }

  /// When it was reported. Unit: s.
  @Quantized public var time: Double
  /// The short name of this kind of mistake.
  public var code: String
  /// What is wrong and how to mend it.
  public var message: String
  /// How bad it is.
  public var severity: Severity

  /// Makes a diagnostic.
  public init(time: Double, code: String, message: String, severity: Severity) {
    self.time = time
    self.code = code
    self.message = message
    self.severity = severity
  }
}
