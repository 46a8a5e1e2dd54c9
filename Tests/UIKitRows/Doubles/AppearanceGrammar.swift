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

  /// What is illegal in all the calls of a controller so far, whether its view is in the window
  /// exactly when the last of them was viewDidAppear, and whether it is where it belongs; empty for a
  /// legal run at rest.
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
    return faults + (log.controller(name).map(misplacements) ?? [])
  }

  /// What of a controller in the window is behind what it was presented from, or not as large as its
  /// surroundings make it.
  private static func misplacements(of controller: UIViewController) -> [String] {
    guard let view = controller.viewIfLoaded, let window = view.window else { return [] }
    var faults: [String] = []
    var room: CGRect?
    if controller === window.rootViewController { room = window.bounds }
    if controller.parent == nil, let presenter = controller.presentingViewController,
      let presentation = controller.presentationController
    {
      for covered in sequence(first: presenter, next: \.presentingViewController)
      where covered.presentingViewController != nil
        && !isInOrder(covered.presentationController?.containerView, presentation.containerView)
      {
        faults.append("behind the container of what presents it")
      }
      if presentation.presentedView === view,
        [.fullScreen, .overFullScreen].contains(
          presentation.presentationStyle)
      {
        room = presentation.containerView?.bounds
      }
    }
    if let room, view.transform.isIdentity, !isClose(view.frame, room) {
      faults.append("at \(view.frame) instead of \(room)")
    }
    return faults
  }

  /// Whether one view is behind another, where they are neighbors.
  private static func isInOrder(_ back: UIView?, _ front: UIView?) -> Bool {
    guard let neighbors = front?.superview?.subviews,
      let back = neighbors.firstIndex(where: { $0 === back }),
      let front = neighbors.firstIndex(where: { $0 === front })
    else { return true }
    return back <= front
  }
}
