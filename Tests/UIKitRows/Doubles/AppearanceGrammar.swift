import HeadlessUIKit

/// The grammar of appearance callbacks: their legal sequences, as an automaton over the log.
enum AppearanceGrammar {
  /// Returns the faults of a view controller.
  static func faults(of controller: LoggingController, in log: CallLog) -> [String] {
    faults(of: controller.name, in: log)
  }

  /// Returns the faults of every registered view controller, prefixed with its name.
  static func faults(in log: CallLog) -> [String] { faults(of: log.names, in: log) }

  /// Returns the faults of several view controllers, prefixed with their names.
  static func faults(of controllers: [LoggingController], in log: CallLog) -> [String] {
    faults(of: controllers.map(\.name), in: log)
  }

  /// Returns the faults of several view controllers, prefixed with their names.
  static func faults(of names: [String], in log: CallLog) -> [String] {
    names.flatMap { name in faults(of: name, in: log).map { "\(name): \($0)" } }
  }

  /// Returns the illegal calls of a view controller, a view that is in the window although the last
  /// call was not `viewDidAppear` (or the reverse), and misplaced views; empty for a legal sequence
  /// outside of a transition.
  ///
  /// A deallocated view controller counts as outside the window; an unknown name is a fault.
  static func faults(of name: String, in log: CallLog) -> [String] {
    guard let isInWindow = log.isInWindow(name) else { return ["no controller is named \(name)"] }
    var last: String?
    var state = "disappeared"
    var wasIsAppearingCalled = false
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
        if state != "appearing" || wasIsAppearingCalled { faults.append("\(call) while \(state)") }
        wasIsAppearingCalled = true
        continue
      default: continue
      }
      if !next.from.contains(state) { faults.append("\(call) while \(state)") }
      if call == "viewDidAppear", !wasIsAppearingCalled {
        faults.append("\(call) without viewIsAppearing")
      }
      if call == "viewWillAppear" { wasIsAppearingCalled = false }
      state = next.to
      last = "\(call)"
    }
    if state == "appearing" || state == "disappearing" { faults.append("left \(state)") }
    if isInWindow != (last == "viewDidAppear") {
      faults.append("\(isInWindow ? "in" : "not in") the window after \(last ?? "nothing")")
    }
    return faults + (log.controller(name).map(misplacements) ?? [])
  }

  /// Returns a fault for a container behind its presenter's container, and for a root or
  /// full-screen view that does not fill its container.
  private static func misplacements(of controller: UIViewController) -> [String] {
    guard let view = controller.viewIfLoaded, let window = view.window else { return [] }
    var faults: [String] = []
    var expected: CGRect?
    if controller === window.rootViewController { expected = window.bounds }
    if controller.parent == nil, let presenter = controller.presentingViewController,
      let presentation = controller.presentationController
    {
      for covered in sequence(first: presenter, next: \.presentingViewController)
      where covered.presentingViewController != nil
        && !isBehind(covered.presentationController?.containerView, presentation.containerView)
      {
        faults.append("behind its presenter's container")
      }
      if presentation.presentedView === view,
        [.fullScreen, .overFullScreen].contains(
          presentation.presentationStyle)
      {
        expected = presentation.containerView?.bounds
      }
    }
    if let expected, view.transform.isIdentity, !isClose(view.frame, expected) {
      faults.append("at \(view.frame) instead of \(expected)")
    }
    return faults
  }

  /// Returns whether one view is behind another; `true` unless they are siblings.
  private static func isBehind(_ back: UIView?, _ front: UIView?) -> Bool {
    guard let siblings = front?.superview?.subviews,
      let back = siblings.firstIndex(where: { $0 === back }),
      let front = siblings.firstIndex(where: { $0 === front })
    else { return true }
    return back <= front
  }
}
