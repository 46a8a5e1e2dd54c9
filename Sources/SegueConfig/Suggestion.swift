/// Returns the known name closest to a misspelled one, for "did you mean".
///
/// A name matches at an edit distance of at most two letters, one for names of up to three letters;
/// case is ignored. If none matches, a name with an additional word at one end matches, as
/// `landscapeLeft` for `landscape`, or with a word less, as `field` for `textField`. The first of
/// equally close names is returned.
package func nearestName(to name: String, among known: [String]) -> String? {
  let wanted = Array(name.lowercased().unicodeScalars.prefix(65))
  guard wanted.count <= 64 else { return nil }  // too long for a misspelled name
  var best: (name: String, distance: Int)?
  // Comparing all names of a very large file would take longer than a suggestion is worth.
  let known = known.prefix(1000)
  for candidate in known {
    let other = Array(candidate.lowercased().unicodeScalars)
    let limit = min(wanted.count, other.count) <= 3 ? 1 : 2
    guard abs(other.count - wanted.count) <= limit else { continue }
    let distance = editDistance(wanted, other)
    if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  return best?.name ?? known.first { hasWordMore($0, than: name) || hasWordMore(name, than: $0) }
}

/// Returns whether a camel-case name is another name with words added at one end.
private func hasWordMore(_ long: String, than short: String) -> Bool {
  guard short.utf8.count >= 4, long.utf8.count > short.utf8.count else { return false }
  let (longer, shorter) = (Array(long.utf8), Array(short.lowercased().utf8))
  func isCapital(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }
  func spells(_ bytes: ArraySlice<UInt8>) -> Bool {
    String(decoding: bytes, as: UTF8.self).lowercased().utf8.elementsEqual(shorter)
  }
  let (count, start) = (shorter.count, longer.count - shorter.count)
  return (isCapital(longer[count]) && spells(longer[..<count]))
    || (isCapital(longer[start]) && spells(longer[start...]))
}

/// Returns the help for an unknown name: the intended name, and the list of known names.
///
/// - Parameters:
///   - nearest: The intended name; `nil` for none.
///   - known: The known names in display order.
///   - nouns: What the names denote, in the plural.
func suggestion(for nearest: String?, among known: [String], called nouns: String) -> String {
  let names = listing(known, called: nouns)
  guard let nearest else { return names }
  return "did you mean '\(nearest)'? T\(names.dropFirst())"
}

/// Returns a sentence without a capital that lists up to 24 known names.
///
/// - Parameters:
///   - known: The names in display order.
///   - nouns: What the names denote, in the plural.
package func listing(_ known: [String], called nouns: String) -> String {
  guard !known.isEmpty else { return "there are no \(nouns) here" }
  let limit = 24
  let more = known.count > limit ? " and \(known.count - limit) more" : ""
  return "the \(nouns) here are: \(known.prefix(limit).joined(separator: ", "))\(more)"
}

/// Returns the minimum number of insertions, deletions, substitutions and swaps of neighboring
/// letters (the optimal string alignment distance), by dynamic programming over prefixes.
private func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...right.count)
  for i in left.indices {
    var row = [i + 1]
    for j in right.indices {
      var distance = min(
        last[j + 1] + 1, row[j] + 1, last[j] + (left[i] == right[j] ? 0 : 1))
      if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
        distance = min(distance, beforeLast[j - 1] + 1)
      }
      row.append(distance)
    }
    (beforeLast, last) = (last, row)
  }
  return last[right.count]
}
