import SegueConfig
import SegueCore
import SegueScenario
import SegueYAML

/// A file that was read and understood.
nonisolated struct ConfigFile: Sendable {
  var path: String
  /// What is written in it, in what it extends and in the settings laid over it.
  var value: ConfigValue
  var plan: ScenarioFile
  /// The paths that were read, the file itself and what it extends.
  var sources: [String]

  /// The name without folders and extension.
  var stem: String {
    let name = path.split(separator: "/").last ?? "-"
    return name == "-" ? "input" : String(name.prefix { $0 != "." })
  }
}

/// What reading several files gave.
nonisolated struct ConfigReading: Sendable {
  /// The files without a mistake, in the order of their paths.
  var files: [ConfigFile] = []
  /// What is wrong with the others, and warnings.
  var diagnostics = ConfigDiagnostics()
  /// The exit code of the first mistake.
  var exitCode = ExitCode.success
  /// How many files have mistakes.
  var failures = 0

  /// Reads files, all of them whatever is wrong with some.
  ///
  /// - Parameters:
  ///   - paths: The files; `-` is the standard input.
  ///   - settings: Values to lay over each of them, the last on top.
  ///   - catalog: The styles that they may name.
  init(_ paths: [String], settings: [ConfigValue], catalog: StyleCatalog) {
    for path in paths {
      var found = ConfigDiagnostics()
      do {
        let loaded = try YAMLReader.loadWithPaths(path, into: &found)
        var value = loaded.value
        for setting in settings { value = value.map { setting.merged(over: $0) } }
        let plan = value.flatMap {
          ScenarioFile.decode($0, file: path, catalog: catalog, into: &found)
        }
        if let value, let plan, !found.hasErrors {
          files.append(ConfigFile(path: path, value: value, plan: plan, sources: loaded.paths))
        } else {
          fail(.badData)
        }
      } catch {
        found.add(error.diagnostic)
        fail(error.reason == .noInput ? .noInput : .badData)
      }
      diagnostics.add(found)
    }
  }

  private mutating func fail(_ code: ExitCode) {
    failures += 1
    if exitCode == .success { exitCode = code }
  }

  /// The files, when there is no mistake in any.
  func usable() throws(CommandFailure) -> [ConfigFile] {
    guard exitCode == .success else {
      throw CommandFailure(exitCode, text: diagnostics.report())
    }
    return files
  }
}
