/// The style of the status bar's content.
public nonisolated enum UIStatusBarStyle: Int, Sendable {
  /// Adapts to the interface style.
  case `default` = 0
  /// Light, for a dark background.
  case lightContent = 1
  /// Dark, for a light background.
  case darkContent = 3
}

/// The animation of showing and hiding the status bar.
public nonisolated enum UIStatusBarAnimation: Int, Sendable {
  /// No animation.
  case none = 0
  /// A fade.
  case fade = 1
  /// A slide over the top edge.
  case slide = 2
}

/// The style of a bar.
public nonisolated enum UIBarStyle: Int, Sendable {
  /// Adapts to the interface style.
  case `default` = 0
  /// Dark.
  case black = 1
  /// Dark and translucent; deprecated since iOS 13.
  case blackTranslucent = 2
}
