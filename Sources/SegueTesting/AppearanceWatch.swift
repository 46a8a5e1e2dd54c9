import SegueCore

/// The legal appearance transitions of every controller (UIKit row 43); the tests have an automaton of their
/// own, AppearanceGrammar.
struct AppearanceWatch {
  private enum Phase: String { case disappeared, appearing, appeared, disappearing }

  private var phases: [(name: String, phase: Phase)] = []

  /// Records a callback.
  ///
  /// - Returns: The expected and found state, if the callback is illegal.
  mutating func note(_ event: DeviceEvent) -> (expected: String, found: String)? {
    let call = event.text.prefix { $0 != "(" }
    let move: (from: [Phase], to: Phase)
    switch call {
    case "viewWillAppear": move = ([.disappeared, .disappearing], .appearing)
    case "viewIsAppearing": move = ([.appearing], .appearing)
    case "viewDidAppear": move = ([.appearing], .appeared)
    case "viewWillDisappear": move = ([.appeared, .appearing], .disappearing)
    case "viewDidDisappear": move = ([.disappearing], .disappeared)
    default: return nil
    }
    let index = phases.firstIndex { $0.name == event.subject }
    let phase = index.map { phases[$0].phase } ?? .disappeared
    if let index { phases[index].phase = move.to } else { phases.append((event.subject, move.to)) }
    guard !move.from.contains(phase) else { return nil }
    let legal = move.from.map(\.rawValue).joined(separator: " or ")
    return ("\(call) of \(event.subject) while it is \(legal)", "it is \(phase.rawValue)")
  }

  /// The expected and found state of a controller whose appearance transition has not ended; nil for none.
  var openEnd: (expected: String, found: String)? {
    let open = phases.first { $0.phase == .appearing || $0.phase == .disappearing }
    return open.map {
      ("\($0.name) has appeared or disappeared", "it is still \($0.phase.rawValue)")
    }
  }
}
