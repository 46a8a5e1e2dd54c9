import SegueConfig
import Testing

/// A written value of a kind, and the expected value and diagnostics.
struct KindCase: CustomTestStringConvertible, Sendable {
  var text: String
  var outcome: String
  /// Decodes a text and returns the encoded value, followed by the diagnostics.
  var read: @Sendable (String) -> String

  var testDescription: String { "\(text) → \(outcome)" }

  init<Value>(_ kind: ParameterKind<Value>, _ text: String, _ outcome: String) {
    self.text = text
    self.outcome = outcome
    read = { text in
      var diagnostics = ConfigDiagnostics()
      let read = kind.decode(value(text), &diagnostics)
      let encoded = read.map(kind.format).map { [$0] } ?? []
      return (encoded + lines(diagnostics)).joined(separator: "\n")
    }
  }

  func check(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(read(text) == outcome, sourceLocation: sourceLocation)
  }
}
