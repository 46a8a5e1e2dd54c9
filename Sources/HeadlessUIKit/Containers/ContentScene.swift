/// The scene of an exchange: both views take part, and the disappearing one is removed at the end.
struct ContentScene: TransitionScene {
  let from: UIViewController
  let to: UIViewController
  let container: UIView
  let noun: String

  init(_ exchange: ContainerTransition, in container: UIView, name: String) {
    from = exchange.from
    to = exchange.to
    self.container = container
    noun = name
  }

  // UIKit row 108.
  var style: UIModalPresentationStyle { .none }
  var subject: UIViewController { noun == "pop" ? from : to }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .to ? to.viewsInPlace.first : key == .from ? from.viewsInPlace.first : nil
  }

  func initialFrame(of controller: UIViewController) -> CGRect {
    controller === from ? from.viewsInPlace.first?.frame ?? .zero : .zero
  }

  func finalFrame(of controller: UIViewController) -> CGRect {
    controller === to ? container.bounds : .zero
  }
}

/// The superview, geometry and appearance of a view, for exact restoration (fault F004).
struct SavedViewState {
  private let view: UIView
  @BoxedReference private var superview: UIView?
  private let index: Int?
  private let bounds: CGRect
  private let center: CGPoint
  private let transform: CATransform3D
  private let alpha: CGFloat
  private let isUserInteractionEnabled: Bool

  init(_ view: UIView) {
    self.view = view
    superview = view.superview
    index = view.superview?.subviews.firstIndex { $0 === view }
    bounds = view.bounds
    center = view.center
    transform = view.transform3D
    alpha = view.alpha
    isUserInteractionEnabled = view.isUserInteractionEnabled
  }

  func restore() {
    if let superview {
      if view.superview !== superview
        || superview.subviews.firstIndex(where: { $0 === view }) != index
      {
        superview.insertSubview(view, at: index ?? superview.subviews.count)
      }
    } else {
      view.removeFromSuperview()
    }
    if !CATransform3DEqualToTransform(view.transform3D, transform) { view.transform3D = transform }
    if view.bounds != bounds { view.bounds = bounds }
    if view.center != center { view.center = center }
    if view.alpha != alpha { view.alpha = alpha }
    if view.isUserInteractionEnabled != isUserInteractionEnabled {
      view.isUserInteractionEnabled = isUserInteractionEnabled
    }
  }
}
