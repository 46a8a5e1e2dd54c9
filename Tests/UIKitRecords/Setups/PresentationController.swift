import HeadlessUIKit
import TestSupport

/// A subclass that keeps its hooks in the order of the calls.
private final class HookList: UIPresentationController {
  var calls: [String] = []

  override func presentationTransitionWillBegin() {
    calls.append("presentationTransitionWillBegin")
  }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    calls.append("presentationTransitionDidEnd")
  }
  override func dismissalTransitionWillBegin() { calls.append("dismissalTransitionWillBegin") }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    calls.append("dismissalTransitionDidEnd")
  }
  override func containerViewWillLayoutSubviews() {
    calls.append("containerViewWillLayoutSubviews")
  }
  override func containerViewDidLayoutSubviews() { calls.append("containerViewDidLayoutSubviews") }
}

private final class AdaptationDelegate: NSObject, UIAdaptivePresentationControllerDelegate {}

extension UIPresentationController {
  /// Calls the six hooks of transitions and layouts, which a presentation calls otherwise.
  fileprivate func callHooks() {
    presentationTransitionWillBegin()
    presentationTransitionDidEnd(true)
    dismissalTransitionWillBegin()
    dismissalTransitionDidEnd(true)
    containerViewWillLayoutSubviews()
    containerViewDidLayoutSubviews()
  }
}

/// The properties that depend on the style of a controller that is not presented.
private func controller(ofStyle number: Int) -> Setup {
  {
    let device = makeDevice(.recordedWindow)
    return device.perform {
      let (presented, presenting) = (UIViewController(), UIViewController())
      if let style = UIModalPresentationStyle(rawValue: number) {
        presented.modalPresentationStyle = style
      }
      let controller = UIPresentationController(
        presentedViewController: presented, presenting: presenting)
      let phone = UITraitCollection(userInterfaceIdiom: .phone)
      return [
        "style": Recorded(controller.presentationStyle.rawValue),
        "should present in full screen": Recorded(controller.shouldPresentInFullscreen),
        "should remove the view of the presenter": Recorded(controller.shouldRemovePresentersView),
        "adaptive style": Recorded(controller.adaptivePresentationStyle.rawValue),
        "adaptive style for the traits of a phone":
          Recorded(controller.adaptivePresentationStyle(for: phone).rawValue),
      ]
    }
  }
}

/// The properties of a controller that was just made, and what can be set.
private func newController() -> [String: Recorded] {
  let device = makeDevice(.recordedWindow)
  return device.perform {
    let (presented, presenting) = (UIViewController(), UIViewController())
    let controller = UIPresentationController(
      presentedViewController: presented, presenting: presenting)
    var values = [
      "the presented controller is the given one":
        Recorded(controller.presentedViewController === presented),
      "the presenting controller is the given one":
        Recorded(controller.presentingViewController === presenting),
      "the container is nil": Recorded(controller.containerView == nil),
      "the override traits are nil": Recorded(controller.overrideTraitCollection == nil),
      "frame of the presented view": Recorded(controller.frameOfPresentedViewInContainerView),
      "it is a content container": Recorded((controller as Any) is any UIContentContainer),
    ]
    let delegate = AdaptationDelegate()
    controller.delegate = delegate
    values["the delegate can be set"] = Recorded(controller.delegate === delegate)
    let traits = UITraitCollection(horizontalSizeClass: .compact)
    controller.overrideTraitCollection = traits
    values["the override traits can be set"] =
      Recorded(controller.overrideTraitCollection === traits)
    controller.callHooks()
    values["the hooks can be called without a presentation"] = Recorded(device.diagnostics == [])
    return values
  }
}

private func hooks() -> [String: Recorded] {
  makeDevice(.recordedWindow).perform {
    let (presented, presenting) = (UIViewController(), UIViewController())
    let controller = HookList(presentedViewController: presented, presenting: presenting)
    controller.callHooks()
    return ["order of the calls": Recorded(controller.calls)]
  }
}

/// The setups of `Facts/presentation-controller.txt`, by name.
/// The setups of `Facts/presentation-controller.txt`, by name.
let presentationController: [String: Setup] = [
  "style full screen": controller(ofStyle: 0),
  "style page sheet": controller(ofStyle: 1),
  "style form sheet": controller(ofStyle: 2),
  "style current context": controller(ofStyle: 3),
  "style custom": controller(ofStyle: 4),
  "style over full screen": controller(ofStyle: 5),
  "style popover": controller(ofStyle: 7),
  "style none": controller(ofStyle: -1),
  "new": newController,
  "hooks": hooks,
]
