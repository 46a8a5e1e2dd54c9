import HeadlessUIKit
import TestSupport

/// Presentations of every style.
struct PresentationSteps {
  let app: RandomApp

  func present(_ deed: Step.Deed, _ numbers: inout SeededGenerator) {
    let presenter = numbers.once(in: 4) ? numbers.pick(fromAny: app.tree) : app.pickFront(&numbers)
    guard let presenter else { return }
    // Half of the steps check as careful code does; UIKit refuses the invalid others.
    if presenter.presentedViewController != nil || presenter.viewIfLoaded?.window == nil,
      numbers.once(in: 2)
    {
      return
    }
    let presented =
      switch deed {
      case .alert: makeAlert(from: presenter, &numbers)
      case .popover: makePopover(from: presenter, &numbers)
      case .sheet: makeSheet(&numbers)
      case .zoom: makeZoom(from: presenter, &numbers)
      default: makePresented(&numbers)
      }
    if presented.popoverPresentationController != nil, presenter.viewIfLoaded?.window == nil {
      return
    }
    let isAnimated = !numbers.once(in: 4)
    app.log(
      "\(app.name(presenter)) presents \(app.name(presented)) \(presented.modalPresentationStyle)"
        + (isAnimated ? "" : " without animation"))
    app.noteAccepted()
    if let record = (presented as? any RecordedController)?.record { app.pending.append(record) }
    presenter.present(presented, animated: isAnimated, completion: makeCompletion(&numbers))
    app.noteAccepted()
  }

  /// Returns a completion that rarely performs a step.
  private func makeCompletion(_ numbers: inout SeededGenerator) -> (
    @MainActor @Sendable () -> Void
  )? {
    guard numbers.once(in: 8) else { return nil }
    let step = app.nestedStep(&numbers)
    return { [unowned app] in app.run(step, in: "a completion") }
  }

  func dismiss(_ receiver: UIViewController?, _ numbers: inout SeededGenerator) {
    let isAnimated = !numbers.once(in: 3)
    guard let receiver else { return }
    app.log("\(app.name(receiver)) dismisses\(isAnimated ? "" : " without animation")")
    receiver.dismiss(animated: isAnimated, completion: makeCompletion(&numbers))
  }

  // MARK: Kinds

  private func makePresented(_ numbers: inout SeededGenerator) -> UIViewController {
    let made =
      numbers.once(in: 3) ? app.makeContent(&numbers, depth: 1) : app.makeScreen(&numbers)
    made.modalPresentationStyle = numbers.pick(from: [
      .custom, .custom, .custom, .fullScreen, .fullScreen, .currentContext, .overCurrentContext,
      .overFullScreen, .pageSheet, .formSheet, .automatic,
    ])
    // In a popover UIKit refuses every other transition style with this presentation style.
    if made.modalPresentationStyle != .overCurrentContext {
      made.modalTransitionStyle = numbers.pick(from: [
        .coverVertical, .coverVertical, .crossDissolve, .flipHorizontal,
      ])
    }
    if made.modalPresentationStyle == .fullScreen, numbers.once(in: 6) {
      made.modalTransitionStyle = .partialCurl
    }
    if made.modalPresentationStyle == .custom, numbers.once(in: 3) {
      app.useStyle(made, &numbers)
    } else if made.modalPresentationStyle == .custom || numbers.once(in: 3) {
      made.transitioningDelegate = makeSource(for: made, &numbers)
    }
    if numbers.once(in: 4) { adapt(made, &numbers) }
    return made
  }

  private func makeSource(
    for controller: UIViewController, _ numbers: inout SeededGenerator
  ) -> TransitionSource {
    let source = TransitionSource()
    source.suppliesPresentation = !numbers.once(in: 5)
    source.removes = numbers.once(in: 3)
    source.inset = numbers.pick(from: [0, 0, 20, 33.3])
    source.compactHeightStyle = numbers.pick(from: [.none, .none, .fullScreen, .overFullScreen])
    if numbers.once(in: 4) { source.driver = makeDriver(&numbers) }
    if numbers.once(in: 4) { source.dismissalDriver = makeDriver(&numbers) }
    source.animator = makeAnimator(&numbers, isDriven: source.driver != nil)
    source.dismissalAnimator = makeAnimator(&numbers, isDriven: source.dismissalDriver != nil)
    app.sources.append(source)
    return source
  }

  /// Returns an animator; for an interactive transition one that completes when its animation ends.
  func makeAnimator(
    _ numbers: inout SeededGenerator, isDriven: Bool
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let duration = numbers.pick(from: [0.1, 0.25, 0.25, 0.5])
    switch numbers.pick(6) {
    case 0: return nil
    case 1, 2:
      return InterruptibleAnimator(lasting: duration) { context in
        let slide = Slide(context)
        let animator = UIViewPropertyAnimator(
          duration: duration, curve: .easeInOut, animations: slide.move)
        animator.addCompletion { context.completeTransition($0 == .end) }
        return animator
      }
    default:
      let kinds = isDriven ? AnimationKind.drivable : AnimationKind.allCases
      return numbers.pick(from: kinds).animator(lasting: duration)
    }
  }

