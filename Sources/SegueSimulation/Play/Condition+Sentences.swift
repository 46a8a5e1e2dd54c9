import SegueConfig

/// Conditions as verdicts name them.
nonisolated extension Condition {
  /// What must hold, as a sentence.
  var sentence: String {
    switch self {
    case .top(let name): "top is \(name)"
    case .stack(let screens): "the stack is [\(screens.joined(separator: ", "))]"
    case .selected(let name): "the tab \(name) is selected"
    case .presenter(let of, let presenter): "\(of) is presented by \(presenter)"
    case .onScreen(let name): "\(name) is on the screen"
    case .notOnScreen(let name): "\(name) is not on the screen"
    case .frame(let frame):
      "frame of \(frame.of) is \(frame.text)"
    case .alpha(let alpha): "alpha of \(alpha.of) is \(alpha.is.text)"
    case .layer(let layer): "layer of \(layer.of) has \(layer.text)"
    case .offset(let offset): "offset of \(offset.of) is \(offset.text)"
    case .transition(let isRunning):
      isRunning ? "a transition is running" : "no transition is running"
    case .context(let condition): "the context says \(condition.text)"
    case .completed(.none): "no transition has completed"
    case .completed(let completion): "the last transition to complete is a \(completion.rawValue)"
    case .keyboard(let isShown): "the keyboard is \(isShown ? "shown" : "hidden")"
    case .events(let events):
      "\(events.isExact ? "exactly these" : "these") \(events.kind.map { "\($0) " } ?? "")events "
        + "happened in order"
    case .diagnostics(let codes):
      codes.isEmpty
        ? "the device complains about nothing" : "the device complains about what is expected"
    }
  }

  /// The value that is expected.
  var expected: String {
    switch self {
    case .top(let name): name
    case .stack(let screens): "[\(screens.joined(separator: ", "))]"
    case .selected(let name): name
    case .presenter(_, let presenter): presenter
    case .onScreen: "on the screen"
    case .notOnScreen: "not on the screen"
    case .frame(let frame): "\(frame.text) ± \(frame.tolerance.text)"
    case .alpha(let alpha): "\(alpha.is.text) ± \(alpha.tolerance.text)"
    case .layer(let layer): "\(layer.text) ± \(layer.tolerance.text)"
    case .offset(let offset): "\(offset.text) ± \(offset.tolerance.text)"
    case .transition(let isRunning): isRunning ? "running" : "none"
    case .context(let condition): condition.text
    case .completed(let completion): completion.rawValue
    case .keyboard(let isShown): isShown ? "shown" : "hidden"
    case .events(let events): "[\(events.list.joined(separator: ", "))]"
    case .diagnostics(let codes): codes.isEmpty ? "none" : "[\(codes.joined(separator: ", "))]"
    }
  }
}

nonisolated extension FrameCondition {
  fileprivate var text: String {
    if let rectangle, measures.count == 4 {
      return "[\(rectangle.map(\.text).joined(separator: ", "))]"
    }
    return measures.map { "\($0.measure.rawValue) \($0.value.text)" }.joined(separator: ", ")
  }
}

nonisolated extension OffsetCondition {
  fileprivate var text: String { "[\(`is`.x.text), \(`is`.y.text)]" }
}

nonisolated extension ContextCondition {
  var text: String {
    let parts = [
      isAnimated.map { "isAnimated \($0)" }, isInteractive.map { "isInteractive \($0)" },
      isCancelled.map { "isCancelled \($0)" },
      presentationStyle.map { "presentationStyle \($0)" },
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }
}
