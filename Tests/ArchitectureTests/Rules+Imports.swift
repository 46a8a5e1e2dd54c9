/// The rules of the project, each a function from text to violations.
enum Rules {}

extension Rules {
  /// The project's targets on which each target may depend.
  static let allowedDependencies: [String: [String]] = [
    "SegueMotion": [], "SegueText": [],
    "SegueConfig": ["SegueMotion", "SegueText"], "SegueRecording": ["SegueMotion", "SegueText"],
    "SegueYAML": ["CLibYAML", "SegueConfig"],
    "HeadlessUIKit": ["SegueMotion", "SegueText"],
    "SegueCore": ["HeadlessUIKit", "SegueMotion", "SegueConfig"],
    "SegueParts": ["SegueCore", "SegueMotion", "SegueConfig"],
    "SegueSwiftUI": ["SegueCore"],
    "SegueTuning": ["SegueCore", "SegueParts", "SegueMotion", "SegueConfig"],
    "SeguePictures": ["SegueRecording"],
    "SegueScenario": [
      "HeadlessUIKit", "SegueCore", "SegueParts", "SegueConfig", "SegueMotion", "SegueTuning",
      "SegueRecording",
    ],
    "SegueTesting": [
      "SegueCore", "SegueScenario", "SegueRecording", "SegueYAML", "SegueConfig", "SeguePictures",
    ],
    "SegueCommands": [
      "SegueConfig", "SegueYAML", "SegueMotion", "SegueCore", "SegueCompiler", "SeguePort",
      "SegueScenario", "SegueRecording", "SeguePictures",
    ],
    "segue": ["SegueCommands", "SegueStyles"],
    "SegueCompiler": ["SegueConfig", "SegueYAML"],
    "segue-compile": ["SegueCompiler", "SegueConfig"],
    "SegueConfigPlugin": ["segue-compile"],
    "SeguePort": [], "segue-port": ["SeguePort"], "SeguePortPlugin": ["segue-port"],
  ]
  static let allowedDependenciesOfStyles = [
    "SegueCore", "SegueParts", "SegueMotion", "SegueConfig",
  ]

  /// Returns whether a file may import a module that is not a target; `nil` for a target.
  static func mayImport(_ module: String, _ file: SourceFile) -> Bool? {
    switch module {
    case "Foundation":
      return [
        "SegueRecording", "SegueCommands", "segue", "segue-compile", "SegueConfigPlugin",
        "segue-port", "SeguePortPlugin",
      ].contains(file.target) || file.path == "Sources/HeadlessUIKit/Exports.swift"
    // Frameworks of macOS that have types of UIKit's API.
    case "CoreGraphics", "ObjectiveC": return file.path == "Sources/HeadlessUIKit/Platform.swift"
    case "SwiftUI": return file.path == "Sources/SegueSwiftUI/Platform.swift"
    case "UIKit": return file.path == "Sources/SegueCore/Platform.swift"
    case "Glibc", "Musl", "Darwin", "os", "Synchronization":
      return file.name == "Platform.swift" && !file.isOfStyle
    case "PackagePlugin", "XcodeProjectPlugin":
      return ["SegueConfigPlugin", "SeguePortPlugin"].contains(file.target)
    // The test harness.
    case "Testing": return file.target == "SegueTesting"
    default: return nil
    }
  }

  /// Every import is a direct dependency of its target, or an allowed module of the toolchain.
  static func imports(_ file: SourceFile, _ manifest: Manifest) -> [Violation] {
    file.uses(of: "import ").compactMap { number, line in
      guard let module = importedModule(line) else { return nil }
      if let isAllowed = mayImport(module, file) {
        guard !isAllowed else { return nil }
        return Violation(
          file, number, "\(file.target) must not import \(module) here",
          help: helpOnToolchain(module))
      }
      if manifest.imports(of: file.target)?.contains(module) == true { return nil }
      return Violation(
        file, number, "\(module) is not a direct dependency of \(file.target)",
        help: "remove the import, or add it to the target's imports in Package.swift")
    }
  }

  /// The imports in Package.swift are allowed dependencies.
  static func dependencies(_ manifest: Manifest) -> [Violation] {
    manifest.modules.flatMap { module -> [Violation] in
      let isStyle = module.folder == "Plugins"
      // SegueStyles imports every style.
      if module.folder == "Tests" || module.name == "SegueStyles" { return [] }
      guard let allowed = isStyle ? allowedDependenciesOfStyles : allowedDependencies[module.name]
      else {
        return [
          Violation(
            "Package.swift", "\(module.name) has no list of allowed dependencies",
            help: "add it to Rules.allowedDependencies")
        ]
      }
      return module.imports.filter { !allowed.contains($0) }.map {
        Violation(
          "Package.swift", "\(module.name) must not depend on \($0)",
          help: allowed.isEmpty
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
    // `import struct Module.Type` has the module before the dot.
    return words[words.count - 1].split(separator: ".").first.map(String.init)
  }

  private static func helpOnToolchain(_ module: String) -> String {
    switch module {
    case "Foundation":
      "targets that import HeadlessUIKit get it through HeadlessUIKit/Exports.swift, "
        + "others do not use it"
    case "CoreGraphics", "ObjectiveC": "HeadlessUIKit/Platform.swift has what a Mac has of UIKit's"
    case "UIKit": "import SegueCore, which re-exports the platform"
    case "Testing": "only tests and SegueTesting can import it"
    default: "move code that needs the C library to a file named Platform.swift"
    }
  }
}
