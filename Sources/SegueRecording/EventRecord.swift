/// Something that happened: a callback, a step, a change of a gesture's state.
public struct EventRecord: Codable, Equatable, Sendable {
  /// When it happened. Unit: s.
  @Quantized public var time: Double
  /// What sort of event: `step`, `appearance`, `delegate`, `presentation`, `transition`, `gesture`,
  /// `completion`, `log` …
  public var kind: String
  /// The controller or view it happened to; empty when there is none.
  public var subject: String
  /// What happened, as a person would read it.
  public var text: String

  /// Makes an event.
  public init(time: Double, kind: String, subject: String = "", text: String) {
    self.time = time
    self.kind = kind
    self.subject = subject
    self.text = text
  }
}
