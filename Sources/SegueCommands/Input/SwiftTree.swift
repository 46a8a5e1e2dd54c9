import Foundation
import SegueConfig
import SeguePort

/// The Swift files of folders, for `segue port`, within limits.
nonisolated struct SwiftTree {
  /// A file, and the path of its copy in the output folder.
  struct Source {
    var name: String
    var file: SourcePort.File
  }

  /// The size limit of a file, bytes, and of all files.
  private static let fileLimit = 4 << 20
  private static let limit = 64 << 20

  private(set) var files: [Source] = []
  /// What is in the folders and is not ported.
  private(set) var notices: [PortNotice] = []
  private let roots: [String]

  /// Reads files.
  ///
  /// - Parameter paths: Swift files, and folders of them.
  /// - Throws: If there is none, one cannot be read, or two copies would have the same name.
  init(_ paths: [String]) throws(CommandFailure) {
    roots = paths
    var size = 0
    var seen: [String: String] = [:]
    for path in paths {
      for (file, name) in try Self.sources(of: path) {
        guard name.hasSuffix(".swift") else {
          notices.append(Self.notice(file))
          continue
        }
        if let other = seen.updateValue(file, forKey: name) {
          throw CommandFailure(
            .noInput, "same-name",
            "the copies of \(quotedPath(other)) and \(quotedPath(file)) would have the same name",
            help: "port the folder that holds both")
        }
        let text = try Self.text(of: file)
        size += text.utf8.count
        guard size <= Self.limit else {
          throw CommandFailure(
            .noInput, "many-sources", "the Swift files have more than 64 MB together",
            help: "name the folders that the tests need")
        }
        // A copy of an earlier run has a digest, which its own copy gets too.
        let own = Seal(ofFile: name)?.original(of: text)
        files.append(Source(name: name, file: .init(path: file, text: own ?? text)))
      }
    }
    guard !files.isEmpty else {
      throw CommandFailure(
        .noInput, "no-swift",
        "there is no Swift file in \(paths.map { quotedPath($0) }.joined(separator: ", "))",
        help: "name the folder of the sources; names end in .swift")
    }
  }

  /// Throws if the output folder is an input, or in one.
  func checkOutput(_ folder: String) throws(CommandFailure) {
    let output = Self.resolved(folder)
    for root in roots {
      let input = Self.resolved(root)
      if output == input || output.hasPrefix(input.hasSuffix("/") ? input : input + "/") {
        throw CommandFailure(
          .usage, "is-input",
          "the folder \(quotedPath(folder)) is in \(quotedPath(root)), which is ported",
          help: "name a folder outside; sources are never written")
      }
    }
  }

  private static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
  }

  /// Returns the files of a path, each with the path of its copy.
  private static func sources(of path: String) throws(CommandFailure) -> [(String, String)] {
    var status = stat()
    guard stat(path, &status) == 0 else {
      throw CommandFailure(.noInput, "no-input", "\(quotedPath(path)) does not exist")
    }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      return [(path, fileName(of: path))]
    }
    let root = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    let endings = [".swift", ".m", ".mm", ".storyboard", ".xib"]
    return try ConfigPaths.files(below: root, endings: endings, skipping: ["."]).map {
      ($0, String($0.dropFirst(root.count).drop { $0 == "/" }))
    }
  }

  private static func text(of file: String) throws(CommandFailure) -> String {
    var status = stat()
    guard stat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size <= fileLimit, let data = FileManager.default.contents(atPath: file)
    else {
      throw CommandFailure(
        .noInput, "no-input", "\(quotedPath(file)) cannot be read, or has more than 4 MB")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw CommandFailure(
        .badData, "not-utf8", "\(quotedPath(file)) is not UTF-8", help: "convert it")
    }
    return text
  }

  private static func notice(_ file: String) -> PortNotice {
    let isCode = file.hasSuffix(".m") || file.hasSuffix(".mm")
    return PortNotice(
      path: file, line: 1, column: 1,
      message: isCode ? "Objective-C is not ported" : "only a Mac compiles this file",
      help: isCode
        ? "write what the tests need of it in Swift"
        : "register its view controllers and segues in code, or make them in code")
  }
}
