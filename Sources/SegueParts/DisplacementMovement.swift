public import SegueCore

/// A movement between a displacement and the presented state, from which simple styles are made.
///
/// It animates transforms and opacities, never frames: a layout during the transition may
/// reposition the view without affecting the animation or a gesture.
public struct DisplacementMovement: TransitionMovement {
  /// The timing curve or spring between start and end.
  public let timing: TransitionTiming
  private let presented: (MovementContext) -> Displacement
  private let presenting: (MovementContext) -> Displacement
  private let decorations: [any MovementDecoration]
  private let views = DisplacedViews()

  /// Makes a movement.
  ///
  /// - Parameters:
  ///   - timing: The timing curve or spring between start and end.
  ///   - presented: Returns the displacement of the presented or pushed view at the hidden end.
  ///   - presenting: Returns the displacement of the view below at the presented end, if the
  ///     transition animates that view too; none by default.
  ///   - decorations: Views that are animated alongside; none by default.
  public init(
    _ timing: TransitionTiming, presented: @escaping (MovementContext) -> Displacement,
    presenting: @escaping (MovementContext) -> Displacement = { _ in .none },
    decorations: [any MovementDecoration] = []
  ) {
    self.timing = timing
    self.presented = presented
    self.presenting = presenting
    self.decorations = decorations
  }

  /// Displaces the views to their positions at the start of the transition.
  public func prepare(_ context: MovementContext) {
    for decoration in decorations { decoration.install(on: context) }
    place(context, isPresented: context.direction == .reverse)
  }

  /// Displaces the views to their positions at the end of the transition.
  public func animate(_ context: MovementContext) {
    place(context, isPresented: context.direction == .forward)
  }

  /// Restores the views for the next transition, or after a canceled one.
  public func finish(_ context: MovementContext, completed: Bool) {
    for decoration in decorations { decoration.remove() }
    views.restore()
  }

  private func place(_ context: MovementContext, isPresented: Bool) {
    let displacement = presented(context)
    views[context.view].place(displacement, isDisplaced: !isPresented)
    for decoration in decorations {
      decoration.place(beside: displacement, isPresented: isPresented)
    }
    context.presentingView.map { views[$0].place(presenting(context), isDisplaced: isPresented) }
  }
}

/// The views that a transition displaces, until it ends.
private final class DisplacedViews {
  private var all: [DisplacedView] = []

  subscript(view: UIView) -> DisplacedView {
    if let existing = all.first(where: { $0.view === view }) { return existing }
    let displaced = DisplacedView(view)
    all.append(displaced)
    return displaced
  }

  func restore() {
    for view in all { view.restore() }
    all = []
  }
}

/// A view that is animated alongside a presented view and removed after the transition, such as a
/// shadow.
public protocol MovementDecoration: AnyObject {
  /// Adds the decoration to the container, before the views are displaced.
  func install(on context: MovementContext)
  /// Positions the decoration relative to the presented view; the changes may be animated.
  ///
  /// - Parameters:
  ///   - displacement: The displacement of the presented view.
  ///   - isPresented: Whether that view is at its presented position.
  func place(beside displacement: Displacement, isPresented: Bool)
  /// Removes the decoration from the container.
  func remove()
}
