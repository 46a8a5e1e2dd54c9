import Foundation
import SegueConfig
import SegueYAML

/// The manifest of an output folder: the list of its files.
nonisolated package enum OutputManifest {
  /// Returns the manifest as JSON.
  package static func text(of files: [String]) -> String {
    JSONValue.object([
      .init("formatVersion", .number(1)),
      .init("files", .array(files.map { .object([.init("path", .string($0))]) })),
    ]).prettyText + "\n"
  }

  /// Returns whether a text begins like a manifest of Segue.
  static func isOwn(_ beginning: String) -> Bool {
    beginning.hasPrefix(text(of: []).prefix { $0 != "]" })
  }

  /// Returns the files of a folder's manifest; paths that `OutputFolder` cannot write are omitted,
  /// so that a forged manifest refers to nothing outside the folder.
  static func files(in folder: FolderHandle, named name: String) -> [String] {
    var limits = YAMLLimits.standard
    limits.bytes = 16 << 20
    var ignored = ConfigDiagnostics()
    guard let data = folder.contents(of: name, limit: limits.bytes),
      let value = YAMLReader.parse(Array(data), name: name, limits: limits, into: &ignored)
    else { return [] }
    return (value["files"]?.items ?? []).compactMap { $0["path"]?.text }.filter(isOwnPath)
  }

  /// Returns whether `OutputFolder` can write a path.
  static func isOwnPath(_ file: String) -> Bool {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false)
    return parts.count <= 2 && parts.allSatisfy { Slug.isName(String($0)) }
  }
}
