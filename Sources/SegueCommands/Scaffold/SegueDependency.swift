import Foundation
import SegueConfig

/// How a package depends on Segue.
nonisolated enum SegueDependency: Hashable, Sendable {
  /// A folder: absolute, or relative to the package.
  case path(String)
  /// A repository.
  case url(String)
  /// An address that the user has yet to write.
  case unknown

  private static let placeholder = "https://example.com/Segue.git"

  /// Returns the dependency of a package on a checkout or a repository.
  ///
  /// - Parameters:
  ///   - text: The path of a checkout, or a URL; `nil` for the checkout of this process, if it has
  ///     one.
  ///   - package: The folder of the package.
  ///   - program: The name of the program in messages.
  init(_ text: String?, of package: String, program: String) throws(CommandFailure) {
    if let text {
      guard !text.isEmpty, !text.unicodeScalars.contains(where: Self.isUnsafe) else {
        throw CommandFailure(
          .usage, "invalid-address",
          "\(quotedPath(text)) cannot be the address of Segue in Package.swift",
          help: "name a folder or a URL without quotes, backslashes and hidden characters")
      }
      if text.contains("://") || text.hasPrefix("git@") {
        self = .url(text)
        return
      }
      _ = try SegueCheckout(text, program: program)
      self = .path(Self.path(from: package, to: text))
      return
    }
    let files = FileManager.default
    let executable = CommandLine.arguments.first ?? ""
    let folders = [files.currentDirectoryPath, URL(filePath: executable).path]
    let root = SegueCheckout.root(above: folders)
    guard let root, !root.unicodeScalars.contains(where: Self.isUnsafe) else {
      self = .unknown
      return
    }
    self = .path(Self.path(from: package, to: root))
  }

  /// The name of Segue in the dependencies of targets.
  var identity: String {
    guard case .url(let url) = self else { return "Segue" }
    let name = url.split(whereSeparator: { "/:".contains($0) }).last.map(String.init) ?? url
    return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
  }

  /// The entry in the dependencies of a package.
  var lines: [String] {
    switch self {
    case .path(let path): [".package(name: \"Segue\", path: \"\(path)\")"]
    case .url(let url): [".package(url: \"\(url)\", branch: \"main\")"]
    case .unknown:
      [
        "// Replace this address by that of Segue's repository, or by .package(name: \"Segue\",",
        "// path: \"…\") with the path of a checkout.",
        ".package(url: \"\(Self.placeholder)\", branch: \"main\")",
      ]
    }
  }

  /// The target of a link to Segue.
  var link: String {
    switch self {
    case .path(let path): path
    case .url(let url): url
    case .unknown: Self.placeholder
    }
  }

  /// Whether the dependency exists on this machine only.
  var isLocal: Bool {
    if case .path = self { true } else { false }
  }

  /// What is still to do, as one sentence; `nil` for nothing.
  var explanation: String? {
    switch self {
    case .path:
      "`Package.swift` names Segue by a path; elsewhere, name it by the URL of its repository."
    case .url: nil
    case .unknown:
      "Before the first build, write the address of Segue's repository in `Package.swift`."
    }
  }

  /// Returns the path of a folder from another: relative if both are below one folder other than
  /// the root of the file system.
  private static func path(from package: String, to folder: String) -> String {
    let start = components(package)
    let end = components(folder)
    let shared = zip(start, end).prefix { $0 == $1 }.count
    // The first component is the root.
    guard shared > 1 else { return "/" + end.dropFirst().joined(separator: "/") }
    let up = Array(repeating: "..", count: start.count - shared)
    let path = (up + end.dropFirst(shared)).joined(separator: "/")
    return path.isEmpty ? "." : path
  }

  private static func components(_ path: String) -> [String] {
    URL(filePath: path).standardizedFileURL.resolvingSymlinksInPath().pathComponents
  }

  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    "\"\\".unicodeScalars.contains(scalar) || scalar.value < 0x20
      || DisplayText(String(scalar)).text != String(scalar)
  }
}
