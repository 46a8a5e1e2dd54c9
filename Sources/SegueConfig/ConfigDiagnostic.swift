/// Something wrong in a configuration: what, where, and how to mend it.
public struct ConfigDiagnostic: Error, Hashable, Sendable {
  /// How grave a diagnostic is.
  public enum Severity: String, Hashable, Sendable {
    /// The configuration cannot be used.
    case error
    /// The configuration can be used, but probably not as meant.
    case warning
  }

  /// A second place that explains a diagnostic.
  public struct Note: Hashable, Sendable {
    /// A sentence about the place, in lower case and without a full stop.
    public var message: String
    /// The place; nil where the sentence is about none.
    public var range: ConfigRange?

    /// A sentence about a place.
    public init(_ message: String, at range: ConfigRange?) {
      self.message = message
      self.range = range
    }
  }

  /// How grave it is.
  public var severity: Severity
  /// The stable name of this sort of mistake, in kebab case: `unknown-key`.
  public var code: String
  /// A sentence in lower case without a full stop; names of people's own stand in single quotes.
  public var message: String
  /// The place; nil when the mistake is in no text, such as a missing file.
  public var range: ConfigRange?
  /// One line on how to mend it.
  public var help: String?
  /// Other places that matter, such as the first of two equal keys.
  public var notes: [Note]
  /// What to write at the place instead; nil where no text alone mends the mistake.
  public var replacement: String?

  /// A diagnostic; an error unless told otherwise.
  public init(
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
  /// Characters of a text of a diagnostic; what people wrote is part of many, and can be long.
  private static let longestText = 4000

  /// The diagnostic with its texts cut to that length.
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
