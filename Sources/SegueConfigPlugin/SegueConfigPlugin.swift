import Foundation
import PackagePlugin

/// Makes Swift code of the YAML files of a target: `enum Transitions` has a name for each transition.
///
/// The files are those whose names end in `.segue.yaml`. A file `segue-files.txt` in the target's folder
/// names others instead, a path in each line, relative to that folder. The code is written again only
/// after one of the files has changed, or another file in its folder or below, which it may extend.
@main
struct SegueConfigPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    return try commands(
      files: target.sourceFiles.map(\.url),
      list: target.directoryURL.appending(path: Self.listName), target: target.name,
      modules: target.recursiveTargetDependencies.compactMap {
        ($0 as? any SourceModuleTarget)?.moduleName
      }, tool: context.tool(named: "segue-compile").url, output: context.pluginWorkDirectoryURL)
  }

  /// Returns the command that writes the code of a target; none without YAML files.
  ///
  /// - Parameters:
  ///   - files: The files of the target.
  ///   - list: The list of other files, which may not exist.
  ///   - target: The target's name.
  ///   - modules: The modules that the target can import; `nil` if they are not known.
  ///   - tool: The command `segue-compile`.
  ///   - output: The folder for the code.
  func commands(
    files: [URL], list: URL?, target: String, modules: [String]?, tool: URL, output: URL
  ) throws -> [Command] {
    let configs = try configs(among: files, list)
    guard !configs.isEmpty else { return [] }
    let code = output.appending(path: "Transitions.swift")
    return [
      .buildCommand(
        displayName: "Compile the transitions of \(target)", executable: tool,
        arguments: [code.path(percentEncoded: false), target]
          + [modules.map { $0.sorted().joined(separator: ",") } ?? "-"]
          + configs.map { $0.path(percentEncoded: false) },
        inputFiles: configs + neighbors(of: configs), outputFiles: [code])
    ]
  }

  /// The name of a list of files.
  static let listName = "segue-files.txt"

  private func configs(among files: [URL], _ list: URL?) throws -> [URL] {
    guard let list, FileManager.default.fileExists(atPath: list.path(percentEncoded: false)) else {
      return files.filter { $0.lastPathComponent.hasSuffix(".segue.yaml") }
        .sorted { $0.path() < $1.path() }
    }
    let lines = try String(contentsOf: list, encoding: .utf8).split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    let folder = list.deletingLastPathComponent()
    return lines.filter { !$0.isEmpty && !$0.hasPrefix("#") }.map { folder.appending(path: $0) }
  }

  /// Returns the other files in the folders of files and below, which the files may extend.
  private func neighbors(of files: [URL]) -> [URL] {
    let folders = Set(files.map { $0.deletingLastPathComponent() }).sorted { $0.path() < $1.path() }
    let found = folders.flatMap { folder -> [URL] in
      let below = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      return (below?.allObjects as? [URL] ?? []).filter {
        !$0.hasDirectoryPath && $0.pathExtension != "swift"
      }
    }
    return Set(found).subtracting(files).sorted { $0.path() < $1.path() }
  }
}
