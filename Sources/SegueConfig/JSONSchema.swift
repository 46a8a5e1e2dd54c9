/// A JSON Schema of draft-07, the draft that editors read for YAML.
///
/// Source: JSON Schema draft-07, "Validation".
public struct JSONSchema: Hashable, Sendable {
  /// The schema as JSON, its members in the order they were added.
  public private(set) var json: JSONValue

  /// A schema of these members.
  public init(_ members: [JSONValue.Member]) { json = .object(members) }

  /// A schema that everything fits.
  public static let anything = JSONSchema([])
  /// `true` or `false`.
  public static let boolean = type("boolean")
  /// `null` or the word `none`.
  public static let none = JSONSchema([.init("enum", .array([.null, .string("none")]))])

  /// A text, of a regular expression where one is given.
  public static func text(pattern: String? = nil) -> JSONSchema {
    type("string", pattern.map { [.init("pattern", .string($0))] } ?? [])
  }

  /// Anything that is neither a list nor a map nor nothing.
  public static let scalar = JSONSchema([
    .init("type", .array([.string("string"), .string("number"), .string("boolean")]))
  ])

  /// A number within a range; infinite ends are left out.
  public static func number(_ range: ClosedRange<Double>, isInteger: Bool = false) -> JSONSchema {
    var members: [JSONValue.Member] = []
    if range.lowerBound.isFinite { members.append(.init("minimum", .number(range.lowerBound))) }
    if range.upperBound.isFinite { members.append(.init("maximum", .number(range.upperBound))) }
    return type(isInteger ? "integer" : "number", members)
  }

  /// One of some words.
  public static func words(_ words: [String]) -> JSONSchema {
    JSONSchema([.init("enum", .array(words.map(JSONValue.string)))])
  }

  /// A list whose items fit a schema.
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

  /// A map of these keys only.
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

  /// A map of any names to values of one schema.
  public static func map(of value: JSONSchema) -> JSONSchema {
    type("object", [.init("additionalProperties", value.json)])
  }

  /// Whatever fits at least one of these.
  public static func any(of schemas: [JSONSchema]) -> JSONSchema {
    if schemas.count == 1, let only = schemas.first { return only }
    return JSONSchema([.init("anyOf", .array(schemas.map(\.json)))])
  }

  /// The definition of this name in the document.
  public static func reference(_ name: String) -> JSONSchema {
    JSONSchema([.init("$ref", .string("#/definitions/\(name)"))])
  }

  private static func type(_ name: String, _ members: [JSONValue.Member] = []) -> JSONSchema {
    JSONSchema([.init("type", .string(name))] + members)
  }
}

extension JSONSchema {
  /// The schema with a sentence for people and the value that holds when nothing is written.
  public func described(_ description: String, default value: JSONValue? = nil) -> JSONSchema {
    guard case .object(let members) = json else { return self }
    // Draft-07 ignores whatever stands beside a reference.
    let own = json["$ref"] == nil ? members : [.init("allOf", .array([json]))]
    return JSONSchema(
      [.init("description", .string(description))] + own
        + (value.map { [.init("default", $0)] } ?? []))
  }

  /// The text of a whole schema file, with a line break at the end.
  ///
  /// - Parameters:
  ///   - title: what the schema is of.
  ///   - definitions: the schemas that references name, in order.
  public func document(
    title: String, definitions: [(name: String, schema: JSONSchema)] = []
  ) -> String {
    guard case .object(var members) = json else { return json.prettyText + "\n" }
    members.insert(.init("$schema", .string("http://json-schema.org/draft-07/schema#")), at: 0)
    members.insert(.init("title", .string(title)), at: 1)
    if !definitions.isEmpty {
      let all = definitions.map { JSONValue.Member($0.name, $0.schema.json) }
      members.append(.init("definitions", .object(all)))
    }
    return JSONValue.object(members).prettyText + "\n"
  }
}
