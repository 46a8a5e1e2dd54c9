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
  private let keyframes: [DisplacementKeyframe]
  private let decorations: [any MovementDecoration]
  private let views = DisplacedViews()

  /// Makes a movement.
  ///
  /// - Parameters:
  ///   - timing: The timing curve or spring between start and end.
  ///   - presented: Returns the displacement of the presented or pushed view at the hidden end.
  ///   - presenting: Returns the displacement of the view below at the presented end, if the
  ///     transition animates that view too; none by default.
  ///   - keyframes: The parts of the displacement of the presented or pushed view that are animated
  ///     in a part of the transition, the earliest of a forward transition first; none by default.
  ///   - decorations: Views that are animated alongside; none by default.
  public init(
    _ timing: TransitionTiming, presented: @escaping (MovementContext) -> Displacement,
    presenting: @escaping (MovementContext) -> Displacement = { _ in .none },
    keyframes: [DisplacementKeyframe] = [], decorations: [any MovementDecoration] = []
  ) {
    self.timing = timing
    self.presented = presented
    self.presenting = presenting
    self.keyframes = keyframes
    self.decorations = decorations
  }

  /// Displaces the views to their positions at the start of the transition.
  public func prepare(_ context: MovementContext) {
    for decoration in decorations { decoration.install(on: context) }
    let isPresented = context.direction == .reverse
    layOut(context, isPresented: isPresented)
    if !keyframes.isEmpty { displace(context, by: parts.map { _ in !isPresented }) }
  }

  /// Displaces the views to their positions at the end of the transition.
  public func animate(_ context: MovementContext) {
    let isPresented = context.direction == .forward
    if keyframes.isEmpty { return layOut(context, isPresented: isPresented) }
    // Which parts displace the view: at the start all or none.
    var isDisplaced = parts.map { _ in isPresented }
    context.animateKeyframes(
      parts.enumerated().map { index, part in
        (
          part.keyframe,
          {
            if index == 0 { layOut(context, isPresented: isPresented) }
            isDisplaced[index] = !isPresented
            displace(context, by: isDisplaced)
          }
        )
      })
  }

  /// Whether a decoration has moving ends.
  public var hasMovingEnds: Bool { decorations.contains(where: \.hasMovingEnds) }

  /// Returns the changes of the decorations whose ends have moved.
  public func retarget(_ context: MovementContext) -> (() -> Void)? {
    let changes = decorations.compactMap { $0.retarget(context) }
    return changes.isEmpty ? nil : { for change in changes { change() } }
  }

  /// Corrects the decorations whose starts have moved.
  public func updateStart(_ context: MovementContext, at progress: Double) {
    for decoration in decorations { decoration.updateStart(context, at: progress) }
  }

  /// Restores the views for the next transition, or after a canceled one.
  public func finish(_ context: MovementContext, completed: Bool) {
    for decoration in decorations { decoration.remove() }
    views.restore()
  }

  /// The parts of the view's displacement: that of the whole transition, then the key frames.
  private var parts: [DisplacementKeyframe] {
    [DisplacementKeyframe(Keyframe(), presented)] + keyframes
  }

  /// Displaces the view by the parts that apply.
  private func displace(_ context: MovementContext, by applies: [Bool]) {
    let displacements = zip(parts, applies).filter(\.1).map { $0.0.displacement(context) }
    views[context.view].apply(displacements.reduce(.none, +))
  }

  /// Positions the view below, the decorations and, without key frames, the view itself.
  private func layOut(_ context: MovementContext, isPresented: Bool) {
    let displacement = presented(context)
    if keyframes.isEmpty { views[context.view].apply(isPresented ? .none : displacement) }
    for decoration in decorations {
      decoration.layOut(beside: displacement, isPresented: isPresented)
    }
    guard let below = context.presentingView else { return }
    views[below].apply(isPresented ? presenting(context) : .none)
  }
}

/// A part of a displacement that is animated in a part of the transition.
public struct DisplacementKeyframe {
  /// The part of the transition.
  package let keyframe: Keyframe
  /// The displacement at the hidden end, which is added to the others.
  package let displacement: (MovementContext) -> Displacement

  /// Makes a part of a displacement.
  public init(_ keyframe: Keyframe, _ displacement: @escaping (MovementContext) -> Displacement) {
    self.keyframe = keyframe
    self.displacement = displacement
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
  func layOut(beside displacement: Displacement, isPresented: Bool)
  /// Whether the views at the ends of the transition may move during it; false by default.
  var hasMovingEnds: Bool { get }
  /// Returns the change to an end that has moved, as `TransitionMovement.retarget(_:)`; by default
  /// `nil`.
  func retarget(_ context: MovementContext) -> (() -> Void)?
  /// Corrects the decoration for a start that has moved, as `TransitionMovement.updateStart(_:at:)`; by
  /// default does nothing.
  func updateStart(_ context: MovementContext, at progress: Double)
  /// Removes the decoration from the container.
  func remove()
}

extension MovementDecoration {
  /// The default implementation returns `false`.
  public var hasMovingEnds: Bool { false }
  /// The default implementation returns `nil`.
  public func retarget(_ context: MovementContext) -> (() -> Void)? { nil }
  /// The default implementation does nothing.
  public func updateStart(_ context: MovementContext, at progress: Double) {}
}
