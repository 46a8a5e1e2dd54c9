/// Starting a presentation or a dismissal: the presenter, refusals, queued calls.
extension UIViewController {
  /// Returns the style that `automatic` selects on the device's version of iOS (UIKit row 21).
  final func resolved(_ style: UIModalPresentationStyle) -> UIModalPresentationStyle {
    guard style == .automatic else { return style }
    let version = SimulatedDevice.currentSystemVersion
    return version < 13 ? .fullScreen : version < 18 ? .pageSheet : .formSheet
  }

  /// The farthest ancestor that is presented, or the controller itself; `nil` if none is presented.
  final var presentedAncestor: UIViewController? {
    if let above = parentReference?.object.presentedAncestor { return above }
    return activePresentation == nil ? nil : self
  }

  final func findPresentationController() -> UIPresentationController? {
    if let active = presentedAncestor?.activePresentation { return active.controller }
    if parent != nil { return nil }
    if let prepared = preparedPresentationController { return prepared }
    if existingView?.window != nil { return nil }
    let made = makePresentationController(source: self)
    preparedPresentationController = made
    return made
  }

  final func makePresentationController(source: UIViewController) -> UIPresentationController {
    let style = modalPresentationStyle
    if style == .custom, let delegate = transitioningDelegate {
      SimulatedDevice.current?.log(
        .delegate, self, "presentationController(forPresented:presenting:source:)")
      // The presenting controller is not determined yet, which UIKit expresses by `nil`
      // (UIKit row 7).
      if let custom = delegate.presentationController(
        forPresented: self, presenting: nil, source: source)
      {
        return custom
      }
    }
    return systemPresentationController(for: style)
  }

  /// Returns the controller that performs a presentation (UIKit rows 66-69).
  final func presenter(
    for style: UIModalPresentationStyle, _ presentation: UIPresentationController? = nil
  ) -> UIViewController {
    var controller = self
    while !controller.confines(style, presentation), let parent = controller.parent {
      controller = parent
    }
    return controller
  }

  final func startPresenting(
    _ presented: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    guard let device = SimulatedDevice.current else { return }
    if waitForExchange({ [reference = BoxedReference(self)] in
      reference.object?.startPresenting(presented, animated: animated, completion: completion)
    }) {
      return
    }
    if let objection = objection(toPresenting: presented, on: device) {
      return device.diagnose(objection.code, objection.message)
    }
    let controller =
      presented.preparedPresentationController ?? presented.makePresentationController(source: self)
    presented.preparedPresentationController = nil
    let style = presented.modalPresentationStyle
    ModalPresentation(
      of: presented, by: presenter(for: style, controller), source: self, controller: controller
    ).present(animated: animated, completion: completion, on: device)
  }

  /// Returns the reason for which UIKit refuses a presentation, in UIKit's order
  /// (UIKit rows 76-79).
  private final func objection(
    toPresenting presented: UIViewController, on device: SimulatedDevice
  ) -> (code: DeviceDiagnostic.Code, message: String)? {
    // Functions: no text is written for a presentation without an objection.
    func name() -> String { device.name(of: presented) }
    func attempt() -> String { "Attempt to present \(name()) on \(device.name(of: presenter))" }
    func from() -> String { "(from \(device.name(of: self)))" }
    func refusal(_ state: String) -> String {
      // Before iOS 13 one message covered all active controllers.
      device.configuration.systemVersion < 13
        ? "Application tried to present modally an active controller \(name())."
        : "Application tried to present modally a view controller \(name()) that \(state)."
    }
    let presenter = presenter(for: presented.modalPresentationStyle)
    if let active = presented.activePresentation {
      let owner = device.name(of: active.presenter)
      return (.alreadyPresented, refusal("is already being presented by \(owner)"))
    }
    if let parent = presented.parent {
      return (.invalidCall, refusal("has a parent view controller \(device.name(of: parent))"))
    }
    guard presented.modalPresentationStyle != .none else {
      return (
        .invalidCall,
        "Application tried to present \(name()) in the style none, which has no "
          + "presentation controller; it is valid only as an adaptive style, for no adaptation."
      )
    }
    guard presented !== self, presented.existingView?.window?.rootViewController !== presented
    else { return (.invalidCall, refusal("is active already")) }
    // Before iOS 13 these messages named no caller (UIKit rows 76, 78).
    let isOld = device.configuration.systemVersion < 13
    guard existingView?.window != nil else {
      let hidden = "whose view is not in the window hierarchy"
      return (
        .notInHierarchy, isOld ? "\(attempt()) \(hidden)!" : "\(attempt()) \(from()) \(hidden)."
      )
    }
    if presenter.isTransitionAround(on: device) {
      return (
        .transitionInProgress, "\(attempt()) \(from()) while a presentation is in progress."
      )
    }
    if let own = presenter.ownPresentation {
      let busy = "which is already presenting \(device.name(of: own.presented))"
      return (
        .alreadyPresenting, isOld ? "\(attempt()) \(busy)" : "\(attempt()) \(from()) \(busy)."
      )
    }
    return presenter.objection(toMovementOf: presented, on: device).map { (.invalidCall, $0) }
  }

