import SegueConfig

/// The forms that a schema allows, as written in a file.
nonisolated struct WrittenForms: Sendable {
  /// The alternatives in the order of the schema.
  private(set) var all: [String] = []
  /// Whether the schema adds to the name and range of the kind.
  private(set) var areTelling = false
  /// Whether there are numbers: a text with a pattern is then another form of them.
  private var hasNumbers = false

  /// Creates the forms of a map's key, whose name can be a path through groups: `dimming.opacity`.
  init(of key: String, in schema: JSONSchema) {
    var place: JSONValue? = schema.json
    for name in key.split(separator: ".") { place = place?["properties"]?[String(name)] }
    if let place { add(place, isOutermost: true) }
  }

  private init(_ schema: JSONValue) { add(schema, isOutermost: false) }

  private mutating func add(_ schema: JSONValue, isOutermost: Bool) {
    for part in schema["anyOf"]?.items ?? [] { add(part, isOutermost: isOutermost) }
    for word in schema["enum"]?.items ?? [] {
      guard let text = word.text else { continue }
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

  /// Returns the forms, wrapped between forms to a width.
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

  /// Returns the form of a list, with each item if there is a fixed small number of them.
  private func list(_ schema: JSONValue) -> String {
    let item = schema["items"].map { WrittenForms($0).text } ?? "…"
    let (least, most) = (schema["minItems"]?.yamlText, schema["maxItems"]?.yamlText)
    guard let count = least.flatMap(Int.init), least == most, count <= 4 else {
      return "[\(item), …]"
    }
    return "[\(Array(repeating: item, count: count).joined(separator: ", "))]"
  }

  /// Returns the form of a map, with its values at the outermost level and only its keys within.
  private func map(_ schema: JSONValue, isOutermost: Bool) -> String {
    guard let members = schema["properties"]?.members else { return "{ … }" }
    let parts = members.map { member in
      let value = isOutermost ? WrittenForms(member.value).text : ""
      return value.isEmpty ? member.name : "\(member.name): \(value)"
    }
    return "{ \(parts.joined(separator: ", ")) }"
  }
}
