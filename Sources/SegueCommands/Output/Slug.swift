/// Names of files made from what people call things.
nonisolated package struct Slug {
  /// The letters of a name before its extension, so that the whole has at most 64.
  private static let limit = 56
  private var used: Set<String> = []

  package init() {}

  /// A name not given before, of `a-z`, `0-9`, `_` and `-`.
  ///
  /// Capitals become small, so that names differ on every file system; apostrophes go; other letters
  /// part words; words beyond the limit are left out; a name given before gets a number.
  package mutating func unique(_ text: String) -> String {
    var words: [String] = [""]
    for scalar in text.unicodeScalars.prefix(400) {
      switch scalar {
      case "a"..."z", "0"..."9", "_": words[words.count - 1].unicodeScalars.append(scalar)
      case "A"..."Z": words[words.count - 1] += scalar.properties.lowercaseMapping
      case "'", "\u{2019}": break
      default: words.append("")
      }
    }
    words.removeAll(where: \.isEmpty)
    var base = String((words.first ?? "unnamed").prefix(Self.limit))
    for word in words.dropFirst() {
      guard base.count + 1 + word.count <= Self.limit else { break }
      base += "-\(word)"
    }
    var name = base
    var number = 2
    while !used.insert(name).inserted {
      let suffix = "-\(number)"
      name = base.prefix(Self.limit - suffix.count) + suffix
      number += 1
    }
    return name
  }

  /// Whether a text is a name of a file that could have come from here, extension included.
  package static func isName(_ text: String) -> Bool {
    (1...64).contains(text.utf8.count) && !text.hasPrefix(".")
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
          UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
          true
        default: false
        }
      }
  }
}
