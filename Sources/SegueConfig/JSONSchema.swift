/// The JSON Schema of a shape, of draft-07, the draft that editors support for YAML.
///
/// Source: JSON Schema draft-07, "Validation".
package struct JSONSchema: Sendable {
  /// The shape that the schema describes.
  package let shape: ParameterShape

  /// Creates the schema of a shape.
  package init(_ shape: ParameterShape) { self.shape = shape }

  /// The schema as JSON, with its definitions in place; a schema within itself is a reference.
  package var json: JSONValue {
    var writer = SchemaWriter(isInline: true)
    return writer.json(shape)
  }

  /// Returns the text of a complete schema file, with a final line break.
  ///
  /// - Parameters:
  ///   - title: The schema's title.
  ///   - id: The URI that names the schema.
  package func document(title: String, id: String) -> String {
    var writer = SchemaWriter(isInline: false)
    let json = writer.json(shape)
    guard var members = json.members else { return json.foldedText(ending: "\n") }
    members.insert(.init("$schema", .string("http://json-schema.org/draft-07/schema#")), at: 0)
    members.insert(.init("$id", .string(id)), at: 1)
    members.insert(.init("title", .string(title)), at: 2)
    if !writer.definitions.isEmpty {
      members.append(.init("definitions", .object(writer.definitions)))
    }
    return JSONValue.object(members).foldedText(ending: "\n")
  }

  /// A text that an editor offers where a shape applies.
  package struct Snippet: Sendable {
    private let label: String
    private let description: String
    private let text: String

    /// Creates a snippet.
    ///
    /// - Parameters:
    ///   - label: The words that select it.
    ///   - description: What the text does, as a sentence.
    ///   - text: The text in YAML.
    package init(_ label: String, _ description: String, _ text: String) {
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
}

/// Writes shapes as JSON Schema.
private struct SchemaWriter {
  /// Whether each reference is replaced by its definition.
  let isInline: Bool
  /// The definitions of the document, in the order in which they are complete.
  private(set) var definitions: [JSONValue.Member] = []
  /// The names of all definitions, also of those that are not complete; in place, only of the latter, so
  /// that a schema within itself is found.
  private var names: Set<String> = []

  init(isInline: Bool) { self.isInline = isInline }

  mutating func json(_ shape: ParameterShape) -> JSONValue {
    switch shape {
    case .anything: .object([])
    case .flag: type("boolean")
    case .number(let number): json(number)
    case .text(let pattern):
      type("string", pattern.map { [.init("pattern", .string($0))] } ?? [])
    case .identifier: json(.text(pattern: "^[A-Za-z0-9_-]{1,64}$"))
    case .scalar, .view:
      .object([.init("type", .array([.string("string"), .string("number"), .string("boolean")]))])
    case .words(let words): Self.words(words)
    case .color:
      any([Self.words(ConfigColor.named.map(\.name)), json(.text(pattern: ConfigColor.pattern))])
    case .motion(let forms):
      json(.defined(as: "motion", .oneOf([forms, Self.motionName])))
    case .list(let item, let count): list(json(item), count)
    case .names(let value): type("object", [.init("additionalProperties", json(value))])
    case .record(let fields): map(fields)
    case .selection(let fields): selection(fields)
    case .selected(let key, let cases): selected(key, cases)
    case .requiring(let keys, let others, let shape): requiring(keys, others, json(shape))
    case .oneOf(let forms): any(forms.map { json($0) })
    case .optional(let shape):
      any([.object([.init("enum", .array([.null, .string("none")]))]), json(shape)])
    case .formula: json(.text(pattern: HeightFormula.pattern))
    case .named(_, let shape), .short(_, let shape): json(shape)
    case .explained(let shape, let text): explained(json(shape), text)
    case .defined(let name, let shape): reference(name) { $0.json(shape) }
    case .offering(let shape, let snippets):
      json(shape).adding("defaultSnippets", .array(snippets().map(\.json)))
    case .deferred(let make): json(make())
    }
  }

  private static let motionName = ParameterShape.explained(
    .identifier, "The name of one of the file's `motions`.")

  private static func words(_ words: [String]) -> JSONValue {
    .object([
      .init("enum", .array(words.map { strictNumber($0).map(JSONValue.number) ?? .string($0) }))
    ])
  }

  private func type(_ name: String, _ members: [JSONValue.Member] = []) -> JSONValue {
    .object([.init("type", .string(name))] + members)
  }

  private func any(_ forms: [JSONValue]) -> JSONValue { .object([.init("anyOf", .array(forms))]) }

  private func json(_ number: NumberShape) -> JSONValue {
    let range = number.range
    var members: [JSONValue.Member] = []
    if range.lowerBound.isFinite { members.append(.init("minimum", .number(range.lowerBound))) }
    if range.upperBound.isFinite { members.append(.init("maximum", .number(range.upperBound))) }
    let json = type(number.isInteger ? "integer" : "number", members)
    guard number.acceptsUnit else { return json }
    let pattern = "^-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]+)?m?s$"
    return any([json, type("string", [.init("pattern", .string(pattern))])])
  }

  private func list(_ item: JSONValue, _ count: ClosedRange<Int>) -> JSONValue {
    var members = [JSONValue.Member("items", item)]
    if count.lowerBound > 0 { members.append(.init("minItems", .number(Double(count.lowerBound)))) }
    if count.upperBound < .max {
      members.append(.init("maxItems", .number(Double(count.upperBound))))
    }
    return type("array", members)
  }

  // MARK: Maps

  private mutating func map(_ fields: [ParameterShape.Field]) -> JSONValue {
    var parts = [JSONValue.Member("properties", .object(fields.map { .init($0.name, json($0)) }))]
    let required = fields.filter(\.isRequired).map { JSONValue.string($0.name) }
    if !required.isEmpty { parts.append(.init("required", .array(required))) }
    return type("object", parts + [.init("additionalProperties", .boolean(false))])
  }

  private mutating func json(_ field: ParameterShape.Field) -> JSONValue {
    var field = field
    guard let definition = field.definition else {
      return explained(json(field.shape), field.text, field.standard)
    }
    field.definition = nil
    return reference(definition) { $0.json(field) }
  }

  private mutating func selection(_ fields: [ParameterShape.Field]) -> JSONValue {
    guard fields.count > 1 else {
      var only = fields
      for index in only.indices { only[index].isRequired = true }
      return map(only)
    }
    return map(fields).adding("minProperties", .number(1)).adding("maxProperties", .number(1))
  }

  /// Returns the schema of a map whose other keys depend on the word of one key. It has conditions in
  /// place of alternatives, so that an editor completes and checks only the keys of the written word.
  private mutating func selected(
    _ key: ParameterShape.Field, _ cases: [(word: String, shape: ParameterShape)]
  ) -> JSONValue {
    let rules = cases.map { one in
      JSONValue.object([
        .init("if", written(key.name, .object([.init("const", .string(one.word))]))),
        .init("then", allowing(key.name, json(one.shape))),
      ])
    }
    return type("object", written(key.name, json(key)).members ?? [])
      .adding("allOf", .array(rules))
  }

  /// Returns the schema of a map that has a key with a value of a schema.
  private func written(_ key: String, _ schema: JSONValue) -> JSONValue {
    .object([
      .init("properties", .object([.init(key, schema)])),
      .init("required", .array([.string(key)])),
    ])
  }

  /// Returns the schema of a map with one more key, which another schema describes.
  private func allowing(_ key: String, _ json: JSONValue) -> JSONValue {
    guard let members = json.members else { return json }
    return .object(
      members.map { member in
        guard member.name == "properties", let own = member.value.members else { return member }
        return .init(member.name, .object([.init(key, .boolean(true))] + own))
      })
  }

  /// Returns a schema that also requires `keys`, unless the map has only keys of `others`, and the last
  /// of these.
  private func requiring(
    _ keys: [String], _ others: [String], _ json: JSONValue
  ) -> JSONValue {
    let properties = others.map { JSONValue.Member($0, .boolean(true)) }
    return
      json.adding(
        "if",
        .object([
          .init("properties", .object(properties)), .init("additionalProperties", .boolean(false)),
          .init("required", .array(others.suffix(1).map(JSONValue.string))),
        ])
      )
      .adding("else", .object([.init("required", .array(keys.map(JSONValue.string)))]))
  }

  // MARK: Documentation

  private func explained(
    _ json: JSONValue, _ text: String, _ standard: JSONValue? = nil
  ) -> JSONValue {
    guard let members = json.members else { return json }
    // Draft-07 ignores the siblings of a reference.
    let constraints = json["$ref"] == nil ? members : [.init("allOf", .array([json]))]
    return .object(
      [.init("description", .string(text))] + constraints
        + (standard.map { [.init("default", $0)] } ?? []))
  }

  private mutating func reference(
    _ name: String, _ make: (inout SchemaWriter) -> JSONValue
  ) -> JSONValue {
    let reference = JSONValue.object([.init("$ref", .string("#/definitions/\(name)"))])
    guard names.insert(name).inserted else { return reference }
    let json = make(&self)
    guard !isInline else {
      names.remove(name)
      return json
    }
    definitions.append(.init(name, json))
    return reference
  }
}

extension JSONValue {
  /// Returns an object with one more member at the end.
  fileprivate func adding(_ name: String, _ value: JSONValue) -> JSONValue {
    .object((members ?? []) + [.init(name, value)])
  }
}
