/// A value that a file writes under a key of its own: one type for each key, and one entry for each in
/// a list.
public protocol Listed: Equatable, Sendable {
  /// What its parts are read with: the names that a file gives.
  associatedtype Names

  /// The key, in camel case.
  static var key: String { get }
  /// What it is, in one sentence, as the reference page shows it.
  static var summary: String { get }
  /// How it may be written, as the reference page shows it.
  static var examples: [String] { get }
  /// Words of other tools for the key, which help suggests it for; none by default.
  static var synonyms: [String] { get }
}

extension Listed {
  /// There are no other words.
  public static var synonyms: [String] { [] }
}

/// The words of other tools with the key that each stands for.
package func synonyms(of list: [(key: String, synonyms: [String])]) -> [String: String] {
  var words: [String: String] = [:]
  for (key, synonyms) in list {
    for word in synonyms { words[word] = key }
  }
  return words
}

/// A value that a file chooses from a list by its key, such as an action or a step.
///
/// It may be written as the key alone (`pop`), or as a map of that key (`{ push: detail }`).
public protocol ListedValue: Listed {
  /// The value of the key alone; nil where something must follow it, as by default.
  static var word: Self? { get }
  /// What may follow the key in place of a map; nothing by default.
  static func shortForms(_ names: Names) -> [ParameterKind<Self>.Alternative]
  /// The map that may follow the key; nil for none, as by default.
  static func table(_ names: Names) -> ParameterTable<Self>?
  /// What may follow the key; by default a short form, or the map.
  static func kind(_ names: Names) -> ParameterKind<Self>?
}

extension ListedValue {
  /// The key alone is no value.
  public static var word: Self? { nil }

  /// Only a map may follow the key.
  public static func shortForms(_ names: Names) -> [ParameterKind<Self>.Alternative] { [] }

  /// No map may follow the key.
  public static func table(_ names: Names) -> ParameterTable<Self>? { nil }

  /// A short form, or the map.
  public static func kind(_ names: Names) -> ParameterKind<Self>? {
    table(names).map { .of(shortForms(names), or: $0) }
  }

  /// The forms in which the value is written where one of several is chosen by key.
  ///
  /// - Parameters:
  ///   - kind: What may follow the key; nil for nothing.
  ///   - wrap: The chosen value.
  ///   - unwrap: The inverse of `wrap`; nil for another of the list.
  public static func alternatives<Whole>(
    _ kind: ParameterKind<Self>?, _ wrap: @escaping @Sendable (Self) -> Whole,
    back unwrap: @escaping @Sendable (Whole) -> Self?
  ) -> [ParameterKind<Whole>.Alternative] {
    var all: [ParameterKind<Whole>.Alternative] = []
    if let word {
      all.append(ParameterAlternative<Self>.word(key, word).mapped(wrap, back: unwrap))
    }
    if let kind { all.append(.tagged(key, kind, wrap, back: unwrap)) }
    return all
  }
}

extension ParameterKind {
  /// A short form, or a map by a table.
  public static func of(_ shortForms: [Alternative], or table: ParameterTable<Value>) -> Self {
    shortForms.isEmpty
      ? .record(table)
      : .oneOf(
        table.name,
        shortForms + [.kind(.record(table), when: { $0.entries != nil }, { $0 }, back: { $0 })])
  }
}

extension ParameterAlternative where Value: Equatable {
  /// One word.
  public static func word(_ word: String, _ value: Value) -> Self { .words([(word, value)]) }

  /// A value of another kind, which leaves everything else at its default.
  ///
  /// - Parameters:
  ///   - kind: The kind of that value.
  ///   - test: Whether a written value is meant as this kind; by default every text is.
  ///   - make: The whole value with that part.
  ///   - part: That value in a whole one.
  public static func short<Part: Sendable>(
    _ kind: ParameterKind<Part>,
    when test: @escaping @Sendable (ConfigValue) -> Bool = { $0.text != nil && !$0.isNothing },
    _ make: @escaping @Sendable (Part) -> Value, part: @escaping @Sendable (Value) -> Part
  ) -> Self {
    .kind(kind, when: test, make) { value in
      make(part(value)) == value ? part(value) : nil
    }
  }
}
