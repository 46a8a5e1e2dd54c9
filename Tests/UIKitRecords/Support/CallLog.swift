/// The calls that a scene logs, in order.
final class CallLog {
  private(set) var calls: [String] = []

  func note(_ call: String) { calls.append(call) }
  func clear() { calls = [] }
}
