/// A JSON Schema of draft-07, the draft that editors support for YAML.
///
/// Source: JSON Schema draft-07, "Validation".
public struct JSONSchema: Hashable, Sendable {
  /// The schema as JSON; members keep the order of addition.
  public private(set) var json: JSONValue

  /// Creates a schema from its members.
  public init(_ members: [JSONValue.Member]) { json = .object(members) }

  /// A schema that matches any value.
  public static let anything = JSONSchema([])
  /// A schema of `true` and `false`.
  public static let boolean = type("boolean")
  /// A schema of `null` and the word `none`.
  public static let none = JSONSchema([.init("enum", .array([.null, .string("none")]))])

  /// Returns the schema of a text that matches a regular expression; of any text without one.
  public static func text(pattern: String? = nil) -> JSONSchema {
    type("string", pattern.map { [.init("pattern", .string($0))] } ?? [])
  }

  /// A schema of any value other than a list, a map or `null`.
  public static let scalar = JSONSchema([
    .init("type", .array([.string("string"), .string("number"), .string("boolean")]))
  ])

  /// Returns the schema of a number within a range; infinite bounds are omitted.
  public static func number(_ range: ClosedRange<Double>, isInteger: Bool = false) -> JSONSchema {
    var members: [JSONValue.Member] = []
    if range.lowerBound.isFinite { members.append(.init("minimum", .number(range.lowerBound))) }
    if range.upperBound.isFinite { members.append(.init("maximum", .number(range.upperBound))) }
    return type(isInteger ? "integer" : "number", members)
  }

  /// Returns the schema of one of several words.
  public static func words(_ words: [String]) -> JSONSchema {
    JSONSchema([.init("enum", .array(words.map(JSONValue.string)))])
  }

  /// Returns the schema of a list whose items match a schema.
  public static func list(of item: JSONSchema, count: ClosedRange<Int>? = nil) -> JSONSchema {
    var members = [JSONValue.Member("items", item.json)]
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

  /// Returns the schema of a map that allows only these keys.
  public static func map(
    _ properties: [(name: String, schema: JSONSchema)], required: [String] = []
  ) -> JSONSchema {
    let members = properties.map { JSONValue.Member($0.name, $0.schema.json) }
    var parts = [JSONValue.Member("properties", .object(members))]
    if !required.isEmpty {
      parts.append(.init("required", .array(required.map(JSONValue.string))))
    }
    return type("object", parts + [.init("additionalProperties", .boolean(false))])
  }

  /// Returns the schema of a map from arbitrary names to values that match a schema.
  public static func map(of value: JSONSchema) -> JSONSchema {
    type("object", [.init("additionalProperties", value.json)])
  }

  /// Returns the schema of values that match at least one of several schemas.
  public static func any(of schemas: [JSONSchema]) -> JSONSchema {
    if schemas.count == 1, let only = schemas.first { return only }
    return JSONSchema([.init("anyOf", .array(schemas.map(\.json)))])
  }

  /// Returns a reference to the document's definition of this name.
  public static func reference(_ name: String) -> JSONSchema {
    JSONSchema([.init("$ref", .string("#/definitions/\(name)"))])
  }

  private static func type(_ name: String, _ members: [JSONValue.Member] = []) -> JSONSchema {
    JSONSchema([.init("type", .string(name))] + members)
  }
}

extension JSONSchema {
  /// Returns the schema with a description and a default value.
  public func described(_ description: String, default value: JSONValue? = nil) -> JSONSchema {
    guard let members = json.members else { return self }
    // Draft-07 ignores the siblings of a reference.
    let constraints = json["$ref"] == nil ? members : [.init("allOf", .array([json]))]
    return JSONSchema(
      [.init("description", .string(description))] + constraints
        + (value.map { [.init("default", $0)] } ?? []))
  }

  /// Returns the text of a complete schema file, with a final line break.
  ///
  /// - Parameters:
  ///   - title: The schema's title.
  ///   - definitions: The schemas that references refer to, in order.
  public func document(
    title: String, definitions: [(name: String, schema: JSONSchema)] = []
  ) -> String {
    guard var members = json.members else { return json.prettyText + "\n" }
    members.insert(.init("$schema", .string("http://json-schema.org/draft-07/schema#")), at: 0)
    members.insert(.init("title", .string(title)), at: 1)
    if !definitions.isEmpty {
      let all = definitions.map { JSONValue.Member($0.name, $0.schema.json) }
      members.append(.init("definitions", .object(all)))
    }
    return JSONValue.object(members).prettyText + "\n"
  }
}
