import HeadlessUIKit
import SegueConfig
import SegueRecording

/// Steps: what somebody does.
extension Run {
  /// Takes one step.
  func take(_ step: Marked<StepPlan>) {
    let place = placeText(step.range)
    if let text = step.value.text { log("step", text) }
    switch step.value {
    case .tap(let target): tap(target, place)
    case .type(let text): type(text, place)
    case .endEditing:
      for window in device.windows { window.endEditing(true) }
    case .drag(let plan): drag(plan, place)
    case .fling(let plan): fling(plan, place)
    case .hold(let plan): hold(plan, place)
    case .touches(let plans): touches(plans, place)
    case .release: release(place)
    case .background: goToBackground()
    case .present(let plan): present(plan, place)
    case .dismiss(let plan):
      dismiss(plan, place)
    case .push(let plan): push(plan, place)
    case .pop(let plan): pop(plan, place)
    case .stack(let plan): replace(plan, place)
    case .select(let name): select(name, place)
    case .page(let plan): turn(to: plan, place)
    case .show(let column): move(column, shows: true, place)
    case .hide(let column): move(column, shows: false, place)
    case .wait(let seconds): pass(to: device.now + seconds)
    case .settle(let limit): settle(limit: limit, place)
    case .rotate(let orientation): device.rotate(to: UIInterfaceOrientation(orientation))
    case .resize(let size): device.resize(to: size)
    case .set(let change):
      let controller = liveController(change.screen, place)
      (controller as? ScreenController)?.change(by: change)
    case .expect(let step): judge(step)
    case .always(let expectation): watch(expectation, mustHold: true)
    case .never(let expectation): watch(expectation, mustHold: false)
    case .snapshot(let name): snapshot(name)
    }
    if step.value.text != nil { settleInstant() }
  }

  private func present(_ plan: PresentationPlan, _ place: String?) {
    guard let presenter = liveController(plan.from, place) else { return }
    stage.present(plan, from: presenter)
  }

  private func dismiss(_ plan: DismissalPlan, _ place: String?) {
    guard let controller = liveController(plan.from, place) else { return }
    if controller.presentedViewController == nil, controller.presentingViewController == nil {
      let name = device.name(of: controller)
      report(
        Verdict(
          time: device.now, passed: false, expectation: "there is something to dismiss",
          expected: "a presented screen", actual: "\(name) neither presents nor is presented",
          place: place))
    }
    controller.dismiss(animated: plan.animated)
  }

  private func type(_ text: String, _ place: String?) {
    guard !device.typeText(text) else { return }
    report(
      Verdict(
        time: device.now, passed: false, expectation: "there is a keyboard to type on",
        expected: "a field that is edited", actual: "no keyboard", place: place))
  }

  private func settle(limit: Double, _ place: String?) {
    guard !settle(limit: limit) else { return }
    report(
      Verdict(
        time: device.now, passed: false, expectation: "the device comes to rest",
        expected: "within \(limit.text) s", actual: device.isFrozen ? frozenText : "still moving",
        place: place))
  }

  /// What a frozen app is called: by the diagnostics of the transitions that nobody completes.
  private var frozenText: String {
    let codes = device.diagnostics.map(\.code)
      .filter { $0 == .transitionNeverCompleted || $0 == .interactionAbandoned }
    return "frozen: \(codes.last?.rawValue ?? "")"
  }

  /// A controller on view by its name, the topmost without one; a name that is not on view fails.
  func liveController(_ name: String?, _ place: String?) -> UIViewController? {
    if let controller = stage.controller(name, otherwise: stage.top) { return controller }
    report(
      Verdict(
        time: device.now, passed: false, expectation: "\(name ?? "") is presented",
        expected: name, actual: stage.screens.map(device.name(of:)).joined(separator: ", "),
        place: place))
    return nil
  }
}

nonisolated extension StepPlan {
  /// What the step does, on one line, as the recording's events show it; nil where it only waits
  /// or looks.
  fileprivate var text: String? {
    switch self {
    case .tap(let target): "tap \(target.text)"
    case .type(let text): "type \(quoted(text))"
    case .endEditing: "end editing"
    case .drag(let plan):
      "drag\(plan.from.onLine)" + (plan.by.map { " by \($0.text)" } ?? "")
        + (plan.to.map { " to \($0.text)" } ?? "") + " for \(plan.seconds.text) s"
    case .fling(let plan):
      "fling\(plan.from.onLine) by \(plan.by.text) at \(plan.velocity.text) pt/s"
    case .hold(let plan): "hold \(plan.at.text)"
    case .touches(let plans): "touch \(plans.map(\.from.text).joined(separator: ", "))"
    case .release: "release"
    case .background: "go to the background and back"
    case .present(let plan): "present \(plan.screen)" + (plan.with.map { " with \($0.name)" } ?? "")
    case .dismiss(let plan): "dismiss" + (plan.from.map { " from \($0)" } ?? "")
    case .push(let plan):
      "push \(plan.screen)" + (plan.again ? " again" : "")
        + (plan.with.map { " with \($0.name)" } ?? "")
    case .pop(let plan): "pop" + (plan.to.map { " to \($0)" } ?? "")
    case .stack(let plan): "replace the stack by [\(plan.screens.joined(separator: ", "))]"
    case .select(let name): "select \(name)"
    case .page(let plan): "turn to \(plan.page)"
    case .show(let column): "show \(column.rawValue)"
    case .hide(let column): "hide \(column.rawValue)"
    case .rotate(let orientation): "rotate to \(orientation.rawValue)"
    case .resize(let size): "resize to \(Double(size.width).text) x \(Double(size.height).text)"
    case .set(let change): "change \(change.screen)"
    case .wait, .settle, .expect, .always, .never, .snapshot: nil
    }
  }
}

nonisolated extension Target? {
  fileprivate var onLine: String { map { " \($0.text)" } ?? "" }
}

nonisolated extension ConfigPoint {
  fileprivate var text: String { "[\(x.text), \(y.text)]" }
}
