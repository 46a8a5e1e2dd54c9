import SegueConfig
import SegueCore

extension StyleEntry {
  /// The style as text: its summary, parameters and examples.
  var referenceText: String {
    var parts = ["\(identifier): \(summary)"]
    if !parameters.isEmpty {
      let texts = parameters.map { $0.referenceText(WrittenForms(of: $0.shape)) }
      parts.append("Parameters\n" + texts.joined(separator: "\n"))
    }
    // A style with one of these parameters has the view of SegueParts that it describes.
    let views =
      roles
      + [("dimming", "dimming.opacity"), ("blur", "dimming.blur"), ("grabber", "grabberVisible")]
      .filter { _, key in parameters.contains { $0.name == key } }.map { $0.0 }
    if !views.isEmpty {
      parts.append("Roles of its views in scenarios\n  " + views.joined(separator: ", "))
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
      .init("schema", JSONSchema(shape).json),
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
      lines +=
        "\n"
        + wrapped("\(preset.name): \(preset.summary)", to: 72).split(separator: "\n").joined(
          separator: "\n  ")
    }
    let indented = lines.split(separator: "\n").joined(separator: "\n      ")
    return "  \(name)\(value)\n      \(indented)"
  }

  fileprivate nonisolated var json: JSONValue {
    func text(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }
    return .object(
      [
        .init("name", .string(name)), .init("kind", .string(kind)), .init("unit", text(unit)),
        .init("range", text(range)), .init("default", text(defaultText)),
        .init("summary", .string(summary)),
      ] + (presets.isEmpty ? [] : [.init("presets", .array(presets.map(\.json)))]))
  }
}

extension PresetDescription {
  /// The preset as text: its source, and each value that it changes.
  func referenceText(of style: String) -> String {
    let source = source.isEmpty ? [] : [wrapped(source, to: 78)]
    let width = changes.map(\.key.count).max() ?? 0
    let lines = changes.map { key, value in
      "  \(key)\(String(repeating: " ", count: width - key.count))  \(value)"
    }
    let values =
      lines.isEmpty ? "It changes nothing." : "It changes\n" + lines.joined(separator: "\n")
    let example = "Example\n  { style: \(style), preset: \(name) }"
    return (["\(style), preset \(name)"] + source + [values, example]).joined(separator: "\n\n")
      + "\n"
  }

  /// The preset as JSON.
  nonisolated var json: JSONValue {
    .object([
      .init("name", .string(name)), .init("source", .string(source)),
      .init("changes", .object(changes.map { .init($0.key, .string($0.value)) })),
    ])
  }
}
