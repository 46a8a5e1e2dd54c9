/// The context of a transition: what the animator is told, and how it reports.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  private weak var transition: Transition?
  let scene: any TransitionScene
  /// Whether the host took it to its end, so that the animator's own report comes late and rightly.
  var isEndedByHost = false
  /// When it was completed on the device's clock, s.
  private var completionTime: Double?
  private var isSecondReported = false
  /// The coming view, once it was seen to be in the container.
  weak var arrivingView: UIView?
  let isAnimated: Bool
  private(set) var isInteractive = false
  private(set) var transitionWasCancelled = false
  private(set) var percentComplete: CGFloat = 0
  var isInterruptible = false
  private(set) var completionVelocity: CGFloat = 1
  private(set) var completionCurve = UIView.AnimationCurve.easeInOut

  init(of transition: Transition, in scene: any TransitionScene, isAnimated: Bool) {
    self.transition = transition
    self.scene = scene
    self.isAnimated = isAnimated
  }

  var containerView: UIView { scene.container }
  var presentationStyle: UIModalPresentationStyle { scene.style }
  var targetTransform: CGAffineTransform { .identity }
  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? { key == .to ? scene.to : key == .from ? scene.from : nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { scene.view(forKey: key) }
  func initialFrame(for vc: UIViewController) -> CGRect { scene.initialFrame(of: vc) }
  func finalFrame(for vc: UIViewController) -> CGRect { scene.finalFrame(of: vc) }

  // MARK: Reports

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    // What comes after the finger has let go is late (fault F014).
    guard percentComplete.isFinite, isInteractive, let device = SimulatedDevice.current
    else { return }
    transition?.watch(on: device)
    self.percentComplete = max(0, min(1, percentComplete))
    transition?.driver?.hold(at: self.percentComplete)
  }

  func finishInteractiveTransition() {
    endInteraction("finishInteractiveTransition", cancelled: false)
  }

  func cancelInteractiveTransition() {
    endInteraction("cancelInteractiveTransition", cancelled: true)
  }

  private func endInteraction(_ call: String, cancelled: Bool) {
    guard isInteractive, completionTime == nil, let device = SimulatedDevice.current
    else { return }
    transition?.checkInterruptible(on: device)
    let place = percentComplete.shortText
    device.log(.transition, scene.subject, "\(call) at \(place)")
    // The handlers hear of it before the callbacks turn round (UIKit rows 90, 91).
    end(cancelled: cancelled)
    transition?.turnAppearance(back: cancelled)
    if !cancelled { transition?.dropResponder() }
    release(cancelled: cancelled, on: device)
    transition?.watch(on: device)
  }

  func pauseInteractiveTransition() {
    guard isInterruptible, !isInteractive, completionTime == nil, let transition,
      let device = SimulatedDevice.current
    else { return }
    transition.checkInterruptible(on: device)
    if let share = transition.interrupt() {
      percentComplete = share
      transition.percentDriver?.lastShare = share
    }
    isInteractive = true
    transition.watch(on: device)
    device.log(
      .transition, scene.subject, "pauseInteractiveTransition at \(percentComplete.shortText)")
    transition.coordinator?.tellInteractionChange()
  }

  func completeTransition(_ didComplete: Bool) {
    guard let completionTime else {
      transition?.complete(didComplete)
      return
    }
    guard !isEndedByHost, !isSecondReported, let device = SimulatedDevice.current,
      device.configuration.choices.completingTwiceIsReported
    else { return }
    isSecondReported = true
    reportCompletedTwice(first: completionTime, on: device)
  }

  // MARK: Engine

  func startInteractively() {
    isInteractive = true
    transition?.coordinator?.initiallyInteractive = isAnimated
  }

  /// Whether reports still count.
  var isOpen: Bool { completionTime == nil }

  /// A percent driver was started.
  func startDriven() {
    if let device = SimulatedDevice.current { transition?.startDriven(on: device) }
  }

  /// No more reports count; an interaction that is still on ends with it (UIKit row 89).
  ///
  /// One that was canceled stays so, even if it is completed as if it had not been (row 86).
  func close(completed: Bool, at time: Double) {
    completionTime = time
    if isInteractive {
      end(cancelled: !completed)
      if let device = SimulatedDevice.current { release(cancelled: !completed, on: device) }
    }
    if !completed { transitionWasCancelled = true }
  }

  /// What the engine drives goes on as the interaction controller says (UIKit rows 113-116).
  private func release(cancelled: Bool, on device: SimulatedDevice) {
    guard let driver = transition?.driver else { return }
    if !(completionVelocity.isFinite && completionVelocity > 0) {
      reportSpeed(completionVelocity, on: device)
      completionVelocity = 1
    }
    let percentDriver = transition?.percentDriver
    driver.release(
      .init(
        goesBack: cancelled, speed: completionVelocity, curve: completionCurve,
        timing: percentDriver?.timingCurve, fingerSpeed: percentDriver?.fingerSpeed,
        flashes: device.configuration.choices.percentDriverFlashesAtSpeedOne
          && percentDriver != nil && percentDriver?.fingerSpeed == nil && completionVelocity == 1),
      on: device)
  }

  private func end(cancelled: Bool) {
    transitionWasCancelled = cancelled
    isInteractive = false
    // What is left goes by what the driver says now (UIKit row 107).
    completionVelocity = transition?.interactor?.completionSpeed ?? 1
    completionCurve = transition?.interactor?.completionCurve ?? .easeInOut
    transition?.coordinator?.markCanceled(cancelled)
    transition?.coordinator?.tellInteractionChange()
  }
}
