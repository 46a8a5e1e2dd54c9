/// The result of one expectation.
public struct Verdict: Codable, Equatable, Sendable {
  /// The time of the check. Unit: s.
  @Quantized public var time: Double
  /// Whether the expectation passed.
  public var passed: Bool
  /// The key of the expectation in the file: `frame`; `nil` for a step that failed.
  public var key: String?
  /// The expectation as a sentence.
  public var expectation: String
  /// The expected value, if there is one.
  public var expected: String?
  /// The value found, if there is one.
  public var actual: String?
  /// The source location of the expectation: `olympics.yaml:34:9`.
  public var place: String?
  /// The step or phase of the check, if useful: `while the sheet is dragged`.
  public var during: String?

  /// Creates a verdict.
  public init(
    time: Double, passed: Bool, key: String? = nil, expectation: String, expected: String? = nil,
    actual: String? = nil, place: String? = nil, during: String? = nil
  ) {
    self.time = time
    self.passed = passed
    self.key = key
    self.expectation = expectation
    self.expected = expected
    self.actual = actual
    self.place = place
    self.during = during
  }
}
