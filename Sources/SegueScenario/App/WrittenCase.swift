package import HeadlessUIKit

/// An enumeration of UIKit whose cases a file names.
///
/// The words are written out: the runtime finds the name of a case by reflection, which takes it a
/// tenth of a millisecond for each enumeration in each process.
package nonisolated protocol WrittenCase: Equatable, Sendable {
  /// The name of the case in a file.
  var word: String { get }
}

nonisolated extension UIModalPresentationStyle: WrittenCase {
  package var word: String {
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
    }
  }
}

nonisolated extension UIModalTransitionStyle: WrittenCase {
  package var word: String {
    switch self {
    case .coverVertical: "coverVertical"
    case .flipHorizontal: "flipHorizontal"
    case .crossDissolve: "crossDissolve"
    case .partialCurl: "partialCurl"
    }
  }
}

nonisolated extension UIAlertController.Style: WrittenCase {
  package var word: String {
    switch self {
    case .actionSheet: "actionSheet"
    case .alert: "alert"
    }
  }
}

nonisolated extension UIAlertAction.Style: WrittenCase {
  package var word: String {
    switch self {
    case .default: "default"
    case .cancel: "cancel"
    case .destructive: "destructive"
    }
  }
}

nonisolated extension UIPageViewController.TransitionStyle: WrittenCase {
  package var word: String {
    switch self {
    case .pageCurl: "pageCurl"
    case .scroll: "scroll"
    }
  }
}

nonisolated extension UIPageViewController.NavigationOrientation: WrittenCase {
  package var word: String {
    switch self {
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    }
  }
}

nonisolated extension UISplitViewController.Column: WrittenCase {
  package var word: String {
    switch self {
    case .primary: "primary"
    case .supplementary: "supplementary"
    case .secondary: "secondary"
    case .compact: "compact"
    }
  }
}

nonisolated extension UISplitViewController.DisplayMode: WrittenCase {
  package var word: String {
    switch self {
    case .automatic: "automatic"
    case .secondaryOnly: "secondaryOnly"
    case .oneBesideSecondary: "oneBesideSecondary"
    case .oneOverSecondary: "oneOverSecondary"
    case .twoBesideSecondary: "twoBesideSecondary"
    case .twoOverSecondary: "twoOverSecondary"
    case .twoDisplaceSecondary: "twoDisplaceSecondary"
    }
  }
}
