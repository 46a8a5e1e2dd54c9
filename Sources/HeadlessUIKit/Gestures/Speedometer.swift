/// The velocity of a point, from the samples of the last 0.1 s.
nonisolated struct Speedometer {
  /// The age up to which samples count, s (UIKit row 294).
  static let memory = 0.1
  /// The time without a sample after which the velocity is zero, s; chosen (fault F068).
  static let patience = 0.04
  /// The minimum duration of a movement, s, which bounds velocities (fault F067).
  static let shortestTime = 0.001
  /// The maximum velocity, per second: code can set a scale to any number.
  private static let fastest = 1e12
  /// The tolerance for rounding of times, s.
  private static let rounding = 1e-9

  private var samples: [(time: Double, point: CGPoint)]

  init(at point: CGPoint, time: Double) { samples = [(time, point)] }

  mutating func move(to point: CGPoint, time: Double) {
    // A later sample of the same time replaces the earlier.
    samples.removeAll { $0.time >= time || $0.time < time - Self.memory - Self.rounding }
    samples.append((time, point))
  }

  /// Restarts at a point that was set in code: earlier samples no longer count (UIKit row 205).
  mutating func restart(at point: CGPoint) {
    samples = samples.suffix(1).map { ($0.time, point) }
  }

  /// Returns the velocity at a time, per second; zero for a resting point.
  func velocity(at time: Double) -> CGPoint {
    guard let last = samples.last, time - last.time <= Self.patience + Self.rounding else {
      return .zero
    }
    guard let first = samples.first, first.time < last.time else { return .zero }
    let seconds = max(last.time - first.time, Self.shortestTime)
    func speed(_ distance: CGFloat) -> CGFloat {
      min(max(distance / seconds, -Self.fastest), Self.fastest)
    }
    return CGPoint(
      x: speed(last.point.x - first.point.x), y: speed(last.point.y - first.point.y))
  }
}
