package import SegueConfig

/// Why a command gave up: the exit code, and what to tell the person.
nonisolated package struct CommandFailure: Error, Hashable, Sendable {
  var code: ExitCode
  /// Whole lines for the messages; empty when there is nobody to tell.
  var text: String

  package init(_ code: ExitCode, text: String) {
    self.code = code
    self.text = text
  }

  package init(_ code: ExitCode, _ diagnostic: ConfigDiagnostic) {
    self.init(code, text: diagnostic.rendered() + "\n")
  }

  package init(_ code: ExitCode, _ name: String, _ message: String, help: String? = nil) {
    self.init(code, ConfigDiagnostic(code: name, message, at: nil, help: help))
  }

  /// A usage failure because of a name that is not one of those known.
  static func unknown(
    _ noun: String, _ name: String, _ place: String? = nil, known: [String]
  ) -> CommandFailure {
    var diagnostics = ConfigDiagnostics()
    diagnostics.unknownName(noun, name, place, known: known, at: nil)
    return CommandFailure(.usage, text: diagnostics.all.map { $0.rendered() + "\n" }.joined())
  }
}
