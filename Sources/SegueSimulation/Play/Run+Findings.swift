import HeadlessUIKit
import SegueConfig
import SegueRecording

/// Whether a condition holds, and what is there.
struct Finding {
  let holds: Bool
  private let describe: () -> String

  init(_ holds: Bool, _ actual: @escaping @autoclosure () -> String) {
    self.holds = holds
    describe = actual
  }

  /// What was found, for people.
  var actual: String { describe() }
}

extension Run {
  /// What is found now.
  func finding(_ condition: Condition) -> Finding {
    switch condition {
    case .top(let name):
      let top = stage.top
      return Finding(top.restorationIdentifier == name, self.device.name(of: top))
    case .stack(let screens): return standing(screens)
    case .selected(let name): return selecting(name)
    case .presenter(let of, let presenter): return presenting(of, by: presenter)
    case .onScreen(let name):
      let reason = reasonUnseen(name)
      return Finding(reason == nil, reason ?? "on the screen")
    case .notOnScreen(let name):
      let reason = reasonUnseen(name)
      return Finding(reason != nil, reason ?? "on the screen")
    case .frame(let frame): return place(frame)
    case .alpha(let alpha): return opacity(alpha)
    case .layer(let layer): return look(layer)
    case .offset(let offset): return scrolling(offset)
    case .transition(let isRunning):
      let runs = !device.transitions.isEmpty
      return Finding(runs == isRunning, runs ? "running" : "none")
    case .context(let condition): return context(condition)
    case .completed(let completion):
      let last = lastCompletion
      return Finding(last == completion, last.rawValue)
    case .keyboard(let isShown):
      let isThere = device.keyboardFrame != nil
      return Finding(isThere == isShown, isThere ? "shown" : "hidden")
    case .events(let events): return happened(events)
    case .diagnostics(let codes):
      let found = device.diagnostics.map(\.code.rawValue)
      if found == codes { diagnosticsExpected = max(diagnosticsExpected, found.count) }
      return Finding(
        found == codes, found.isEmpty ? "none" : "[\(found.joined(separator: ", "))]")
    }
  }

  private func presenting(_ name: String, by presenter: String) -> Finding {
    guard let controller = stage.controller(name, otherwise: stage.root) else {
      return Finding(false, "\(name) is not presented")
    }
    guard let found = controller.presentingViewController else {
      return Finding(false, "nobody")
    }
    // A container is meant by its own name, or by the screen that is on view in it.
    if found.restorationIdentifier == presenter { return Finding(true, presenter) }
    let screen = stage.isScreen(presenter) ? AppStage.leaf(of: found) : found
    return Finding(screen.restorationIdentifier == presenter, self.device.name(of: screen))
  }

  private func reasonUnseen(_ name: String) -> String? {
    guard let view = device.view(named: name) else { return "in no window" }
    return view.reasonUnseen(on: device.screen.bounds, at: device.now)
  }

  private func place(_ condition: FrameCondition) -> Finding {
    guard let view = device.view(named: condition.of) else { return Finding(false, "in no window") }
    let frame = view.shownFrame(at: device.now)
    let holds = condition.measures.allSatisfy { expected in
      abs(expected.measure.value(of: frame) - expected.value) <= condition.tolerance
    }
    return Finding(
      holds,
      condition.rectangle == nil
        ? condition.measures
          .map { "\($0.measure.rawValue) \($0.measure.value(of: frame).text)" }
          .joined(separator: ", ")
        : frame.listText)
  }

  private func opacity(_ condition: AlphaCondition) -> Finding {
    guard let view = device.view(named: condition.of) else { return Finding(false, "in no window") }
    let alpha = view.layer.presentationState(at: device.now).opacity
    return Finding(abs(alpha - condition.is) <= condition.tolerance, alpha.text)
  }

  private func look(_ condition: LayerCondition) -> Finding {
    guard let view = device.view(named: condition.of) else { return Finding(false, "in no window") }
    let state = view.layer.presentationState(at: device.now)
    let ground = state.background
    let found = LayerCondition(
      of: condition.of, cornerRadius: state.cornerRadius, shadowOpacity: state.shadowOpacity,
      background: ConfigColour(
        red: ground.red, green: ground.green, blue: ground.blue, alpha: ground.alpha))
    return Finding(condition.isMet(by: found), found.text(as: condition))
  }

  private func scrolling(_ condition: OffsetCondition) -> Finding {
    guard let view = device.view(named: condition.of) else { return Finding(false, "in no window") }
    guard view is UIScrollView else { return Finding(false, "\(condition.of) does not scroll") }
    let offset = view.layer.presentationState(at: device.now).bounds.origin
    return Finding(
      abs(offset.x - condition.is.x) <= condition.tolerance
        && abs(offset.y - condition.is.y) <= condition.tolerance, offset.listText)
  }

  private func context(_ condition: ContextCondition) -> Finding {
    guard let coordinator = stage.top.transitionCoordinator else {
      return Finding(false, "no transition")
    }
    let found = ContextCondition(
      isAnimated: condition.isAnimated.map { _ in coordinator.isAnimated },
      isInteractive: condition.isInteractive.map { _ in coordinator.isInteractive },
      isCancelled: condition.isCancelled.map { _ in coordinator.isCancelled },
      presentationStyle: condition.presentationStyle.map { _ in coordinator.presentationStyle })
    return Finding(found == condition, found.text)
  }

  private var lastCompletion: Condition.Completion {
    for event in device.events[firstEvent...].reversed() {
      switch (event.kind, event.text) {
      case (.presentation, "presentationTransitionDidEnd(true)"): return .presentation
      case (.presentation, "dismissalTransitionDidEnd(true)"): return .dismissal
      case (.container, "push(true)"): return .push
      case (.container, "pop(true)"): return .pop
      case (.container, "selection(true)"): return .selection
      case (.container, "page(true)"): return .page
      default: continue
      }
    }
    return .none
  }

  private static func absence(of event: String, among events: [String]) -> String {
    let near = events.contains(event) ? nil : nearestName(to: event, among: events)
    return "no \(quoted(event)) in its place"
      + (near.map { " (did you mean \(quoted($0))?)" } ?? "")
      + " among [\(events.joined(separator: ", "))]"
  }

  private func happened(_ condition: EventsCondition) -> Finding {
    let events =
      happenings
      .filter { condition.kind == nil || $0.kind == condition.kind }
      .map { $0.subject.isEmpty ? $0.text : "\($0.subject) \($0.text)" }
    guard !condition.isExact else {
      return Finding(events == condition.list, "[\(events.joined(separator: ", "))]")
    }
    var wanted = condition.list[...]
    for event in events where event == wanted.first { wanted.removeFirst() }
    guard let missing = wanted.first else { return Finding(true, "") }
    return Finding(false, Self.absence(of: missing, among: events))
  }
}

nonisolated extension FrameCondition.Measure {
  fileprivate func value(of frame: CGRect) -> Double {
    switch self {
    case .x, .minX: frame.minX
    case .y, .minY: frame.minY
    case .width: frame.width
    case .height: frame.height
    case .midX: frame.midX
    case .maxX: frame.maxX
    case .midY: frame.midY
    case .maxY: frame.maxY
    }
  }
}
