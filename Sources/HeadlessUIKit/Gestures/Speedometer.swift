/// How fast a place moves, from the reports of the last tenth of a second.
nonisolated struct Speedometer {
  /// How far back movement counts, s (UIKit row 294).
  static let memory = 0.1
  /// How long there may be no report and what moved still counts as moving, s; chosen (fault F068).
  static let patience = 0.04
  /// Movement counts as taking this long at least, s, so that speeds stay bounded (fault F067).
  static let shortestTime = 0.001
  /// Nothing counts as faster, per second: code can set a scale to any number.
  private static let fastest = 1e12
  /// Sums of times are off by some bits, s.
  private static let rounding = 1e-9

  private var samples: [(time: Double, place: CGPoint)]

  init(at place: CGPoint, time: Double) { samples = [(time, place)] }

  mutating func move(to place: CGPoint, time: Double) {
    // Two reports of one instant are no movement.
    samples.removeAll { $0.time >= time || $0.time < time - Self.memory - Self.rounding }
    samples.append((time, place))
  }

  /// Code puts it elsewhere: what came before does not count any more (UIKit row 205).
  mutating func restart(at place: CGPoint) {
    samples = samples.suffix(1).map { ($0.time, place) }
  }

  /// The speed at a time, per second; zero for what stands.
  func velocity(at time: Double) -> CGPoint {
    guard let last = samples.last, time - last.time <= Self.patience + Self.rounding else {
      return .zero
    }
    guard let first = samples.first, first.time < last.time else { return .zero }
    let seconds = max(last.time - first.time, Self.shortestTime)
    func speed(_ way: CGFloat) -> CGFloat { min(max(way / seconds, -Self.fastest), Self.fastest) }
    return CGPoint(
      x: speed(last.place.x - first.place.x), y: speed(last.place.y - first.place.y))
  }
}
