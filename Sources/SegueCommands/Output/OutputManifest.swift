import Foundation
import SegueConfig
import SegueYAML

/// The list of the files in a folder of output.
nonisolated package enum OutputManifest {
  /// The list as JSON.
  package static func text(of files: [String]) -> String {
    JSONValue.object([
      .init("formatVersion", .number(1)),
      .init("files", .array(files.map { .object([.init("path", .string($0))]) })),
    ]).prettyText + "\n"
  }

  /// Whether a list begins as Segue writes it.
  static func isOwn(_ beginning: String) -> Bool {
    beginning.hasPrefix("{\n  \"formatVersion\": 1,\n  \"files\": [")
  }

  /// The files of a list that is in a folder; what could not have been written by `OutputFolder` is
  /// left out, so that a list from elsewhere names nothing outside.
  static func files(in folder: FolderHandle, named name: String) -> [String] {
    var limits = YAMLLimits.standard
    limits.bytes = 16 << 20
    var ignored = ConfigDiagnostics()
    guard let data = folder.contents(of: name, limit: limits.bytes),
      let value = YAMLReader.parse(Array(data), name: name, limits: limits, into: &ignored)
    else { return [] }
    return (value["files"]?.items ?? []).compactMap { $0["path"]?.text }.filter(isOwnPath)
  }

  /// Whether a path could be one that `OutputFolder` writes.
  static func isOwnPath(_ file: String) -> Bool {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false)
    return parts.count <= 2 && parts.allSatisfy { Slug.isName(String($0)) }
  }
}
