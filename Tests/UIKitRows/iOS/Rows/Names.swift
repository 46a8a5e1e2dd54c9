import HeadlessUIKit

// Enumerations of Objective-C print as numbers. The doubles log these by name.

nonisolated extension UIModalPresentationStyle: @retroactive CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .automatic: "automatic"
    case .none: "none"
    case .fullScreen: "fullScreen"
    case .pageSheet: "pageSheet"
    case .formSheet: "formSheet"
    case .currentContext: "currentContext"
    case .custom: "custom"
    case .overFullScreen: "overFullScreen"
    case .overCurrentContext: "overCurrentContext"
    case .popover: "popover"
    @unknown default: "\(rawValue)"
    }
  }
}

nonisolated extension UINavigationController.Operation: @retroactive CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .none: "none"
    case .push: "push"
    case .pop: "pop"
    @unknown default: "\(rawValue)"
    }
  }
}

nonisolated extension UISplitViewController.Column: @retroactive CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .primary: "primary"
    case .supplementary: "supplementary"
    case .secondary: "secondary"
    case .compact: "compact"
    // A later SDK has more columns.
    default: "\(rawValue)"
    }
  }
}

nonisolated extension UISplitViewController.DisplayMode: @retroactive CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .automatic: "automatic"
    case .secondaryOnly: "secondaryOnly"
    case .oneBesideSecondary: "oneBesideSecondary"
    case .oneOverSecondary: "oneOverSecondary"
    case .twoBesideSecondary: "twoBesideSecondary"
    case .twoOverSecondary: "twoOverSecondary"
    case .twoDisplaceSecondary: "twoDisplaceSecondary"
    @unknown default: "\(rawValue)"
    }
  }
}
