// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What the SDK of iOS 18 added to UIKit and the package uses, for an older SDK. Every declaration has the
// availability of Apple's documentation; nothing is run.
public import CoreGraphics
public import UIKit

@available(iOS 18.0, *)
extension UIViewController {
  @MainActor public var preferredTransition: UIViewController.Transition? {
    get { nil }
    set {}
  }

  open class Transition: NSObject {
    open class var coverVertical: UIViewController.Transition { fatalError() }
    open class var flipHorizontal: UIViewController.Transition { fatalError() }
    open class var crossDissolve: UIViewController.Transition { fatalError() }
    open class var partialCurl: UIViewController.Transition { fatalError() }
    open class func zoom(
      options: UIViewController.Transition.ZoomOptions? = nil,
      sourceViewProvider:
        @escaping (UIViewController.Transition.ZoomSourceViewProviderContext) -> UIView?
    ) -> UIViewController.Transition { fatalError() }

    open class ZoomOptions: NSObject {
      open var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
      open var dimmingColor: UIColor?
      open var dimmingVisualEffect: UIBlurEffect?
      open var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?

      open class AlignmentRectContext: NSObject {
        open var sourceView: UIView { fatalError() }
        open var zoomedViewController: UIViewController { fatalError() }
      }
      open class InteractionContext: NSObject {
        open var location: CGPoint { .zero }
        open var velocity: CGVector { .zero }
        open var willBegin: Bool { false }
      }
    }
    open class ZoomSourceViewProviderContext: NSObject {
      open var sourceViewController: UIViewController { fatalError() }
      open var zoomedViewController: UIViewController { fatalError() }
    }
  }
}
