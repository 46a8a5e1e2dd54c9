import SegueRecording

/// A frame to draw, and the interval in which it does not change.
struct Moment: Equatable {
  /// The index of the frame that is drawn.
  var frame: Int
  /// The exact time of the first frame with the same appearance. Unit: s.
  var start: Double
  /// The exact time of the frame that is drawn. Unit: s.
  var end: Double
  /// The snapshot name from the scenario.
  var name: String?

  /// The time as a label: `0.150 s`, or `0.300 – 0.800 s` for a longer pause.
  var label: String {
    if end - start < Self.pause { return "\(end.fixed(3)) s" }
    return "\(start.fixed(3)) \u{2013} \(end.fixed(3)) s"
  }

  /// The minimum duration without change that marks the start or end of an animation. Unit: s.
  static let pause = 0.1
}
