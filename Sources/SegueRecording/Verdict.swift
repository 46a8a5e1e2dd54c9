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
  public var location: String?
  /// The step or phase of the check, if useful: `while the sheet is dragged`.
  public var during: String?

  /// Where a view should be, and where it is, if the expectation is about a rectangle and failed.
  package var outline: Outline?

  /// The expected and the actual rectangle of a view on the screen. Unit: pt.
  package struct Outline: Codable, Equatable, Sendable {
    /// The expected rectangle; numbers without an expectation are those found.
    package var expected: RecordedRect
    /// The rectangle found.
    package var actual: RecordedRect

    /// Creates an outline.
    package init(expected: RecordedRect, actual: RecordedRect) {
      self.expected = expected
      self.actual = actual
    }
  }

  /// The key of verdicts about a baseline, which is another recording of the scenario.
  package static let baselineKey = "baseline"

  /// Creates a verdict.
  package init(
    time: Double, passed: Bool, key: String? = nil, expectation: String, expected: String? = nil,
    actual: String? = nil, location: String? = nil, during: String? = nil, outline: Outline? = nil
  ) {
    self.time = time
    self.passed = passed
    self.key = key
    self.expectation = expectation
    self.expected = expected
    self.actual = actual
    self.location = location
    self.during = during
    self.outline = outline
  }
}
