public import SegueCore

/// A movement from a displacement to the presented state, and back: a simple style is this with data.
///
/// It moves transforms and opacities, never frames, so that a layout in mid-flight may give the view
/// another place, and a gesture loses nothing.
public struct DisplacementMovement: TransitionMovement {
  /// How the views get from start to end.
  public let timing: TransitionTiming
  private let presented: (MovementContext) -> Displacement
  private let presenting: (MovementContext) -> Displacement
  private let decorations: [any MovementDecoration]
  private let views = DisplacedViews()

  /// Makes a movement.
  ///
  /// - Parameters:
  ///   - timing: How the views get from start to end.
  ///   - presented: How the view that is presented or pushed differs before and after that.
  ///   - presenting: How the view below differs meanwhile, where the transition moves it too; by
  ///     default it stays.
  ///   - decorations: What moves along; nothing by default.
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

  /// Displaces the views where the transition starts.
  public func prepare(_ context: MovementContext) {
    for decoration in decorations { decoration.install(on: context) }
    place(context, isPresented: context.direction == .reverse)
  }

  /// Displaces the views where the transition ends.
  public func animate(_ context: MovementContext) {
    place(context, isPresented: context.direction == .forward)
  }

  /// Leaves the views as they were before, for the next transition, or the app after a canceled one.
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
    if let known = all.first(where: { $0.view === view }) { return known }
    let displaced = DisplacedView(view)
    all.append(displaced)
    return displaced
  }

  func restore() {
    for view in all { view.restore() }
    all = []
  }
}

/// Something that moves along with a presented view and leaves with the transition, such as a shadow.
public protocol MovementDecoration: AnyObject {
  /// Adds it to the container, before the views are displaced.
  func install(on context: MovementContext)
  /// Places it beside the presented view; what is written may be animated.
  ///
  /// - Parameters:
  ///   - displacement: How the presented view differs while it is away.
  ///   - isPresented: Whether that view is in its place.
  func place(beside displacement: Displacement, isPresented: Bool)
  /// Removes it from the container.
  func remove()
}
