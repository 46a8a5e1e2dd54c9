/// What every style owes to the controllers that use it.
public nonisolated enum ContractLaw: String, CaseIterable, Sendable {
  /// After a presentation the presented view stands where its presentation controller says.
  case endsAtFinalFrame
  /// Every transition reports its end once, not never and not twice.
  case completesExactlyOnce
  /// With and without animation the same picture is left.
  case endsAlikeWithoutAnimation
  /// After a dismissal the screen is as it was before the presentation.
  case leavesNothingBehind
  /// After a dismissal nothing of the transition is still alive.
  case leaksNothing
  /// The same run twice shows the same at every frame.
  case repeatsItself

  /// The law as a sentence.
  public var sentence: String {
    switch self {
    case .endsAtFinalFrame:
      "after a presentation the presented view stands at frameOfPresentedViewInContainerView"
    case .completesExactlyOnce: "every transition calls completeTransition exactly once"
    case .endsAlikeWithoutAnimation: "animated or not, the same picture is left"
    case .leavesNothingBehind: "after a dismissal the screen is as it was before the presentation"
    case .leaksNothing: "after a dismissal nothing of the transition is still alive"
    case .repeatsItself: "the same run shows the same at every frame"
    }
  }
}

/// A law that a style broke, and how it was seen.
public nonisolated struct ContractViolation: Hashable, Sendable, CustomStringConvertible {
  /// The law.
  public let law: ContractLaw
  /// What was seen, with the numbers.
  public let evidence: String

  /// The law's name, its sentence and what was seen.
  public var description: String { "\(law.rawValue): \(law.sentence); \(evidence)" }
}
