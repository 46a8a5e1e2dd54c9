package import SegueConfig
package import SegueCore
package import TestSupport

/// Random parameters of a style, made from its schema.
package struct RandomTuning {
  private var generator: SeededGenerator

  package init(_ generator: SeededGenerator) { self.generator = generator }

  /// Returns a transition as JSON, which may contradict a check across parameters.
  package mutating func transition(of entry: StyleEntry) -> JSONValue {
    let members = value(of: JSONSchema(entry.shape).json).members ?? []
    return .object([.init("style", .string(entry.identifier))] + members)
  }

  private mutating func value(of schema: JSONValue) -> JSONValue {
    if let words = schema["enum"]?.items { return words[generator.pick(words.count)] }
    if let all = schema["allOf"]?.items?.first { return value(of: all) }
    if let forms = schema["anyOf"]?.items { return value(of: forms[generator.pick(forms.count)]) }
    switch schema["type"]?.text {
    case "boolean": return .boolean(generator.once(in: 2))
    case "number", "integer": return .number(number(schema))
    case "array":
      let least = Int(schema["minItems"]?.number ?? 0)
      let most = min(Int(schema["maxItems"]?.number ?? 3), least + 3)
      let count = least + generator.pick(most - least + 1)
      return .array((0..<count).map { _ in value(of: schema["items"] ?? .null) })
    case "object": return object(schema)
    default: return .string(text(schema["pattern"]?.text))
    }
  }

  private mutating func object(_ schema: JSONValue) -> JSONValue {
    var properties = schema["properties"]?.members ?? []
    if schema["maxProperties"]?.number == 1 {
      properties = [properties[generator.pick(properties.count)]]
    } else {
      let required = schema["required"]?.items?.compactMap(\.text) ?? []
      properties = properties.filter { required.contains($0.name) || generator.once(in: 3) }
    }
    return .object(properties.map { .init($0.name, value(of: $0.value)) })
  }

  private mutating func number(_ schema: JSONValue) -> Double {
    let least = schema["minimum"]?.number ?? -400
    let most = schema["maximum"]?.number ?? 400
    if schema["type"]?.text == "integer" { return (least + Double(generator.pick(3))).rounded() }
    let choices = [
      0, 1, 0.25, least, most, Double(generator.pick(1_000)) / 1_000,
      Double(generator.next() >> 11) / Double(1 << 53), Double(generator.pick(300)),
    ]
    return min(max(choices[generator.pick(choices.count)], least), most)
  }

  private mutating func text(_ pattern: String?) -> String {
    guard let pattern else { return generator.one(of: "a", "12", "true", "null", "ü \"\\#(") }
    // The patterns of durations, colors and names.
    if pattern.contains("m?s$") { return "\(generator.pick(900))ms" }
    if pattern.contains("#") { return "#\(generator.one(of: "336699", "00000080", "FFF"))" }
    return generator.one(of: "detail", "easeIn", "a-1")
  }
}
