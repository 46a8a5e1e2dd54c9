extension PortRule {
  /// Names of Swift 4.1 and before have the names of today.
  static let renames = PortRule(name: "renames") { source, types, edits in
    let declaresCharacters = types.declares("characters")
    for (index, token) in source.tokens.enumerated() where token.kind == .word {
      let isMember = source.isPunctuation(index - 1, ".")
      if isMember, token.isWord("characters"), !declaresCharacters {
        // A string was a collection by this property only.
        edits.remove(index - 1..<index + 1)
        continue
      }
      if !isMember, let name = OldNames.types[token.text] ?? OldNames.constants[token.text],
        !OldUses.isCase(source, index)
      {
        edits.replace(index..<index + 1, with: name)
      } else if let name = OldNames.members[token.text],
        isMember || source.isPunctuation(index + 1, "(") || !types.declares(token.text)
      {
        edits.replace(index..<index + 1, with: name)
      } else if isMember, let name = OldNames.notifications[token.text],
        let start = OldUses.startOfName(source, index)
      {
        edits.replace(start..<index + 1, with: name)
      } else if source.isPunctuation(index + 1, "("), let label = source.token(index + 2),
        source.isPunctuation(index + 3, ":"),
        let name = OldUses.calls["\(token.text)(\(label.text):"]
      {
        // `bringSubview(toFront:` is `bringSubviewToFront(`.
        edits.replace(index..<index + 4, with: name)
      } else if !isMember, let function = OldUses.functions[token.text],
        source.isPunctuation(index + 1, "("),
        let end = source.partners[index + 1]
      {
        edits.replace(index..<end + 1, with: function(OldUses.arguments(source, index + 2..<end)))
      }
    }
  }
}

/// Finds the uses of old names.
private enum OldUses {
  /// Whether a word is the name of a case in its enumeration, as in `case plain, UIControlState(Int)`.
  static func isCase(_ source: SwiftSource, _ index: Int) -> Bool {
    guard source.types(around: index).first?.keyword == "enum",
      source.isPunctuation(index - 1, ",") || source.token(index - 1)?.isWord("case") ?? false
    else { return false }
    var position = index - 1
    while position > 0, !["{", "}", ";"].contains(source.tokens[position].text) {
      if source.tokens[position].isWord("case") { return true }
      position =
        (source.tokens[position].closesBracket ? source.partners[position] : nil) ?? position
      position -= 1
    }
    return false
  }

  /// Returns the start of `NSNotification.Name.member`, `Notification.Name.member` or `.member`.
  static func startOfName(_ source: SwiftSource, _ member: Int) -> Int? {
    guard let owner = source.token(member - 2) else { return nil }
    if owner.isWord("Name") {
      return source.isPunctuation(member - 3, ".") ? member - 4 : member - 2
    }
    let isImplicit = owner.kind == .punctuation && !owner.closesBracket && owner.text != "?"
    return owner.kind == .directive || isImplicit ? member - 1 : nil
  }

  static func arguments(_ source: SwiftSource, _ range: Range<Int>) -> [String] {
    var arguments: [String] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      if source.isPunctuation(index, ",") {
        arguments.append(source.text(start..<index))
        start = index + 1
      }
      index = (source.tokens[index].opensBracket ? source.partners[index] ?? index : index) + 1
    }
    return arguments + (start < range.upperBound ? [source.text(start..<range.upperBound)] : [])
  }

  /// The calls whose name contains what was their first label.
  static let calls = [
    "bringSubview(toFront:": "bringSubviewToFront(", "sendSubview(toBack:": "sendSubviewToBack(",
    "willMove(toParentViewController:": "willMove(toParent:",
    "didMove(toParentViewController:": "didMove(toParent:",
  ]

  static let functions: [String: @Sendable ([String]) -> String] = [
    "UIEdgeInsetsMake": { labeled("UIEdgeInsets", ["top", "left", "bottom", "right"], $0) },
    "UIOffsetMake": { labeled("UIOffset", ["horizontal", "vertical"], $0) },
    "UIEdgeInsetsInsetRect": { arguments in
      arguments.count == 2
        ? "(\(arguments[0])).inset(by: \(arguments[1].drop { $0 == " " }))"
        : "UIEdgeInsetsInsetRect()"
    },
    "UIAccessibilityIsReduceMotionEnabled": { _ in "UIAccessibility.isReduceMotionEnabled" },
    "UIAccessibilityIsVoiceOverRunning": { _ in "UIAccessibility.isVoiceOverRunning" },
    "UIAccessibilityIsReduceTransparencyEnabled": { _ in
      "UIAccessibility.isReduceTransparencyEnabled"
    },
    "UIAccessibilityPostNotification": {
      labeled("UIAccessibility.post", ["notification", "argument"], $0)
    },
    "UIImagePNGRepresentation": { "(\($0.joined())).pngData()" },
    "UIImageJPEGRepresentation": { arguments in
      arguments.count == 2
        ? "(\(arguments[0])).jpegData(compressionQuality:\(arguments[1]))"
        : "UIImageJPEGRepresentation()"
    },
  ]

  static func labeled(_ name: String, _ labels: [String], _ arguments: [String]) -> String {
    let parts = zip(labels, arguments).map { label, argument in
      "\(label): \(argument.drop { $0 == " " })"
    }
    return "\(name)(\(parts.joined(separator: ", ")))"
  }
}
