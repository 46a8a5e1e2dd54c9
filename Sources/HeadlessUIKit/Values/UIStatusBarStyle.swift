/// The color of the status bar's content.
public nonisolated enum UIStatusBarStyle: Int, Sendable {
  /// By the interface style.
  case `default` = 0
  /// Light, for dark ground.
  case lightContent = 1
  /// Dark, for light ground.
  case darkContent = 3
}

/// How the status bar comes and goes.
public nonisolated enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none = 0
  /// By fading.
  case fade = 1
  /// By sliding over the top.
  case slide = 2
}

/// The look of a bar.
public nonisolated enum UIBarStyle: Int, Sendable {
  /// By the interface style.
  case `default` = 0
  /// Dark.
  case black = 1
  /// Dark and see-through; out of use since iOS 13.
  case blackTranslucent = 2
}
