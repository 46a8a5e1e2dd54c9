/// Makes file names from display names.
nonisolated package struct Slug {
  /// The maximum length without the extension.
  private static let limit = 56
  /// The maximum length with the longest extension, and a little more for later ones.
  private static let longestName = 80
  private var used: Set<String> = []

  package init() {}

  /// Returns a unique name of `a-z`, `0-9`, `_` and `-`.
  ///
  /// Uppercase letters become lowercase, so that names differ on every file system. Apostrophes are
  /// removed, other characters separate words, and words beyond the limit are dropped. A duplicate
  /// gets a number.
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

  /// Returns whether a text can be a file name that this type made, with an extension.
  package static func isName(_ text: String) -> Bool {
    (1...longestName).contains(text.utf8.count) && !text.hasPrefix(".")
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
