extension Rules {
  /// Members that UIKit does not let a subclass override either, and one that
  /// ExtendingHeadlessUIKit.md explains.
  static let notOpen = [
    "UIScreenEdgePanGestureRecognizer.edges",
    "UISheetPresentationController.Detent.custom",
    "UISheetPresentationController.Detent.resolvedValue",
    "UISheetPresentationController.preferredCornerRadius",
    "UIStackView.spacingUseDefault",
    "UIStackView.spacingUseSystem",
    "UITraitCollection.modifyingTraits",
  ]

  /// A member of an open class is open: an app can override nearly every member of UIKit's classes.
  static func openness(_ file: SourceFile) -> [Violation] {
    openness(file, notOpen: notOpen).map { line, member in
      Violation(
        file, line, "\(member) is public",
        help: "make it open, or add it to Rules.notOpen if UIKit's is not")
    }
  }

  /// The public members of open classes, with their lines, except some.
  static func openness(_ file: SourceFile, notOpen: [String]) -> [(line: Int, member: String)] {
    guard file.target == "HeadlessUIKit" else { return [] }
    var path: [(indent: Int, name: String, isOpen: Bool)] = []
    return file.lines.enumerated().compactMap { index, line in
      let words = line.split(whereSeparator: { " (:<{".contains($0) }).map(String.init)
      let indent = line.prefix { $0 == " " }.count
      guard let first = words.first, !first.hasPrefix(")") else { return nil }
      path.removeAll { $0.indent >= indent }
      if let kind = words.firstIndex(where: ["class", "extension", "struct", "enum"].contains),
        kind + 1 < words.count, !["var", "func", "let"].contains(words[kind + 1])
      {
        let name = words[kind + 1]
        path.append((indent, name, words[kind] == "class" && words[..<kind].contains("open")))
        return nil
      }
      guard let type = path.last, type.isOpen, indent == type.indent + 2,
        let keyword = words.firstIndex(where: { $0 == "var" || $0 == "func" }),
        keyword + 1 < words.count, words[..<keyword].contains("public"),
        !words[..<keyword].contains("static"), !words[..<keyword].contains("override")
      else { return nil }
      let name = (path.map(\.name) + [words[keyword + 1]]).joined(separator: ".")
      return notOpen.contains(name) ? nil : (index + 1, name)
    }
  }
}
