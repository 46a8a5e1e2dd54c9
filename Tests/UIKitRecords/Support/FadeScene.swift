import HeadlessUIKit
import TestSupport

/// A navigation controller that presents 'modal' and pushes 'second', with fades.
final class FadeScene {
  enum Change { case present, dismiss, push, pop }
  enum End { case finish, cancel }

  private let log = CallLog()
  private let delegate = TransitionDelegate()
  private let base: UIViewController
  private let second: UIViewController
  private let modal: UIViewController
  private let navigation: UINavigationController
  private let device: SimulatedDevice

  private init() {
    let device = makeDevice(.recordedWindow)
    self.device = device
    let (log, delegate) = (log, delegate)
    (base, second, modal, navigation) = device.perform {
      let base = log.controller("base")
      let modal = log.controller("modal")
      modal.modalPresentationStyle = .fullScreen
      modal.transitioningDelegate = delegate
      let navigation = UINavigationController(rootViewController: base)
      navigation.delegate = delegate
      makeWindow(navigation)
      return (base, log.controller("second"), modal, navigation)
    }
    device.settle()
  }

  /// Runs a transition of 0.3 s from beginning to end, and returns its values by name.
  static func run(_ change: Change) -> [String: Recorded] {
    let scene = FadeScene()
    scene.prepare(change)
    let animator = scene.start(change, lasting: 0.3)
    return scene.finalValues(change, animator)
  }

  /// Runs a dismissal or a pop of 0.8 s that is driven to 0.4 and then released, and returns its
  /// values by name.
  ///
  /// - Parameter wait: The time before the update, s; the release follows 0.2 s after the update.
  static func drive(_ change: Change, after wait: Double, to end: End) -> [String: Recorded] {
    let scene = FadeScene()
    scene.prepare(change)
    let driver = scene.device.perform { UIPercentDrivenInteractiveTransition() }
    let animator = scene.start(change, lasting: 0.8, driver)
    let device = scene.device
    device.advance(by: wait)
    device.perform { driver.update(0.4) }
    let updated = device.perform { Recorded(driver.percentComplete) }
    device.advance(by: 0.2)
    device.perform { end == .finish ? driver.finish() : driver.cancel() }
    // The remaining animation lasts longer, so that the transition has not ended yet.
    device.advance(by: 0.1)
    let calls = Recorded(scene.log.calls)
    var values = scene.finalValues(change, animator)
    values["percent after the update"] = updated
    values["calls until shortly after the release"] = calls
    return values
  }

  /// Presents or pushes what the change removes, and forgets the calls until then.
  private func prepare(_ change: Change) {
    switch change {
    case .present, .push: break
    case .dismiss: start(.present, lasting: 0.3)
    case .pop: start(.push, lasting: 0.3)
    }
    device.settle()
    log.clear()
  }

  @discardableResult
  private func start(
    _ change: Change, lasting duration: Double,
    _ driver: UIPercentDrivenInteractiveTransition? = nil
  ) -> FadeAnimator {
    let animator = FadeAnimator(log, lasting: duration)
    delegate.animator = animator
    delegate.driver = driver
    device.perform {
      switch change {
      case .present:
        navigation.present(modal, animated: true) { [log] in log.note("completion") }
      case .dismiss: navigation.dismiss(animated: true) { [log] in log.note("completion") }
      case .push: navigation.pushViewController(second, animated: true)
      case .pop: navigation.popViewController(animated: true)
      }
    }
    return animator
  }

  // MARK: Values

  /// Waits for the end of the transition, and returns what the animator recorded, the calls, and
  /// the state of the scene.
  private func finalValues(_ change: Change, _ animator: FadeAnimator) -> [String: Recorded] {
    device.settle()
    return device.perform {
      var values = animator.values
      values["calls"] = Recorded(log.calls)
      values["kind of from"] = kind(of: animator.from, in: change)
      values["kind of to"] = kind(of: animator.to, in: change)
      values["base is in a window"] = Recorded(base.view.window != nil)
      values["second is in a window"] = Recorded(second.view.window != nil)
      values["modal is presented"] = Recorded(navigation.presentedViewController === modal)
      values["nothing is presented"] = Recorded(navigation.presentedViewController == nil)
      values["alpha of modal"] = Recorded(modal.view.alpha)
      values["count of the stack"] = Recorded(navigation.viewControllers.count)
      values["top of the stack"] = Recorded(
        navigation.topViewController?.restorationIdentifier ?? "another")
      return values
    }
  }

  /// Returns whether a controller of the context is the navigation controller, or a child that the
  /// change involves.
  private func kind(of controller: UIViewController?, in change: Change) -> Recorded {
    if controller === navigation { return Recorded("navigation") }
    let children = change == .present || change == .dismiss ? [modal] : [base, second]
    return Recorded(children.contains { $0 === controller } ? "plain" : "another")
  }
}
