/// What was found wrong while a configuration was read; passed on `inout`, so that all of it is
/// reported at once.
public struct ConfigDiagnostics: Sendable {
  /// How many different diagnostics are kept; further ones are counted.
  public static let limit = 1000

  private var added: [ConfigDiagnostic] = []
  private var seen: Set<ConfigDiagnostic> = []
  private var omitted: [ConfigDiagnostic.Severity: Int] = [:]
  /// How many errors were added, repeated ones included.
  public private(set) var errorCount = 0

  /// No diagnostics yet.
  public init() {}

  /// Whether an error was added, so that what was read must not be used.
  public var hasErrors: Bool { errorCount > 0 }

  /// How many diagnostics of a severity came after the limit was reached, repeated ones included.
  public func omittedCount(_ severity: ConfigDiagnostic.Severity) -> Int { omitted[severity] ?? 0 }

  /// Adds one diagnostic, unless there is an equal one; its texts are cut where they are very long.
  ///
  /// An alias makes one mistake appear at each of its uses; it is one mistake.
  public mutating func add(_ diagnostic: ConfigDiagnostic) {
    if diagnostic.severity == .error { errorCount += 1 }
    keep(diagnostic.cut)
  }

  private mutating func keep(_ diagnostic: ConfigDiagnostic) {
    guard !seen.contains(diagnostic) else { return }
    guard added.count < Self.limit else { return omitted[diagnostic.severity, default: 0] += 1 }
    seen.insert(diagnostic)
    added.append(diagnostic)
  }

  /// Adds all that another collector holds.
  public mutating func add(_ other: ConfigDiagnostics) {
    errorCount += other.errorCount
    for diagnostic in other.added { keep(diagnostic) }
    omitted.merge(other.omitted, uniquingKeysWith: +)
  }

  /// Adds an error at a place.
  public mutating func error(
    _ code: String, _ message: String, at range: ConfigRange?, help: String? = nil,
    notes: [ConfigDiagnostic.Note] = []
  ) {
    add(ConfigDiagnostic(code: code, message, at: range, help: help, notes: notes))
  }

  /// Adds a warning at a place.
  public mutating func warning(
    _ code: String, _ message: String, at range: ConfigRange?, help: String? = nil,
    notes: [ConfigDiagnostic.Note] = []
  ) {
    add(ConfigDiagnostic(.warning, code: code, message, at: range, help: help, notes: notes))
  }

  /// Every diagnostic that was kept: those without a place first, then source by source in the order the
  /// sources first appear, by position, and as added where positions are equal.
  public var all: [ConfigDiagnostic] {
    var sources: [ConfigSource: Int] = [:]
    var keyed: [(source: Int, offset: Int, turn: Int, diagnostic: ConfigDiagnostic)] = []
    for diagnostic in added {
      var source = -1
      if let range = diagnostic.range {
        source = sources[range.source] ?? sources.count
        sources[range.source] = source
      }
      keyed.append((source, diagnostic.range?.start.offset ?? 0, keyed.count, diagnostic))
    }
    keyed.sort { ($0.source, $0.offset, $0.turn) < ($1.source, $1.offset, $1.turn) }
    return keyed.map(\.diagnostic)
  }
}

extension ConfigDiagnostics {
  /// Adds the error that a value is of another kind than was wanted.
  ///
  /// - Parameters:
  ///   - expected: what was wanted, with its article: `a length of 0 to 100 pt`.
  ///   - value: what was found.
  ///   - help: how to mend it.
  public mutating func wrongType(expected: String, found value: ConfigValue, help: String? = nil) {
    error(
      "wrong-type", "expected \(expected), found \(value.summary)", at: value.range, help: help)
  }

  /// Adds the error that a name is not one of those known, with the nearest one as a suggestion.
  ///
  /// The code is `unknown-` and the noun.
  /// - Parameters:
  ///   - noun: what is named, in the singular: `key`, `style`, `screen`.
  ///   - name: the name as it was written.
  ///   - place: what it is looked for in, with its preposition: `in a slideIn style`.
  ///   - known: the names that would do, in the order to show them.
  ///   - range: where the name is written.
  public mutating func unknownName(
    _ noun: String, _ name: String, _ place: String? = nil, known: [String], at range: ConfigRange?
  ) {
    let message = "unknown \(noun) \(quoted(name))" + (place.map { " \($0)" } ?? "")
    error(
      "unknown-\(noun)", message, at: range,
      help: suggestion(for: name, among: known, called: "\(noun)s"))
  }
}
