import Foundation
import PackagePlugin

/// Compiles the UIKit sources of an app with HeadlessUIKit: ports them at each build.
///
/// A file `segue-port.txt` in the target's folder names the sources: in each line the path of a folder or
/// of a Swift file, relative to that folder. The sources stay as they are.
@main
struct SeguePortPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let list = target.directoryURL.appending(path: Self.listName)
    let inputs = try sources(in: list)
    for (name, same) in Dictionary(grouping: inputs, by: \.name).sorted(by: { $0.key < $1.key })
    where same.count > 1 {
      throw Problem(
        "\(list.filePath): \(same[0].url.filePath) and \(same[1].url.filePath) are both copied to '\(name)'; "
          + "name the folder that contains both")
    }
    let output = context.pluginWorkDirectoryURL
    let outputs = inputs.map { output.appending(path: $0.name) }
    return [
      .buildCommand(
        displayName: "Port \(inputs.count) files for \(target.name)",
        executable: try context.tool(named: "segue-port").url,
        arguments: zip(inputs, outputs).flatMap { [$0.url.filePath, $1.filePath] },
        inputFiles: inputs.map(\.url) + [list], outputFiles: outputs)
    ]
  }

  /// The name of the list of sources.
  private static let listName = "segue-port.txt"

  /// A Swift file, and the name of its ported copy.
  private struct Source {
    var url: URL
    var name: String
  }

  private func sources(in list: URL) throws -> [Source] {
    guard let text = try? String(contentsOf: list, encoding: .utf8) else {
      throw Problem("\(list.filePath) is missing: write the folder of the app's sources in it")
    }
    let folder = list.deletingLastPathComponent()
    let lines = text.split(whereSeparator: \.isNewline).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    let sources = try lines.enumerated().flatMap { number, line -> [Source] in
      if line.isEmpty || line.hasPrefix("#") { return [] }
      let root = folder.appending(path: line).standardizedFileURL
      let found = files(in: root)
      guard !found.isEmpty else {
        throw Problem(
          "\(list.filePath):\(number + 1): no Swift file is at '\(line)', which is relative to \(folder.filePath)"
        )
      }
      return found
    }
    guard !sources.isEmpty else { throw Problem("\(list.filePath) names no folder of sources") }
    return sources
  }

  private func files(in root: URL) -> [Source] {
    if root.pathExtension == "swift" {
      let exists = FileManager.default.fileExists(atPath: root.filePath)
      return exists ? [Source(url: root, name: root.lastPathComponent)] : []
    }
    let below = FileManager.default.enumerator(
      at: root, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    let urls = (below?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
      .sorted { $0.filePath < $1.filePath }
    // A module has one file of a name; a folder may repeat the name of another one's file.
    return urls.map { url in
      let path = url.standardizedFileURL.filePath.dropFirst(root.filePath.count)
      return Source(
        url: url, name: path.split(separator: "/").joined(separator: "-").replacing(" ", with: "-"))
    }
  }
}

private struct Problem: Error, CustomStringConvertible {
  var description: String
  init(_ description: String) { self.description = description }
}

extension URL {
  fileprivate var filePath: String { path(percentEncoded: false) }
}
