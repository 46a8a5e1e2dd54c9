public import SegueConfig
public import SegueMotion

/// Fingers that go from one place to another.
public nonisolated struct DragPlan: Equatable, Sendable {
  /// Where they land; nil for the fingers that are held.
  public var from: Target?
  /// How far they go, pt.
  public var by: ConfigPoint?
  /// Where they go, to the middle of what is shown there; this or `by` is given.
  public var to: Target?
  /// How long they take, s.
  public var seconds = 0.25
  /// How fast they are on their way; evenly by default.
  public var curve = CubicBezier.linear
  /// Whether they stay on the screen afterwards; false by default.
  public var isHeld = false
  /// How many there are, side by side; 1 by default.
  public var fingers = 1
}

/// Fingers that lift while they move.
public nonisolated struct FlingPlan: Equatable, Sendable {
  /// Where they land; nil for the fingers that are held.
  public var from: Target?
  /// How far they go, pt.
  public var by = ConfigPoint(x: 0, y: 0)
  /// How fast they are, from landing to lifting, pt/s.
  public var velocity = 0.0
  /// How many there are, side by side; 1 by default.
  public var fingers = 1

  /// How long they take, s.
  var seconds: Double {
    velocity > 0 ? (by.x * by.x + by.y * by.y).squareRoot() / velocity : 0
  }
}

/// Fingers that land and stay.
public nonisolated struct HoldPlan: Equatable, Sendable {
  /// Where they land.
  public var at: Target
  /// How long the step takes, s; they stay afterwards too.
  public var seconds = 0.0
  /// How many there are, side by side; 1 by default.
  public var fingers = 1
}

/// A finger whose every report is given.
public nonisolated struct FingerPlan: Equatable, Sendable {
  /// What it aims at.
  public var from: Target
  /// How far from there it lands, pt.
  public var offset = ConfigPoint(x: 0, y: 0)
  /// When it lands, s after the step begins.
  public var land = 0.0
  /// Where it is when, in the order of time.
  public var path: [Report] = []
  /// When it lifts, s after the step begins; nil for a finger that stays.
  public var lift: Double?

  /// Where a finger is at a time.
  public struct Report: Equatable, Sendable {
    /// When, s after the step begins.
    public var at = 0.0
    /// How far it is from where it landed, pt.
    public var by = ConfigPoint(x: 0, y: 0)
  }

  /// When it is done, s after the step begins.
  var end: Double { lift ?? path.last?.at ?? land }
}
