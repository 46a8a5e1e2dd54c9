/// One difference between two recordings: what differs, from when on, and by how much.
package struct RecordingDifference: Equatable, Sendable {
  /// What differs.
  package enum Kind: String, CaseIterable, Sendable {
    /// The screen, or the duration of the run.
    case run
    /// A layer is on the screen in one recording only, for a time.
    case presence
    /// A number of a layer: `x`, `y`, `width`, `height` of its bounding rectangle on the screen, or
    /// its `opacity`.
    case movement
    /// Another property of a layer: its color, corners, shadow, border, transform or content.
    case appearance
    /// An event is missing, additional, or at another time.
    case event
    /// An expectation or diagnostic has another result.
    case result
  }

  /// What differs.
  package var kind: Kind
  /// The names of the layers, those with names of their own first; or the event, or the expectation.
  package var subjects: [String]
  /// The property that differs; empty for a whole layer, event or result.
  package var property: String
  /// The first and the last time at which it differs. Unit: s.
  package var times: ClosedRange<Double>
  /// The time of the largest difference. Unit: s.
  package var peak: Double
  /// The value in the first recording at the time of the largest difference.
  package var before: String
  /// The value in the second recording at that time.
  package var after: String
  /// The rectangles of the first layer at that time, for a movement.
  package var outline: Verdict.Outline?
  /// The last step of the scenario before the first difference; `nil` before the first step.
  package var step: String?

  /// Creates a difference.
  package init(
    kind: Kind, subjects: [String], property: String, times: ClosedRange<Double>, peak: Double,
    before: String, after: String, outline: Verdict.Outline? = nil, step: String? = nil
  ) {
    self.kind = kind
    self.subjects = subjects
    self.property = property
    self.times = times
    self.peak = peak
    self.before = before
    self.after = after
    self.outline = outline
    self.step = step
  }

  /// The difference as a sentence without its times: `y of hotel: 373.6 pt instead of 368.55 pt`.
  package var sentence: String { "\(topic): \(after) instead of \(before)" }

  /// What differs: `y of hotel, close and grabber`.
  package var topic: String {
    let names = joined(subjects)
    return property.isEmpty ? names : "\(property) of \(names)"
  }

  /// When the values differ, and after which step.
  package var phrase: String {
    let first = "at \(times.lowerBound.fixed(4)) s"
    return isMoment ? [first, period].compactMap(\.self).joined(separator: ", ") : period ?? first
  }

  /// The interval in which the values differ, if it is longer than a moment, and the step before.
  package var period: String? {
    var parts: [String] = []
    if !isMoment {
      parts.append("from \(times.lowerBound.fixed(4)) s to \(times.upperBound.fixed(4)) s")
      if peak != times.lowerBound { parts.append("most at \(peak.fixed(4)) s") }
    }
    if let step { parts.append("after '\(step)'") }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  private var isMoment: Bool { times.lowerBound == times.upperBound }

  /// Returns at most four names as a list.
  private func joined(_ names: [String]) -> String {
    let shown = names.prefix(names.count > 4 ? 3 : 4)
    let rest = names.count - shown.count
    let parts = shown + (rest > 0 ? ["\(rest) more"] : [])
    guard let last = parts.last, parts.count > 1 else { return names.first ?? "" }
    return parts.dropLast().joined(separator: ", ") + " and " + last
  }
}
