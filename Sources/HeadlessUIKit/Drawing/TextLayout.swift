/// The lines of attributed text within a width.
nonisolated struct TextLayout {
  /// A part of a line with one font and color.
  struct Fragment {
    var string: String
    var attributes: TextAttributes
    var x: CGFloat
    var width: CGFloat
  }

  struct Line {
    var fragments: [Fragment] = []
    var width: CGFloat = 0
    /// The distance of the baseline from the top of the line.
    var ascent: CGFloat = 0
    var height: CGFloat = 0
    /// The distance of the line's top from the top of the text.
    var top: CGFloat = 0
    var style = TextParagraph()
  }

  private(set) var lines: [Line] = []
  /// The size of the lines without the trailing spaces.
  private(set) var size = CGSize.zero

  /// Breaks text between words; a word that is wider than the limit takes a line.
  init(_ text: NSAttributedString, width limit: CGFloat = .infinity) {
    var words = Self.words(text)
    if words.isEmpty { return }
    // A line break at the end begins another line.
    if words.last?.isBreak == true, let last = words.last {
      words.append(Word(fragments: [("", last.attributes)], isBreak: false))
    }
    var line = Line()
    var isEmpty = true
    for word in words {
      if isEmpty {
        line.style = word.attributes.paragraph
        isEmpty = false
      }
      line.fit(word.attributes)
      if word.isBreak {
        end(&line)
        isEmpty = true
        continue
      }
      let room = limit - line.style.indent(isFirst: line.fragments.isEmpty)
      if !word.isSpace, !line.fragments.isEmpty, line.width + word.width > room,
        line.style.wraps
      {
        let style = line.style
        end(&line)
        line.style = style
        line.fit(word.attributes)
      }
      // A space at the beginning of a wrapped line is not shown.
      if word.isSpace, line.fragments.isEmpty, lines.last?.style == line.style, !lines.isEmpty {
        continue
      }
      line.append(word)
    }
    end(&line)
  }

  private mutating func end(_ line: inout Line) {
    line.dropTrailingSpaces()
    if let previous = lines.last { line.top = previous.top + previous.height + line.style.spacing }
    size.width = max(size.width, line.width)
    size.height = line.top + line.height
    lines.append(line)
    line = Line()
  }

  // MARK: Words

  fileprivate struct Word {
    var fragments: [(string: String, attributes: TextAttributes)]
    var isBreak: Bool
    var isSpace = false

    var attributes: TextAttributes { fragments.first?.attributes ?? TextAttributes([:]) }
    var width: CGFloat { fragments.reduce(0) { $0 + $1.attributes.width(of: $1.string) } }
  }

  private static func words(_ text: NSAttributedString) -> [Word] {
    var words: [Word] = []
    var joins = false
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { values, range, _ in
      let attributes = TextAttributes(values)
      let string = (text.string as NSString).substring(with: range)
      var current = ""
      func endWord() {
        guard !current.isEmpty else { return }
        if joins, let last = words.indices.last {
          words[last].fragments.append((current, attributes))
        } else {
          words.append(Word(fragments: [(current, attributes)], isBreak: false))
        }
        joins = true
        current = ""
      }
      for character in string {
        switch character {
        case "\n", "\r\n", "\r", "\u{2028}", "\u{2029}":
          endWord()
          joins = false
          words.append(Word(fragments: [("", attributes)], isBreak: true))
        case " ", "\t":
          endWord()
          joins = false
          words.append(Word(fragments: [(" ", attributes)], isBreak: false, isSpace: true))
        default: current.append(character)
        }
      }
      endWord()
    }
    return words
  }
}

extension TextLayout.Line {
  /// Enlarges the line for a font.
  nonisolated mutating func fit(_ attributes: TextAttributes) {
    let font = attributes.font
    let own = style.lineHeight(font.lineHeight)
    ascent = max(ascent, font.ascender + own - font.lineHeight)
    height = max(height, own)
  }

  fileprivate nonisolated mutating func append(_ word: TextLayout.Word) {
    for (string, attributes) in word.fragments {
      fit(attributes)
      let own = attributes.width(of: string)
      if let last = fragments.indices.last, fragments[last].attributes == attributes {
        fragments[last].string += string
        fragments[last].width += own
      } else {
        fragments.append(.init(string: string, attributes: attributes, x: width, width: own))
      }
      width += own
    }
  }

  fileprivate nonisolated mutating func dropTrailingSpaces() {
    while let last = fragments.indices.last, fragments[last].string.hasSuffix(" ") {
      let space = fragments[last].attributes.width(of: " ")
      fragments[last].string.removeLast()
      fragments[last].width -= space
      width -= space
      if fragments[last].string.isEmpty { fragments.removeLast() }
    }
  }
}
