extension PortRule {
  /// Linux bridges no value to a class of Foundation: `text as NSString` calls the conversion.
  static let bridging = PortRule(name: "bridging") { source, _, edits in
    for (index, token) in source.tokens.enumerated() where token.isWord("as") && index > 0 {
      guard let type = source.token(index + 1), type.kind == .word,
        ![".", "<"].contains(where: { source.isPunctuation(index + 2, $0) })
      else { continue }
      if classes.contains(type.text), source.isPunctuation(index + 2, "?"),
        source.tokens[index + 2].range.lowerBound == type.range.upperBound
      {
        let start = source.tokens[index - 1].range.upperBound
        edits.replace(index..<index + 3, with: "?._bridgeToObjectiveC()", from: start)
      } else if classes.contains(type.text) {
        let start = source.tokens[index - 1].range.upperBound
        edits.replace(index..<index + 2, with: "._bridgeToObjectiveC()", from: start)
      } else if names.contains(type.text) {
        edits.remove(index..<index + 2)
      }
    }
  }

  private static let classes: Set = [
    "NSString", "NSNumber", "NSArray", "NSDictionary", "NSData", "NSDate", "NSURL", "NSSet",
    "NSIndexPath",
  ]
  /// Core Foundation's names, which are Swift types here.
  private static let names: Set = ["CFString", "CFArray", "CFDictionary", "CFData", "CFTypeRef"]
}

extension PortRule {
  /// The resources of a package are those of the tests' bundle.
  static let bundles = PortRule(name: "bundles") { source, _, edits in
    for (index, token) in source.tokens.enumerated()
    where token.isWord("Bundle") && source.isPunctuation(index + 1, ".") {
      if source.token(index + 2)?.isWord("module") == true {
        edits.replace(index + 2..<index + 3, with: "main")
      }
    }
  }
}

extension PortRule {
  /// Literals of colors and images, which belong to the Objective-C runtime, are initializers.
  static let literals = PortRule(name: "literals") { source, _, edits in
    for (index, token) in source.tokens.enumerated()
    where token.kind == .directive && source.isPunctuation(index + 1, "(") {
      switch token.text {
      case "#colorLiteral": edits.replace(index..<index + 1, with: "UIColor")
      case "#imageLiteral":
        guard let end = source.partners[index + 1] else { continue }
        edits.replace(index..<index + 1, with: "UIImage")
        if source.token(index + 2)?.isWord("resourceName") == true {
          edits.replace(index + 2..<index + 3, with: "named")
        }
        edits.insert("!", after: end)
      default: continue
      }
    }
  }
}
