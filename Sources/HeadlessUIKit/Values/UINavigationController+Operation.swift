extension UINavigationController {
  /// What a navigation stack is doing.
  public nonisolated enum Operation: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A controller comes on top.
    case push = 1
    /// The top controller goes.
    case pop = 2
  }
}
