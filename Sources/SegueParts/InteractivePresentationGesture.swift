public import SegueConfig
public import SegueCore

/// A finger that pulls a controller onto the screen: it drags a view toward an edge, and what is
/// presented comes with it.
///
/// It lives as long as the view. What is presented uses a style of Segue's; any will do.
public final class InteractivePresentationGesture {
  /// The view keeps it, and it keeps this.
  private weak var pan: DirectionalPan?
  private let edge: ConfigEdge
  private let parameters: DragParameters
  private weak var presenter: UIViewController?
  private let make: () -> UIViewController?
  private weak var presented: UIViewController?
  private var driver: PanInteractionController?

  /// Puts the finger onto a view.
  ///
  /// - Parameters:
  ///   - view: What is pulled; it keeps this object.
  ///   - edge: Toward which edge.
  ///   - parameters: When it is done, and how what is left moves.
  ///   - presenter: Who presents; while it does already, the finger does nothing.
  ///   - make: Makes the controller, which uses a style; nil for none now.
  @discardableResult
  public init(
    on view: UIView, toward edge: ConfigEdge = .top, _ parameters: DragParameters,
    from presenter: UIViewController, make: @escaping () -> UIViewController?
  ) {
    self.edge = edge
    self.parameters = parameters
    self.presenter = presenter
    self.make = make
    let pan = DirectionalPan(toward: edge.side)
    self.pan = pan
    pan.onEvent = { self.follow($0) }
    // A touch that moves toward the edge, while nothing is presented.
    pan.mayBegin = { attempt in
      self.presenter?.presentedViewController == nil && attempt.along > attempt.across
    }
    pan.install(on: view)
  }

  /// A view may be released after the finger has lifted and before the pan has said so: nobody else
  /// would end the presentation then.
  deinit {
    guard let driver else { return }
    MainActor.assumeIsolated { driver.cancel() }
  }

  private func follow(_ event: DirectionalPan.Event) {
    if event == .began { begin() } else { driver?.follow(event, over: length) }
  }

  private func begin() {
    let driver = PanInteractionController(parameters)
    self.driver = driver
    guard let presenter, let controller = make() else { return }
    presented = controller
    presenter.present(controller, drivenBy: { driver.driving($0) })
  }

  private var side: Side { pan?.view.map(edge.side) ?? .top }

  /// How far what is presented comes, pt: from the opposite edge to its place.
  private var length: CGFloat {
    let presentation = presented?.presentationController
    let bounds = presentation?.containerView?.bounds ?? pan?.view?.window?.bounds ?? .zero
    let frame =
      presentation?.containerView == nil
      ? bounds : presentation?.frameOfPresentedViewInContainerView ?? bounds
    return frame.distance(outOf: bounds, toward: side.opposite)
  }
}
