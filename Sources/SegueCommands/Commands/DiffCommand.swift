import SegueConfig

enum DiffCommand {
  private static let from = CommandOption(
    "from", value: "KEY.KEY=VALUE", isRepeatable: true,
    "a YAML value that overrides the files of the first side; --set is for the second")
  private static let json = CommandOption("json", "one JSON document instead of text")
  private static let out = CommandOption(
    "out", letter: "o", value: "FILE.html", kind: .file,
    "write a page that plays both sides next to each other")

  /// `segue diff`: compares the motion of two files, settings, recordings or runs.
  static let command = Command(
    name: "diff", summary: "compare the motion of two files, settings or runs",
    examples: [
      CommandExample("segue diff old.yaml new.yaml", "the scenarios of two files, by name"),
      CommandExample(
        "segue diff a.yaml --set transitions.slide.duration=500ms", "a file with another value"),
      CommandExample(
        "segue diff a.yaml --from device=phone --set device=pad", "a file with two values"),
      CommandExample("segue diff out-before out-now", "two folders of 'segue run --out'"),
      CommandExample("segue diff out Configs -o changes.html", "as a page"),
    ],
    arguments: [
      CommandArgument(
        name: "FIRST", kind: .file,
        summary: "a YAML file, a recording (.json), or a folder of either"),
      CommandArgument(
        name: "SECOND", kind: .file, isRequired: false,
        summary: "the same; the first with --set without it"),
    ],
    options: [.scenario, from, .set, json, out],
    notes: [
      "Prints what is on the screen on one side only, what moves or looks otherwise, when and by how"
        + " much, which events and results differ, and the step before. A layer that only moves with"
        + " its superlayer is not listed. Layers that differ equally are one difference.",
      "Exits with 1 if anything differs.",
    ]
  ) { invocation, context throws(CommandFailure) in
    let first = invocation.arguments[0]
    guard invocation.arguments.count > 1 || invocation.has(.set) || invocation.has(from) else {
      throw invocation.usage(
        "missing-argument", "there is nothing to compare \(quotedPath(first)) with",
        help: "name a second file or folder, or give a value with --set")
    }
    let second = invocation.arguments.last ?? first
    let page = try invocation.page(out)
    try RecordingSet.check(first, second, invocation)
    let before = try RecordingSet(first, settings: from, invocation, context)
    let after = try RecordingSet(second, settings: .set, invocation, context)
    let comparison = SetComparison(before, after)
    if let path = page {
      let file = try OutputFile(path, replaces: false, inputs: before.sources + after.sources)
      let settings = [from, .set].map { invocation.values($0).joined(separator: ", ") }
      // The sides of one file differ by their settings only.
      let names = zip([first, second], settings).map { path, settings in
        settings.isEmpty ? path : first == second ? settings : "\(path), \(settings)"
      }
      try file.write(comparison.page(names[0], names[1]))
    }
    if invocation.has(json) {
      try context.console.print(comparison.json.prettyText + "\n")
    } else {
      try context.console.print(comparison.text(Ink(isOn: context.console.isColored)))
    }
    return comparison.isEmpty ? .success : .failed
  }
}
