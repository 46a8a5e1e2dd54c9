/// The diagnostics collected while a configuration is read; passed on `inout`, so that all of them
/// are reported at once.
public struct ConfigDiagnostics: Sendable {
  /// The number of distinct diagnostics that a collection keeps by default; further ones are only
  /// counted.
  package static let limit = 1000

  /// Whether a value is only tried: its errors are not reported, and need no help.
  let isTrial: Bool
  private let limit: Int
  private var added: [ConfigDiagnostic] = []
  private var seen: Set<ConfigDiagnostic> = []
  private var omitted: [ConfigDiagnostic.Severity: Int] = [:]
  /// The number of errors added, duplicates included.
  package private(set) var errorCount = 0

  /// Creates an empty collection.
  ///
  /// - Parameter limit: The maximum number of distinct diagnostics that are kept.
  package init(keeping limit: Int = Self.limit) { self.init(keeping: limit, isTrial: false) }

  private init(keeping limit: Int, isTrial: Bool) { (self.limit, self.isTrial) = (limit, isTrial) }

  /// Returns whether a value has no errors, without reporting them.
  static func accept(_ decode: (inout ConfigDiagnostics) -> Void) -> Bool {
    var diagnostics = ConfigDiagnostics(keeping: 0, isTrial: true)
    decode(&diagnostics)
    return !diagnostics.hasErrors
  }

  /// Whether an error was added; the value that was read must then not be used.
  public var hasErrors: Bool { errorCount > 0 }

  /// Returns the number of diagnostics of a severity added after `limit`, duplicates included.
  package func omittedCount(_ severity: ConfigDiagnostic.Severity) -> Int { omitted[severity] ?? 0 }

  /// Adds a diagnostic, unless an equal one was added; very long texts are truncated.
  ///
  /// An alias repeats one mistake at each of its uses.
  package mutating func add(_ diagnostic: ConfigDiagnostic) {
    if diagnostic.severity == .error { errorCount += 1 }
    keep(diagnostic.cut)
  }

  private mutating func keep(_ diagnostic: ConfigDiagnostic) {
    guard !seen.contains(diagnostic) else { return }
    guard added.count < limit else { return omitted[diagnostic.severity, default: 0] += 1 }
    seen.insert(diagnostic)
    added.append(diagnostic)
  }

  /// Adds all diagnostics of another collection.
  package mutating func add(_ other: ConfigDiagnostics) {
    errorCount += other.errorCount
    for diagnostic in other.added { keep(diagnostic) }
    omitted.merge(other.omitted, uniquingKeysWith: +)
  }

  /// Adds an error at a source range.
  public mutating func error(
    _ code: String, _ message: String, at range: ConfigRange?, help: String? = nil,
    notes: [ConfigDiagnostic.Note] = []
  ) {
    add(ConfigDiagnostic(code: code, message, at: range, help: help, notes: notes))
  }

  /// Adds a warning at a source range.
  public mutating func warning(
    _ code: String, _ message: String, at range: ConfigRange?, help: String? = nil,
    notes: [ConfigDiagnostic.Note] = []
  ) {
    add(ConfigDiagnostic(.warning, code: code, message, at: range, help: help, notes: notes))
  }

  /// Warns that a written key has no effect; adds nothing if the key is not written.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: The map that may contain it.
  ///   - condition: Why it has no effect, as in `'opacity' is 0`.
  ///   - advice: What gives it an effect, as in `set an opacity`; nil, the default, if nothing does.
  public mutating func noEffect(
    of key: String, in value: ConfigValue, while condition: String, _ advice: String? = nil
  ) {
    guard let entry = value.entry(key) else { return }
    var diagnostic = ConfigDiagnostic(
      .warning, code: "no-effect", "'\(key)' has no effect while \(condition)", at: entry.keyRange,
      help: (advice.map { "\($0), or " } ?? "") + "leave \(key) out")
    diagnostic.condition = condition
    add(diagnostic)
  }

  /// The diagnostics that were kept: those without a source range first, then by source in order of
  /// first appearance, by position, and by order of addition.
  public var all: [ConfigDiagnostic] {
    var sources: [ConfigSource: Int] = [:]
    var keyed: [(source: Int, offset: Int, index: Int, diagnostic: ConfigDiagnostic)] = []
    for diagnostic in added {
      var source = -1
      if let range = diagnostic.range {
        source = sources[range.source] ?? sources.count
        sources[range.source] = source
      }
      keyed.append((source, diagnostic.range?.start.offset ?? 0, keyed.count, diagnostic))
    }
    keyed.sort { ($0.source, $0.offset, $0.index) < ($1.source, $1.offset, $1.index) }
    return keyed.map(\.diagnostic)
  }
}

extension ConfigDiagnostics {
  /// Adds the error for a value of an unexpected kind.
  ///
  /// - Parameters:
  ///   - expected: The expected kind with its article: `a length of 0 to 100 pt`.
  ///   - value: The value that was found.
  ///   - help: How to fix it.
  package mutating func wrongType(expected: String, found value: ConfigValue, help: String? = nil) {
    error(
      "wrong-type", "expected \(expected), found \(value.summary)", at: value.range, help: help)
  }

  /// Adds the error for an unknown name, with the closest known one as a suggestion.
  ///
  /// The diagnostic's code is `unknown-` followed by the noun.
  /// - Parameters:
  ///   - noun: The kind of thing named, in the singular: `key`, `style`, `screen`.
  ///   - name: The name as written.
  ///   - place: The context of the lookup, with its preposition: `in a slideIn style`.
  ///   - known: The valid names in display order.
  ///   - nearest: The intended name; nil, the default, finds the nearest by its letters.
  ///   - range: The source range of the name.
  package mutating func unknownName(
    _ noun: String, _ name: String, _ place: String? = nil, known: [String],
    nearest: String? = nil, at range: ConfigRange?
  ) {
    let message = "unknown \(noun) \(quoted(name))" + (place.map { " \($0)" } ?? "")
    let nearest = nearest ?? nearestName(to: name, among: known)
    var help = suggestion(for: nearest, among: known, called: "\(noun)s")
    if noun == "style", nearest == nil {
      help +=
        "; a style of another package needs that package's runner: Documentation/AddingAStyle.md"
    }
    var diagnostic = ConfigDiagnostic(code: "unknown-\(noun)", message, at: range, help: help)
    diagnostic.replacement = nearest
    add(diagnostic)
  }
}
