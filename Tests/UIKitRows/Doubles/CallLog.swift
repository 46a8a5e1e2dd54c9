import HeadlessUIKit

/// What was called, in order.
final class CallLog {
  /// Since the log was cleared last.
  private(set) var calls: [String] = []
  /// From the beginning.
  private(set) var history: [String] = []
  /// The controllers that log, by name; the last of a name counts.
  private var controllers: [String: () -> LoggingController?] = [:]

  func add(_ call: String) {
    calls.append(call)
    history.append(call)
  }
  func clear() { calls = [] }

  /// Makes a controller known by its name, without keeping it.
  func register(_ controller: LoggingController) {
    controllers[controller.name] = { [weak controller] in controller }
  }
  /// The names of the controllers that log, in alphabetical order.
  var names: [String] { controllers.keys.sorted() }
  /// The controller of a name, unless it is gone.
  func controller(_ name: String) -> LoggingController? { controllers[name]?() }
  /// Whether the view of the controller of a name is in a window; nil where none has that name.
  func isInWindow(_ name: String) -> Bool? {
    controllers[name].map { $0()?.viewIfLoaded?.window != nil }
  }

  /// The calls of some of those who log.
  func calls(of names: String...) -> [String] {
    calls.filter { call in names.contains { call.hasPrefix("\($0).") } }
  }
  /// The place of a call; nil where it did not come.
  func place(of call: String) -> Int? { calls.firstIndex(of: call) }
  func count(of call: String) -> Int { calls.count { $0 == call } }
}
