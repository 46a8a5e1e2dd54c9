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
    case .present(let plan): present(plan, place)
    case .dismiss(let plan):
      guard let controller = liveController(plan.from, place) else { return }
      controller.dismiss(animated: plan.animated)
    case .push(let plan): push(plan, place)
    case .pop(let plan): pop(plan, place)
    case .select(let name): select(name, place)
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

  private func settle(limit: Double, _ place: String?) {
    guard !settle(limit: limit) else { return }
    report(
      Verdict(
        time: device.now, passed: false, expectation: "the device comes to rest",
        expected: "within \(limit.text) s", actual: "still moving", place: place))
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

  // MARK: Touches

  private func tap(_ target: Target, _ place: String?) {
    guard let point = point(of: target, place) else { return }
    device.touchDown(at: point)
    record(.began, at: point)
    settleInstant()
    pass(to: device.now + StepPlan.tapDuration)
    device.touchUp()
    record(.ended, at: point)
  }

  private func record(_ phase: TouchPhase, at point: CGPoint) {
    builder.touches.append(
      TouchRecord(time: device.now, id: 0, phase: phase, x: point.x, y: point.y))
  }

  /// Where a finger lands: in the middle of what is to be seen of a target, or where else it gets
  /// the touch; a target that gets none fails.
  private func point(of target: Target, _ place: String?) -> CGPoint? {
    let name: String
    switch target {
    case .point(let point): return CGPoint(x: point.x, y: point.y)
    case .id(let id): name = id
    case .role(let role): name = role
    }
    func fail(_ actual: String) -> CGPoint? {
      report(
        Verdict(
          time: device.now, passed: false, expectation: "\(name) can be tapped",
          expected: "a touch on \(name)", actual: actual, place: place))
      return nil
    }
    let screen = device.screen.bounds
    guard let view = device.view(named: name) else { return fail("\(name) in no window") }
    if let reason = view.reasonUnseen(on: screen, at: device.now) {
      return fail("\(name) \(reason)")
    }
    let area = view.shownFrame(at: device.now).intersection(screen)
    if let point = TapGrid.points(in: area).first(where: { point in
      device.touchedView(at: point)?.isDescendant(of: view) ?? false
    }) {
      return point
    }
    let middle = CGPoint(x: area.midX, y: area.midY)
    let other = device.touchedView(at: middle)?.givenName
    return fail("a touch on \(other ?? "nothing") at \(middle.listText)")
  }
}

/// Where a finger tries to hit an area: the middle first, then nearer and nearer to the edges.
nonisolated private enum TapGrid {
  private static let shares = [8, 4, 12, 2, 14, 1, 15].map { CGFloat($0) / 16 }

  static func points(in area: CGRect) -> some Sequence<CGPoint> {
    shares.lazy.flatMap { y in
      shares.lazy.map { x in
        CGPoint(x: area.minX + x * area.width, y: area.minY + y * area.height)
      }
    }
  }
}

nonisolated extension StepPlan {
  /// What the step does, on one line, as the recording's events show it; nil where it only waits
  /// or looks.
  fileprivate var text: String? {
    switch self {
    case .tap(let target): "tap \(target.text)"
    case .present(let plan): "present \(plan.screen)" + (plan.with.map { " with \($0.name)" } ?? "")
    case .dismiss(let plan): "dismiss" + (plan.from.map { " from \($0)" } ?? "")
    case .push(let plan): "push \(plan.screen)" + (plan.with.map { " with \($0.name)" } ?? "")
    case .pop(let plan): "pop" + (plan.to.map { " to \($0)" } ?? "")
    case .select(let name): "select \(name)"
    case .rotate(let orientation): "rotate to \(orientation.rawValue)"
    case .resize(let size): "resize to \(Double(size.width).text) x \(Double(size.height).text)"
    case .set(let change): "change \(change.screen)"
    case .wait, .settle, .expect, .always, .never, .snapshot: nil
    }
  }
}
