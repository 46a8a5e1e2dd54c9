import SegueConfig

/// XML as text, indented by two spaces per level.
nonisolated struct XMLText: Sendable {
  private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  private var depth = 0

  /// Begins an element.
  mutating func open(_ name: String, _ attributes: [(name: String, value: String)]) {
    text += indent + tag(name, attributes) + ">\n"
    depth += 1
  }

  /// Ends the last element that has begun, whose name is stated again.
  mutating func close(_ name: String) {
    depth -= 1
    text += "\(indent)</\(name)>\n"
  }

  /// Adds an element with characters.
  mutating func add(
    _ name: String, _ attributes: [(name: String, value: String)], _ content: String
  ) {
    text +=
      "\(indent)\(tag(name, attributes))>\(Self.escaped(content, isAttribute: false))</\(name)>\n"
  }

  private var indent: String { String(repeating: "  ", count: depth) }

  private func tag(_ name: String, _ attributes: [(name: String, value: String)]) -> String {
    "<" + name
      + attributes.map { " \($0.name)=\"\(Self.escaped($0.value, isAttribute: true))\"" }.joined()
  }

  /// Returns a text as characters of XML 1.0.
  ///
  /// Control characters are shown as in messages: XML does not allow most of them, and the others would
  /// move the text. References are used for characters that are invisible or change the writing
  /// direction, and for the bracket of `##[`, which would begin a command of GitHub in a log.
  private static func escaped(_ text: String, isAttribute: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n" where isAttribute: result += "&#10;"
      case "\n": result.unicodeScalars.append(scalar)
      case "\0"..<" ", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}":
        result += DisplayText(String(scalar)).text
      case "[" where result.hasSuffix("##"): result += "&#91;"
      case _ where scalar.isHidden: result += "&#x\(hexadecimal(scalar.value, digits: 4));"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
