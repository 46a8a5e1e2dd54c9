/// A value whose type a configuration file selects by a key: an expectation, which is one of several in a map,
/// or a `ListedValue`. The types are listed once, such as in `ActionList.all`.
package protocol Listed: Equatable, Sendable {
  /// The names that the file defines, which the value's parts are resolved with.
  associatedtype Names

  /// The key, in camel case.
  static var key: String { get }
  /// One sentence for the reference page.
  static var summary: String { get }
  /// Examples in YAML for the reference page.
  static var examples: [String] { get }
}

/// A value that a configuration file selects from a list by its key, and alone, such as an action or a step.
///
/// It may be written as the key alone (`pop`), or as a map of that key (`{ push: detail }`).
package protocol ListedValue: Listed {
  /// Names of the key in other tools, for which help suggests it; none by default.
  static var synonyms: [String] { get }
  /// The value of the key alone; `nil` (the default) if the key needs a value.
  static var word: Self? { get }
  /// Returns the short forms that may follow the key in place of a map; none by default.
  static func shortForms(_ names: Names) -> [ParameterKind<Self>.Alternative]
  /// Returns the table of the map that may follow the key; `nil` (the default) for none.
  static func table(_ names: Names) -> ParameterTable<Self>?
  /// Returns the kind of value that may follow the key; by default a short form or the map.
  static func kind(_ names: Names) -> ParameterKind<Self>?
}

extension ListedValue {
  /// The default implementation returns no synonyms.
  package static var synonyms: [String] { [] }

  /// The default implementation returns `nil`: the key needs a value.
  package static var word: Self? { nil }

  /// The default implementation returns no short forms.
  package static func shortForms(_ names: Names) -> [ParameterKind<Self>.Alternative] { [] }

  /// The default implementation returns `nil`: no map may follow the key.
  package static func table(_ names: Names) -> ParameterTable<Self>? { nil }

  /// The default implementation accepts the short forms and the map.
  package static func kind(_ names: Names) -> ParameterKind<Self>? {
    table(names).map { .of(shortForms(names), or: $0) }
  }

  /// Returns the alternatives by which this value is written where a key selects one of several.
  ///
  /// - Parameters:
  ///   - kind: The kind of value that may follow the key; `nil` for none.
  ///   - wrap: Converts the value to the common type.
  ///   - unwrap: The inverse of `wrap`; returns `nil` for another value of the list.
  package static func alternatives<Whole>(
    _ kind: @autoclosure @escaping @Sendable () -> ParameterKind<Self>?,
    _ wrap: @escaping @Sendable (Self) -> Whole,
    back unwrap: @escaping @Sendable (Whole) -> Self?
  ) -> [ParameterKind<Whole>.Alternative] {
    var all: [ParameterKind<Whole>.Alternative] = []
    if let word {
      var alternative = ParameterAlternative<Self>.word(key, word)
      alternative.shape = .explained(alternative.shape, summary)
      all.append(alternative.mapped(wrap, back: unwrap))
    }
    all.append(.tagged(key, ifAny: kind, summary, wrap, back: unwrap))
    return all
  }
}

/// Returns a dictionary from each synonym to its key.
package func synonyms(of list: [(key: String, synonyms: [String])]) -> [String: String] {
  var words: [String: String] = [:]
  for (key, synonyms) in list {
    for word in synonyms { words[word] = key }
  }
  return words
}
