/// The context of a transition, which the animator and the interaction controller use.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning, BoxedObject {
  /// The box of references that do not retain the object.
  nonisolated(unsafe) package var referenceBox: ReferenceBox?
  @BoxedReference private var transition: Transition?
  let scene: any TransitionScene
  /// Whether HeadlessUIKit itself ended the transition, because another change could not wait. A later
  /// completion by the animator is then expected.
  var isEndedByHost = false
  /// The time of completion on the device's clock, s.
  private var completionTime: Double?
  private var isSecondReported = false
  /// The appearing view, once it was found in the container.
  @BoxedReference var arrivingView: UIView?
  let isAnimated: Bool
  private(set) var isInteractive = false
  private(set) var transitionWasCancelled = false
  private(set) var percentComplete: CGFloat = 0
  var isInterruptible = false
  private(set) var completionVelocity: CGFloat = 1
  private(set) var completionCurve = UIView.AnimationCurve.easeInOut

  /// The initial frame of the from view, which does not follow the view later (UIKit row 56).
  private lazy var initialFrame = scene.initialFrame

  /// What the user could do with the visible view at the beginning of the transition.
  private(set) var initialUse: ViewUse?

  init(of transition: Transition, in scene: any TransitionScene, isAnimated: Bool) {
    self.transition = transition
    self.scene = scene
    self.isAnimated = isAnimated
  }

  nonisolated deinit { referenceBox?.end() }

  var containerView: UIView { scene.container }
  var presentationStyle: UIModalPresentationStyle { scene.style }
  var targetTransform: CGAffineTransform { .identity }
  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? { key == .to ? scene.to : key == .from ? scene.from : nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { scene.view(forKey: key) }
  func initialFrame(for vc: UIViewController) -> CGRect {
    vc === scene.from ? initialFrame : .zero
  }
  func finalFrame(for vc: UIViewController) -> CGRect { scene.finalFrame(of: vc) }

  // MARK: Progress

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    // Updates after the end of the interaction are ignored (fault F014).
    guard percentComplete.isFinite, isInteractive, let device = SimulatedDevice.current
    else { return }
    transition?.watch(on: device)
    self.percentComplete = max(0, min(1, percentComplete))
    transition?.driver?.scrub(to: self.percentComplete)
  }

  func finishInteractiveTransition() {
    endInteraction("finishInteractiveTransition", canceled: false)
  }

  func cancelInteractiveTransition() {
    endInteraction("cancelInteractiveTransition", canceled: true)
  }

  private func endInteraction(_ call: String, canceled: Bool) {
    guard isInteractive, completionTime == nil, let device = SimulatedDevice.current
    else { return }
    transition?.checkInterruptible(on: device)
    let progress = percentComplete.shortText
    device.log(.transition, scene.subject, "\(call) at \(progress)")
    end(canceled: canceled)
    // The handlers of the interaction have run (UIKit row 90). After an app's own interaction
    // nothing else happens before `completeTransition` (row 91).
    if transition?.percentDriver?.isReleasedBySystem == true {
      transition?.turnAppearance(back: canceled)
    }
    if !canceled { transition?.resignResponder() }
    release(canceled: canceled, on: device)
    transition?.watch(on: device)
  }

  func pauseInteractiveTransition() {
    guard isInterruptible, !isInteractive, completionTime == nil, let transition,
      let device = SimulatedDevice.current
    else { return }
    transition.checkInterruptible(on: device)
    if let fraction = transition.interrupt() {
      percentComplete = fraction
      transition.percentDriver?.lastFraction = fraction
    }
    isInteractive = true
    transition.watch(on: device)
    device.log(
      .transition, scene.subject, "pauseInteractiveTransition at \(percentComplete.shortText)")
    transition.coordinator?.notifyInteractionChange()
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

  /// Reads the initial frame and the use of the visible view, before the animator can change them.
  func keepInitialState() {
    _ = initialFrame
    let view = scene.view(forKey: .from) ?? scene.from.existingView
    initialUse = view.map(ViewUse.init)
  }

  func startInteractively() {
    isInteractive = true
    transition?.coordinator?.initiallyInteractive = isAnimated
  }

  /// Whether the transition is not completed yet, so that calls take effect.
  var isOpen: Bool { completionTime == nil }

  /// Starts the animator for a percent-driven interaction controller.
  func startDriven() {
    if let device = SimulatedDevice.current { transition?.startDriven(on: device) }
  }

  /// Ignores all later calls, and ends an active interaction (UIKit row 89).
  ///
  /// A canceled transition stays canceled, even if it is completed with `true` (row 86).
  func close(completed: Bool, at time: Double) {
    completionTime = time
    if isInteractive {
      if !isEndedByHost, let device = SimulatedDevice.current {
        reportCompletedDuringInteraction(on: device)
      }
      end(canceled: !completed)
      if let device = SimulatedDevice.current { release(canceled: !completed, on: device) }
    }
    if !completed { transitionWasCancelled = true }
  }

  /// Continues the animations with the interaction controller's timing (UIKit rows 113-116).
  private func release(canceled: Bool, on device: SimulatedDevice) {
    guard let driver = transition?.driver else { return }
    if !(completionVelocity.isFinite && completionVelocity > 0) {
      reportSpeed(completionVelocity, on: device)
      completionVelocity = 1
    }
    let percentDriver = transition?.percentDriver
    driver.release(
      .init(
        isReversed: canceled, speed: completionVelocity, curve: completionCurve,
        timing: percentDriver?.timingCurve, gestureVelocity: percentDriver?.gestureVelocity,
        flashes: device.configuration.choices.percentDriverFlashesAtSpeedOne
          && percentDriver != nil && percentDriver?.gestureVelocity == nil
          && completionVelocity == 1),
      on: device)
  }

  private func end(canceled: Bool) {
    transitionWasCancelled = canceled
    isInteractive = false
    // The remaining animation uses the interaction controller's current values (UIKit row 107).
    completionVelocity = transition?.interactor?.completionSpeed ?? 1
    completionCurve = transition?.interactor?.completionCurve ?? .easeInOut
    transition?.coordinator?.markCanceled(canceled)
    transition?.coordinator?.notifyInteractionChange()
  }
}
