import Testing

/// An invalid text and its report, in some suites without excerpts.
struct MessageCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var text: [UInt8]
  var report: String

  init(_ name: String, _ text: String, _ report: String) {
    self.init(name, Array(text.utf8), report)
  }

  init(_ name: String, _ text: [UInt8], _ report: String) {
    testDescription = name
    self.text = text
    self.report = report
  }
}
