/// What every style owes to the controllers that use it.
public nonisolated enum ContractLaw: String, CaseIterable, Sendable {
  /// A presented view stands where its presentation controller says, a pushed one where the page
  /// below stood.
  case endsAtFinalFrame
  /// Every transition reports its end once, not never and not twice.
  case completesExactlyOnce
  /// With and without animation the same picture is left.
  case endsAlikeWithoutAnimation
  /// After the way back, and once the style is taken off, the screen is as it was before.
  case leavesNothingBehind
  /// After the way back nothing of the transition is still alive.
  case leaksNothing
  /// The same run twice shows the same at every frame.
  case repeatsItself

  /// The law as a sentence.
  public var sentence: String {
    switch self {
    case .endsAtFinalFrame:
      "a presented view ends at frameOfPresentedViewInContainerView, a pushed one where the page "
        + "below stood"
    case .completesExactlyOnce: "every transition calls completeTransition exactly once"
    case .endsAlikeWithoutAnimation: "animated or not, the same picture is left"
    case .leavesNothingBehind: "after a dismissal or a pop the screen is as it was before"
    case .leaksNothing: "after a dismissal or a pop nothing of it is still alive"
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
