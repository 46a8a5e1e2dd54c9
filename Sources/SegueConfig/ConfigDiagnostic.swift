/// A problem in a configuration: a message, its source range and how to fix it.
public struct ConfigDiagnostic: Error, Hashable, Sendable {
  /// The severity of a diagnostic.
  public enum Severity: String, Hashable, Sendable {
    /// The configuration cannot be used.
    case error
    /// The configuration can be used, but probably not as meant.
    case warning
  }

  /// A message about a related source range that explains a diagnostic.
  public struct Note: Hashable, Sendable {
    /// The message, in lower case and without a period.
    package var message: String
    /// The source range; `nil` if the message refers to none.
    package var range: ConfigRange?

    /// Creates a note about a source range.
    public init(_ message: String, at range: ConfigRange?) {
      self.message = message
      self.range = range
    }
  }

  /// The severity.
  public var severity: Severity
  /// The stable identifier of this kind of error, in kebab case: `unknown-key`.
  public var code: String
  /// The message, in lower case and without a period; user-defined names are in single quotes.
  public var message: String
  /// The source range; `nil` for an error outside any text, such as a missing file.
  package var range: ConfigRange?
  /// One line that says how to fix the problem.
  public var help: String?
  /// Notes on related source ranges, such as the first of two equal keys.
  package var notes: [Note]
  /// The text that replaces the source range; `nil` if no replacement alone fixes the mistake.
  package var replacement: String?
  /// Why a parameter has no effect, as in `'opacity' is 0`; `nil` for another diagnostic.
  package var condition: String?

  /// Creates a diagnostic, an error by default.
  package init(
    _ severity: Severity = .error, code: String, _ message: String, at range: ConfigRange?,
    help: String? = nil, notes: [Note] = []
  ) {
    self.severity = severity
    self.code = code
    self.message = message
    self.range = range
    self.help = help
    self.notes = notes
  }
}

extension ConfigDiagnostic {
  /// The maximum length of a text, in characters; many quote the configuration, which can be long.
  private static let longestText = 4000

  /// The diagnostic with its texts truncated to `longestText`.
  var cut: ConfigDiagnostic {
    var result = self
    result.message = Self.cut(message)
    result.help = help.map(Self.cut)
    for index in notes.indices { result.notes[index].message = Self.cut(notes[index].message) }
    return result
  }

  private static func cut(_ text: String) -> String {
    guard text.utf8.count > longestText else { return text }
    return String(text.prefix(longestText)) + "…"
  }
}
