/// How a presented view controller covers the one that presents it.
public nonisolated enum UIModalPresentationStyle: Int, Sendable {
  /// What the system prefers: a page sheet for most controllers.
  case automatic = -2
  /// Do not adapt; only an answer to a question about adaptation.
  case none = -1
  /// The whole screen; the views beneath are taken out.
  case fullScreen = 0
  /// A sheet.
  case pageSheet = 1
  /// A smaller, centered sheet.
  case formSheet = 2
  /// The place of the controller that defines the context; its view is taken out.
  case currentContext = 3
  /// By the transitioning delegate's presentation controller.
  case custom = 4
  /// The whole screen; the views beneath stay.
  case overFullScreen = 5
  /// The place of the context; its view stays.
  case overCurrentContext = 6
  /// A popover; on a phone it adapts to a sheet.
  case popover = 7
  /// A blur over the whole screen, on a television.
  case blurOverFullScreen = 8
}

/// The built-in transition of a presentation.
public nonisolated enum UIModalTransitionStyle: Int, Sendable {
  /// Up from the bottom edge.
  case coverVertical = 0
  /// A turn about the vertical axis.
  case flipHorizontal = 1
  /// A fade.
  case crossDissolve = 2
  /// A page that curls up.
  case partialCurl = 3
}
