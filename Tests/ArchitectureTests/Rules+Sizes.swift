extension Rules {
  /// The classes whose overridable members Swift requires in one body.
  private static let longBodies = ["CALayer.swift", "UIView.swift", "UIViewController.swift"]

  /// A file contains one type or one topic.
  static func length(_ file: SourceFile) -> [Violation] {
    let name = file.path.split(separator: "/").last.map(String.init) ?? ""
    let limit = longBodies.contains(name) ? 800 : 400
    guard file.length > limit else { return [] }
    return [
      Violation(
        file, limit + 1, "\(file.length) lines, where \(limit) are allowed",
        help: "split it by topic: Type+Topic.swift")
    ]
  }

  /// The limits of the sheet, whose detents, settling and drag that resizes no other style needs.
  static let largeStyles = ["SheetStyle": (files: 12, lines: 1550)]

  /// A style is small; further code belongs to SegueParts.
  static func sizeOfStyles(_ files: [SourceFile]) -> [Violation] {
    let styles = Dictionary(grouping: files.filter(\.isOfStyle), by: \.target)
    return styles.sorted { $0.key < $1.key }.flatMap { style, files in
      let length = files.reduce(0) { $0 + $1.length }
      let help = "move what other styles could use to SegueParts"
      let limit = largeStyles[style] ?? (files: 5, lines: 400)
      let sizes = [(files.count, limit.files, "files"), (length, limit.lines, "lines")]
      return sizes.filter { $0.0 > $0.1 }.map {
        Violation(
          "Plugins/\(style)", "\($0.0) \($0.2), where \($0.1) are allowed", help: help)
      }
    }
  }

  /// A type is small over all its files, except UIKit's classes.
  static func sizeOfTypes(_ files: [SourceFile]) -> [Violation] {
    let limit = 500
    let declarations = files.flatMap { file in
      file.declarations.map { (file: file, declaration: $0) }
    }
    let types = Dictionary(grouping: declarations) { $0.declaration.name }
    return types.sorted { $0.key < $1.key }.compactMap { name, parts in
      let length = parts.reduce(0) { $0 + $1.declaration.length }
      let isOfUIKit =
        ["UI", "CA", "CG", "NS"].contains(name.prefix(2)) || name == "OptionalRequirement"
      let limit = largeTypes[name] ?? limit
      guard length > limit, !isOfUIKit, let longest = parts.max(by: isShorter) else { return nil }
      return Violation(
        longest.file, longest.declaration.line,
        "\(name) has \(length) lines in \(parts.count) places, where \(limit) are allowed",
        help: "make one of its topics a type of its own")
    }
  }

  /// The types with a larger limit: the device, which has a member for everything that a person and the
  /// system do, and the painter, which has a function for every kind of content.
  private static let largeTypes = ["SimulatedDevice": 900, "ScreenPainter": 700]

  private static func isShorter(
    _ one: (file: SourceFile, declaration: Declaration),
    _ other: (file: SourceFile, declaration: Declaration)
  ) -> Bool {
    (one.declaration.length, other.file.path) < (other.declaration.length, one.file.path)
  }

  /// Types that are not private to a file have unique names.
  static func sharedNames(_ files: [SourceFile]) -> [Violation] {
    var first: [String: String] = [:]
    return files.flatMap { file in
      file.declarations.compactMap { declaration -> Violation? in
        let name = declaration.name
        guard declaration.kind != "extension", !declaration.isPrivate,
          let other = first.updateValue(first[name] ?? file.path, forKey: name)
        else { return nil }
        return Violation(
          file, declaration.line, "\(other) also declares a type \(name)",
          help: "give it a unique name")
      }
    }
  }

  /// A style is a folder in Plugins and an entry in two lists.
  static func styleLists(_ files: [SourceFile], _ manifest: Manifest) -> [Violation] {
    let folders = Set(files.filter(\.isOfStyle).map(\.target)).sorted()
    let list = files.filter { $0.target == "SegueStyles" }.flatMap(\.lines)
    return folders.flatMap { style -> [Violation] in
      let own = files.filter { $0.isOfStyle && $0.target == style }
      var found: [Violation] = []
      if !manifest.styles.contains(style) {
        found.append(
          missing(
            style, "is not in the list of styles of Package.swift", "add it to the list `styles`"))
      }
      let descriptors = own.flatMap(descriptors)
      if descriptors.isEmpty {
        found.append(
          missing(
            style, "declares no style",
            "declare `public static var … : Self` in an extension of StyleDescriptor"))
      }
      for name in descriptors where !list.contains(where: { $0.contains("StyleEntry(.\(name))") }) {
        found.append(
          missing(style, "\(name) is not shipped", "add StyleEntry(.\(name)) to shippedStyles"))
      }
      return found
    }
      + manifest.styles.filter { !folders.contains($0) }.map {
        Violation("Package.swift", "the style \($0) has no folder", help: "make Plugins/\($0)")
      }
  }

  private static func missing(_ style: String, _ what: String, _ help: String) -> Violation {
    Violation("Plugins/\(style)", what, help: help)
  }

  /// Returns the names of the public descriptors that a file declares.
  private static func descriptors(_ file: SourceFile) -> [String] {
    guard file.lines.contains(where: { $0.contains("extension StyleDescriptor") }) else {
      return []
    }
    return file.uses(of: "public static var ").compactMap { _, line in
      guard line.contains(": Self"), let name = line.split(separator: " ").dropFirst(3).first
      else { return nil }
      return String(name.prefix { $0 != ":" })
    }
  }
}
