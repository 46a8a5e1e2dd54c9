import SegueMotion

/// The coordinator of a transition or of a size change.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator, BoxedObject {
  /// The box of references that do not retain the object.
  nonisolated(unsafe) package var referenceBox: ReferenceBox?
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  @BoxedReference private var context: TransitionContext?
  private let container: UIView
  private var animations: [Block] = []
  /// The views outside the container that animate alongside (UIKit row 104).
  private var outsideViews: [BoxedReference<UIView>] = []
  private var completions: [Block] = []
  private var interactionChanges: [Block] = []
  private var interactionEnds: [Block] = []
  private var hasStarted = false
  private(set) var isOver = false
  private(set) var transitionDuration: TimeInterval
  let isAnimated: Bool
  private(set) var isCancelled = false
  var initiallyInteractive = false
  /// Whether `transitionCoordinator` returns `nil` for now (UIKit row 36).
  var isHidden = false
  /// Whether `viewIsAppearing` was called, after which no animation can be added (UIKit row 36).
  var refusesAnimations = false

  /// Creates the coordinator of a size change, or of a transition without a context yet.
  init(duration: TimeInterval, isAnimated: Bool, container: UIView) {
    transitionDuration = duration
    self.isAnimated = isAnimated
    self.container = container
  }

  nonisolated deinit { referenceBox?.end() }

  /// Sets the context when the transition begins.
  func track(_ context: TransitionContext, lasting duration: TimeInterval) {
    self.context = context
    transitionDuration = duration
  }

  var presentationStyle: UIModalPresentationStyle { context?.presentationStyle ?? .none }
  var isInterruptible: Bool { context?.isInterruptible ?? false }
  var isInteractive: Bool { context?.isInteractive ?? false }
  var percentComplete: CGFloat { context?.percentComplete ?? 0 }
  var completionVelocity: CGFloat { context?.completionVelocity ?? 1 }
  var completionCurve: UIView.AnimationCurve { context?.completionCurve ?? .easeInOut }
  var containerView: UIView { container }
  var targetTransform: CGAffineTransform { .identity }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    context?.viewController(forKey: key)
  }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { context?.view(forKey: key) }

  @discardableResult
  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    guard !isOver else { return false }
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    guard !hasStarted, !refusesAnimations else { return false }
    animations.append(animation)
    return true
  }

  @discardableResult
  func animateAlongsideTransition(in view: UIView?, animation: Block?, completion: Block?) -> Bool {
    if let view, !isOver { outsideViews.append(BoxedReference(view)) }
    return animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Block) {
    interactionChanges.append(handler)
  }
  func notifyWhenInteractionEnds(_ handler: @escaping Block) { interactionEnds.append(handler) }

  // MARK: Engine

  /// The views whose animations follow the transition.
  var roots: [UIView] { [container] + outsideViews.compactMap(\.object) }

  /// Runs the blocks in the current animation.
  func runAlongside() {
    hasStarted = true
    let blocks = animations
    animations = []
    for block in blocks { block(self) }
  }

  /// Runs the blocks as part of the interruptible animator. Without one, they have the timing of the
  /// first animation; without that, the transition's duration and the default curve (UIKit rows 101,
  /// 102).
  func runAlongside(
    with animator: (any UIViewImplicitlyAnimating)?, like group: AnimationGroup?,
    recorder: AnimationRecorder
  ) {
    guard isAnimated, !animations.isEmpty else {
      return UIView.performWithoutAnimation { runAlongside() }
    }
    if let animator, animator.state != .stopped {
      hasStarted = true
      return addToFullDuration(of: animator)
    }
    let motion = group?.motion ?? .curve(.easeInOut, duration: transitionDuration)
    let delay = group.map { max(0, $0.beginTime - recorder.clock.now) } ?? 0
    UIView.animate(motion, delay: delay, options: [.allowUserInteraction], animations: runAlongside)
  }

  /// Adds the blocks to the animator's full duration, even if it has been scrubbed: added at its
  /// current fraction, they would have to catch up.
  private func addToFullDuration(of animator: any UIViewImplicitlyAnimating) {
    let isScrubbed =
      animator.state == .active && !animator.isRunning && animator.fractionComplete > 0
    let fraction = animator.fractionComplete
    if isScrubbed { animator.fractionComplete = 0 }
    animator.addAnimations { [self] in runAlongside() }
    if isScrubbed { animator.fractionComplete = fraction }
  }

  func notifyInteractionChange() {
    for handler in interactionChanges { handler(self) }
    guard !isInteractive else { return }
    let ends = interactionEnds
    interactionEnds = []
    for handler in ends { handler(self) }
  }

  func markCanceled(_ canceled: Bool) { isCancelled = canceled }

  func finish(canceled: Bool) {
    guard !isOver else { return }
    isOver = true
    isCancelled = canceled
    let blocks = completions
    completions = []
    animations = []
    interactionChanges = []
    interactionEnds = []
    for block in blocks { block(self) }
  }
}
