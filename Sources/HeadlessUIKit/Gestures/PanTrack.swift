/// Where the fingers of a pan have gone, and how fast, in the window's coordinates.
struct PanTrack {
  /// How far back movement counts for the velocity, s (UIKit row 294).
  static let memory = 0.1
  /// How long a finger may say nothing and still count as moving, s; chosen (fault F068).
  static let patience = 0.04
  /// Movement counts as taking this long at least, s, so that speeds stay bounded (fault F067).
  static let shortestTime = 0.001
  /// Sums of times are off by some bits, s.
  private static let rounding = 1e-9

  private var anchor: CGPoint
  private var here: CGPoint
  private var before = CGPoint.zero
  private var samples: [(time: Double, travel: CGPoint)]

  /// Starts where the fingers are.
  init(at place: CGPoint, time: Double) {
    anchor = place
    here = place
    samples = [(time, .zero)]
  }

  /// How far the fingers have gone.
  var travel: CGPoint {
    get { CGPoint(x: before.x + here.x - anchor.x, y: before.y + here.y - anchor.y) }
    set {
      before = newValue
      anchor = here
      // What came before does not count any more (UIKit row 205).
      samples = samples.suffix(1).map { ($0.time, newValue) }
    }
  }

  mutating func move(to place: CGPoint, time: Double) {
    here = place
    // Two reports of one instant are no movement.
    samples.removeAll { $0.time >= time || $0.time < time - Self.memory - Self.rounding }
    samples.append((time, travel))
  }

  /// A finger has come or gone: the middle of the fingers jumps, and what was gone stays
  /// (fault F066).
  mutating func go(onFrom place: CGPoint) {
    before = travel
    anchor = place
    here = place
  }

  /// How fast the fingers go at a time, pt/s; zero for fingers that stand.
  func velocity(at time: Double) -> CGPoint {
    guard let last = samples.last, time - last.time <= Self.patience + Self.rounding else {
      return .zero
    }
    guard let first = samples.first, first.time < last.time else { return .zero }
    let seconds = max(last.time - first.time, Self.shortestTime)
    return CGPoint(
      x: (last.travel.x - first.travel.x) / seconds, y: (last.travel.y - first.travel.y) / seconds)
  }
}
