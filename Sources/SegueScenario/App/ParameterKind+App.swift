package import SegueConfig

nonisolated extension ParameterKind where Value: WrittenCase {
  /// Returns the kind of some cases of an enumeration of UIKit, written by their names.
  ///
  /// - Parameters:
  ///   - name: The name in messages, with its article.
  ///   - values: The cases in display order.
  package static func choice(_ name: String, among values: [Value]) -> Self {
    choice(name, values.map { ($0.word, $0) })
  }
}

nonisolated extension ParameterKind where Value == [String] {
  /// Returns the kind of a list, or of the word `none` for an empty one.
  static func none(or list: Self, _ name: String) -> Self {
    .oneOf(
      name, [.words([("none", [])]), .kind(list, when: { $0.items != nil }, { $0 }, back: { $0 })])
  }
}

nonisolated extension ParameterKind where Value == String {
  /// The kind of a display name: any text that is not blank.
  package static var name: ParameterKind {
    ParameterKind(
      "a name", .text(pattern: "[^ ]"),
      decode: { value, diagnostics in
        guard let name = value.text, !value.isNothing, name.contains(where: { $0 != " " }) else {
          diagnostics.wrongType(
            expected: "a name", found: value, help: "write a few words")
          return nil
        }
        return name
      },
      encode: JSONValue.string)
  }
}
