/// Edits UIKit sources so that they compile with HeadlessUIKit.
///
/// Every line keeps its number, or is preceded by its own `#sourceLocation`: errors and breakpoints
/// point to the original. Ported code is ported to itself.
public enum SourcePort {
  /// A file: its path, as messages show it, and its text.
  public struct File: Sendable, Equatable {
    /// The path.
    public var path: String
    /// The Swift code.
    public var text: String

    /// Creates a file.
    public init(path: String, text: String) {
      self.path = path
      self.text = text
    }
  }

  /// Ports files of one module, whose types each of them may use.
  ///
  /// - Returns: The files in the same order, with the same paths; and what could not be edited.
  public static func port(_ files: [File]) -> (files: [File], notices: [PortNotice]) {
    let sources = files.map { SwiftSource(path: $0.path, text: $0.text) }
    let index = SourceIndex(sources)
    var notices: [PortNotice] = []
    let edited = sources.map { source in
      if source.isLeftOut { return source }
      var edits = SourceEdits(source)
      for rule in PortRule.all { rule.apply(source, index, &edits) }
      // Of a file that is left out, only the reason matters.
      notices += edits.leftOutNotice.map { [$0] } ?? edits.notices
      return SwiftSource(path: source.path, text: edits.edited())
    }
    var moves = MemberMoves(edited)
    let moved = moves.texts()
    notices += moves.notices
    let texts = zip(edited, moved).map { source, text in withLocation(text, of: source) }
    return (
      zip(files, texts).map { File(path: $0.path, text: $1) },
      notices.sorted { ($0.path, $0.line, $0.column) < ($1.path, $1.line, $1.column) }
    )
  }

  /// Adds the original place to a file that has none.
  private static func withLocation(_ text: String, of source: SwiftSource) -> String {
    // A ported file begins with its place, perhaps after an import.
    let start = source.tokens.prefix(10).map(\.text)
    if source.isLeftOut || start.contains("#sourceLocation") { return text }
    let place = location(source.path, line: 1) + "\n" + text
    guard source.tokens.contains(where: { networking.contains($0.text) }) else { return place }
    return "#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\n" + place
  }

  /// The types that Foundation has in a module of its own on Linux.
  private static let networking: Set = [
    "URLSession", "URLSessionConfiguration", "URLSessionTask", "URLSessionDataTask",
    "URLSessionDownloadTask", "URLSessionDelegate", "URLRequest", "URLResponse", "HTTPURLResponse",
    "URLCache", "HTTPCookie", "HTTPCookieStorage", "NSURLConnection", "URLCredential",
  ]

  /// Returns the directive that gives the next line its original place.
  static func location(_ path: String, line: Int) -> String {
    let escaped = path.reduce(into: "") { text, letter in
      text += letter == "\\" || letter == "\"" ? "\\\(letter)" : String(letter)
    }
    return "#sourceLocation(file: \"\(escaped)\", line: \(line))"
  }
}

extension SwiftSource {
  /// Whether the port has left the file out: its code is in `#if false`.
  var isLeftOut: Bool {
    tokens.first?.text == "#if" && token(1)?.isWord("false") ?? false
      && token(2)?.text == "#sourceLocation"
  }
}
