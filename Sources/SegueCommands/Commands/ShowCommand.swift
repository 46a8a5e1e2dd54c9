import SegueConfig
import SegueYAML

enum ShowCommand {
  /// `segue show`: prints the configuration that a file results in.
  static let command = Command(
    name: "show", summary: "print every value of a file with its origin",
    examples: [
      CommandExample("segue show a.yaml", "the file with what it extends"),
      CommandExample(
        "segue show a.yaml transitions.sheet", "a part: all parameters of a transition"),
      CommandExample("segue show a.yaml 'screens.home.elements[0]'", "an item of a list"),
      CommandExample("segue show a.yaml --set device=pad", "with another value"),
    ],
    arguments: [
      CommandArgument(
        name: "FILE", kind: .file, summary: "a YAML file, or - for the standard input"),
      CommandArgument(
        name: "KEY.KEY", isRequired: false, summary: "the keys of a part; the whole file without"),
    ],
    options: [.set],
    notes: [
      "Prints YAML that is equal to the file and the files that it extends. A comment after each value"
        + " names its origin: a line of a file, --set, a preset, or 'default' for a parameter of a"
        + " style that nothing sets. 'no effect' follows for a parameter whose effect another one takes."
    ]
  ) { invocation, context throws(CommandFailure) in
    let reading = ConfigReading(
      [invocation.arguments[0]], settings: try invocation.settings(), catalog: context.catalog)
    let path = invocation.arguments.dropFirst().flatMap { YAMLReader.keys(of: $0) }
      .filter { !$0.isEmpty }
    let file = try reading.usable()[0]
    context.console.report(reading.diagnostics.report())
    try context.console.print(
      try EffectiveConfig(file, path, catalog: context.catalog).text)
    return .success
  }
}
