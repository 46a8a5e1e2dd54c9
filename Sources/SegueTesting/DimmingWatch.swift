import SegueCore
import SegueRecording

/// The opacity of chrome, such as a dimming view, as a function of the presented view's position.
///
/// Whether the view moves by an animation or a gesture, there or back, at a position between two that have
/// been sampled every opacity must be near the linear interpolation of theirs.
struct DimmingWatch {
  private struct Sample {
    let distance: Double
    let alphas: [Double]
  }

  /// The tolerance of linear interpolation between two samples: a fraction of their difference, and an
  /// opacity that nobody sees.
  private static let tolerance = (fraction: 0.25, least: 0.01)

  /// The initial position, with the numbers of `measureDistance(of:at:)`, and the direction of travel from it.
  private var start: [Double]?
  private var direction: [Double]?
  private var samples: [Sample] = []
  /// The view's last resting position, and the opacities when it first rested there.
  private var atRest: (position: CGRect, alphas: [Double])?

  /// Samples the presented view and the chrome during a transition.
  ///
  /// - Returns: The expected and found opacity, if the sample contradicts earlier ones.
  mutating func note(
    movingView: UIView, chrome: [UIView], at time: Double
  ) -> (expected: String, found: String)? {
    let sample = Sample(
      distance: measureDistance(of: movingView, at: time), alphas: Self.alphas(of: chrome, at: time)
    )
    let index = samples.firstIndex { $0.distance >= sample.distance } ?? samples.count
    defer { samples.insert(sample, at: index) }
    guard index > 0, index < samples.count else { return nil }
    return Self.misfit(sample, between: samples[index - 1], and: samples[index])
  }

  /// Returns the distance of the presented view from its start along its first movement, signed, and stores
  /// start and direction the first time. Origin, size and opacity count, a full fade as 100 pt.
  private mutating func measureDistance(of movingView: UIView, at time: Double) -> Double {
    let state = movingView.layer.presentationState(at: time)
    let frame = state.frame
    let position = [frame.minX, frame.minY, frame.width, frame.height, 100 * state.opacity]
    let start = start ?? position
    self.start = start
    let step = zip(position, start).map { $0 - $1 }
    let direction = direction ?? step
    let length = Self.product(direction, direction).squareRoot()
    // Until it has moved, the direction is not known.
    guard length > 1 else { return 0 }
    self.direction = direction
    return Self.product(step, direction) / length
  }

  private static func product(_ one: [Double], _ other: [Double]) -> Double {
    zip(one, other).reduce(0) { $0 + $1.0 * $1.1 }
  }

  /// Samples the chrome while the presented view is at rest.
  ///
  /// From another resting position it travels elsewhere, so that what was sampled before is discarded.
  mutating func noteRest(
    movingView: UIView, chrome: [UIView], at time: Double
  ) -> (expected: String, found: String)? {
    let alphas = Self.alphas(of: chrome, at: time)
    guard let former = atRest, former.position == movingView.frame else {
      if atRest != nil { self = DimmingWatch() }
      atRest = (movingView.frame, alphas)
      return nil
    }
    guard former.alphas != alphas else { return nil }
    return ("alpha \(Self.text(former.alphas)) at rest, as before", Self.text(alphas))
  }

  private static func alphas(of chrome: [UIView], at time: Double) -> [Double] {
    chrome.map { $0.layer.presentationState(at: time).opacity }
  }

  /// Returns the expected and found opacity, if a sample does not fit the two next to it.
  private static func misfit(
    _ sample: Sample, between low: Sample, and high: Sample
  ) -> (expected: String, found: String)? {
    guard low.alphas.count == sample.alphas.count, high.alphas.count == sample.alphas.count
    else { return nil }
    let length = high.distance - low.distance
    let fraction = length > 0 ? (sample.distance - low.distance) / length : 0
    for index in sample.alphas.indices {
      let (from, to) = (low.alphas[index], high.alphas[index])
      let expected = from + fraction * (to - from)
      let allowed = tolerance.least + tolerance.fraction * abs(to - from)
      guard abs(sample.alphas[index] - expected) > allowed else { continue }
      return (
        "alpha \(expected.trimmed(3)), as before \(sample.distance.trimmed(1)) pt from the start",
        sample.alphas[index].trimmed(3)
      )
    }
    return nil
  }

  private static func text(_ alphas: [Double]) -> String {
    alphas.map { $0.trimmed(4) }.joined(separator: ", ")
  }
}
