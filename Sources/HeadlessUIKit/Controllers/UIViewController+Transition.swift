extension UIViewController {
  /// The transition with which a controller prefers to be pushed or presented.
  open nonisolated class Transition: NSObject {
    /// Returns the source view of a zoom; `nil` if there is none.
    typealias SourceViewProvider = (ZoomSourceViewProviderContext) -> UIView?

    nonisolated enum Kind {
      case zoom(ZoomOptions, SourceViewProvider)
      case modal(UIModalTransitionStyle)
    }

    let kind: Kind

    init(_ kind: Kind) {
      self.kind = kind
      super.init()
    }

    // MARK: Accessing transitions

    /// A slide up from the bottom edge, reversed on dismissal.
    open class var coverVertical: Transition { Transition(.modal(.coverVertical)) }
    /// A rotation about the vertical axis.
    open class var flipHorizontal: Transition { Transition(.modal(.flipHorizontal)) }
    /// A fade.
    open class var crossDissolve: Transition { Transition(.modal(.crossDissolve)) }
    /// A curl of the presenting page.
    open class var partialCurl: Transition { Transition(.modal(.partialCurl)) }

    // MARK: Creating zoom transitions

    /// A zoom out of a source view, and back into it; the user can interrupt and reverse it at any
    /// time (UIKit row 97).
    ///
    /// - Parameters:
    ///   - options: The appearance of the zoom, and the conditions of its interactive dismissal.
    ///   - sourceViewProvider: Returns the source view, called every time; `nil` zooms from
    ///     the center.
    open class func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition { Transition(.zoom(options ?? ZoomOptions(), sourceViewProvider)) }

    // MARK: Zoom options

    /// The appearance of a zoom, and the conditions of its interactive dismissal.
    open nonisolated class ZoomOptions: NSObject {
      /// The part of the zoomed controller's view that aligns with the source view; `nil`, or a
      /// closure that returns `nil`, selects all of it.
      open var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
      /// Returns whether an interactive dismissal may begin; `nil`, the default, leaves it to UIKit.
      open var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?
      /// The color of the dimming view; `nil`, the default, selects a faint black.
      open var dimmingColor: UIColor?
      /// The blur over the presenting view; `nil`, meaning none, by default.
      open var dimmingVisualEffect: UIBlurEffect?

      /// The context of an alignment rectangle provider.
      public nonisolated final class AlignmentRectContext: NSObject {
        /// The source view.
        public let sourceView: UIView
        /// The zoomed controller.
        public let zoomedViewController: UIViewController

        init(_ sourceView: UIView, _ zoomed: UIViewController) {
          self.sourceView = sourceView
          zoomedViewController = zoomed
          super.init()
        }
      }

      /// The touch that is about to begin an interactive dismissal.
      public nonisolated final class InteractionContext: NSObject {
        /// The location in the zoomed controller's view, pt.
        public let location: CGPoint
        /// The velocity, pt/s.
        public let velocity: CGVector
        /// Whether UIKit would allow it to begin.
        public let willBegin: Bool

        init(_ location: CGPoint, _ velocity: CGVector, willBegin: Bool) {
          self.location = location
          self.velocity = velocity
          self.willBegin = willBegin
          super.init()
        }
      }
    }

    /// The two controllers of a zoom.
    public nonisolated final class ZoomSourceViewProviderContext: NSObject {
      /// The zoomed controller.
      public let zoomedViewController: UIViewController
      /// The source view controller.
      public let sourceViewController: UIViewController

      init(zoomed: UIViewController, source: UIViewController) {
        zoomedViewController = zoomed
        sourceViewController = source
        super.init()
      }
    }
  }

  /// Returns the animator of the preferred transition; `nil` if the controller prefers none.
  ///
  /// - Parameter isAppearing: Whether the controller appears.
  final func preferredAnimator(isAppearing: Bool) -> (any SystemAnimator)? {
    switch preferredTransition?.kind {
    case nil: nil
    case .modal(let style): SystemTransitionAnimator(style, isPresenting: isAppearing)
    case .zoom: ZoomAnimator(of: self, isAppearing: isAppearing)
    }
  }

  /// The options of the preferred zoom; `nil` if the controller prefers another transition.
  final var zoomOptions: Transition.ZoomOptions? {
    if case .zoom(let options, _) = preferredTransition?.kind { options } else { nil }
  }
}
