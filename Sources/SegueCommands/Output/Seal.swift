import SegueConfig

/// The digest at the end of a file that Segue writes, by which an unchanged file is recognized.
nonisolated struct Seal {
  /// The text before and after the digest, as the format allows it.
  private let opening: String
  private let closing: String
  /// The end of a text in the format, which follows the seal.
  private let ending: String

  /// Creates the seal of a format; `nil` for a file name with another extension.
  init?(ofFile name: String) {
    switch name.split(separator: ".").last {
    case "svg", "html", "xml": (opening, closing, ending) = ("<!-- segue ", " -->\n", "")
    case "swift": (opening, closing, ending) = ("// segue ", "\n", "")
    case "txt": (opening, closing, ending) = ("digest    ", "\n", "")
    case "json": (opening, closing, ending) = (",\n\"digest\": \"", "\"", "\n}\n")
    default: return nil
    }
  }

  /// Returns the text with its seal.
  func sealing(_ text: String) -> String {
    // Endings are ASCII: bytes are faster to count than characters.
    let body = text.utf8.dropLast(text.hasSuffix(ending) ? ending.utf8.count : 0)
    let digest = FNV1a.digest(of: body)
    return String(Substring(body)) + opening + digest + closing + ending
  }

  /// Returns a sealed text without its seal; `nil` if it is not sealed, or has changed since then.
  func original(of text: String) -> String? {
    let end = Array((closing + ending).utf8)
    let start = Array(opening.utf8)
    let bytes = Array(text.utf8)
    let length = start.count + FNV1a.length + end.count
    guard bytes.count >= length, bytes.suffix(end.count).elementsEqual(end) else { return nil }
    let body = bytes.dropLast(length)
    let digest = bytes.dropLast(end.count).suffix(FNV1a.length)
    guard bytes[body.endIndex...].starts(with: start),
      digest.elementsEqual(FNV1a.digest(of: body).utf8)
    else { return nil }
    return String(decoding: body, as: UTF8.self) + ending
  }
}
