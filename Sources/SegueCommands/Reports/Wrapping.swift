/// Wraps a text at its spaces to lines of a maximum width.
nonisolated func wrapped(_ text: String, to width: Int) -> String {
  wrapped(text.split(separator: " ").map(String.init), to: width)
}

/// Wraps words to lines of a maximum width; a wider word gets its own line.
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
