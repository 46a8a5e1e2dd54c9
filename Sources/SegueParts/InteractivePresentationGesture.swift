public import SegueConfig
public import SegueCore

/// A gesture that presents a view controller interactively: a pan on a view moves toward an edge,
/// and the presented view follows.
///
/// The view retains it. The presented controller uses any style of Segue's.
public final class InteractivePresentationGesture {
  /// Weak, because the view retains the pan, which retains this object.
  private weak var pan: DirectionalPan?
  private let edge: ConfigEdge
  private let parameters: DragParameters
  @UIKitReference private var presenter: UIViewController?
  private let make: () -> UIViewController?
  @UIKitReference private var presented: UIViewController?
  private var driver: PanInteractionController?

  /// Installs the gesture on a view.
  ///
  /// - Parameters:
  ///   - view: The view that is dragged; it retains this object. On the view of the presenter's
  ///     navigation controller the pan may begin on the bar; it waits for the interactive pop to
  ///     fail, as it does at the root.
  ///   - edge: The edge toward which it is dragged.
  ///   - parameters: The threshold, and the timing of the remaining animation.
  ///   - area: The part of the view in which the pan may begin, from the edge opposite to `edge`; the
  ///     full view by default. A pan that is limited to a part precedes those of scroll views.
  ///   - presenter: The presenting controller; while it presents one, the gesture does not begin.
  ///   - make: Makes the controller, which uses a style; returns nil to present none.
  @discardableResult
  public init(
    on view: UIView, toward edge: ConfigEdge = .top, _ parameters: DragParameters,
    in area: PanParameters.ActivationArea = .full, from presenter: UIViewController,
    make: @escaping () -> UIViewController?
  ) {
    self.edge = edge
    self.parameters = parameters
    self.presenter = presenter
    self.make = make
    let pan = DirectionalPan(toward: edge.side)
    self.pan = pan
    pan.onEvent = { self.track($0) }
    // The touch must move toward the edge while nothing is presented.
    pan.mayBegin = { attempt in
      self.presenter?.presentedViewController == nil && attempt.along > attempt.across
    }
    pan.requiresFailure = {
      $0 === self.presenter?.navigationController?.interactivePopGestureRecognizer
    }
    if area != .full {
      pan.receives = { [view = UIKitReference(view)] touch in
        guard let view = view.object else { return false }
        return area.contains(touch.location(in: view), of: view, from: edge.side(in: view).opposite)
      }
      pan.isRequiredToFail = \.isOfScrollView
    }
    pan.install(on: view)
  }

  /// Removes the gesture from its view.
  public func remove() { pan?.remove() }

  /// A view may be released between the end of the touch and the pan's event, which would leave the
  /// presentation unfinished.
  deinit {
    guard let driver else { return }
    MainActor.assumeIsolated { driver.cancel() }
  }

  private func track(_ event: DirectionalPan.Event) {
    if event == .began { begin() } else { driver?.track(event, over: length) }
  }

  private func begin() {
    let driver = PanInteractionController(parameters)
    self.driver = driver
    guard let presenter, let controller = make() else { return }
    presented = controller
    presenter.present(controller, drivenBy: { driver.driving($0) })
  }

  private var side: Side { pan?.view.map(edge.side) ?? .top }

  /// The distance that the presented view travels from the opposite edge, pt.
  private var length: CGFloat {
    let presentation = presented?.presentationController
    let bounds = presentation?.containerView?.bounds ?? pan?.view?.window?.bounds ?? .zero
    let frame =
      presentation?.containerView == nil
      ? bounds : presentation?.frameOfPresentedViewInContainerView ?? bounds
    return frame.distance(outOf: bounds, toward: side.opposite)
  }
}
