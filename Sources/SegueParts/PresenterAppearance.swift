public import SegueConfig
public import SegueCore

/// The parameters of the presenter's appearance behind the presented view.
public nonisolated struct PresenterParameters: Hashable, Sendable {
  /// The scale of the presenter, 0.5...1; 1 by default: unchanged.
  public var scale = 1.0
  /// The corner radius of the presenter, pt, 0...200; 0 by default: unchanged.
  public var cornerRadius = 0.0
  /// The distance by which the presenter is pushed away, as a fraction of the presented view's
  /// length, 0...1; 0 by default: it stays. At 1 both views move side by side.
  package var parallax = 0.0

  /// Makes the defaults.
  public init() {}

  /// The parameters' keys in a YAML file.
  public static let table = ParameterTable(
    "a presenter's appearance", defaults: PresenterParameters(),
    [
      Parameter(
        "scale", \.scale, .number(0.5...1), "How large the presenter is behind the presented view."
      ),
      Parameter(
        "cornerRadius", \.cornerRadius, .length(0...200),
        "The presenter's corner radius during the presentation; 0 keeps its own."),
      Parameter(
        "parallax", \.parallax, .fraction(),
        "How far the presenter is pushed away, as a fraction of the presented view's length."),
    ])
}

/// Scales the presenter down behind the presented view or pushes it away, and restores it.
///
/// A presentation controller owns one and calls it from its transition methods. Only the properties
/// that the parameters affect are changed and restored.
public final class PresenterAppearance {
  /// The visible height of a presented presenter above the view that covers it, pt; as with the
  /// system's sheets.
  private static let visibleEdge: CGFloat = 10

  private let parameters: PresenterParameters
  @UIKitReference private var view: UIView?
  /// The presentation that covers a presenter that is presented itself.
  @UIKitReference private var front: UIPresentationController?
  private var travel: () -> CGPoint = { .zero }
  private var formerRadius: CGFloat = 0
  private var formerClipping = false
  /// Whether the presenter is behind the presented view, or moves there.
  private var isScaledDown = false
  /// Whether the view has the scaled transform.
  private var isApplied = false
  /// Whether the presentation removes the view while nothing moves.
  private var isRemoved = false

  /// Makes the appearance of a presenter in its original state.
  public init(_ parameters: PresenterParameters) { self.parameters = parameters }

  private var changesCorners: Bool { parameters.cornerRadius > 0 }
  private var changesTransform: Bool { parameters.scale != 1 || parameters.parallax > 0 }

  /// Scales the presenter down, alongside a transition or immediately.
  ///
  /// - Parameters:
  ///   - presenter: The presenting controller.
  ///   - front: The presentation that covers it: a presenter that is presented itself rises above
  ///     its top edge, like a stacked card; nil, the default, keeps its center.
  ///   - travel: Returns the translation that presented the view, pt, at its current size; by default
  ///     zero, for none.
  ///   - coordinator: The transition; nil applies the appearance immediately.
  public func setBack(
    _ presenter: UIViewController, behind front: UIPresentationController? = nil,
    pushedBy travel: @escaping () -> CGPoint = { .zero },
    alongside coordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    self.travel = travel
    let isPresented = presenter.presentingViewController != nil
    self.front = isPresented ? front : nil
    let cover = presenter.presentedViewController?.presentationController
    isRemoved = cover?.shouldRemovePresentersView == true
    // A presented presenter moves with the views that its presentation wraps around its own, but is
    // removed, and put back for the dismissal, without them.
    let wrapper =
      isPresented && !isRemoved ? presenter.presentationController?.presentedView : nil
    guard let view = wrapper ?? presenter.view else { return }
    // After a canceled dismissal the view does not have its original values.
    if self.view !== view {
      self.view = view
      formerRadius = view.layer.cornerRadius
      formerClipping = view.clipsToBounds
    }
    if changesCorners { view.clipsToBounds = true }
    isScaledDown = true
    animate(alongside: coordinator) { $0.apply() }
  }

  /// Restores the presenter, alongside a transition or immediately.
  public func bringForward(alongside coordinator: (any UIViewControllerTransitionCoordinator)?) {
    isScaledDown = false
    animate(alongside: coordinator) { appearance in
      // A removed view was put back just now; the device may have been rotated in between.
      if appearance.isRemoved, appearance.front != nil {
        UIView.performWithoutAnimation { appearance.apply() }
      }
      appearance.restore()
    }
  }

  /// Restores the presenter immediately, also during a transition.
  public func end() {
    restore()
    if changesCorners { view?.clipsToBounds = formerClipping }
    view = nil
  }

  /// Handles a change of the container's size: the presenter is laid out unscaled, then scaled
  /// again.
  public func resize(alongside coordinator: any UIViewControllerTransitionCoordinator) {
    guard changesTransform, isScaledDown, view != nil else { return }
    let former = view?.transform ?? .identity
    // A frame is undefined while a transform is set (fault F052).
    view?.transform = .identity
    coordinator.animate(alongsideTransition: { _ in
      // The scale stays, and the push changes with the distance.
      UIView.performWithoutAnimation { self.view?.transform = former }
      self.apply()
    })
  }

  /// Updates the position after the layout of the presentation in front.
  public func layOut() {
    if isApplied, front != nil, view?.superview != nil { apply() }
  }

  /// Sets the transform and the corner radius behind the presented view.
  private func apply() {
    isApplied = true
    if changesTransform, let view {
      let (travel, parallax) = (travel(), CGFloat(parameters.parallax))
      view.transform = CGAffineTransform(
        translationX: travel.x * parallax, y: travel.y * parallax - rise(of: view)
      )
      .scaledBy(x: parameters.scale, y: parameters.scale)
    }
    if changesCorners { view?.layer.cornerRadius = parameters.cornerRadius }
  }

  /// Returns how far a presenter rises to stay visible above the presentation in front, pt; 0 if
  /// its top edge was below that one's.
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
    if changesTransform { view?.transform = .identity }
    if changesCorners { view?.layer.cornerRadius = formerRadius }
  }

  private func animate(
    alongside coordinator: (any UIViewControllerTransitionCoordinator)?,
    _ change: @escaping (PresenterAppearance) -> Void
  ) {
    guard let coordinator else { return change(self) }
    coordinator.animate(alongsideTransition: { _ in change(self) })
  }
}
