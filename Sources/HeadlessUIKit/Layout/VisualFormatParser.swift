/// A parser that reads a visual format from left to right.
nonisolated struct VisualFormatParser {
  private let characters: [Character]
  private var offset = 0

  /// Parses a complete format.
  /// - Throws: The position of the first error, and what is expected there.
  static func parse(_ format: String) throws(VisualFormatError) -> VisualFormat {
    var parser = VisualFormatParser(characters: Array(format))
    return try parser.parseFormat()
  }

  private init(characters: [Character]) { self.characters = characters }

  private mutating func parseFormat() throws(VisualFormatError) -> VisualFormat {
    var format = VisualFormat(axis: try parseAxis(), items: [], gaps: [])
    if consume("|") {
      format.items = [.superview]
      format.gaps = [try parseGap()]
    }
    format.items.append(try parseView())
    while offset < characters.count {
      let start = offset
      format.gaps.append(try parseGap())
      if consume("|") {
        format.items.append(.superview)
        guard offset == characters.count else {
          throw unexpected("nothing after the superview's edge")
        }
        return format
      }
      guard next == "[" else {
        throw unexpected(offset == start ? "'-', '[' or '|'" : "'[' or '|' after the gap")
      }
      format.items.append(try parseView())
    }
    return format
  }

  private mutating func parseAxis() throws(VisualFormatError) -> VisualFormat.Axis {
    guard characters.count > 1, characters[1] == ":" else { return .horizontal }
    switch characters[0] {
    case "H": offset = 2
    case "V":
      offset = 2
      return .vertical
    default: throw unexpected("'H:', 'V:' or neither at the start")
    }
    return .horizontal
  }

  private mutating func parseView() throws(VisualFormatError) -> VisualFormat.Item {
    guard consume("[") else { throw unexpected("a view in brackets, such as '[name]'") }
    guard let name = parseName() else { throw unexpected("the name of a view after '['") }
    let sizes = next == "(" ? try parsePredicates() : []
    guard consume("]") else {
      throw unexpected(sizes.isEmpty ? "']' or '(' after the view's name" : "']' after the sizes")
    }
    return .view(name, sizes: sizes)
  }

  private mutating func parseGap() throws(VisualFormatError) -> VisualFormat.Gap {
    guard consume("-") else { return .none }
    if next == "[" || next == "|" { return .standard }
    let predicates: [VisualFormat.Predicate]
    if next == "(" {
      predicates = try parsePredicates()
    } else {
      guard let value = try parseValue() else {
        throw unexpected("a number, a name, '(' or the next view after '-'")
      }
      predicates = [.init(relation: .equal, length: value)]
    }
    guard consume("-") else { throw unexpected("'-' after the gap") }
    return .predicates(predicates)
  }

  private mutating func parsePredicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    var predicates: [VisualFormat.Predicate] = []
    offset += 1
    repeat {
      predicates.append(try parsePredicate())
    } while consume(",")
    guard consume(")") else { throw unexpected("',' or ')'") }
    return predicates
  }

  private mutating func parsePredicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    var relation = LinearSystem.Relation.equal
    if let first = next, "=<>".contains(first) {
      offset += 1
      guard consume("=") else { throw unexpected("'=' after '\(first)'") }
      relation =
        first == "<" ? .lessThanOrEqual : first == ">" ? .greaterThanOrEqual : .equal
    }
    guard let length = try parseValue() else {
      throw unexpected("a number, or the name of a metric or view")
    }
    var predicate = VisualFormat.Predicate(relation: relation, length: length)
    if consume("@") {
      guard let priority = try parseValue() else {
        throw unexpected("a priority, as a number or the name of a metric, after '@'")
      }
      predicate.priority = priority
    }
    return predicate
  }

  // MARK: Tokens

  private var next: Character? { offset < characters.count ? characters[offset] : nil }

  private mutating func consume(_ character: Character) -> Bool {
    guard next == character else { return false }
    offset += 1
    return true
  }

  private mutating func parseName() -> VisualFormat.Name? {
    let start = offset
    guard let first = next, first.isLetter || first == "_" else { return nil }
    while let character = next, character.isLetter || character.isNumber || character == "_" {
      offset += 1
    }
    return VisualFormat.Name(text: String(characters[start..<offset]), offset: start)
  }

  private mutating func parseValue() throws(VisualFormatError) -> VisualFormat.Value? {
    if let name = parseName() { return .name(name) }
    let start = offset
    // In a gap a second hyphen must be a sign: the first one began the gap.
    _ = consume("-")
    while let character = next, character == "." || (character.isASCII && character.isNumber) {
      offset += 1
    }
    guard offset > start else { return nil }
    guard let number = Double(String(characters[start..<offset])) else {
      let text = String(characters[start..<offset])
      throw VisualFormatError(offset: start, problem: "'\(text)' is not a number")
    }
    return .number(number)
  }

  private func unexpected(_ expected: String) -> VisualFormatError {
    let found = next.map { "'\($0)'" } ?? "the end"
    return VisualFormatError(offset: offset, problem: "expected \(expected), found \(found)")
  }
}

nonisolated extension VisualFormat {
  /// Parses a visual format.
  /// - Throws: The position of the first error, and what is expected there.
  package init(parsing format: String) throws(VisualFormatError) {
    self = try VisualFormatParser.parse(format)
  }
}
