@testable import ProjectChecks

/// The events of a test run, as Swift Testing writes them.
struct Events {
  private(set) var text = ""

  var outcomes: [TestOutcome] { EventStream(path: "events", text: text).outcomes }

  /// Adds a test with a title, which ran with events.
  mutating func add(
    _ function: String, _ title: String, cases: [String] = [],
    events: [String] = ["testStarted", "testEnded"]
  ) {
    let cases = cases.map { #"{"displayName":"\#($0)"}"# }.joined(separator: ",")
    text += #"""
      {"kind":"test","payload":{"kind":"function","id":"\#(Self.id(function))","displayName":"\#(title)",\#
      "sourceLocation":{"fileID":"Tests/A.swift","line":7},"_testCases":[\#(cases)]}}

      """#
    for kind in events { add(event: kind, of: function) }
  }

  /// Adds an event with messages.
  mutating func add(
    event kind: String, of function: String, _ messages: [String] = [], issue: String = ""
  ) {
    let messages = messages.map { #"{"text":"\#($0)"}"# }.joined(separator: ",")
    text += #"""
      {"kind":"event","payload":{"kind":"\#(kind)","testID":"\#(Self.id(function))",\#
      "messages":[\#(messages)]\#(issue.isEmpty ? "" : ",\"issue\":{\(issue)}")}}

      """#
  }

  mutating func add(part: String) { text += part }

  private static func id(_ function: String) -> String { "\(function)/A.swift:7:4" }
}
