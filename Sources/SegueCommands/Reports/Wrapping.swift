/// A text with its blanks made line breaks where a line would grow wider.
nonisolated func wrapped(_ text: String, to width: Int) -> String {
  wrapped(text.split(separator: " ").map(String.init), to: width)
}

/// Words in lines of a width; a word that is wider has a line of its own.
nonisolated func wrapped(_ words: [String], to width: Int) -> String {
  var lines: [String] = []
  for word in words {
    if let line = lines.last, line.count + 1 + word.count <= width {
      lines[lines.count - 1] = "\(line) \(word)"
    } else {
      lines.append(word)
    }
  }
  return lines.joined(separator: "\n")
}
