nonisolated package enum DeviceExplanations {
  /// The problems of an app that a simulated device reports: those that UIKit logs, answers with an
  /// exception, or shows by a frozen app. The examples are Swift.
  package static let all = presentation + completion + interaction + layout

  private static let presentation = [
    Explanation(
      "alreadyPresented",
      "A view controller is presented that is presented already. UIKit raises an exception.",
      wrong: "present(panel, animated: true)\nother.present(panel, animated: true)",
      right: "present(panel, animated: true)\nother.present(PanelController(), animated: true)"),
    Explanation(
      "alreadyPresenting",
      "The presenting view controller presents another one. UIKit ignores the call, and does not call "
        + "its completion.",
      wrong: "home.present(panel, animated: true)\nhome.present(alert, animated: true)",
      right: "home.present(panel, animated: true) { panel.present(alert, animated: true) }"),
    Explanation(
      "transitionInProgress",
      "A presentation or a dismissal begins while another one of the same controllers is in progress. "
        + "UIKit ignores it, and does not call its completion.",
      wrong: "dismiss(animated: true)\npresent(panel, animated: true)",
      right: "dismiss(animated: true) { self.present(panel, animated: true) }"),
    Explanation(
      "notInHierarchy",
      "The presenting view controller's view is not in a window, so that UIKit "
        + "presents nothing.",
      wrong: "override func viewDidLoad() { present(panel, animated: true) }",
      right: "override func viewDidAppear(_ animated: Bool) {\n"
        + "  super.viewDidAppear(animated)\n  present(panel, animated: true)\n}"),
    Explanation(
      "delegateDeallocated",
      "'transitioningDelegate' is weak, and nothing else retained the delegate: UIKit uses its built-in "
        + "transition. 'use(_:_:)' of Segue retains the style.",
      wrong: "panel.transitioningDelegate = SlideInDelegate()",
      right: "slideIn = SlideInDelegate()  // a property\npanel.transitioningDelegate = slideIn"),
    Explanation(
      "hierarchyInconsistency",
      "The view of a child view controller is in a view of another controller. UIKit raises an "
        + "exception.",
      wrong: "view.addSubview(child.view)\nother.addChild(child)",
      right: "addChild(child)\nview.addSubview(child.view)\nchild.didMove(toParent: self)"),
    Explanation(
      "unbalancedAppearance",
      "'beginAppearanceTransition' and 'endAppearanceTransition' are called in the wrong number or order, "
        + "so that a view controller appears twice, or never.",
      wrong: "child.beginAppearanceTransition(true, animated: false)\nview.addSubview(child.view)",
      right: "child.beginAppearanceTransition(true, animated: false)\nview.addSubview(child.view)\n"
        + "child.endAppearanceTransition()"),
  ]

  private static let completion = [
    Explanation(
      "transitionNeverCompleted",
      "An animator did not call 'completeTransition'. The app ignores all touches from then on: it is "
        + "frozen.",
      wrong: "UIView.animate(withDuration: duration) { view.frame = end }",
      right: "UIView.animate(withDuration: duration) {\n  view.frame = end\n} completion: { _ in\n"
        + "  context.completeTransition(!context.transitionWasCancelled)\n}"),
    Explanation(
      "transitionCompletedEarly",
      "'completeTransition' was called while the animator's animations were running: they jump to their "
        + "end.",
      wrong: "animator.startAnimation()\ncontext.completeTransition(true)",
      right: "animator.addCompletion { _ in\n"
        + "  context.completeTransition(!context.transitionWasCancelled)\n}\nanimator.startAnimation()"
    ),
    Explanation(
      "transitionCompletedTwice",
      "'completeTransition' was called a second time, for example by the completions of two animations.",
      wrong: "first.addCompletion { _ in complete() }\nsecond.addCompletion { _ in complete() }",
      right: "longest.addCompletion { _ in complete() }"),
    Explanation(
      "completedAfterCancel",
      "'completeTransition(true)' was called although the transition was canceled: the wrong screen is "
        + "on top.",
      wrong: "context.completeTransition(true)",
      right: "context.completeTransition(!context.transitionWasCancelled)"),
    Explanation(
      "viewNotInContainer",
      "The animator did not add the presented view to 'containerView', or it left the window: nothing is "
        + "shown after the transition.",
      wrong: "let view = context.view(forKey: .to)!\nview.frame = end",
      right: "let view = context.view(forKey: .to)!\ncontext.containerView.addSubview(view)\n"
        + "view.frame = end"),
    Explanation(
      "viewNotRestored",
      "The transition was canceled, and the view that stays visible is not as before. UIKit restores "
        + "what its own animations changed, and nothing else.",
      wrong: "from.isUserInteractionEnabled = false\nanimate { context.completeTransition($0) }",
      right: "from.isUserInteractionEnabled = false\nanimate { _ in\n"
        + "  from.isUserInteractionEnabled = context.transitionWasCancelled\n"
        + "  context.completeTransition(!context.transitionWasCancelled)\n}"),
    Explanation(
      "viewsLeftBehind",
      "Each presentation adds a view, such as a dimming view, to the presenter's view or to the window, "
        + "and no dismissal removes it: the screen becomes darker each time.",
      wrong: "presenter.view.addSubview(dimming)",
      right: "context.containerView.insertSubview(dimming, at: 0)"),
    Explanation(
      "rootReplaced",
      "'rootViewController' of a window was replaced while the old root presented: what it presented stays "
        + "in front of the new root, and both stay in memory.",
      wrong: "window.rootViewController = next",
      right: "old.dismiss(animated: false) { window.rootViewController = next }"),
    Explanation(
      "viewLoadedOutside",
      "A view was loaded without a device, and therefore for a screen of 375 x 667 pt: what it computed "
        + "from its bounds is wrong on the screen that shows it.",
      wrong: "let controller = PanelController()\ncontroller.loadViewIfNeeded()\n"
        + "device.perform { show(controller) }",
      right: "device.perform {\n  let controller = PanelController()\n  show(controller)\n}"),
    Explanation(
      "animationsRemoved",
      "The animations of an animator were removed before their end, for example by "
        + "'removeAllAnimations' or because their view left the window. Their completion runs early.",
      wrong: "context.containerView.layer.removeAllAnimations()",
      right: "animator.stopAnimation(false)\nanimator.finishAnimation(at: .current)"),
    Explanation(
      "animatorChanged",
      "'interruptibleAnimator(using:)' must return the same animator for all calls of a transition.",
      wrong: "func interruptibleAnimator(using context: Context) -> UIViewImplicitlyAnimating {\n"
        + "  makeAnimator(context)\n}",
      right: "func interruptibleAnimator(using context: Context) -> UIViewImplicitlyAnimating {\n"
        + "  if let animator { return animator }\n  let animator = makeAnimator(context)\n"
        + "  self.animator = animator\n  return animator\n}"),
    Explanation(
      "animatorNotDriven",
      "A property animator runs in an interactive transition, and 'interruptibleAnimator(using:)' does "
        + "not return it: it does not follow the gesture, and the transition ends when it does.",
      wrong: "func animateTransition(using context: Context) {\n"
        + "  makeAnimator(context).startAnimation()\n}",
      right: "func animateTransition(using context: Context) {\n"
        + "  interruptibleAnimator(using: context).startAnimation()\n}"),
  ]

  private static let interaction = [
    Explanation(
      "interactionAbandoned",
      "A delegate returned an interaction controller, and nothing calls 'finish' or 'cancel': the "
        + "transition stays at its beginning, and the app is frozen. Often there is no gesture, because "
        + "a button began the transition.",
      wrong: "func interactionControllerForDismissal(using animator: Animator) -> Interaction? {\n"
        + "  interaction\n}",
      right: "func interactionControllerForDismissal(using animator: Animator) -> Interaction? {\n"
        + "  isDragging ? interaction : nil\n}"),
    Explanation(
      "interactionEndedEarly",
      "The touch ended before UIKit started the transition, so that 'finish' or 'cancel' came too early "
        + "and had no effect.",
      wrong: "case .ended: interaction.finish()",
      right: "case .ended: isDragging = false  // the controller then does not wait for a touch\n"
        + "  interaction.finish()"),
    Explanation(
      "interactionUpdatedLate",
      "An interactive transition was updated after its gesture had ended.",
      wrong: "case .ended: interaction.finish()\n  interaction.update(1)",
      right: "case .ended: interaction.finish()"),
    Explanation(
      "interactionDisabled",
      "The view of a gesture recognizer has 'isUserInteractionEnabled' false, or one of its ancestors, "
        + "so that it receives no touches.",
      wrong: "imageView.addGestureRecognizer(tap)",
      right: "imageView.isUserInteractionEnabled = true\nimageView.addGestureRecognizer(tap)"),
    Explanation(
      "interfaceFileMissing",
      "A storyboard or a nib is used, which only a Mac compiles, and the test registers nothing in its "
        + "place.",
      wrong: "let detail = storyboard.instantiateViewController(withIdentifier: \"detail\")",
      right: "device.storyboard(\"Main\").register(\"detail\") { DetailViewController(coder: $0)! }"
    ),
    Explanation(
      "invalidCall",
      "A call for which UIKit raises an exception. The message names the call and the reason, for "
        + "example a popover without a source, or a selector that the target does not have. A name that a "
        + "TransitionLibrary does not have is reported too, with the nearest one.",
      wrong: "stack.pushViewController(detail, animated: true)  // detail is in the stack already",
      right: "stack.popToViewController(detail, animated: true)"),
  ]

  private static let layout = [
    Explanation(
      "notFinite", "A property was set to a number that is not finite, such as a division by zero.",
      wrong: "view.alpha = distance / view.bounds.height",
      right: "view.alpha = view.bounds.height > 0 ? distance / view.bounds.height : 0"),
    Explanation(
      "springNotSettled",
      "A spring with a damping ratio keeps its duration. Above an initial velocity UIKit does not find "
        + "the spring that settles in it: the view jumps at the end.",
      wrong: "initialVelocity = velocity / distance",
      right: "initialVelocity = min(velocity / distance, 5)"),
    Explanation(
      "unsatisfiableConstraints",
      "Required constraints conflict. UIKit breaks one of them; which one is not defined. The message "
        + "lists those that conflict. A view needs 'translatesAutoresizingMaskIntoConstraints' false.",
      wrong: "panel.widthAnchor.constraint(equalToConstant: 300).isActive = true",
      right: "panel.translatesAutoresizingMaskIntoConstraints = false\n"
        + "panel.widthAnchor.constraint(equalToConstant: 300).isActive = true"),
    Explanation(
      "invalidVisualFormat",
      "The text of a visual format cannot be parsed. UIKit raises an exception.",
      wrong: "constraints(withVisualFormat: \"H:|-[panel\", metrics: nil, views: views)",
      right: "constraints(withVisualFormat: \"H:|-[panel]-|\", metrics: nil, views: views)"),
    Explanation(
      "layoutLoop",
      "Each layout makes another one necessary, so that UIKit would lay out forever: usually "
        + "'layoutSubviews' changes its own view's geometry.",
      wrong: "override func layoutSubviews() { bounds.size.height += 1 }",
      right:
        "override func layoutSubviews() {\n  super.layoutSubviews()\n  content.frame = bounds\n}"),
  ]
}
