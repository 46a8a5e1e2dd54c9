import SegueConfig

/// Readable messages in place of libyaml's, which refer to tokens and contexts.
enum SyntaxErrors {
  /// Returns the diagnostic for a syntax error of libyaml.
  static func diagnostic(_ failure: ParserFailure, in source: ConfigSource) -> ConfigDiagnostic {
    let text = SourceText(source)
    let place = text.clamp(failure.place)
    let context = failure.context ?? ""
    let start = failure.context == nil ? nil : text.clamp(failure.contextPlace)
    if let long = longKey(failure, text) { return error(long, at: place, source) }
    if context.contains("directive") { return error(directive, at: start ?? place, source) }
    // "duplicate %YAML directive" or "incompatible YAML document", of another version.
    if failure.problem.contains("YAML d") { return error(directive, at: place, source) }
    if context.contains(" tag") || failure.problem.contains("tag handle") {
      return error(tag, at: place, source)
    }
    if failure.problem == "found character that cannot start any token" {
      return error(badStart(text[place]), at: place, source)
    }
    if failure.problem == "found unknown escape character" {
      return error(badEscape(text[text.after(place)]), at: place, source)
    }
    // Within a line, after a value, as at the `b` of `"a" b`.
    if failure.problem == "did not find expected key", text.wordLength(before: place) > 0 {
      return error(afterValue, at: place, source)
    }
    guard let sentence = sentences.first(where: { $0.problem == failure.problem }) else {
      return error(Sentence("", "syntax", failure.problem), at: place, source)
    }
    switch sentence.place {
    case .problem: return error(sentence, at: place, source)
    case .context:
      var sentence = sentence
      if sentence.problem == missingColon, let key = start.flatMap(text.keyWithoutSpace) {
        sentence.help = "write a space after the colon: \(quoted(key))"
      }
      return error(sentence, at: start ?? place, source)
    case .both(let note):
      var diagnostic = error(sentence, at: place, source)
      if let start, start != place {
        let range = ConfigRange(source: source, start: start, end: start)
        diagnostic.notes = [ConfigDiagnostic.Note(note, at: range)]
      }
      return diagnostic
    }
  }

  private struct Sentence {
    /// The position to report: one of libyaml's two, or both with a note.
    enum Place { case problem, context, both(String) }

    /// libyaml's message; empty for a sentence that is chosen otherwise.
    var problem: String
    var code: String
    var message: String
    var help: String?
    var place: Place

    init(
      _ problem: String, _ code: String, _ message: String, _ help: String? = nil,
      at place: Place = .problem
    ) {
      self.problem = problem
      self.code = code
      self.message = message
      self.help = help
      self.place = place
    }
  }

  private static func error(
    _ sentence: Sentence, at place: ConfigPosition, _ source: ConfigSource
  ) -> ConfigDiagnostic {
    ConfigDiagnostic(
      code: sentence.code, sentence.message,
      at: ConfigRange(source: source, start: place, end: place), help: sentence.help)
  }

  /// Returns the message for a key of more than 1024 characters, which libyaml does not support.
  private static func longKey(_ failure: ParserFailure, _ text: SourceText) -> Sentence? {
    let longest = 1024
    let length =
      switch failure.problem {
      case "could not find expected ':'": text.keyLength(from: failure.contextPlace)
      case "mapping values are not allowed in this context",
        "did not find expected ',' or '}'" where text[failure.place] == ":":
        text.wordLength(before: failure.place)
      default: nil as Int?
      }
    guard let length, length > longest else { return nil }
    return Sentence(
      "", "key-too-long", "a key is longer than \(longest) characters", "shorten the key")
  }

  private static let directive = Sentence(
    "", "directive", "this directive is not supported",
    "remove the line; only '%YAML 1.1' and '%YAML 1.2' are accepted, once")

  private static let tag = Sentence(
    "", "tag", "tags are not supported",
    "remove the tag; a text that begins with '!' needs quotes")

