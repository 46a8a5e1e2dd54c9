/// A way of using a style that the contract plays.
public nonisolated enum ContractPath: String, CaseIterable, Sendable {
  /// It comes: animated, without animation, again, and while somebody asks for more.
  case present
  /// It goes: animated, without animation, again, by a finger, and while somebody asks for more.
  case dismiss
  /// It is canceled on its way in and on its way out, by a driver and by a finger.
  case cancel
  /// It is taken hold of in mid-flight and let go both ways, and dismissed by code.
  case interrupt
  /// The screen is turned while it comes, while it is there, and while it goes.
  case rotate
}
