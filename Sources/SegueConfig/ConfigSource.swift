/// A text from which values are read: a file, a `--set` argument, a compiled configuration.
///
/// Two sources are equal when their names and texts are.
package final class ConfigSource: Sendable {
  /// The name in messages: the path as given, `--set`, `-`.
  package let name: String
  /// The whole text, without a byte-order mark.
  package let text: String

  /// Creates a source.
  package init(name: String, text: String) {
    self.name = name
    self.text = text
  }

  /// The lines without their line breaks, computed at each call.
  ///
  /// The line breaks are those of YAML 1.1 (LF, CR, CR LF, U+0085, U+2028, U+2029), because
  /// positions in the text count them.
  package var lines: [Substring] {
    let scalars = text.unicodeScalars
    var lines: [Substring] = []
    var start = scalars.startIndex
    var index = start
    while index < scalars.endIndex {
      let scalar = scalars[index]
      var next = scalars.index(after: index)
      if scalar.isLineBreak {
        lines.append(Substring(scalars[start..<index]))
        if scalar == "\r", next < scalars.endIndex, scalars[next] == "\n" {
          next = scalars.index(after: next)
        }
        start = next
      }
      index = next
    }
    lines.append(Substring(scalars[start...]))
    return lines
  }
}

extension ConfigSource: Hashable {
  /// Returns whether both sources have the same name and text.
  package static func == (left: ConfigSource, right: ConfigSource) -> Bool {
    left === right || (left.name == right.name && left.text == right.text)
  }

  /// Hashes the name only, which distinguishes the sources of one run.
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Unicode.Scalar {
  var isLineBreak: Bool {
    switch self {
    case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }
}
