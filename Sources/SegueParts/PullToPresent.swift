public import SegueConfig
public import SegueCore

/// A finger that pulls a controller onto the screen: it drags a view towards an edge, and what is
/// presented comes with it.
///
/// It lives as long as the view. What is presented uses a style of Segue's; any will do.
public final class PullToPresent: NSObject, UIGestureRecognizerDelegate {
  /// The view keeps it, it keeps its action, and the action keeps this.
  private weak var pan: UIPanGestureRecognizer?
  private let edge: ConfigEdge
  private let parameters: DragParameters
  private weak var presenter: UIViewController?
  private let make: () -> UIViewController?
  private weak var presented: UIViewController?
  private var driver: DragDriver?
  /// How far the finger had gone when it began, pt.
  private var origin: CGFloat = 0

  /// Puts the finger onto a view.
  ///
  /// - Parameters:
  ///   - view: What is pulled; it keeps this object.
  ///   - edge: Towards which edge.
  ///   - parameters: When it is done, and how what is left moves.
  ///   - presenter: Who presents; while it does already, the finger does nothing.
  ///   - make: Makes the controller, which uses a style; nil for none now.
  @discardableResult
  public init(
    on view: UIView, towards edge: ConfigEdge = .top, _ parameters: DragParameters,
    from presenter: UIViewController, make: @escaping () -> UIViewController?
  ) {
    self.edge = edge
    self.parameters = parameters
    self.presenter = presenter
    self.make = make
    super.init()
    let pan = UIPanGestureRecognizer()
    self.pan = pan
    pan.maximumNumberOfTouches = 1
    pan.delegate = self
    pan.onAction { _ in self.follow() }
    view.addGestureRecognizer(pan)
  }

  /// A view may be released after the finger has lifted and before the pan has said so: nobody else
  /// would end the presentation then.
  deinit {
    guard let driver else { return }
    MainActor.assumeIsolated { driver.cancel() }
  }

  private func follow() {
    guard let pan else { return }
    // A view that was released receives no more touches.
    guard let view = pan.view else { return driver?.cancel() ?? () }
    let surroundings = view.window ?? view
    switch pan.state {
    case .began:
      // What was gone before it was a pan does not count (fault F065); setting the translation to zero
      // would forget the speed as well (UIKit row 205).
      origin = along(pan.translation(in: surroundings))
      begin()
    case .changed:
      driver?.move(by: along(pan.translation(in: surroundings)) - origin, of: length)
    case .ended: driver?.release(speed: along(pan.velocity(in: surroundings)))
    case .cancelled, .failed: driver?.cancel()
    default: break
    }
  }

  private func begin() {
    let driver = DragDriver(parameters)
    self.driver = driver
    guard let presenter, let controller = make() else { return }
    presented = controller
    presenter.present(controller, drivenBy: { driver.driving($0) })
  }

  /// The part of a way, or of a speed, that leads towards the edge.
  private func along(_ way: CGPoint) -> CGFloat {
    switch side {
    case .top: -way.y
    case .bottom: way.y
    case .left: -way.x
    case .right: way.x
    }
  }

  private var side: Side { pan?.view.map(edge.side) ?? .top }

  /// How far what is presented comes, pt: from the opposite edge to its place.
  private var length: CGFloat {
    let presentation = presented?.presentationController
    let bounds = presentation?.containerView?.bounds ?? pan?.view?.window?.bounds ?? .zero
    let frame =
      presentation?.containerView == nil
      ? bounds : presentation?.frameOfPresentedViewInContainerView ?? bounds
    switch side {
    case .top: return bounds.maxY - frame.minY
    case .bottom: return frame.maxY - bounds.minY
    case .left: return bounds.maxX - frame.minX
    case .right: return frame.maxX - bounds.minX
    }
  }

  // MARK: Beside others

  /// A finger that goes towards the edge, while nothing is presented.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan, presenter?.presentedViewController == nil else { return false }
    let way = pan.translation(in: pan.view)
    let across = edge.isHorizontal ? way.y : way.x
    return along(way) > abs(across)
  }
}
