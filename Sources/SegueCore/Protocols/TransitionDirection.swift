/// The direction of a transition.
public enum TransitionDirection: String, CaseIterable, Sendable {
  /// Presents, pushes, or selects a later tab.
  case forward
  /// Dismisses, pops, or selects an earlier tab.
  case reverse
}
