extension Rules {
  /// Members that UIKit does not let a subclass override either, and three that
  /// ExtendingHeadlessUIKit.md explains.
  static let notOpen = [
    "CAEmitterCell.setValue",
    "CAEmitterCell.value",
    "CALayer.setValue",
    "CALayer.value",
    "CATransaction.setValue",
    "CATransaction.value",
    "NSAttributedString.boundingRect",
    "NSAttributedString.draw",
    "NSAttributedString.size",
    "UICollectionView.dequeueConfiguredReusableCell",
    "UICollectionView.dequeueConfiguredReusableSupplementary",
    "UIImage.baselineOffsetFromBottom",
    "UIImage.jpegData",
    "UIImage.pngData",
    "UIScreenEdgePanGestureRecognizer.edges",
    "UISheetPresentationController.Detent.custom",
    "UISheetPresentationController.Detent.resolvedValue",
    "UISheetPresentationController.preferredCornerRadius",
    "UIStackView.spacingUseDefault",
    "UIStackView.spacingUseSystem",
    "UIStoryboard.instantiateInitialViewController",
    "UIStoryboard.instantiateViewController",
    "UITraitCollection.modifyingTraits",
  ]

  /// A member of an open class is open: an app can override nearly every member of UIKit's classes.
  static func openness(_ file: SourceFile, openClasses: Set<String> = []) -> [Violation] {
    openness(file, openClasses, notOpen: notOpen).map { line, member in
      Violation(
        file, line, "\(member) is public",
        help: "make it open, or add it to Rules.notOpen if UIKit's is not")
    }
  }

  /// The public members of open classes, with their lines, except some.
  ///
  /// - Parameter openClasses: The classes whose extensions count too.
  static func openness(
    _ file: SourceFile, _ openClasses: Set<String>, notOpen: [String]
  ) -> [(line: Int, member: String)] {
    guard file.target == "HeadlessUIKit" else { return [] }
    // The types around the line, outermost first, found by their indentation.
    var path: [(indent: Int, name: String, isOpen: Bool)] = []
    return file.lines.enumerated().compactMap { index, line in
      let words = words(of: line)
      let indent = line.prefix { $0 == " " }.count
      guard let first = words.first, !first.hasPrefix(")") else { return nil }
      path.removeAll { $0.indent >= indent }
      if let kind = words.firstIndex(where: ["class", "extension", "struct", "enum"].contains),
        kind + 1 < words.count, !["var", "func", "let"].contains(words[kind + 1])
      {
        let name = words[kind + 1]
        let isOpen =
          words[..<kind].contains("open")
          || words[kind] == "extension" && openClasses.contains(name)
        path.append((indent, name, isOpen))
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

  /// The names of the open classes of files.
  static func openClasses(_ files: [SourceFile]) -> Set<String> {
    Set(
      files.filter { $0.target == "HeadlessUIKit" }.flatMap { file in
        file.uses(of: "class ").compactMap { _, line in
          let words = words(of: line)
          guard let kind = words.firstIndex(of: "class"), words[..<kind].contains("open"),
            kind + 1 < words.count, !["var", "func"].contains(words[kind + 1])
          else { return nil }
          return words[kind + 1]
        }
      })
  }

  private static func words(of line: String) -> [String] {
    line.split(whereSeparator: { " (:<{".contains($0) }).map(String.init)
  }
}
