import HeadlessUIKit

/// The legal moves of a controller's appearance, as an automaton over the log.
enum AppearanceGrammar {
  /// The faults of a controller, as by its name.
  static func faults(of controller: LoggingController, in log: CallLog) -> [String] {
    faults(of: controller.name, in: log)
  }

  /// The faults of every controller that logs, each with the controller's name.
  static func faults(in log: CallLog) -> [String] {
    log.names.flatMap { name in faults(of: name, in: log).map { "\(name): \($0)" } }
  }

  /// What is illegal in all the calls of a controller so far, and whether its view is in the window
  /// exactly when the last of them was viewDidAppear; empty for a legal run at rest.
  ///
  /// A controller that is gone is in no window; a name that no controller has is a fault.
  static func faults(of name: String, in log: CallLog) -> [String] {
    guard let isInWindow = log.isInWindow(name) else { return ["no controller is named \(name)"] }
    var last: String?
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
      last = "\(call)"
    }
    if state == "appearing" || state == "disappearing" { faults.append("left \(state)") }
    if isInWindow != (last == "viewDidAppear") {
      faults.append("\(isInWindow ? "in" : "not in") the window after \(last ?? "nothing")")
    }
    return faults
  }
}
