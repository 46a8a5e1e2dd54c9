import SegueConfig
import SegueCore

enum StylesCommand {
  private static let json = CommandOption("json", "one JSON document instead of text")
  private static let preset = CommandOption(
    "preset", value: "NAME", kind: .preset,
    "the values that a preset of the style changes, and their source")

  /// `segue styles`: prints the reference of the styles.
  static let command = Command(
    name: "styles", summary: "list the transition styles, or describe one",
    examples: [
      CommandExample("segue styles", "all styles"),
      CommandExample("segue styles slideIn", "the parameters of one style, and examples"),
      CommandExample("segue styles sheet --preset card", "the values of a preset"),
    ],
    arguments: [
      CommandArgument(name: "NAME", kind: .style, isRequired: false, summary: "a style")
    ],
    options: [preset, json]
  ) { invocation, context throws(CommandFailure) in
    let catalog = context.catalog
    if let name = invocation.arguments.first {
      guard let style = catalog[name] else {
        throw .unknown(
          "style", name, known: catalog.identifiers, nearest: catalog.identifier(meantBy: name))
      }
      if let wanted = invocation.value(preset) {
        let presets = style.parameters.flatMap(\.presets)
        guard let preset = presets.first(where: { $0.name == wanted }) else {
          throw .unknown("preset", wanted, "of the style '\(name)'", known: presets.map(\.name))
        }
        try context.console.print(
          invocation.has(json)
            ? preset.json.prettyText + "\n" : preset.referenceText(of: style.identifier))
        return .success
      }
      try context.console.print(
        invocation.has(json) ? style.json.prettyText + "\n" : style.referenceText)
    } else if invocation.has(json) {
      try context.console.print(JSONValue.array(catalog.entries.map(\.json)).prettyText + "\n")
    } else {
      let width = catalog.identifiers.map(\.count).max() ?? 0
      let lines = catalog.entries.map { style in
        let gap = String(repeating: " ", count: width - style.identifier.count + 2)
        return style.identifier + gap + style.summary + "\n"
      }
      try context.console.print(lines.joined())
    }
    return .success
  }
}
