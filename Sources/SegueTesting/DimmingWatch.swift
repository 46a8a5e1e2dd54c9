import SegueCore
import SegueRecording

/// How opaque chrome is, as a function of where the presented view is.
///
/// Where that has been seen at two places, all between them must lie between, wherever it goes and
/// whoever moves it.
struct DimmingWatch {
  private struct Sample {
    let way: Double
    let alphas: [Double]
  }

  /// How far off a straight line between two samples another may lie: a part of their difference,
  /// and what is less than a level of a screen.
  private static let tolerance = (share: 0.25, least: 0.01)

  /// Where it starts, and which way it goes from there.
  private var start: [Double]?
  private var direction: [Double]?
  private var samples: [Sample] = []
  private var atRest: (place: CGRect, alphas: [Double])?

  /// The presented view and the chrome at a moment of a transition.
  ///
  /// - Returns: What should have been and what was, where they do not fit those seen before.
  mutating func note(
    mover: UIView, chrome: [UIView], at time: Double
  ) -> (expected: String, found: String)? {
    let sample = Sample(
      way: way(of: mover, at: time), alphas: Self.alphas(of: chrome, at: time))
    let index = samples.firstIndex { $0.way >= sample.way } ?? samples.count
    defer { samples.insert(sample, at: index) }
    guard index > 0, index < samples.count else { return nil }
    return Self.misfit(sample, between: samples[index - 1], and: samples[index])
  }

  /// How far the presented view is from where it started, below 0 beyond; a fade counts as 100 pt.
  private mutating func way(of mover: UIView, at time: Double) -> Double {
    let state = mover.layer.presentationState(at: time)
    let frame = state.frame
    let place = [frame.minX, frame.minY, frame.width, frame.height, 100 * state.opacity]
    let start = start ?? place
    self.start = start
    let step = zip(place, start).map { $0 - $1 }
    let direction = direction ?? step
    let length = Self.product(direction, direction).squareRoot()
    guard length > 1 else { return 0 }
    self.direction = direction
    return Self.product(step, direction) / length
  }

  private static func product(_ one: [Double], _ other: [Double]) -> Double {
    zip(one, other).reduce(0) { $0 + $1.0 * $1.1 }
  }

  /// The chrome while the presented view is there and nothing moves.
  ///
  /// Where that rests elsewhere than before, its way is another, and what was seen does not count.
  mutating func noteRest(
    mover: UIView, chrome: [UIView], at time: Double
  ) -> (expected: String, found: String)? {
    let alphas = Self.alphas(of: chrome, at: time)
    guard let former = atRest, former.place == mover.frame else {
      if atRest != nil { samples = [] }
      atRest = (mover.frame, alphas)
      return nil
    }
    guard former.alphas != alphas else { return nil }
    return ("alpha \(Self.text(former.alphas)) at rest, as before", Self.text(alphas))
  }

  private static func alphas(of chrome: [UIView], at time: Double) -> [Double] {
    chrome.map { $0.layer.presentationState(at: time).opacity }
  }

  private static func misfit(
    _ sample: Sample, between low: Sample, and high: Sample
  ) -> (expected: String, found: String)? {
    guard low.alphas.count == sample.alphas.count, high.alphas.count == sample.alphas.count
    else { return nil }
    let length = high.way - low.way
    let share = length > 0 ? (sample.way - low.way) / length : 0
    for index in sample.alphas.indices {
      let (from, to) = (low.alphas[index], high.alphas[index])
      let expected = from + share * (to - from)
      let leeway = tolerance.least + tolerance.share * abs(to - from)
      guard abs(sample.alphas[index] - expected) > leeway else { continue }
      return (
        "alpha \(expected.trimmed(3)), as it was \(sample.way.trimmed(1)) pt from the start before",
        sample.alphas[index].trimmed(3)
      )
    }
    return nil
  }

  private static func text(_ alphas: [Double]) -> String {
    alphas.map { $0.trimmed(4) }.joined(separator: ", ")
  }
}
