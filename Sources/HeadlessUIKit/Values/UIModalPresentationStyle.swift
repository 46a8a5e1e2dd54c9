/// The presentation style of a view controller.
public nonisolated enum UIModalPresentationStyle: Int, Sendable {
  /// The system's preference: a page sheet for most controllers.
  case automatic = -2
  /// No adaptation; valid only as an adaptive style.
  case none = -1
  /// Covers the screen; the presenting views are removed.
  case fullScreen = 0
  /// A sheet.
  case pageSheet = 1
  /// A smaller, centered sheet.
  case formSheet = 2
  /// Covers the presentation context; its view is removed.
  case currentContext = 3
  /// Uses the presentation controller of the transitioning delegate.
  case custom = 4
  /// Covers the screen; the presenting views stay in the hierarchy.
  case overFullScreen = 5
  /// Covers the presentation context; its view stays in the hierarchy.
  case overCurrentContext = 6
  /// A popover; adapts to a sheet on iPhone.
  case popover = 7
}

/// The built-in transition of a presentation.
public nonisolated enum UIModalTransitionStyle: Int, Sendable {
  /// A slide up from the bottom edge.
  case coverVertical = 0
  /// A flip about the vertical axis.
  case flipHorizontal = 1
  /// A cross-fade.
  case crossDissolve = 2
  /// A page curl.
  case partialCurl = 3
}
