/// What became of one expectation.
public struct Verdict: Codable, Equatable, Sendable {
  /// When it was judged. Unit: s.
  @Quantized public var time: Double
  /// Whether it held.
  public var passed: Bool
  /// The expectation as a sentence.
  public var expectation: String
  /// The value that was expected, where there is one.
  public var expected: String?
  /// The value that was found, where there is one.
  public var actual: String?
  /// Where the expectation is written: `olympics.yaml:34:9`.
  public var place: String?
  /// The step or phase it was judged in, where that helps: `while the sheet is dragged`.
  public var during: String?

  /// Makes a verdict.
  public init(
    time: Double, passed: Bool, expectation: String, expected: String? = nil,
    actual: String? = nil, place: String? = nil, during: String? = nil
  ) {
    self.time = time
    self.passed = passed
    self.expectation = expectation
    self.expected = expected
    self.actual = actual
    self.place = place
    self.during = during
  }
}
