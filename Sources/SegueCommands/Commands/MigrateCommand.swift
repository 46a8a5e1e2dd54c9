import SegueConfig
import SegueYAML

enum MigrateCommand {
  private static let check = CommandOption(
    "check", "change nothing; exit 1 if there are retired keys")

  /// `segue migrate`: renames retired keys of files to their successors.
  static let command = Command(
    name: "migrate", summary: "rename retired keys to their successors",
    examples: [
      CommandExample("segue migrate Configs", "all files of a folder, in place"),
      CommandExample("segue migrate --check app.yaml", "what would change"),
    ],
    arguments: [
      CommandArgument(
        name: "PATH", kind: .file, isRepeatable: true,
        summary: "a YAML file, a folder of them, or - to print the migrated standard input")
    ],
    options: [check],
    notes: [
      "Comments and layout are preserved. Other errors of a file are not reported: use "
        + "'segue validate'. A file that others extend must be named too."
    ]
  ) { invocation, context throws(CommandFailure) in
    let paths = try ConfigPaths.files(of: invocation.arguments)
    let changesNothing = invocation.has(check)
    var (count, changed, exitCode) = (0, 0, ExitCode.success)
    for path in paths {
      let migration: Migration
      do throws(YAMLFileFailure) {
        migration = try Migration(path, catalog: context.catalog)
      } catch {
        var diagnostics = ConfigDiagnostics()
        diagnostics.add(error.diagnostic)
        context.console.report(diagnostics.report())
        if exitCode == .success { exitCode = error.reason == .noInput ? .noInput : .badData }
        continue
      }
      if let errors = migration.syntaxErrors {
        context.console.report(errors.report())
        if exitCode == .success { exitCode = .badData }
        continue
      }
      let lines = migration.changes.map { "\(path):\($0.line): \($0.old) → \($0.new)\n" }.joined()
      if path == "-", !changesNothing {
        try context.console.print(migration.text)
        context.console.report(lines)
      } else {
        try context.console.print(lines)
        if !migration.changes.isEmpty, !changesNothing {
          try OutputFile(path, replaces: true, inputs: []).replace(with: migration.text)
        }
      }
      count += migration.changes.count
      changed += migration.changes.isEmpty ? 0 : 1
    }
    let names = counted(count, "name") + " in " + counted(changed, "file")
    let summary = changesNothing ? "\(names) to rename\n" : "\(names) renamed\n"
    if paths == ["-"], !changesNothing {
      context.console.report(summary)
    } else {
      try context.console.print(summary)
    }
    return exitCode == .success && changesNothing && count > 0 ? .failed : exitCode
  }
}
