/// The calls that a scene of fades logs, in order.
final class FadeLog {
  private(set) var calls: [String] = []

  func note(_ call: String) { calls.append(call) }
  func clear() { calls = [] }
}
