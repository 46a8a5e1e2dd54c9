/// The rules of the project, each a function from text to what breaks it.
enum Rules {}

extension Rules {
  /// Which of the project's own targets a target may depend on, whatever Package.swift says.
  static let arrows: [String: [String]] = [
    "SegueMotion": [], "SegueText": [],
    "SegueConfig": ["SegueText"], "SegueRecording": ["SegueText"],
    "SegueYAML": ["CLibYAML", "SegueConfig"],
    "HeadlessUIKit": ["SegueMotion", "SegueText"],
    "SegueCore": ["HeadlessUIKit", "SegueMotion", "SegueConfig"],
    "SegueParts": ["SegueCore", "SegueMotion", "SegueConfig"],
    "SeguePictures": ["SegueRecording"],
    "SegueApp": ["HeadlessUIKit", "SegueCore", "SegueParts", "SegueConfig", "SegueMotion"],
    "SegueScenario": [
      "SegueApp", "HeadlessUIKit", "SegueCore", "SegueConfig", "SegueMotion", "SegueRecording",
    ],
    "SegueTesting": ["SegueCore", "SegueScenario", "SegueRecording", "SegueYAML", "SegueConfig"],
    "SegueCommands": [
      "SegueConfig", "SegueYAML", "SegueMotion", "SegueCore", "SegueScenario", "SegueRecording",
      "SeguePictures",
    ],
    "segue": ["SegueCommands", "SegueStyles"],
  ]
  static let arrowsOfStyles = ["SegueCore", "SegueParts", "SegueMotion", "SegueConfig"]

  /// Modules that are no targets, and the files that may import them.
  static func mayImport(_ module: String, _ file: SourceFile) -> Bool? {
    switch module {
    case "Foundation":
      return ["SegueRecording", "SegueCommands", "segue"].contains(file.target)
        || file.path == "Sources/HeadlessUIKit/Exports.swift"
    case "UIKit": return file.path == "Sources/SegueCore/Platform.swift"
    case "Glibc", "Musl", "Darwin": return file.name == "Platform.swift" && !file.isOfStyle
    // What the harness is for.
    case "Testing": return file.target == "SegueTesting"
    default: return nil
    }
  }

  /// Every import is a direct dependency of its target, or a module of the toolchain that the target
  /// may know.
  static func imports(_ file: SourceFile, _ manifest: Manifest) -> [Violation] {
    file.places(of: "import ").compactMap { number, line in
      guard let module = importedModule(line) else { return nil }
      if let isAllowed = mayImport(module, file) {
        guard !isAllowed else { return nil }
        return Violation(
          file, number, "\(file.target) must not import \(module) here",
          mend: helpOnToolchain(module))
      }
      if manifest.imports(of: file.target)?.contains(module) == true { return nil }
      return Violation(
        file, number, "\(module) is no direct dependency of \(file.target)",
        mend: "do without it, or add it to the target's imports in Package.swift")
    }
  }

  /// What Package.swift lets a target import keeps to the arrows.
  static func dependencies(_ manifest: Manifest) -> [Violation] {
    manifest.modules.flatMap { module -> [Violation] in
      let isStyle = module.folder == "Plugins"
      // It collects the styles.
      if module.folder == "Tests" || module.name == "SegueStyles" { return [] }
      guard let allowed = isStyle ? arrowsOfStyles : arrows[module.name] else {
        return [
          Violation("Package.swift", "\(module.name) has no arrows", mend: "add it to Rules.arrows")
        ]
      }
      return module.imports.filter { !allowed.contains($0) }.map {
        Violation(
          "Package.swift", "\(module.name) must not depend on \($0)",
          mend: allowed.isEmpty
            ? "it depends on nothing" : "it may depend on \(allowed.joined(separator: ", "))")
      }
    }
  }

  private static func importedModule(_ line: String) -> String? {
    let words = line.split(separator: " ")
    guard let index = words.firstIndex(of: "import"), index + 1 < words.count,
      words[..<index].allSatisfy({ word in
        word.hasPrefix("@")
          || ["public", "package", "internal", "fileprivate", "private"]
            .contains { $0 == word }
      })
    else { return nil }
    // `import struct Module.Type` names the module before the point.
    return words[words.count - 1].split(separator: ".").first.map(String.init)
  }

  private static func helpOnToolchain(_ module: String) -> String {
    switch module {
    case "Foundation":
      "files beside HeadlessUIKit see it through HeadlessUIKit/Exports.swift, the others do without"
    case "UIKit": "import SegueCore, which hands on the platform"
    case "Testing": "tests and SegueTesting may"
    default: "put what needs the C library into a file named Platform.swift"
    }
  }
}
