/// A diagnostic that the device reported during the run.
public struct DiagnosticRecord: Codable, Equatable, Sendable {
  /// The severity of a diagnostic.
  public enum Severity: String, Codable, CaseIterable, Sendable {
    /// In this order: information, probably a mistake, certainly a mistake.
    case note, warning, error
  }

  /// The time of the report. Unit: s.
  @Quantized public var time: Double
  /// The stable identifier of this kind of mistake.
  public var code: String
  /// The problem and how to fix it.
  public var message: String
  /// The severity.
  public var severity: Severity

  /// Creates a diagnostic.
  package init(time: Double, code: String, message: String, severity: Severity) {
    self.time = time
    self.code = code
    self.message = message
    self.severity = severity
  }
}
