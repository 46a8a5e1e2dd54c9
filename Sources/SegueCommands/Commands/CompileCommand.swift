import SegueCompiler
import SegueConfig
import SegueCore
import SegueScenario

enum CompileCommand {
  private static let out = CommandOption(
    "out", letter: "o", value: "FILE", kind: .file,
    "the file to write, or - for the standard output, the default")
  private static let swift = CommandOption(
    "swift", "Swift code with a name for each transition, instead of JSON")
  private static let force = CommandOption(
    "force", "replace an existing file, even one that Segue did not write")

  /// `segue compile`: writes the transitions of files in the form that an app reads.
  static let command = Command(
    name: "compile", summary: "write the transitions of files for an app",
    examples: [
      CommandExample(
        "segue compile panels.yaml -o transitions.json", "JSON for a TransitionLibrary"),
      CommandExample(
        "segue compile panels.yaml --swift -o Transitions.swift", "Swift code with their names"),
    ],
    arguments: [
      CommandArgument(
        name: "PATH", kind: .file, isRepeatable: true,
        summary: "a YAML file, a folder of them, or - for the standard input")
    ],
    options: [.set, out, swift, force],
    notes: [
      "A transition has its style and the parameters that differ from the style's defaults. Presets,"
        + " 'extends' and named motions are resolved. Screens and scenarios are left out; a file may"
        + " have none.",
      "With --swift, errors have the form of a compiler's, which Xcode and editors find in the output of"
        + " a build.",
    ]
  ) { invocation, context throws(CommandFailure) in
    let paths = try ConfigPaths.files(of: invocation.arguments)
    let reading = ConfigReading(
      paths, settings: try invocation.settings(), catalog: context.catalog)
    var diagnostics = reading.diagnostics
    let compiler = TransitionCompiler(
      reading.files.map { .init($0.plan.transitions.changes, range: $0.value.range) },
      into: &diagnostics)
    let isSwift = invocation.has(swift)
    var source: String?
    if isSwift, !diagnostics.hasErrors {
      source = compiler.swiftCode(of: paths, context.program, into: &diagnostics)
    }
    let report = isSwift ? diagnostics.compilerReport() : diagnostics.report()
    guard !diagnostics.hasErrors else {
      throw CommandFailure(
        reading.exitCode == .success ? .badData : reading.exitCode, text: report)
    }
    var limits = ConfigDiagnostics()
    compiler.checkLimits(into: &limits)
    guard !limits.hasErrors else { throw CommandFailure(.badData, text: limits.report()) }
    context.console.report(report)
    let text = source ?? compiler.json + "\n"

    let path = invocation.value(out) ?? "-"
    let ending = isSwift ? ".swift" : ".json"
    guard path == "-" || path.hasSuffix(ending) else {
      throw invocation.usage(
        "unknown-form", "\(quotedPath(path)) is not the name of \(isSwift ? "Swift code" : "JSON")",
        help: "end the name in \(ending)\(isSwift ? "" : ", or add --swift for Swift code")")
    }
    guard path != "-" else {
      try context.console.print(text)
      return .success
    }
    let output = try OutputFile(
      path, replaces: invocation.has(force), inputs: reading.files.flatMap(\.sources))
    // JSON has its own digest, of the transitions, which an app checks.
    if isSwift { try output.write(text) } else { try output.replace(with: text) }
    return .success
  }
}
