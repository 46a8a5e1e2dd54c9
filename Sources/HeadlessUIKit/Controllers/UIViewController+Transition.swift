extension UIViewController {
  /// How a controller prefers to come and go, pushed or presented.
  @preconcurrency @MainActor
  open class Transition: NSObject {
    /// Finds the view that a zoom comes from and goes back to; nil for none.
    typealias SourceViewProvider = (ZoomSourceViewProviderContext) -> UIView?

    enum Kind {
      case zoom(ZoomOptions, SourceViewProvider)
      case modal(UIModalTransitionStyle)
    }

    let kind: Kind

    init(_ kind: Kind) {
      self.kind = kind
      super.init()
    }

    // MARK: Accessing transitions

    /// Up from the lower edge, and down again.
    public class var coverVertical: Transition { Transition(.modal(.coverVertical)) }
    /// A turn about the upright axis.
    public class var flipHorizontal: Transition { Transition(.modal(.flipHorizontal)) }
    /// A fade.
    public class var crossDissolve: Transition { Transition(.modal(.crossDissolve)) }
    /// The page beneath curls up.
    public class var partialCurl: Transition { Transition(.modal(.partialCurl)) }

    // MARK: Creating zoom transitions

    /// Out of a view of what lies below, and back into it: a person can take hold of it and turn it
    /// round at any time (UIKit row 97).
    ///
    /// - Parameters:
    ///   - options: How it looks, and when a finger may begin it.
    ///   - sourceViewProvider: The view it comes from or goes to, asked each time; nil lets it come
    ///     from the middle.
    public class func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition { Transition(.zoom(options ?? ZoomOptions(), sourceViewProvider)) }

    // MARK: Zoom options

    /// How a zoom looks, and when a finger may begin it.
    @preconcurrency @MainActor
    open class ZoomOptions: NSObject {
      /// The part of the zoomed controller's view that the source view stands for; nil, or nil
      /// from it, means all of it.
      open var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
      /// Whether a finger may begin to take it back; by default it may where UIKit would let it.
      open var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?
      /// What is laid over what lies below; a faint black by default.
      open var dimmingColor: UIColor?
      /// The blur that is laid over what lies below; nil, meaning none, by default.
      open var dimmingVisualEffect: UIBlurEffect?

      /// The views of a zoom.
      @preconcurrency @MainActor
      public final class AlignmentRectContext: NSObject {
        /// The view that it comes from.
        public let sourceView: UIView
        /// The controller that comes out of it.
        public let zoomedViewController: UIViewController

        init(_ sourceView: UIView, _ zoomed: UIViewController) {
          self.sourceView = sourceView
          zoomedViewController = zoomed
          super.init()
        }
      }

      /// The finger that is about to take a zoom back.
      @preconcurrency @MainActor
      public final class InteractionContext: NSObject {
        /// Where it is in the zoomed controller's view, pt.
        public let location: CGPoint
        /// How fast it is, pt/s.
        public let velocity: CGVector
        /// Whether UIKit would let it begin.
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
    @preconcurrency @MainActor
    public final class ZoomSourceViewProviderContext: NSObject {
      /// The one that is zoomed.
      public let zoomedViewController: UIViewController
      /// The one below.
      public let sourceViewController: UIViewController

      init(zoomed: UIViewController, source: UIViewController) {
        zoomedViewController = zoomed
        sourceViewController = source
        super.init()
      }
    }
  }

  /// The animator of the transition that the controller prefers; nil where it prefers none.
  ///
  /// - Parameter opens: Whether it comes.
  final func preferredAnimator(opens: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    switch preferredTransition?.kind {
    case nil: nil
    case .modal(let style): SystemTransitionAnimator(style, isPresenting: opens)
    case .zoom: ZoomAnimator(of: self, opens: opens)
    }
  }

  /// The options of its zoom; nil where it prefers another transition.
  final var zoomOptions: Transition.ZoomOptions? {
    if case .zoom(let options, _) = preferredTransition?.kind { options } else { nil }
  }
}