  /// Returns the reason for which UIKit raises an exception for a built-in transition
  /// (UIKit rows 80, 81).
  private final func objection(
    toMovementOf presented: UIViewController, on device: SimulatedDevice
  ) -> String? {
    if let objection = presented.objectionToShowing { return objection }
    func name() -> String { device.name(of: presented) }
    let below = presentedAncestor?.activePresentation
    if let below, below.transitionStyle == .partialCurl {
      return
        "Application tried to present \(name()) from \(device.name(of: below.presented)), which "
        + "was presented with a partial curl and cannot present anything; give it another "
        + "modalTransitionStyle."
    }
    let (style, movement) = (presented.modalPresentationStyle, presented.modalTransitionStyle)
    if movement == .partialCurl, style != .fullScreen {
      return "Application tried to present \(name()) with a partial curl in the style \(style); a "
        + "partial curl needs modalPresentationStyle fullScreen."
    }
    if style == .overCurrentContext, movement != .coverVertical, below?.style == .popover {
      return "Application tried to present \(name()) in the style overCurrentContext with the "
        + "transition \(movement) inside a popover, which allows coverVertical only."
    }
    return nil
  }

  final func startDismissing(animated: Bool, completion: (() -> Void)?) {
    guard let device = SimulatedDevice.current else { return }
    if waitForExchange({ [reference = BoxedReference(self)] in
      reference.object?.startDismissing(animated: animated, completion: completion)
    }) {
      return
    }
    var receiver: UIViewController? = self
    while let present = receiver {
      if let own = present.ownPresentation, own.phase != .dismissing {
        return own.dismiss(animated: animated, completion: completion, on: device)
      }
      receiver = present.parent
    }
    // Nothing to dismiss here, or already being dismissed: the presenter handles the call
    // (UIKit row 73).
    if let mine = presentedAncestor?.activePresentation {
      if mine.phase == .dismissing {
        mine.reportBusy(on: device)
      } else {
        mine.dismiss(animated: animated, completion: completion, on: device)
      }
    } else if let dismissing = nearestOwnPresentation {
      dismissing.reportBusy(on: device)
    } else {
      device.runCompletionOfNothing(completion)
    }
  }

  /// Whether a transition runs in the chain of presentations (UIKit row 77).
  private func isTransitionAround(on device: SimulatedDevice) -> Bool {
    if device.transitions.isEmpty { return false }
    if ownPresentation?.stack.contains(where: { $0.transition != nil }) == true { return true }
    var below = presentedAncestor?.activePresentation
    while let present = below {
      if present.transition != nil || present.phase == .dismissing { return true }
      below = present.below
    }
    return false
  }

  private var nearestOwnPresentation: ModalPresentation? {
    ownPresentation ?? parent?.nearestOwnPresentation
  }
}

extension SimulatedDevice {
  /// Schedules the completion of a dismissal that found no presentation (UIKit row 298).
  func runCompletionOfNothing(_ completion: (() -> Void)?) {
    guard configuration.choices.dismissingNothingRunsCompletion, let completion else { return }
    schedule(after: 0) { completion() }
  }
}
