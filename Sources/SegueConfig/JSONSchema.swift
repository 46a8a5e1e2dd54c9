/// A JSON Schema of draft-07, the draft that editors support for YAML.
///
/// It is made when it is read: a run of scenarios makes none.
///
/// Source: JSON Schema draft-07, "Validation".
public struct JSONSchema: Sendable {
  private let make: @Sendable (inout Definitions) -> JSONValue

  /// The schema as JSON, with its definitions in place; members keep the order of addition.
  public var json: JSONValue {
    var definitions = Definitions(isInline: true)
    return make(&definitions)
  }

  /// Creates a schema from its members.
  public init(_ members: [JSONValue.Member]) { self.init { _ in .object(members) } }

  private init(_ make: @escaping @Sendable (inout Definitions) -> JSONValue) { self.make = make }

  /// Returns the schema that a function returns, which is called when it is read.
  public static func deferred(_ schema: @escaping @Sendable () -> JSONSchema) -> JSONSchema {
    JSONSchema { schema().make(&$0) }
  }

  /// Returns the schema as a definition of its document, which other places refer to.
  ///
  /// A schema within itself is a reference too.
  ///
  /// - Parameter name: The name of the definition; a document has one schema of a name.
  public func defined(as name: String) -> JSONSchema {
    JSONSchema { definitions in
      let reference = JSONValue.object([.init("$ref", .string("#/definitions/\(name)"))])
      guard !definitions.isInline else {
        guard definitions.names.insert(name).inserted else { return reference }
        defer { definitions.names.remove(name) }
        return make(&definitions)
      }
      if definitions.names.insert(name).inserted {
        let json = make(&definitions)
        definitions.all.append(.init(name, json))
      }
      return reference
    }
  }

  /// The definitions of a document.
  private struct Definitions {
    /// Whether each reference is replaced by its definition.
    var isInline = false
    /// The names of the definitions that are made; in place, only while they are.
    var names: Set<String> = []
    var all: [JSONValue.Member] = []
  }

  /// A schema that matches any value.
  public static let anything = JSONSchema([])
  /// A schema of `true` and `false`.
  public static let boolean = JSONSchema([.init("type", .string("boolean"))])
  /// A schema of `null` and the word `none`.
  public static let none = JSONSchema([.init("enum", .array([.null, .string("none")]))])

  /// Returns the schema of a text that matches a regular expression; of any text without one.
  public static func text(pattern: String? = nil) -> JSONSchema {
    JSONSchema { _ in type("string", pattern.map { [.init("pattern", .string($0))] } ?? []) }
  }

  /// A schema of any value other than a list, a map or `null`.
  public static let scalar = JSONSchema([
    .init("type", .array([.string("string"), .string("number"), .string("boolean")]))
  ])

  /// Returns the schema of a number within a range; infinite bounds are omitted.
  public static func number(_ range: ClosedRange<Double>, isInteger: Bool = false) -> JSONSchema {
    JSONSchema { _ in
      var members: [JSONValue.Member] = []
      if range.lowerBound.isFinite { members.append(.init("minimum", .number(range.lowerBound))) }
      if range.upperBound.isFinite { members.append(.init("maximum", .number(range.upperBound))) }
      return type(isInteger ? "integer" : "number", members)
    }
  }

  /// Returns the schema of one of several words.
  public static func words(_ words: [String]) -> JSONSchema {
    JSONSchema { _ in .object([.init("enum", .array(words.map(JSONValue.string)))]) }
  }

  /// Returns the schema of a list whose items match a schema.
  public static func list(of item: JSONSchema, count: ClosedRange<Int>? = nil) -> JSONSchema {
    JSONSchema { definitions in
      var members = [JSONValue.Member("items", item.make(&definitions))]
      if let count {
        if count.lowerBound > 0 {
          members.append(.init("minItems", .number(Double(count.lowerBound))))
        }
        if count.upperBound < .max {
          members.append(.init("maxItems", .number(Double(count.upperBound))))
        }
      }
      return type("array", members)
    }
  }

  /// Returns the schema of a map that allows only these keys.
  public static func map(
    _ properties: [(name: String, schema: JSONSchema)], required: [String] = []
  ) -> JSONSchema {
    JSONSchema { definitions in
      let members = properties.map { JSONValue.Member($0.name, $0.schema.make(&definitions)) }
      var parts = [JSONValue.Member("properties", .object(members))]
      if !required.isEmpty {
        parts.append(.init("required", .array(required.map(JSONValue.string))))
      }
      return type("object", parts + [.init("additionalProperties", .boolean(false))])
    }
  }

  /// Returns the schema of a map of exactly one of these keys.
  public static func selection(_ properties: [(name: String, schema: JSONSchema)]) -> JSONSchema {
    if properties.count == 1 { return map(properties, required: [properties[0].name]) }
    return JSONSchema { definitions in
      map(properties).make(&definitions)
        .adding("minProperties", .number(1)).adding("maxProperties", .number(1))
    }
  }

  /// Returns the schema of a map from arbitrary names to values that match a schema.
  public static func map(of value: JSONSchema) -> JSONSchema {
    JSONSchema { type("object", [.init("additionalProperties", value.make(&$0))]) }
  }