  private static func badStart(_ scalar: Unicode.Scalar?) -> Sentence {
    guard let scalar, scalar != "\t" else { return tab }
    return Sentence(
      "", "syntax", "a text cannot begin with '\(scalar)' unless it is quoted",
      "put the text in quotes")
  }

  private static func badEscape(_ scalar: Unicode.Scalar?) -> Sentence {
    let escape = scalar.map { quoted("\\\($0)") } ?? "'\\'"
    return Sentence(
      "", "bad-escape", "\(escape) is not an escape sequence",
      "write '\\\\' for a backslash, or put the text in single quotes")
  }

  private static let afterValue = Sentence(
    "", "syntax", "expected the end of the value here",
    "a text that continues after its quotes needs quotes around all of it")

  private static let tab = Sentence(
    "found a tab character where an indentation space is expected", "tab",
    "a tab cannot be used for indentation", "indent with spaces")

  private static let missingColon = "could not find expected ':'"

  private static let sentences: [Sentence] = [
    tab,
    Sentence("found a tab character that violates indentation", tab.code, tab.message, tab.help),
    Sentence(
      "mapping values are not allowed in this context", "syntax", "a ':' is not expected here",
      "quote a text with ': ' in it; a key begins a line, level with its neighbors"),
    Sentence(
      missingColon, "syntax", "expected a ':' and a space after this key",
      "a text that continues over several lines is indented more than its key", at: .context),
    Sentence(
      "block sequence entries are not allowed in this context", "syntax",
      "a list item is not expected here",
      "begin the list on a line of its own, or write it as [a, b]"),
    Sentence(
      "mapping keys are not allowed in this context", "syntax", "a '?' is not expected here",
      "a text that begins with '? ' needs quotes"),
    Sentence(
      "found unexpected end of stream", "syntax", "this quote is never closed",
      "close the quote; a quote inside single quotes is written twice", at: .context),
    Sentence(
      "found unexpected document indicator", "syntax", "this quote is not closed before '---'",
      "close the quote", at: .context),
    Sentence(
      "did not find expected hexdecimal number", "bad-escape", "this escape needs more digits",
      "hexadecimal digits: 2 after '\\x', 4 after '\\u', 8 after '\\U'"),
    Sentence(
      "found invalid Unicode character escape code", "bad-escape",
      "this escape is not a valid character", "write the character itself"),
    Sentence(
      "did not find expected ',' or ']'", "syntax", "expected ',' or ']' here",
      "put ',' between two items and ']' after the last", at: .both("the list begins here")),
    Sentence(
      "did not find expected ',' or '}'", "syntax", "expected ',' or '}' here",
      "put ',' between two keys and '}' after the last value", at: .both("the map begins here")),
    Sentence(
      "did not find expected key", "syntax", "expected a key here",
      "the keys of a map begin in one column", at: .both("the map begins here")),
    Sentence(
      "did not find expected '-' indicator", "syntax", "expected '- ' here",
      "the items of a list begin in one column", at: .both("the list begins here")),
    Sentence("did not find expected node content", "syntax", "expected a value here"),
    Sentence(
      "did not find expected <document start>", "syntax", "expected the end of the text here",
      "the keys of a map begin in one column, and a file contains one document"),
    Sentence(
      "did not find expected alphabetic or numeric character", "syntax",
      "expected the name of an anchor here", "a text that begins with '&' or '*' needs quotes"),
    Sentence(
      "found an indentation indicator equal to 0", "syntax", "a text cannot be indented by 0",
      "remove the 0"),
    Sentence(
      "did not find expected comment or line break", "syntax", "expected the end of the line here",
      "the text begins on the line after '|' or '>'"),
    Sentence(
      "found unexpected ':'", "syntax", "expected a space after this ':'",
      "a text that contains ':' needs quotes here"),
  ]
}
