import SegueConfig
import SegueCore

extension StyleEntry {
  /// The style as text: its summary, parameters and examples.
  var referenceText: String {
    var parts = ["\(identifier): \(summary)"]
    if !parameters.isEmpty {
      let texts = parameters.map { $0.referenceText(WrittenForms(of: $0.name, in: schema)) }
      parts.append("Parameters\n" + texts.joined(separator: "\n"))
    }
    if !examples.isEmpty {
      let lines = examples.map { "  " + $0.split(separator: "\n").joined(separator: "\n  ") }
      parts.append("Examples\n" + lines.joined(separator: "\n"))
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// The style as JSON.
  var json: JSONValue {
    .object([
      .init("name", .string(identifier)), .init("summary", .string(summary)),
      .init("parameters", .array(parameters.map(\.json))),
      .init("examples", .array(examples.map(JSONValue.string))),
      .init("schema", schema.json),
    ])
  }
}

extension ParameterDescription {
  fileprivate nonisolated func referenceText(_ forms: WrittenForms) -> String {
    let value = defaultText.map { ": \($0)" } ?? ""
    var about = summary
    about += " Takes \(kind)"
    if let range { about += " of \(range)" }
    if let unit { about += range == nil ? " in \(unit)" : " \(unit)" }
    var lines = wrapped(about + (forms.areTelling ? ":" : "."), to: 74)
    if forms.areTelling { lines += "\n" + forms.text(wrappedTo: 74) }
    for preset in presets {
      lines += "\n" + wrapped(preset, to: 72).split(separator: "\n").joined(separator: "\n  ")
    }
    let indented = lines.split(separator: "\n").joined(separator: "\n      ")
    return "  \(name)\(value)\n      \(indented)"
  }

  fileprivate nonisolated var json: JSONValue {
    func text(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }
    return .object([
      .init("name", .string(name)), .init("kind", .string(kind)), .init("unit", text(unit)),
      .init("range", text(range)), .init("default", text(defaultText)),
      .init("summary", .string(summary)),
    ])
  }
}
