import HeadlessUIKit

/// The legal moves of a controller's appearance, as an automaton over the log.
enum AppearanceGrammar {
  /// What is illegal in all the calls of a controller so far, and whether its view is in the window
  /// exactly when the last of them was viewDidAppear; nothing for a legal run at rest.
  static func faults(of controller: LoggingController, in log: CallLog) -> [String] {
    let callbacks = [
      "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
    ].map { "\(controller.name).\($0)" }
    let last = log.history.last { callbacks.contains($0) }
    let isInWindow = controller.viewIfLoaded?.window != nil
    return faults(of: controller.name, in: log)
      + (isInWindow == (last == callbacks[1])
        ? [] : ["\(isInWindow ? "in" : "not in") the window after \(last ?? "nothing")"])
  }

  /// What is illegal in all the calls of a controller so far; nothing for a legal run.
  static func faults(of name: String, in log: CallLog) -> [String] {
    var state = "disappeared"
    var isToldAppearing = false
    var faults: [String] = []
    for call in log.history where call.hasPrefix("\(name).") {
      let call = call.dropFirst(name.count + 1)
      let next: (from: [String], to: String)
      switch call {
      case "viewWillAppear": next = (["disappeared", "disappearing"], "appearing")
      case "viewDidAppear": next = (["appearing"], "appeared")
      case "viewWillDisappear": next = (["appeared", "appearing"], "disappearing")
      case "viewDidDisappear": next = (["disappearing"], "disappeared")
      case "viewIsAppearing":
        if state != "appearing" || isToldAppearing { faults.append("\(call) while \(state)") }
        isToldAppearing = true
        continue
      default: continue
      }
      if !next.from.contains(state) { faults.append("\(call) while \(state)") }
      if call == "viewDidAppear", !isToldAppearing {
        faults.append("\(call) without viewIsAppearing")
      }
      if call == "viewWillAppear" { isToldAppearing = false }
      state = next.to
    }
    if state == "appearing" || state == "disappearing" { faults.append("left \(state)") }
    return faults
  }
}
