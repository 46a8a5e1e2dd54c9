package import SegueConfig

/// A parameter of a transition with its current value, as a control shows it.
package nonisolated struct TunedParameter: Hashable, Sendable {
  /// The key; keys inside a group follow its name and a dot: `dimming.opacity`.
  package var path: String
  /// One sentence that describes the parameter.
  package var summary: String
  /// The unit of numbers; `nil` if there is none.
  package var unit: String?
  /// The range of numbers as text; `nil` if unlimited or not a number.
  package var range: String?
  /// The form of its values.
  package var form: ParameterForm
  /// The current value; `null` for none.
  package var value: JSONValue
  /// Whether the parameter may have no value.
  package var isOptional: Bool
  /// Whether the value differs from the style's default.
  package var isChanged: Bool
}

extension JSONValue {
  /// The value as tables and kinds decode it.
  nonisolated func configValue(_ diagnostics: inout ConfigDiagnostics) -> ConfigValue? {
    JSONReader.read(prettyText.utf8, name: "the panel", into: &diagnostics)
  }

  /// The value at a path of keys; `nil` if there is none.
  nonisolated func value(at path: String) -> JSONValue? {
    path.split(separator: ".").reduce(Optional(self)) { $0?[String($1)] }
  }

  /// Returns the object with another value at a path of keys; `nil` removes it, and a map that
  /// becomes empty.
  nonisolated func setting(_ path: String, to value: JSONValue?) -> JSONValue {
    setting(path.split(separator: ".").map(String.init)[...], to: value)
  }

  private nonisolated func setting(
    _ path: ArraySlice<String>, to value: JSONValue?
  ) -> JSONValue {
    guard let key = path.first else { return value ?? self }
    var members = members ?? []
    let index = members.firstIndex { $0.name == key }
    var inner: JSONValue? = value
    if path.count > 1 {
      let old = index.map { members[$0].value } ?? .object([])
      let new = old.setting(path.dropFirst(), to: value)
      inner = new.members?.isEmpty == true ? nil : new
    }
    switch (index, inner) {
    case (let index?, let inner?): members[index].value = inner
    case (let index?, nil): members.remove(at: index)
    case (nil, let inner?): members.append(.init(key, inner))
    case (nil, nil): break
    }
    return .object(members)
  }
}