  /// Returns the schema of values that match at least one of several schemas.
  public static func any(of schemas: [JSONSchema]) -> JSONSchema {
    if schemas.count == 1, let only = schemas.first { return only }
    return JSONSchema { definitions in
      .object([.init("anyOf", .array(schemas.map { $0.make(&definitions) }))])
    }
  }

  private static func type(_ name: String, _ members: [JSONValue.Member] = []) -> JSONValue {
    .object([.init("type", .string(name))] + members)
  }
}

extension JSONSchema {
  /// Returns the schema with a description and a default value.
  public func described(_ description: String, default value: JSONValue? = nil) -> JSONSchema {
    JSONSchema { definitions in
      let json = make(&definitions)
      guard let members = json.members else { return json }
      // Draft-07 ignores the siblings of a reference.
      let constraints = json["$ref"] == nil ? members : [.init("allOf", .array([json]))]
      return .object(
        [.init("description", .string(description))] + constraints
          + (value.map { [.init("default", $0)] } ?? []))
    }
  }

  /// Returns the schema of a map that needs keys if it has others than some.
  ///
  /// - Parameters:
  ///   - keys: The required keys.
  ///   - names: The keys that a map may have without them, of which the last is then required.
  public func requiring(_ keys: [String], unlessOnly names: [String]) -> JSONSchema {
    JSONSchema { definitions in
      let properties = names.map { JSONValue.Member($0, .boolean(true)) }
      return make(&definitions)
        .adding(
          "if",
          .object([
            .init("properties", .object(properties)),
            .init("additionalProperties", .boolean(false)),
            .init("required", .array(names.suffix(1).map(JSONValue.string))),
          ])
        )
        .adding("else", .object([.init("required", .array(keys.map(JSONValue.string)))]))
    }
  }

  /// Returns the schema of a map in which the word of one key selects the schema of the others.
  ///
  /// An editor completes, explains and checks only the keys of the written word.
  ///
  /// - Parameters:
  ///   - key: The required key.
  ///   - description: What the key sets.
  ///   - cases: The words in display order, each with the schema of a map of the other keys.
  public static func selected(
    by key: String, _ description: String, _ cases: [(word: String, schema: JSONSchema)]
  ) -> JSONSchema {
    JSONSchema { definitions in
      let word = words(cases.map(\.word)).described(description).make(&definitions)
      let rules = cases.map { one in
        JSONValue.object([
          .init("if", written(key, .object([.init("const", .string(one.word))]))),
          .init("then", one.schema.allowing(key, &definitions)),
        ])
      }
      return type("object", written(key, word).members ?? []).adding("allOf", .array(rules))
    }
  }

  /// Returns the schema of a map that has a key with a value of a schema.
  private static func written(_ key: String, _ schema: JSONValue) -> JSONValue {
    .object([
      .init("properties", .object([.init(key, schema)])),
      .init("required", .array([.string(key)])),
    ])
  }

  /// Returns the schema of a map with one more key, which another schema describes.
  private func allowing(_ key: String, _ definitions: inout Definitions) -> JSONValue {
    let json = make(&definitions)
    guard let members = json.members else { return json }
    return .object(
      members.map { member in
        guard member.name == "properties", let own = member.value.members else { return member }
        return .init(member.name, .object([.init(key, .boolean(true))] + own))
      })
  }

  /// A text that an editor offers where a schema applies.
  public struct Snippet: Sendable {
    private let label: String
    private let description: String
    private let text: String

    /// Creates a snippet.
    ///
    /// - Parameters:
    ///   - label: The words that select it.
    ///   - description: What the text does, as a sentence.
    ///   - text: The text in YAML.
    public init(_ label: String, _ description: String, _ text: String) {
      self.label = label
      self.description = description
      self.text = text
    }

    fileprivate var json: JSONValue {
      .object([
        .init("label", .string(label)), .init("description", .string(description)),
        // Editors read '$' as the beginning of a place to fill in.
        .init("bodyText", .string(text.replacing("$", with: "\\$"))),
      ])
    }
  }

  /// Returns the schema with texts that editors with yaml-language-server offer where it applies.
  public func offering(_ snippets: @escaping @Sendable () -> [Snippet]) -> JSONSchema {
    JSONSchema { make(&$0).adding("defaultSnippets", .array(snippets().map(\.json))) }
  }

  /// Returns the text of a complete schema file, with a final line break.
  ///
  /// - Parameters:
  ///   - title: The schema's title.
  ///   - id: The URI that names the schema.
  public func document(title: String, id: String) -> String {
    var definitions = Definitions()
    let json = make(&definitions)
    guard var members = json.members else { return json.foldedText(ending: "\n") }
    members.insert(.init("$schema", .string("http://json-schema.org/draft-07/schema#")), at: 0)
    members.insert(.init("$id", .string(id)), at: 1)
    members.insert(.init("title", .string(title)), at: 2)
    if !definitions.all.isEmpty {
      members.append(.init("definitions", .object(definitions.all)))
    }
    return JSONValue.object(members).foldedText(ending: "\n")
  }
}

extension JSONValue {
  /// Returns an object with one more member at the end.
  fileprivate func adding(_ name: String, _ value: JSONValue) -> JSONValue {
    .object((members ?? []) + [.init(name, value)])
  }
}
