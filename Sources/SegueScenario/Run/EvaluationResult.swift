package import SegueRecording

/// The result of an expectation: whether it holds, and the actual value.
package struct EvaluationResult {
  /// How the actual value compares with the expected one.
  let match: Match
  /// The view or the screen that the expectation is about, if it is not on the screen.
  let absent: String?
  /// The expected and the actual rectangle of a view that is elsewhere.
  let outline: Verdict.Outline?
  /// Returns the actual value. It is made on demand, since most expectations hold.
  private let describe: () -> String

  package init(
    _ match: Match, outline: Verdict.Outline? = nil, _ actual: @escaping @autoclosure () -> String
  ) {
    self.match = match
    self.outline = outline
    absent = nil
    describe = actual
  }

  package init(_ holds: Bool, _ actual: @escaping @autoclosure () -> String) {
    self.init(Match(holds), actual())
  }

  /// Creates the result for a view or a screen that is not on the screen.
  init(absent name: String, _ actual: String) {
    match = Match(false)
    absent = name
    outline = nil
    describe = { actual }
  }

  /// Whether the expectation holds, with its tolerance.
  var holds: Bool { match.holds }

  /// The actual value, as display text.
  var actual: String { describe() }

  /// Returns the result for a screen that is not presented.
  static func notPresented(_ screen: String?) -> EvaluationResult {
    EvaluationResult(absent: screen ?? "", "\(screen ?? "") is not presented")
  }
}
