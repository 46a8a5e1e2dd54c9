import SegueRecording

/// A frame worth a picture, and how long nothing moves around it.
struct Moment: Equatable {
  /// The number of the frame that is drawn.
  var frame: Int
  /// The exact time of the first frame that looks like it. Unit: s.
  var start: Double
  /// The exact time of the frame that is drawn. Unit: s.
  var end: Double
  /// The name the scenario gave it.
  var name: String?

  /// The time as a label: `0.150 s`, or `0.300 – 0.800 s` where nothing moves for long.
  var label: String {
    if end - start < Self.pause { return "\(end.fixed(3)) s" }
    return "\(start.fixed(3)) \u{2013} \(end.fixed(3)) s"
  }

  /// How long nothing must move for a moment to count as a beginning or an end. Unit: s.
  static let pause = 0.1
}
