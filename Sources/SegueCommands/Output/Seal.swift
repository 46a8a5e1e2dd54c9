import SegueConfig

/// The digest at the end of a file that Segue writes: by it the file is known again, unless somebody
/// has changed anything in it.
nonisolated struct Seal {
  /// What is written before and after the digest, in a place where the form allows it.
  private let opening: String
  private let closing: String
  /// What ends a text of the form, and comes after the seal.
  private let ending: String

  init(_ form: RecordingForm) {
    (opening, closing, ending) =
      switch form {
      case .picture, .page: ("<!-- segue ", " -->\n", "")
      case .trace: ("digest    ", "\n", "")
      case .recording: (",\n\"digest\": \"", "\"", "\n}\n")
      }
  }

  /// The text with its seal.
  func sealing(_ text: String) -> String {
    let body = text.dropLast(text.hasSuffix(ending) ? ending.count : 0)
    return body + opening + Self.digest(of: body.utf8) + closing + ending
  }

  /// Whether a text is sealed, and as it was then.
  func isIntact(_ text: String) -> Bool {
    let end = Array((closing + ending).utf8)
    let start = Array(opening.utf8)
    let bytes = Array(text.utf8)
    let length = start.count + Self.length + end.count
    guard bytes.count >= length, bytes.suffix(end.count).elementsEqual(end) else { return false }
    let body = bytes.dropLast(length)
    let digest = bytes.dropLast(end.count).suffix(Self.length)
    return bytes[body.endIndex...].starts(with: start)
      && digest.elementsEqual(Self.digest(of: body).utf8)
  }

  private static let length = 16

  /// FNV-1a of 64 bits: it finds what somebody changed, and need not withstand a forger, as the SHA-256
  /// of the page's content policy must.
  private static func digest(of bytes: some Sequence<UInt8>) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hexadecimal(hash, digits: length).lowercased()
  }
}
