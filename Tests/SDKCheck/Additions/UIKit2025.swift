// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What the SDK of iOS 26 added to UIKit and the package uses, for an older SDK. Every declaration has the
// availability of Apple's documentation; nothing is run.
public import UIKit

extension UINavigationController {
  @available(iOS 26.0, *)
  @MainActor public var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { nil }
}
