import SegueMotion
import SegueText

/// The spring of mass 1 that UIKit chooses for a damping ratio and a duration (UIKit rows 182, 279).
///
/// UIKit looks for the spring that settles in the duration by Newton's method, in a few steps. Above
/// a certain initial velocity they lead elsewhere: to a slower spring, which has not settled at its end, or
/// to a stiffer one.
nonisolated struct SpringFit: Equatable {
  /// The damping ratio; treated as 0.01...1.
  var dampingRatio: Double
  /// The settling duration, s; treated as 0.01...10.
  var duration: Double
  /// The initial velocity, in total distances per second.
  var initialVelocity: Double

  /// The spring on the current device, which keeps the last few; nil for invalid parameters.
  var cachedSpring: Spring? {
    SimulatedDevice.current.map { $0.recorder.springs.spring(for: self) } ?? spring
  }

  /// The spring; nil for invalid parameters.
  var spring: Spring? {
    guard let settling else { return nil }
    guard let frequency = iteratedFrequency else { return settling }
    let damping = 2 * min(max(dampingRatio, 0.01), 1) * frequency
    return (try? Spring(mass: 1, stiffness: frequency * frequency, damping: damping)) ?? settling
  }

  /// The stiffest spring that settles in the duration; nil for invalid parameters.
  private var settling: Spring? {
    try? Spring(dampingRatio: dampingRatio, settlingIn: duration, initialVelocity: initialVelocity)
  }

  // MARK: Newton's method

  private static let tolerance = 0.001
  private static let maximumSteps = 12
  /// The length of a step, in radians per second, below which the iteration ends.
  private static let shortestStep = 0.001

  /// The angular frequency ω at which UIKit's iteration ends; nil for a critical spring, whose
  /// iteration was not recorded, and where the steps lead to no number.
  ///
  /// It starts at 5 / T and looks for the zero of 0.001 - |(zω - v) / ωs| e^(-zωT), where z is the
  /// ratio, T the duration, v the velocity, and s = √(1 - z²) in single precision.
  private var iteratedFrequency: Double? {
    let (ratio, duration) = (max(dampingRatio, 0.01), min(max(duration, 0.01), 10))
    guard ratio < 1 else { return nil }
    let sine = Double(Float((1 - ratio * ratio).squareRoot()))
    var frequency = 5 / duration
    for _ in 0..<Self.maximumSteps {
      let amplitude = (ratio * frequency - initialVelocity) / (frequency * sine)
      let fade = Elementary.exp(-ratio * frequency * duration)
      let slope =
        initialVelocity / (frequency * frequency * sine) - ratio * duration * amplitude
      let step =
        (Self.tolerance - amplitude.magnitude * fade)
        / (amplitude < 0 ? slope * fade : -slope * fade)
      frequency -= step
      if step.magnitude < Self.shortestStep { break }
    }
    return frequency.isFinite ? frequency.magnitude : nil
  }

  // MARK: Diagnostic

  /// The fraction of the distance that a view may jump at the end before it is reported.
  private static let visibleJump = 0.02

  /// Reports a spring that the iteration found instead of the settling one, if the view jumps visibly
  /// at its end.
  func reportJump(of spring: Spring) {
    guard initialVelocity != 0, let settling,
      (spring.angularFrequency / settling.angularFrequency - 1).magnitude > 0.001
    else { return }
    let jump = (1 - spring.value(at: duration, initialVelocity: initialVelocity)).magnitude
    guard jump > Self.visibleJump else { return }
    let percent = Int((100 * jump).rounded())
    SimulatedDevice.current?.diagnose(
      .springNotSettled,
      "a spring with a damping ratio of \(dampingRatio.trimmed(3)), a duration of "
        + "\(duration.trimmed(3)) s and an initial velocity of "
        + "\(initialVelocity.trimmed(3)) has not settled at its end, where the view jumps by "
        + "\(percent) % of the distance; reduce the initial velocity, or shorten the duration")
  }
}
