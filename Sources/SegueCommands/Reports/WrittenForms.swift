import SegueConfig

/// What a schema lets people write, shown the way it is written.
nonisolated struct WrittenForms: Sendable {
  /// The alternatives in the order of the schema.
  private(set) var all: [String] = []
  /// Whether the schema tells more than the name and range of a kind do.
  private(set) var areTelling = false
  /// A text of some pattern beside numbers is another way to write them.
  private var hasNumbers = false

  /// The forms of one key of a map, whose name may lead through groups: `dimming.opacity`.
  init(of key: String, in schema: JSONSchema) {
    var place: JSONValue? = schema.json
    for name in key.split(separator: ".") { place = place?["properties"]?[String(name)] }
    if let place { add(place, isOutermost: true) }
  }

  private init(_ schema: JSONValue) { add(schema, isOutermost: false) }

  private mutating func add(_ schema: JSONValue, isOutermost: Bool) {
    for part in schema["anyOf"]?.items ?? [] { add(part, isOutermost: isOutermost) }
    for word in schema["enum"]?.items ?? [] {
      guard case .string(let text) = word else { continue }
      if text != "none" { areTelling = true }
      append(text)
    }
    switch schema["type"]?.text {
    case "number", "integer":
      hasNumbers = true
      append(numbers(schema))
    case "boolean": append("true or false")
    case "array":
      areTelling = true
      append(list(schema))
    case "object":
      areTelling = true
      append(map(schema, isOutermost: isOutermost))
    case "string" where schema["pattern"] == nil: append("text")
    case "string" where !hasNumbers: append("…")
    default: break
    }
  }

  private mutating func append(_ form: String) {
    if !all.contains(form) { all.append(form) }
  }

  /// The forms in lines of a width, each whole.
  func text(wrappedTo width: Int) -> String {
    wrapped(all.enumerated().map { $0.offset == 0 ? $0.element : "| \($0.element)" }, to: width)
  }

  private var text: String { all.joined(separator: " | ") }

  private func numbers(_ schema: JSONValue) -> String {
    switch (schema["minimum"]?.yamlText, schema["maximum"]?.yamlText) {
    case (let low?, let high?): "\(low) to \(high)"
    case (let low?, nil): "at least \(low)"
    case (nil, let high?): "at most \(high)"
    case (nil, nil): "number"
    }
  }

  /// A list: each item where there is always the same small number of them.
  private func list(_ schema: JSONValue) -> String {
    let item = schema["items"].map { WrittenForms($0).text } ?? "…"
    let (least, most) = (schema["minItems"]?.yamlText, schema["maxItems"]?.yamlText)
    guard let count = least.flatMap(Int.init), least == most, count <= 4 else {
      return "[\(item), …]"
    }
    return "[\(Array(repeating: item, count: count).joined(separator: ", "))]"
  }

  /// A map with its values; inside another one with its keys alone, which say enough.
  private func map(_ schema: JSONValue, isOutermost: Bool) -> String {
    guard case .object(let members) = schema["properties"] else { return "{ … }" }
    let parts = members.map { member in
      let value = isOutermost ? WrittenForms(member.value).text : ""
      return value.isEmpty ? member.name : "\(member.name): \(value)"
    }
    return "{ \(parts.joined(separator: ", ")) }"
  }
}

extension JSONValue {
  fileprivate nonisolated var items: [JSONValue]? {
    if case .array(let items) = self { items } else { nil }
  }

  fileprivate nonisolated var text: String? {
    if case .string(let text) = self { text } else { nil }
  }
}
