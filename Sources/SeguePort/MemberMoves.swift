/// Moves members from extensions into the bodies of their classes, where Swift requires them without the
/// Objective-C runtime: overrides, and what subclasses override.
struct MemberMoves {
  private let sources: [SwiftSource]
  private(set) var notices: [PortNotice] = []
  /// The members of each file that cannot be moved and are left out.
  private var leftOut: [Int: [Range<Int>]] = [:]

  private struct Move {
    var from: Int
    var member: MemberDeclaration
    /// The access that the extension gives its members.
    var access: String?
    var to: (file: Int, type: TypeDeclaration)
  }

  init(_ sources: [SwiftSource]) { self.sources = sources }

  /// Returns the text of each file.
  mutating func texts() -> [String] {
    let moves = moves()
    return sources.enumerated().map { number, source in
      var edits = SourceEdits(source)
      for move in moves where move.from == number { edits.replace(move.member.tokens, with: "") }
      for tokens in leftOut[number] ?? [] { edits.replace(tokens, with: "") }
      let leaving = moves.filter { $0.from == number && $0.to.file != number }
      share(namesUsed(by: leaving), of: source, &edits)
      for (end, moves) in Dictionary(
        grouping: moves.filter { $0.to.file == number }, by: \.to.type.body.upperBound
      )
      .sorted(by: { $0.key < $1.key }) {
        let texts = moves.map { text(of: $0) }.joined(separator: "\n")
        let line = source.tokens[end].line
        edits.insert(
          "\n\(texts)\n\(SourcePort.location(source.path, line: line))\n", before: end)
      }
      return edits.edited()
    }
  }

  /// The names in members that leave their file.
  private func namesUsed(by moves: [Move]) -> Set<String> {
    Set(moves.flatMap { move in sources[move.from].tokens[move.member.tokens].map(\.text) })
  }

  /// Makes private declarations with the names visible in other files.
  private func share(_ names: Set<String>, of source: SwiftSource, _ edits: inout SourceEdits) {
    guard !names.isEmpty else { return }
    func removeAccess(_ tokens: Range<Int>) {
      for position in tokens where Self.isPrivate(source, position) {
        edits.remove(position..<position + 1)
      }
    }
    for type in source.types {
      let used = type.members.filter { names.contains($0.name) }
      if type.keyword == "extension", !used.isEmpty { removeAccess(type.header) }
      if names.contains(SourceIndex.lastPart(type.name)) { removeAccess(type.header) }
      for member in used { removeAccess(member.tokens.lowerBound..<member.keywordToken) }
    }
  }

  private static func isPrivate(_ source: SwiftSource, _ position: Int) -> Bool {
    ["private", "fileprivate"].contains(source.tokens[position].text)
      && !source.isPunctuation(position + 1, "(")
  }

  private func text(of move: Move) -> String {
    let source = sources[move.from]
    let line = source.tokens[move.member.tokens.lowerBound].line
    let has = ["public", "open", "internal", "private", "fileprivate"]
      .contains(where: move.member.modifiers.contains)
    let access = has ? "" : move.access.map { "\($0) " } ?? ""
    return SourcePort.location(source.path, line: line) + "\n" + access
      + source.text(move.member.tokens)
  }

  private mutating func moves() -> [Move] {
    // Where the body of each class is.
    var classes: [String: (file: Int, type: TypeDeclaration)] = [:]
    // The members that some class overrides, by class and reference.
    var overridden: Set<String> = []
    let index = SourceIndex(sources)
    for (number, source) in sources.enumerated() where !source.isLeftOut {
      for type in source.types {
        if type.keyword == "class", classes[type.name] == nil {
          classes[type.name] = (number, type)
        }
        for member in type.members where member.isOverride {
          for ancestor in index.ancestry(of: type.name).dropFirst() {
            overridden.insert("\(ancestor).\(member.reference)")
          }
        }
      }
    }
    var moves: [Move] = []
    for (number, source) in sources.enumerated() where !source.isLeftOut {
      for type in source.types where type.keyword == "extension" {
        let name = SourceIndex.lastPart(type.name)
        for member in type.members {
          let isOverridden = overridden.contains("\(name).\(member.reference)")
          guard member.isOverride || isOverridden, ["func", "var", "init"].contains(member.keyword)
          else { continue }
          if let place = classes[type.name] ?? classes[name] {
            let access = ["public", "private", "fileprivate"].first(where: type.modifiers.contains)
            moves.append(Move(from: number, member: member, access: access, to: place))
          } else {
            addNotice(source, type, member)
            if member.isOverride { leftOut[number, default: []].append(member.tokens) }
          }
        }
      }
    }
    return moves
  }

  private mutating func addNotice(
    _ source: SwiftSource, _ type: TypeDeclaration, _ member: MemberDeclaration
  ) {
    notices.append(
      PortNotice(
        path: source.path, line: source.tokens[member.keywordToken].line,
        column: source.column(of: member.keywordToken),
        message: member.isOverride
          ? "an extension of '\(type.name)' cannot override '\(member.reference)' here: it is left out"
          : "a class cannot override '\(member.reference)', which an extension of '\(type.name)' declares",
        help: "override it in a class of the sources"))
  }
}
