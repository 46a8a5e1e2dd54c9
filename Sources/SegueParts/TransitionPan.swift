public import SegueCore
public import SegueMotion

/// A pan that drives the transitions of one style: it begins one, or interrupts a running one.
///
/// Toward its side it leads back: it dismisses, pops, selects an earlier tab, or reverses a running
/// forward transition. Away from it, it can lead forward. Its owner calls `willRun(_:)` with every
/// animator of the style.
public final class TransitionPan {
  /// A transition that the pan can begin.
  public struct Beginning {
    /// Whether the transition is possible now; the pan fails where it is not.
    package var isPossible: () -> Bool
    /// Whether the user may begin the transition; called once for each pan.
    package var isAllowed: () -> Bool
    /// Begins the transition, animated; returns false if it does not begin.
    package var begin: () -> Bool
    /// Called at the end of a pan that was not allowed, with what it measured.
    package var wasRefused: (GestureRelease) -> Void

    /// Makes a transition, by default one that is always allowed.
    public init(
      isPossible: @escaping () -> Bool, isAllowed: @escaping () -> Bool = { true },
      begin: @escaping () -> Bool, wasRefused: @escaping (GestureRelease) -> Void = { _ in }
    ) {
      self.isPossible = isPossible
      self.isAllowed = isAllowed
      self.begin = begin
      self.wasRefused = wasRefused
    }
  }

  /// The transition of a pan toward the side; nil for none.
  public var reverse: Beginning?
  /// The transition of a pan away from the side; nil for none.
  public var forward: Beginning?
  /// Returns whether another transition in a direction can follow once a controller is shown. With `nil`,
  /// the default, a pan has no effect past the end of the transition that it has interrupted.
  ///
  /// If one can follow, the pan drives it next, as the touch of a scroll view that turns pages does
  /// (UIKit row 330), and a swipe past the end begins it.
  var continues: ((UIViewController, TransitionDirection) -> Bool)?

  private let side: (UIView) -> Side
  private let length: (UIView) -> CGFloat
  private let parameters: () -> PanParameters
  private let pan: DirectionalPan
  private var driver: PanInteractionController?
  /// The travel of the transition when the pan began, pt, even if the device rotates during it.
  private var travel: CGFloat = 0
  /// The last distance of the pan, pt.
  private var distance: CGFloat = 0
  /// The direction of the transition that the pan began, until its animator runs; nil for none.
  private var pending: TransitionDirection?
  /// 1 for a pan that leads toward the side, -1 for one that leads away from it.
  private var sign: CGFloat = 1
  /// The transition that was not allowed, until the pan ends.
  private var refused: Beginning?
  /// The distance of the pan at which its current transition began, pt.
  private var base: CGFloat = 0
  /// Whether the pan has interrupted a transition.
  private var isInterruption = false
  /// The transition that follows the released one, and its initial velocity, pt/s.
  private var onward: (direction: TransitionDirection, speed: CGFloat)?
  private weak var running: TransitionAnimator?

  /// Makes a pan that is not installed.
  ///
  /// - Parameters:
  ///   - side: Returns the side toward which the pan leads back, in a view.
  ///   - parameters: Returns the current parameters.
  ///   - length: Returns the travel of the transition, pt; by default the length of the view.
  public init(
    toward side: @escaping (UIView) -> Side, parameters: @escaping () -> PanParameters,
    length: ((UIView) -> CGFloat)? = nil
  ) {
    self.side = side
    self.parameters = parameters
    self.length = length ?? { side($0).length(of: $0.bounds.size) }
    pan = DirectionalPan(toward: side)
    pan.onEvent = { [weak self] in self?.track($0) }
    pan.mayBegin = { [weak self] in self?.mayBegin($0) ?? false }
    pan.receives = { [weak self] in self?.receives($0) ?? false }
    // A screen-edge pan of the app has priority, also one on the view itself.
    pan.requiresFailure = { other in
      guard other is UIScreenEdgePanGestureRecognizer else { return false }
      let stack = other.view?.next as? UINavigationController
      return stack?.interactivePopGestureRecognizer !== other
    }
    // Scroll views wait until the pan has failed.
    pan.isRequiredToFail = \.isOfScrollView
  }

  /// Adds the pan to a view, which then retains it.
  public func install(on view: UIView) { pan.install(on: view) }

  /// Removes the pan from its view; a drag in progress is canceled.
  public func remove() {
    driver?.cancel()
    pan.remove()
  }

  /// Stores an animator that is about to run, and drives it if the pan has begun its transition.
  public func willRun(_ animator: TransitionAnimator) {
    running = animator
    guard pending == animator.direction else { return }
    pending = nil
    animator.interactionController = driver?.driving(animator)
  }

  /// Completes the transition of a drag in progress; returns false without one.
  func finish() -> Bool { driver?.finish() ?? false }

  // MARK: Pan

  private func track(_ event: DirectionalPan.Event) {
    switch event {
    case .began: begin()
    case .changed(let distance):
      self.distance = sign * distance
      move(to: distance)
    case .ended(let velocity):
      planOnward(velocity)
      driver?.release(speed: sign * velocity)
      refused?.wasRefused(
        parameters().drag.release(
          at: distance / travel, from: 0, velocity: sign * velocity, over: travel,
          "stays, because the app does not allow the dismissal"))
    case .cancelled: driver?.cancel()
    }
    if event.isEnd { end() }
  }

  private func end() {
    refused = nil
    guard pending != nil else { return driver = nil }
    // The transition may begin after the pan has ended (fault F010), but in no later turn.
    DispatchQueue.main.async { [weak self] in self?.pending = nil }
  }

