import SegueRecording

/// A law that a style broke, and how it was seen.
public nonisolated struct ContractViolation: Error, Hashable, Sendable, CustomStringConvertible {
  /// The law.
  public let law: StyleInvariant
  /// What was being done: "a canceled dismissal".
  public let play: String
  /// When on the device's clock, s.
  public let time: Double
  /// What should have been seen.
  public let expected: String
  /// What was seen.
  public let found: String

  /// The law by name and sentence, what was expected and found, where and when, and how to mend it.
  public var description: String {
    """
    \(law.rawValue): \(law.sentence)
      in        \(play)
      at        \(time.fixed(4)) s
      expected  \(expected)
      found     \(found)
      mend      \(law.remedy)
    """
  }
}
