import SegueConfig
public import SegueCore
public import SegueRecording
import SegueScenario
import SegueYAML

/// A scenario of a YAML file, as an argument of a test.
///
/// A file that cannot be read is one case, which fails with all of its errors.
public nonisolated struct ScenarioCase: Sendable, CustomStringConvertible {
  private enum Content: Sendable {
    case playable(ScenarioFile, ScenarioPlan, ConfigValue)
    case broken(report: String)
  }

  /// The file and the scenario's name.
  public let description: String
  private let content: Content

  /// Returns every scenario of the YAML files below a folder, in the order of the file names; files
  /// whose name begins with a dot or an underscore are excluded.
  ///
  /// A folder without such a file is one case, which fails.
  ///
  /// - Parameters:
  ///   - folder: The folder's path, absolute or relative to the package of the test.
  ///   - catalog: The styles that the files may use.
  ///   - file: The test's source file, from which the package is found: the nearest folder above it
  ///     with a manifest.
  public static func all(
    below folder: String, catalog: StyleCatalog, file: String = #filePath
  ) -> [ScenarioCase] {
    let root = URL(filePath: folder, relativeTo: package(of: file)).path
    let names = FileManager.default.subpaths(atPath: root) ?? []
    let files = names.filter { name in
      let parts = name.split(separator: "/")
      return (name.hasSuffix(".yaml") || name.hasSuffix(".yml"))
        && !parts.contains { $0.hasPrefix(".") || $0.hasPrefix("_") }
    }
    guard !files.isEmpty else {
      let report = "error[no-yaml]: there is no YAML file in '\(root)'"
      return [ScenarioCase(description: folder, content: .broken(report: report))]
    }
    return files.sorted().flatMap { cases(of: "\(root)/\($0)", named: $0, catalog: catalog) }
  }

  /// Returns the nearest folder with a package's manifest above a file; nil for none.
  private static func package(of file: String) -> URL? {
    var folder = URL(filePath: file).deletingLastPathComponent()
    while folder.pathComponents.count > 1 {
      let manifest = folder.appending(path: "Package.swift").path
      if FileManager.default.fileExists(atPath: manifest) { return folder }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  private static func cases(
    of path: String, named name: String, catalog: StyleCatalog
  ) -> [ScenarioCase] {
    var diagnostics = ConfigDiagnostics()
    do {
      let value = try YAMLReader.load(path, into: &diagnostics)
      let plan = value.flatMap {
        ScenarioFile.decode($0, file: path, catalog: catalog, into: &diagnostics)
      }
      if let value, let plan, !diagnostics.hasErrors {
        return plan.scenarios.map {
          ScenarioCase(
            description: "\(name): \($0.name.value)", content: .playable(plan, $0, value))
        }
      }
    } catch {
      diagnostics.add(error.diagnostic)
    }
    return [ScenarioCase(description: name, content: .broken(report: diagnostics.report()))]
  }

  /// Plays the scenario; returns nil for a file that cannot be read.
  @MainActor public func play() -> Recording? {
    guard case .playable(let plan, let scenario, _) = content else { return nil }
    return Player(plan).play(scenario)
  }

  /// Returns the scenario's failures, as `segue run` prints them; empty if it passes.
  @MainActor public func failure() -> String {
    switch content {
    case .broken(let report): return report
    case .playable(let plan, let scenario, let value):
      let recording = Player(plan).play(scenario)
      guard !recording.passed else { return "" }
      var failures = FailureText(value)
      let blocks = failures.blocks(recording.verdicts, recording.diagnostics)
      return blocks.joined(separator: "\n\n")
    }
  }
}
