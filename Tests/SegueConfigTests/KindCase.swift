import SegueConfig
import Testing

/// A value of a kind as it is written, and what becomes of it.
struct KindCase: CustomTestStringConvertible, Sendable {
  var text: String
  var outcome: String
  /// Reads the text; what was read is told in the way the kind writes it.
  var read: @Sendable (String) -> String

  var testDescription: String { "\(text) → \(outcome)" }

  init<Value>(_ kind: ParameterKind<Value>, _ text: String, _ outcome: String) {
    self.text = text
    self.outcome = outcome
    read = { text in
      var diagnostics = ConfigDiagnostics()
      let read = kind.decode(value(text), &diagnostics)
      let told = read.map(kind.format).map { [$0] } ?? []
      return (told + lines(diagnostics)).joined(separator: "\n")
    }
  }

  func check(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(read(text) == outcome, sourceLocation: sourceLocation)
  }
}