  func makeDriver(
    _ numbers: inout SeededGenerator
  ) -> any UIViewControllerInteractiveTransitioning {
    if numbers.once(in: 4) {
      app.manualControllers.append(ManualInteractionController())
      return app.manualControllers[app.manualControllers.count - 1]
    }
    let driver = Driver()
    driver.wantsInteractiveStart = !numbers.once(in: 3)
    driver.completionSpeed = numbers.pick(from: [0.5, 1, 3])
    app.drivers.append(driver)
    return driver
  }

  private func makeAlert(
    from presenter: UIViewController, _ numbers: inout SeededGenerator
  ) -> UIViewController {
    let style: UIAlertController.Style = numbers.once(in: 3) ? .actionSheet : .alert
    let alert = app.add(Alert(title: "Question", message: "Yes?", preferredStyle: style), "alert")
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Yes", style: .default))
    // On an iPad an action sheet is a popover.
    alert.popoverPresentationController?.sourceView = presenter.viewIfLoaded
    alert.popoverPresentationController?.sourceRect = CGRect(x: 40, y: 120, width: 80, height: 44)
    return alert
  }

  private func makePopover(
    from presenter: UIViewController, _ numbers: inout SeededGenerator
  ) -> UIViewController {
    let made =
      numbers.once(in: 4) ? app.makeContent(&numbers, depth: 1) : app.makeScreen(&numbers)
    made.modalPresentationStyle = .popover
    made.preferredContentSize = CGSize(width: 200 + numbers.pick(100), height: 200)
    if numbers.once(in: 2) { adapt(made, &numbers) }
    let popover = made.popoverPresentationController
    popover?.sourceView = presenter.viewIfLoaded
    popover?.sourceRect = CGRect(x: 40, y: 120, width: 80, height: 44)
    return made
  }

  private func makeSheet(_ numbers: inout SeededGenerator) -> UIViewController {
    let made =
      numbers.once(in: 4) ? app.makeContent(&numbers, depth: 1) : app.makeScreen(&numbers)
    made.modalPresentationStyle = numbers.once(in: 3) ? .formSheet : .pageSheet
    made.isModalInPresentation = numbers.once(in: 6)
    guard let sheet = made.sheetPresentationController else { return made }
    switch numbers.pick(4) {
    case 0: sheet.detents = [.medium(), .large()]
    case 1: sheet.detents = [.medium()]
    case 2: sheet.detents = [.custom { _ in 123.4 }, .medium(), .large()]
    default: break
    }
    sheet.prefersGrabberVisible = numbers.once(in: 2)
    sheet.prefersEdgeAttachedInCompactHeight = numbers.once(in: 3)
    if numbers.once(in: 4) { sheet.largestUndimmedDetentIdentifier = .medium }
    if numbers.once(in: 4) { adapt(made, &numbers) }
    return made
  }

  private func makeZoom(
    from presenter: UIViewController, _ numbers: inout SeededGenerator
  ) -> UIViewController {
    let made = app.makeScreen(&numbers)
    made.modalPresentationStyle = numbers.once(in: 3) ? .overFullScreen : .fullScreen
    zoom(made, from: presenter)
    return made
  }

  /// Sets a zoom from the button of the front screen.
  func zoom(_ controller: UIViewController, from presenter: UIViewController) {
    let button = (app.visible.last { $0 is Screen } as? Screen)?.source
    controller.preferredTransition = .zoom { [weak button] _ in button }
  }

  private func adapt(_ controller: UIViewController, _ numbers: inout SeededGenerator) {
    let adapter = Adapter()
    adapter.compactStyle = numbers.pick(from: [
      nil, UIModalPresentationStyle.none, .fullScreen, .overFullScreen, .formSheet,
    ])
    if numbers.once(in: 6) { adapter.replacement = app.makeScreen(&numbers) }
    adapter.permitsDismissal = !numbers.once(in: 6)
    app.adapters.append(adapter)
    controller.presentationController?.delegate = adapter
  }

  // MARK: Changes

  func changeSheet(_ numbers: inout SeededGenerator) {
    let shown = app.visible.filter { $0.presentingViewController != nil && $0.parent == nil }
    guard let last = shown.last else { return }
    if let sheet = last.presentationController as? UISheetPresentationController {
      let detent: UISheetPresentationController.Detent.Identifier =
        numbers.once(in: 2) ? .medium : .large
      app.log("detent \(detent.rawValue) of \(app.name(last))")
      if numbers.once(in: 3) {
        sheet.selectedDetentIdentifier = detent
      } else {
        sheet.animateChanges { sheet.selectedDetentIdentifier = detent }
      }
    } else {
      let size = CGSize(width: 150 + numbers.pick(200), height: 150 + numbers.pick(200))
      app.log("size \(size.width)x\(size.height) of \(app.name(last))")
      last.preferredContentSize = size
    }
  }

  /// Changes whether the front controller is modal or defines a context.
  func changeStyle(_ numbers: inout SeededGenerator) {
    guard let last = app.visible.last else { return }
    if numbers.once(in: 2) {
      app.log("\(app.name(last)) is\(last.isModalInPresentation ? " not" : "") modal")
      last.isModalInPresentation.toggle()
    } else {
      app.log("\(app.name(last)) defines a context: \(!last.definesPresentationContext)")
      if last.presentedViewController == nil { last.definesPresentationContext.toggle() }
    }
  }
}
