/// Starting a presentation or a dismissal: who presents, what is refused, what is queued.
extension UIViewController {
  /// What `automatic` means on the device's version of iOS (UIKit row 21).
  final func resolved(_ style: UIModalPresentationStyle) -> UIModalPresentationStyle {
    guard style == .automatic else { return style }
    let version = SimulatedDevice.current?.configuration.systemVersion ?? 18
    return version < 13 ? .fullScreen : version < 18 ? .pageSheet : .formSheet
  }

  final var presentedAncestor: UIViewController? {
    let above = parent?.presentedAncestor
    return above ?? (activePresentation == nil ? nil : self)
  }

  /// Everything presented from this controller upwards, the nearest first.
  package final var presentedChain: [UIViewController] {
    guard let next = ownPresentation?.presented else {
      return children.lazy.map(\.presentedChain).first { !$0.isEmpty } ?? []
    }
    return [next] + next.presentedChain
  }

  final func findPresentationController() -> UIPresentationController? {
    if let active = presentedAncestor?.activePresentation { return active.controller }
    if parent != nil { return nil }
    if let prepared = preparedPresentationController { return prepared }
    if viewIfLoaded?.window != nil { return nil }
    let made = makePresentationController(source: self)
    preparedPresentationController = made
    return made
  }

  final func makePresentationController(source: UIViewController) -> UIPresentationController {
    let style = modalPresentationStyle
    if style == .custom, let delegate = transitioningDelegate {
      SimulatedDevice.current?.log(
        .delegate, self, "presentationController(forPresented:presenting:source:)")
      // The presenter is not settled yet, which UIKit says by nil (UIKit row 7).
      if let custom = delegate.presentationController(
        forPresented: self, presenting: nil, source: source)
      {
        return custom
      }
    }
    return SystemPresentationController.make(style, presented: self)
  }

  /// The controller that really presents (UIKit rows 66-69).
  final func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    let confines = style == .currentContext || style == .overCurrentContext
    var controller = self
    while let parent = controller.parent {
      if confines, controller.definesPresentationContext { return controller }
      controller = parent
    }
    return controller
  }

  final func startPresenting(
    _ presented: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    guard let device = SimulatedDevice.current else { return }
    let attempt = "Attempt to present \(device.name(of: presented)) on \(device.name(of: self))"
    if let present = presented.activePresentation {
      device.diagnose(
        .alreadyPresented,
        "Application tried to present modally a view controller \(device.name(of: presented)) that is "
          + "already being presented by \(device.name(of: present.presenter)).")
      return
    }
    guard viewIfLoaded?.window != nil else {
      device.diagnose(
        .notInHierarchy, "\(attempt) whose view is not in the window hierarchy!")
      return
    }
    let presenter = presenter(for: presented.modalPresentationStyle)
    if device.transitions.contains(where: { $0.involves(presenter) }) {
      device.diagnose(
        .transitionInProgress,
        "\(attempt) (from \(device.name(of: self))) while a presentation is in progress.")
      return
    }
    if let own = presenter.ownPresentation {
      device.diagnose(
        .alreadyPresenting,
        "\(attempt) (from \(device.name(of: self))) which is already presenting "
          + "\(device.name(of: own.presented)).")
      return
    }
    let controller =
      presented.preparedPresentationController ?? presented.makePresentationController(source: self)
    presented.preparedPresentationController = nil
    let presentation = ModalPresentation(
      of: presented, by: presenter, source: self, controller: controller)
    presenter.ownPresentation = presentation
    presented.activePresentation = presentation
    presentation.present(animated: animated, completion: completion, on: device)
  }

  final func startDismissing(animated: Bool, completion: (() -> Void)?) {
    guard let device = SimulatedDevice.current else { return }
    var receiver: UIViewController? = self
    while let present = receiver {
      if let own = present.ownPresentation, own.phase != .dismissing {
        own.dismiss(animated: animated, completion: completion, on: device)
        return
      }
      receiver = present.parent
    }
    // Nothing to dismiss here, or it goes already: the presenter is asked (UIKit row 73).
    if let mine = presentedAncestor?.activePresentation {
      if mine.phase == .dismissing {
        mine.reportBusy(on: device)
      } else {
        mine.dismiss(animated: animated, completion: completion, on: device)
      }
      return
    }
    if let own = ownPresentation {
      own.reportBusy(on: device)
    } else if device.configuration.choices.dismissingNothingRunsCompletion, let completion {
      device.schedule(after: 0) { completion() }
    }
  }

  /// Ends everything that stands above this controller, without animation (fault F042).
  final func dismissEverythingAtOnce() {
    for child in children { child.dismissEverythingAtOnce() }
    ownPresentation?.vanish()
  }
}
