import SegueConfig
import SegueCore
import SegueLibrary
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
    let transitions = unique(reading.files, &diagnostics)
    let isSwift = invocation.has(swift)
    let json = CompiledTransitions(transitions).json.foldedText
    var source: SwiftTransitions?
    if isSwift, !diagnostics.hasErrors {
      source = SwiftTransitions(transitions, json, of: paths, context.program, &diagnostics)
    }
    let report = isSwift ? diagnostics.compilerReport() : diagnostics.report()
    guard !diagnostics.hasErrors else {
      throw CommandFailure(
        reading.exitCode == .success ? .badData : reading.exitCode, text: report)
    }
    // Several files together can exceed the limits of one text.
    var limits = ConfigDiagnostics()
    let again = CompiledTransitions(
      json: json.utf8, name: "the compiled transitions", styles: context.catalog, into: &limits)
    guard again != nil else { throw CommandFailure(.badData, text: limits.report()) }
    context.console.report(report)
    let text = source?.text ?? json + "\n"

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
      path, replaces: invocation.has(force) || (!isSwift && CompiledFile.isOwn(path)),
      inputs: reading.files.flatMap(\.sources))
    if isSwift { try output.write(text) } else { try output.replace(with: text) }
    return .success
  }

  /// Returns the transitions of all files; adds an error for a name that two files use, and for files
  /// without transitions.
  private nonisolated static func unique(
    _ files: [ConfigFile], _ diagnostics: inout ConfigDiagnostics
  ) -> [Named<ConfiguredStyle>] {
    var first: [String: ConfigRange?] = [:]
    let all = files.flatMap(\.plan.transitions)
    for transition in all {
      if let other = first[transition.name] {
        diagnostics.error(
          "duplicate-name", "there are two transitions \(quoted(transition.name))",
          at: transition.nameRange, help: "give each its own name",
          notes: [.init("the first is here", at: other)])
      } else {
        first[transition.name] = transition.nameRange
      }
    }
    for file in files where file.plan.transitions.isEmpty {
      diagnostics.error(
        "no-transitions", "the file has no transitions", at: file.value.range,
        help: "write transitions: { slide: { style: slideIn } }")
    }
    return all
  }
}

/// A file of compiled transitions.
nonisolated enum CompiledFile {
  /// Returns whether a file has compiled transitions with their digest, as the command writes them.
  static func isOwn(_ path: String) -> Bool {
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    let parent = path.dropLast(name.count)
    guard !path.utf8.contains(0),
      let folder = try? FolderHandle(parent.isEmpty ? "." : String(parent)),
      let data = folder.contents(of: String(name), limit: JSONReader.Limits().bytes)
    else { return false }
    return CompiledTransitions.isIntact(data)
  }
}
