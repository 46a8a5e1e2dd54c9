// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What the SDK of iOS 17 added to UIKit and the package uses, for an older SDK. Every declaration has the
// availability of Apple's documentation; nothing is run.
public import Foundation
public import UIKit

@available(iOS 17.0, *)
extension UIView {
  @MainActor public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {}
}

@available(iOS 17.0, *)
extension UISpringTimingParameters {
  // The first is a designated one, which an extension cannot declare.
  @MainActor public convenience init(
    duration: TimeInterval, bounce: CGFloat, initialVelocity: CGVector
  ) { self.init() }
  @MainActor public convenience init(duration: TimeInterval, bounce: CGFloat) { self.init() }
}

@available(iOS 17.0, *)
extension UISheetPresentationController {
  @MainActor public var prefersPageSizing: Bool {
    get { false }
    set {}
  }
}

extension UIViewController {
  @MainActor @objc open func viewIsAppearing(_ animated: Bool) {}
}

@available(iOS 17.0, *)
extension UIViewController {
  @MainActor @objc open func updateTraitsIfNeeded() {}
}

@available(iOS 17.0, *)
extension UIView {
  @MainActor @objc open func updateTraitsIfNeeded() {}
}
