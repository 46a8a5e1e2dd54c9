/// An event of the run: a callback, a step, a change of a gesture's state.
public struct EventRecord: Codable, Equatable, Sendable {
  /// The time of the event. Unit: s.
  @Quantized public var time: Double
  /// The kind of event: `step`, `appearance`, `delegate`, `presentation`, `transition`, `gesture`,
  /// `release`, `completion`, `log` …
  public var kind: String
  /// The view controller or view concerned; empty if there is none.
  public var subject: String
  /// The description of the event.
  public var text: String

  /// The kind of a step of the scenario.
  package static let stepKind = "step"

  /// Creates an event.
  package init(time: Double, kind: String, subject: String = "", text: String) {
    self.time = time
    self.kind = kind
    self.subject = subject
    self.text = text
  }
}
