import SegueRecording

/// JSON that may stand in a script element of a page.
enum JSONText {
  /// An object; its members stand in the order given.
  static func object(_ members: [(name: String, json: String)]) -> String {
    "{" + members.map { "\(string($0.name)):\($0.json)" }.joined(separator: ",\n") + "}"
  }

  static func list(_ items: [String]) -> String { "[" + items.joined(separator: ",") + "]" }

  /// A string, in which nothing can end the element, and nothing reorders or hides what stands beside.
  ///
  /// Line ends become spaces, other control characters U+FFFD; marks that turn the direction of
  /// writing are left out, as in pictures.
  static func string(_ text: String) -> String {
    let escaped = text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "<": result += "\\u003C"
      case ">": result += "\\u003E"
      case "&": result += "\\u0026"
      case "\n", "\t", "\r", "\u{2028}", "\u{2029}": result += " "
      case "\u{200E}", "\u{200F}", "\u{061C}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}":
        break
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return "\"\(escaped)\""
  }
}
