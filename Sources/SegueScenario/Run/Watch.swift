import HeadlessUIKit
import SegueConfig
import SegueRecording

/// An expectation that is watched at every frame at which its view is on the screen.
struct Watch {
  /// The first violation.
  struct Failure {
    /// The index of its verdict.
    let verdict: Int
    /// How far the worst value so far is within the limits.
    var margin: Double
    /// The worst value after the first one; `nil` for none.
    var worst: String?
  }

  let expectation: Located<any Expectation>
  let mustHold: Bool
  /// The number of the phase in progress during which it must hold; 0 for the rest of the scenario.
  var phase = 0
  /// The phase, as verdicts name it.
  let phaseText: String
  /// The first violation; `nil` for none.
  var failure: Failure?
  /// The view that is not on the screen; `nil` once it was there.
  private(set) var absent: String?
  private(set) var wasPresent = false

  /// Returns whether a finding violates the expectation; none does while the view is not on the
  /// screen.
  mutating func isViolated(by finding: EvaluationResult) -> Bool {
    if let name = finding.absent {
      if !wasPresent { absent = name }
      return false
    }
    (wasPresent, absent) = (true, nil)
    return mustHold ? !finding.match.holds : finding.match.holdsClearly
  }

  /// Keeps a violation after the first if it is the worst so far.
  mutating func update(_ finding: EvaluationResult, at time: Double) {
    let margin = finding.match.margin
    guard let last = failure?.margin, mustHold ? margin < last : margin > last else { return }
    failure?.margin = margin
    failure?.worst = "\(finding.actual) at \(time.text) s"
  }

  /// Whether it has not failed, or a later value can be worse.
  var isOpen: Bool { failure?.margin.isFinite ?? true }

  /// Returns the verdict: failed with an actual value, passed without one.
  func verdict(
    at time: Double, _ actual: String? = nil, _ outline: Verdict.Outline? = nil
  ) -> Verdict {
    let value = expectation.value
    return Verdict(
      time: time, passed: actual == nil, key: value.key, expectation: value.sentence,
      expected: mustHold ? value.expected : "not \(value.expected)", actual: actual,
      location: expectation.range?.locationText, during: phaseText,
      outline: mustHold ? outline : nil)
  }
}
