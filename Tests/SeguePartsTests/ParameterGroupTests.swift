import SegueConfig
import SegueCore
import SegueMotion
import SegueParts
import Testing

/// The parameter groups of several styles.
@Suite struct ParameterGroupTests {
  @Test("forward and reverse override duration and motion independently")
  func timing() {
    var timing = TimingParameters(duration: 0.4, motion: .curve(.linear))
    #expect(timing.timing(for: .forward) == .curve(.linear, duration: 0.4))
    timing.forward.motion = .curve(.easeOut)
    timing.reverse.duration = 0.1
    #expect(timing.timing(for: .forward) == .curve(.easeOut, duration: 0.4))
    #expect(timing.timing(for: .reverse) == .curve(.linear, duration: 0.1))
  }

  nonisolated struct Root: Sendable { var timing = TimingParameters() }

  @Test("a style with a timing has the keys duration, motion, forward and reverse")
  func timingKeys() {
    let table = ParameterTable(
      "a style", defaults: Root(), TimingParameters.parameters(at: \.timing))
    #expect(
      table.shape().descriptions.map(\.name) == [
        "duration", "motion", "forward.duration", "forward.motion", "reverse.duration",
        "reverse.motion",
      ])
  }

  @Test(
    "an extent is preferred, a fraction, or points, and at most the container's length",
    arguments: [
      (Extent.preferred, 120.0, 120.0), (.preferred, 0, 300), (.preferred, 900, 300),
      (.fraction(0.5), 120, 150), (.points(80), 120, 80), (.points(5000), 120, 300),
    ])
  func extent(_ extent: Extent, preferred: Double, length: Double) {
    #expect(extent.length(of: 300, preferred: preferred) == length)
  }

  @Test(
    "an extent is encoded as a word or a map with one key",
    arguments: [
      (Extent.preferred, "preferred"), (.fraction(0.5), "{ fraction: 0.5 }"),
      (.points(80), "{ points: 80 }"),
    ])
  func extentText(_ extent: Extent, text: String) {
    #expect(Extent.kind.format(extent) == text)
  }
}