  /// Interrupts the running transition, or begins one.
  private func begin() {
    guard let view = pan.view else { return }
    (travel, distance) = (max(1, length(view)), 0)
    (base, onward, isInterruption) = (0, nil, false)
    if let running, running.isInterruptible {
      let driver = PanInteractionController(parameters().drag)
      (sign, isInterruption) = (1, true)
      // Reversing a presentation is a dismissal, which the app must allow.
      let leadsBack = running.direction == .reverse || reverse?.isAllowed() == true
      self.driver = leadsBack && driver.interrupt(running, over: travel) ? driver : nil
      return
    }
    // `mayBegin` has set the sign.
    begin(sign > 0 ? .reverse : .forward)
  }

  /// Begins a transition that the pan drives.
  private func begin(_ direction: TransitionDirection) {
    sign = direction == .reverse ? 1 : -1
    guard let beginning = direction == .reverse ? reverse : forward, beginning.isPossible()
    else { return }
    guard beginning.isAllowed() else { return refused = beginning }
    (driver, pending) = (PanInteractionController(parameters().drag), direction)
    if !beginning.begin() { (driver, pending) = (nil, nil) }
  }

  // MARK: Continuing

  private func move(to distance: CGFloat) {
    driver?.move(by: sign * (distance - base), of: travel)
    guard isInterruption, let position = driver?.position, position > 1 || position < 0 else {
      return
    }
    pass(by: position > 1 ? position - 1 : position, at: distance)
  }

  /// Ends a transition whose end or start the pan has passed, and continues with the next one.
  ///
  /// - Parameter excess: The fraction of the travel beyond the end, negative beyond the start.
  private func pass(by excess: CGFloat, at distance: CGFloat) {
    let direction = direction(of: excess)
    guard let context = driver?.context, let continues,
      let shown = context.viewController(forKey: direction == running?.direction ? .to : .from),
      continues(shown, direction), driver?.endPassed() === shown
    else { return }
    base = distance - sign * excess * travel
    driver = nil
    begin(direction)
    move(to: distance)
  }

  /// Plans the transition that follows a swipe past the end to which the interrupted one led.
  private func planOnward(_ velocity: CGFloat) {
    let speed = sign * velocity
    guard let continues, let driver, let context = driver.context, let heading = driver.heading,
      let position = driver.position, parameters().drag.isSwipe(abs(speed)),
      (speed > 0) == (heading == 1)
    else { return }
    let end = position + Deceleration.normal.projectedTravel(velocity: speed) / travel
    let direction = direction(of: speed)
    guard end > 1 || end < 0,
      let shown = context.viewController(forKey: direction == running?.direction ? .to : .from),
      continues(shown, direction)
    else { return }
    onward = (direction, abs(speed))
    shown.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self, weak shown] _ in
      // The container accepts calls when the completions of the transition have run.
      DispatchQueue.main.async { if let shown { self?.goOn(from: shown) } }
    }
  }

  /// Begins the planned transition, as released with the velocity of the swipe.
  private func goOn(from shown: UIViewController) {
    guard let (direction, speed) = onward else { return }
    onward = nil
    // Code may have selected another controller.
    guard shown.viewIfLoaded?.window != nil, continues?(shown, direction) == true else { return }
    begin(direction)
    driver?.release(speed: speed)
    end()
  }

  /// The direction of the transition toward which a distance along the pan leads.
  private func direction(of distance: CGFloat) -> TransitionDirection {
    sign * distance > 0 ? .reverse : .forward
  }

  private func receives(_ touch: UITouch) -> Bool {
    guard let view = pan.view, parameters().activationArea != .none else { return false }
    // A pan interrupts a running transition anywhere.
    return running?.isInterruptible == true
      || [true, false].contains { isInArea(touch.location(in: view), of: view, leadingBack: $0) }
  }

  /// Whether the pan interrupts a transition, or one is possible in its direction.
  private func mayBegin(_ attempt: DirectionalPan.Attempt) -> Bool {
    guard let view = pan.view, abs(attempt.along) > attempt.across else { return false }
    if let running, running.isInterruptible { return true }
    sign = attempt.along > 0 ? 1 : -1
    let (leadsBack, side) = (attempt.along > 0, side(view))
    guard let beginning = leadsBack ? reverse : forward,
      isInArea(attempt.start, of: view, leadingBack: leadsBack)
    else { return false }
    return beginning.isPossible()
      && !view.isOnScrolledContent(at: attempt.start, toward: leadsBack ? side : side.opposite)
  }

  /// Whether a pan toward the side, or one away from it, may begin at a point.
  private func isInArea(_ point: CGPoint, of view: UIView, leadingBack: Bool) -> Bool {
    let side = side(view)
    return parameters().activationArea.contains(
      point, of: view, from: leadingBack ? side.opposite : side)
  }
}

extension UIView {
  /// Whether a scroll view at a point still scrolls when a pan moves toward a side.
  func isOnScrolledContent(at point: CGPoint, toward side: Side) -> Bool {
    scrollViews(under: hitTest(point, with: nil)).contains { $0.scrolls(toward: side) }
  }
}

extension UIScrollView {
  /// Whether content remains beyond the edge opposite to a side, which a pan toward it reveals.
  fileprivate func scrolls(toward side: Side) -> Bool {
    let (inset, offset) = (adjustedContentInset, contentOffset)
    return switch side {
    case .right: offset.x > 0.5 - inset.left
    case .left: offset.x < contentSize.width + inset.right - bounds.width - 0.5
    case .bottom: offset.y > 0.5 - inset.top
    case .top: offset.y < contentSize.height + inset.bottom - bounds.height - 0.5
    }
  }
}
