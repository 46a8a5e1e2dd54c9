/// The 64-bit FNV-1a hash: it detects changes, and need not resist forgery.
///
/// Source: G. Fowler, L. C. Noll, K.-P. Vo, "The FNV Non-Cryptographic Hash Algorithm".
package enum FNV1a {
  /// The number of digits of a digest.
  package static let length = 16

  /// Returns the hash of bytes as hexadecimal digits in lower case.
  package static func digest(of bytes: some Sequence<UInt8>) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hexadecimal(hash, digits: length).lowercased()
  }
}
