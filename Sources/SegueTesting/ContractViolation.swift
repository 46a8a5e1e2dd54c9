import SegueRecording

/// An invariant that a style violates, and how.
public nonisolated struct ContractViolation: Error, Hashable, Sendable, CustomStringConvertible {
  /// The violated invariant.
  public let invariant: StyleInvariant
  /// The title of the play: "a canceled dismissal".
  public let play: String
  /// The step of the play, as in the transcript: "begin a dismissal without animation".
  public let step: String
  /// The time on the device's clock, s.
  public let time: Double
  /// The state that the invariant requires.
  public let expected: String
  /// The state that was found.
  public let found: String
  /// The usual fix, in UIKit's words for a delegate of UIKit's.
  public let remedy: String

  /// The invariant's name and sentence, the play, step and time, what was expected and found, and a
  /// fix.
  public var description: String { lines.joined(separator: "\n") }

  /// The lines of the description, the invariant first.
  var lines: [String] {
    [
      "\(invariant.rawValue): \(invariant.sentence)",
      "  in        \(play)",
      "  step      \(step)",
      "  at        \(time.fixed(4)) s",
      "  expected  \(expected)",
      "  found     \(found)",
      "  fix       \(remedy)",
    ]
  }
}
