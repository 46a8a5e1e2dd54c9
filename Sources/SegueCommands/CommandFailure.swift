package import SegueConfig

/// The failure of a command: an exit code and a message.
nonisolated package struct CommandFailure: Error, Hashable, Sendable {
  var code: ExitCode
  /// The message, as whole lines; empty if the output was closed.
  var text: String

  /// The first line of the message, without the code.
  var summary: String {
    let line = text.prefix { !$0.isNewline }
    return line.firstRange(of: "]: ").map { String(line[$0.upperBound...]) } ?? String(line)
  }

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

  /// Returns the usage failure for an unknown name, with the words of `ConfigDiagnostics.unknownName`.
  static func unknown(
    _ noun: String, _ name: String, _ place: String? = nil, known: [String],
    nearest: String? = nil
  ) -> CommandFailure {
    var diagnostics = ConfigDiagnostics()
    diagnostics.unknownName(noun, name, place, known: known, nearest: nearest, at: nil)
    return CommandFailure(.usage, text: diagnostics.all.map { $0.rendered() + "\n" }.joined())
  }
}
