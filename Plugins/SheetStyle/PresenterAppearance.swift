public import SegueConfig
import SegueCore

/// The tunables of how the presenter looks behind what it presents.
public nonisolated struct PresenterParameters: Hashable, Sendable {
  /// How large the presenter is meanwhile, 0.5...1; 1 by default: as it was.
  public var scale = 1.0
  /// The radius of its corners meanwhile, pt, 0...200; 0 by default: as they were.
  public var cornerRadius = 0.0

  /// Makes the defaults.
  public init() {}

  /// The tunables as a YAML file gives them.
  public static let table = ParameterTable(
    "a presenter's look", defaults: PresenterParameters(),
    [
      Parameter(
        "scale", \.scale, .number(0.5...1), "How large the presenter is behind the presented view."
      ),
      Parameter(
        "cornerRadius", \.cornerRadius, .length(0...200),
        "The radius of the presenter's corners meanwhile; 0 leaves them."),
    ])
}

/// Sets the presenter back behind what it presents, and forward again.
///
/// A presentation controller owns one and calls it from the messages that tell how a transition
/// goes. Only what the parameters change is touched, and it is put back as it was.
final class PresenterAppearance {
  /// How much of a presenter that is presented itself stays visible above what covers it, pt; as
  /// with the system's sheets.
  private static let visibleEdge: CGFloat = 10

  private let parameters: PresenterParameters
  private weak var view: UIView?
  /// What covers a presenter that is presented itself.
  private weak var front: UIPresentationController?
  private var formerRadius: CGFloat = 0
  private var formerClipping = false
  private var isBack = false
  /// Whether the view has the transform of a presenter that is back.
  private var isApplied = false

  /// Makes the look of a presenter that is as it was yet.
  init(_ parameters: PresenterParameters) { self.parameters = parameters }

  private var changesCorners: Bool { parameters.cornerRadius > 0 }

  /// The presenter goes back, alongside a transition or at once.
  ///
  /// - Parameters:
  ///   - presenter: Whose view is set back.
  ///   - front: What covers it: a presenter that is presented itself rises above its upper edge, as a
  ///     card behind a card; by default it keeps its center.
  ///   - coordinator: The transition; nil for at once.
  func setBack(
    _ presenter: UIViewController, behind front: UIPresentationController? = nil,
    alongside coordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    // Who is presented itself moves as a whole, with what its presentation wrapped around it.
    let isPresented = presenter.presentingViewController != nil
    let whole = isPresented ? presenter.presentationController?.presentedView : nil
    self.front = isPresented ? front : nil
    guard let view = whole ?? presenter.view else { return }
    // Set back once more after a canceled dismissal, it is not as it was before.
    if self.view !== view {
      self.view = view
      formerRadius = view.layer.cornerRadius
      formerClipping = view.clipsToBounds
    }
    if changesCorners { view.clipsToBounds = true }
    isBack = true
    move(alongside: coordinator) { $0.apply() }
  }

  /// The presenter comes forward, alongside a transition or at once.
  func bringForward(alongside coordinator: (any UIViewControllerTransitionCoordinator)?) {
    isBack = false
    move(alongside: coordinator) { $0.restore() }
  }

  /// The presenter is as it was before; also when it was in the midst of it.
  func end() {
    restore()
    if changesCorners { view?.clipsToBounds = formerClipping }
    view = nil
  }

  /// The container changes its size: the presenter is laid out anew as it was, and set back again.
  func resize(alongside coordinator: any UIViewControllerTransitionCoordinator) {
    guard parameters.scale != 1, isBack, view != nil else { return }
    // A frame given to a transformed view is not its size (fault F052).
    view?.transform = .identity
    coordinator.animate(alongsideTransition: { _ in
      // It was as small before: nothing of this is to be seen.
      UIView.performWithoutAnimation { self.apply() }
    })
  }

  /// What covers the presenter was laid out, perhaps at another place.
  func layOut() {
    if isApplied, front != nil { apply() }
  }

  private func apply() {
    isApplied = true
    if parameters.scale != 1, let view {
      view.transform = CGAffineTransform(translationX: 0, y: -rise(of: view))
        .scaledBy(x: parameters.scale, y: parameters.scale)
    }
    if changesCorners { view?.layer.cornerRadius = parameters.cornerRadius }
  }

  /// How far a presenter rises that would be hidden behind what covers it, pt; one that ends lower
  /// than that was hidden before.
  private func rise(of view: UIView) -> CGFloat {
    guard let front, let container = front.containerView, let parent = view.superview else {
      return 0
    }
    let edge = container.convert(front.frameOfPresentedViewInContainerView, to: parent).minY
    let height = view.bounds.height
    guard view.center.y - height / 2 <= edge else { return 0 }
    return max(0, view.center.y - height / 2 * parameters.scale - (edge - Self.visibleEdge))
  }

  private func restore() {
    isApplied = false
    if parameters.scale != 1 { view?.transform = .identity }
    if changesCorners { view?.layer.cornerRadius = formerRadius }
  }

  private func move(
    alongside coordinator: (any UIViewControllerTransitionCoordinator)?,
    _ change: @escaping (PresenterAppearance) -> Void
  ) {
    guard let coordinator else { return change(self) }
    coordinator.animate(alongsideTransition: { _ in change(self) })
  }
}
