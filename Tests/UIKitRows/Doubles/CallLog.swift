/// What was called, in order.
final class CallLog {
  /// Since the log was cleared last.
  private(set) var calls: [String] = []
  /// From the beginning.
  private(set) var history: [String] = []

  func add(_ call: String) {
    calls.append(call)
    history.append(call)
  }
  func clear() { calls = [] }

  /// The calls of some of those who log.
  func calls(of names: String...) -> [String] {
    calls.filter { call in names.contains { call.hasPrefix("\($0).") } }
  }
  /// The place of a call; nil where it did not come.
  func place(of call: String) -> Int? { calls.firstIndex(of: call) }
  func count(of call: String) -> Int { calls.count { $0 == call } }
}
