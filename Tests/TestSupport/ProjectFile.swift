public import Foundation
public import Testing

/// A file or a folder of the project.
public nonisolated struct ProjectFile: Sendable {
  /// Whether checks write what they otherwise compare: `SEGUE_WRITE_DOCUMENTS=1 swift test --filter NAME`.
  public static var isWriting: Bool {
    ProcessInfo.processInfo.environment["SEGUE_WRITE_DOCUMENTS"] == "1"
  }

  /// The location of the file.
  public let url: URL

  /// Creates a file.
  ///
  /// - Parameter path: The path from the root of the project; the root itself by default.
  public init(_ path: String = "") {
    url = URL(filePath: #filePath).appending(path: "../../../\(path)").standardizedFileURL
  }

  /// The absolute path.
  public var path: String { url.path() }

  /// Returns the text of the file.
  public func text() throws -> String { try String(contentsOf: url, encoding: .utf8) }

  /// Records an issue if the file has another text than the project generates; writes the text instead
  /// on request.
  public func check(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    if Self.isWriting {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    let isCurrent = try self.text() == text
    #expect(
      isCurrent, "SEGUE_WRITE_DOCUMENTS=1 swift test --filter SUITE writes \(path) anew",
      sourceLocation: sourceLocation)
  }
}
