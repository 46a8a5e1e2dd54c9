import HeadlessUIKit

/// The calls that a test logs, in order.
final class CallLog {
  /// The calls since the log was last cleared.
  private(set) var calls: [String] = []
  /// All calls.
  private(set) var history: [String] = []
  /// The registered view controllers by name; a later one of the same name replaces the earlier.
  private var controllers: [String: () -> LoggingController?] = [:]

  func add(_ call: String) {
    calls.append(call)
    history.append(call)
  }
  func clear() { calls = [] }

  /// Registers a view controller under its name, without retaining it.
  func register(_ controller: LoggingController) {
    controllers[controller.name] = { [weak controller] in controller }
  }
  /// The names of the registered view controllers, in alphabetical order.
  var names: [String] { controllers.keys.sorted() }
  /// Returns the view controller of a name, unless it was deallocated.
  func controller(_ name: String) -> LoggingController? { controllers[name]?() }
  /// Returns whether the named view controller's view is in a window; `nil` for an unknown name.
  func isInWindow(_ name: String) -> Bool? {
    controllers[name].map { $0()?.viewIfLoaded?.window != nil }
  }

  /// Returns the calls of the named loggers since the log was last cleared.
  func calls(of names: String...) -> [String] {
    calls.filter { call in names.contains { call.hasPrefix("\($0).") } }
  }
  /// Returns the index of the first such call since the log was last cleared, if any.
  func position(of call: String) -> Int? { calls.firstIndex(of: call) }
  func count(of call: String) -> Int { calls.count { $0 == call } }
}
