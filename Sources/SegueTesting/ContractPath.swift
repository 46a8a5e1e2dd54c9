/// A group of plays of the contract.
public nonisolated enum ContractPath: String, CaseIterable, Sendable {
  /// Presentations: animated, without animation, repeated, with refused calls, and stacked.
  case present
  /// Dismissals: animated, repeated, with refused calls, three times, and by a drag.
  case dismiss
  /// Canceled presentations and dismissals, by an interaction controller and by a drag.
  case cancel
  /// Interrupted presentations and dismissals, finished and canceled, and programmatic dismissals.
  case interrupt
  /// Rotations during a presentation, after it, and during a dismissal.
  case rotate
}
