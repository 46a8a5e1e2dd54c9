// swift-tools-version: 6.2
import PackageDescription

/// A target of Segue: its name, imports and isolation.
///
/// `main` targets have main-actor default isolation, like UIKit code; the others are plain data and
/// functions for any thread.
struct Module {
  enum Isolation { case main, none }

  var name: String
  var isolation: Isolation
  var imports: [Target.Dependency]
  var folder = "Sources"
  var linking: [LinkerSetting] = []
  var leavingOut: [String] = []
  /// Files embedded in the binary, as `PackageResources.name_extension`.
  var embedding: [String] = []
  var usesSwift5 = false
}

/// The styles: each is a folder in Plugins, a target, a product and a test target with its name.
let styles = [
  "CrossDissolveStyle", "DimmingStyle", "PushStyle", "SharedElementStyle", "SheetStyle",
  "SlideInStyle", "SwipeBackStyle", "ZoomStyle",
]
/// The imports of a style.
let styleImports: [Target.Dependency] = ["SegueCore", "SegueParts", "SegueMotion", "SegueConfig"]

let styleTargets = styles.map { Target.Dependency(stringLiteral: $0) }

let modules: [Module] =
  [
    // On Linux a square root, exact by IEEE 754, can be a call into the C math library, which no
    // import of SegueMotion links.
    Module(
      name: "SegueMotion", isolation: .none, imports: [],
      linking: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    Module(name: "SegueText", isolation: .none, imports: []),
    Module(name: "SegueConfig", isolation: .none, imports: ["SegueMotion", "SegueText"]),
    Module(name: "SegueYAML", isolation: .none, imports: ["CLibYAML", "SegueConfig"]),
    Module(name: "HeadlessUIKit", isolation: .main, imports: ["SegueMotion", "SegueText"]),
    Module(
      name: "SegueCore", isolation: .main,
      imports: [
        // On iOS, UIKit replaces it.
        .target(name: "HeadlessUIKit", condition: .when(platforms: [.linux, .macOS])),
        "SegueMotion", "SegueConfig",
      ]),
    Module(
      name: "SegueParts", isolation: .main, imports: ["SegueCore", "SegueMotion", "SegueConfig"]),
    Module(name: "SegueSwiftUI", isolation: .main, imports: ["SegueCore"]),
    Module(
      name: "SegueTuning", isolation: .main,
      imports: ["SegueCore", "SegueParts", "SegueMotion", "SegueConfig"]),
    Module(
      name: "SegueRecording", isolation: .none, imports: ["SegueMotion", "SegueText"]),
    Module(
      name: "SegueScenario", isolation: .main,
      imports: [
        "HeadlessUIKit", "SegueCore", "SegueParts", "SegueConfig", "SegueMotion", "SegueTuning",
        "SegueRecording",
      ]),
    Module(
      name: "SeguePictures", isolation: .none, imports: ["SegueRecording"],
      embedding: [
        "base.css", "page.css", "decoding.js", "lists.js", "tracks.js", "screens.js", "page.js",
      ]
      .map { "Page/\($0)" }),
    Module(
      name: "SegueTesting", isolation: .main,
      imports: [
        "SegueCore", "SegueScenario", "SegueRecording", "SegueYAML", "SegueConfig",
        "SeguePictures",
      ]),
    Module(
      name: "SegueStyles", isolation: .main,
      imports: ["SegueCore"] + styleTargets),
    Module(
      name: "SegueCompiler", isolation: .none,
      imports: ["SegueConfig", "SegueYAML"], embedding: ["Styles.json"]),
    Module(name: "SeguePort", isolation: .none, imports: []),
    Module(
      name: "SegueCommands", isolation: .main,
      imports: [
        "SegueConfig", "SegueYAML", "SegueMotion", "SegueCore", "SegueCompiler", "SeguePort",
        "SegueScenario", "SegueRecording", "SeguePictures",
      ],
      embedding: ["Reports/Index/index.css", "Reports/Index/index.js"]),
  ]
  + styles.map {
    Module(name: $0, isolation: .main, imports: styleImports, folder: "Plugins")
  }

/// Shared code of the tests: a device with an app, visibility, closeness, seeded numbers; and for
/// the tests of styles, a recording host and a stage that presents.
let testSupport = [
  Module(name: "TestSupport", isolation: .main, imports: ["HeadlessUIKit"], folder: "Tests"),
  Module(
    name: "StyleTestSupport", isolation: .main,
    imports: ["HeadlessUIKit", "SegueCore", "SegueConfig", "TestSupport"], folder: "Tests"),
]

/// The test targets, each of which also imports TestSupport.
let tests: [Module] =
  [
    Module(name: "ArchitectureTests", isolation: .none, imports: [], folder: "Tests"),
    Module(name: "SegueTextTests", isolation: .none, imports: ["SegueText"], folder: "Tests"),
    Module(name: "SegueMotionTests", isolation: .none, imports: ["SegueMotion"], folder: "Tests"),
    Module(name: "SegueConfigTests", isolation: .none, imports: ["SegueConfig"], folder: "Tests"),
    Module(
      name: "SegueYAMLTests", isolation: .none, imports: ["SegueYAML", "SegueConfig"],
      folder: "Tests"
    ),
    Module(
      name: "HeadlessUIKitTests", isolation: .main, imports: ["HeadlessUIKit", "SegueMotion"],
      folder: "Tests"),
    Module(name: "DrawingTests", isolation: .main, imports: ["HeadlessUIKit"], folder: "Tests"),
    Module(name: "ObservationTests", isolation: .main, imports: ["HeadlessUIKit"], folder: "Tests"),
    Module(name: "ListTests", isolation: .main, imports: ["HeadlessUIKit"], folder: "Tests"),
    Module(
      name: "ApplicationTests", isolation: .main, imports: ["HeadlessUIKit"], folder: "Tests"),
    Module(
      name: "StoryboardTests", isolation: .main, imports: ["HeadlessUIKit"], folder: "Tests"),
    Module(name: "ControlTests", isolation: .main, imports: ["HeadlessUIKit"], folder: "Tests"),
    Module(name: "LayerTests", isolation: .main, imports: ["HeadlessUIKit"], folder: "Tests"),
    // Client code in Swift 5 mode: its declarations have no isolation.
    Module(
      name: "SwiftFiveTests", isolation: .none, imports: ["HeadlessUIKit"], folder: "Tests",
      usesSwift5: true),
    Module(
      name: "RandomAppTests", isolation: .main, imports: ["RandomApp", "HeadlessUIKit"],
      folder: "Tests"),
    Module(
      name: "ProjectChecksTests", isolation: .none, imports: ["ProjectChecks"], folder: "Tests"),
    Module(
      name: "ConfigsTests", isolation: .main,
      imports: ["SegueTesting", "SegueStyles", "SeguePictures", "SegueConfig", "SegueCore"],
      folder: "Tests"),
    Module(
      name: "SegueCoreTests", isolation: .main,
      imports: [
        "SegueCore", "SegueCompiler", "HeadlessUIKit", "SegueConfig", "SegueMotion", "SegueYAML",
        "SegueParts", "SegueScenario", "SegueStyles", "SlideInStyle", "StyleTestSupport",
      ], folder: "Tests"),
    Module(
      name: "SegueSwiftUITests", isolation: .main,
      imports: ["SegueSwiftUI", "SegueCore", "HeadlessUIKit", "SlideInStyle"], folder: "Tests"),
    Module(
      name: "SegueTuningTests", isolation: .main,
      imports: [
        "SegueTuning", "SegueCore", "SegueParts", "SegueConfig", "HeadlessUIKit",
        "SegueStyles", "SegueYAML", "SlideInStyle", "StyleTestSupport",
      ], folder: "Tests"),
    Module(
      name: "SegueTestingTests", isolation: .main,
      imports: [
        "SegueTesting", "SegueStyles", "SegueCore", "HeadlessUIKit", "SegueConfig", "SegueMotion",
        "SegueParts", "StyleTestSupport",
      ] + styleTargets,
      folder: "Tests", leavingOut: ["Transcripts"]),
    Module(
      name: "UIKitRows", isolation: .main, imports: ["HeadlessUIKit"], folder: "Tests",
      leavingOut: ["README.md", "rules.txt", "iOS"]),
    Module(
      name: "UIKitRecords", isolation: .main, imports: ["HeadlessUIKit"], folder: "Tests",
      leavingOut: ["README.md", "Facts", "exceptions.txt", "sources.txt"]),
    Module(
      name: "SeguePartsTests", isolation: .main,
      imports: ["SegueParts", "SegueCore", "SegueConfig", "SegueMotion", "HeadlessUIKit"],
      folder: "Tests"),
    Module(
      name: "SystemsTests", isolation: .main,
      imports: [
        "HeadlessUIKit", "SegueMotion", "SegueCore", "SegueConfig", "SegueYAML", "SegueScenario",
        "SegueRecording", "SeguePictures", "SegueStyles", "SegueTesting",
      ],
      folder: "Tests"),
    Module(
      name: "SegueCommandsTests", isolation: .main,
      imports: [
        "SegueCommands", "SegueCompiler", "SegueConfig", "SegueCore", "SegueParts",
        "SegueMotion", "SegueTesting", "HeadlessUIKit", "SegueScenario", "SegueStyles", "SegueYAML",
        "SlideInStyle",
      ],
      folder: "Tests",
      // Of the committed output only the style is compiled.
      leavingOut: ["Init", "Package", "Style/Configs", "Style/Tests"]
        .map { "Scaffold/Golden/\($0)" }),
    Module(name: "SeguePortTests", isolation: .none, imports: ["SeguePort"], folder: "Tests"),
    Module(
      name: "SegueRecordingTests", isolation: .none, imports: ["SegueRecording"], folder: "Tests"),
    Module(
      name: "SegueScenarioTests", isolation: .main,
      imports: [
        "SegueScenario", "HeadlessUIKit", "SegueCore", "SegueParts", "SegueConfig",
        "SegueMotion", "SegueRecording", "SegueYAML",
      ],
      folder: "Tests"),
    Module(
      name: "SeguePicturesTests", isolation: .none, imports: ["SeguePictures", "SegueRecording"],
      folder: "Tests"),
  ]
  + styles.map {
    Module(
      name: "\($0)Tests", isolation: .main,
      imports: [.init(stringLiteral: $0), "HeadlessUIKit", "StyleTestSupport"] + styleImports,
      folder: "Tests")
  }

let commonSettings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

func settings(_ module: Module) -> [SwiftSetting] {
  if module.usesSwift5 { return [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)] }
  return module.isolation == .main
    ? commonSettings + [.defaultIsolation(MainActor.self)] : commonSettings
}

/// The libraries for other packages, each with its modules: apps, styles, tests, custom runners.
let libraries: [(name: String, modules: [String])] =
  [
    ("HeadlessUIKit", ["HeadlessUIKit"]),
    ("SegueCore", ["SegueCore", "SegueParts", "SegueMotion", "SegueConfig"]),
    ("SegueSwiftUI", ["SegueSwiftUI"]),
    ("SegueTuning", ["SegueTuning"]),
    ("SegueTesting", ["SegueTesting"]),
    ("SegueCommands", ["SegueCommands", "SegueStyles", "SegueRecording"]),
  ] + styles.map { ($0, [$0]) }

/// The plug-ins that make Swift code of a target's YAML files, and of an app's UIKit sources, and their
/// commands.
///
/// SwiftPM builds the commands and their modules once more, as tools: `segue-compile` knows the styles from
/// a file and has none of their code. Nothing in this package uses it, so that 'make' and CI leave it out.
let plugins: [Target] =
  Context.environment["SEGUE_WITHOUT_PLUGIN"] != nil
  ? []
  : [
    .executableTarget(
      name: "segue-compile", dependencies: ["SegueCompiler", "SegueConfig"],
      path: "Sources/segue-compile", swiftSettings: commonSettings),
    .plugin(
      name: "SegueConfigPlugin", capability: .buildTool(), dependencies: ["segue-compile"],
      path: "Sources/SegueConfigPlugin"),
    .executableTarget(
      name: "segue-port", dependencies: ["SeguePort"], path: "Sources/segue-port",
      swiftSettings: commonSettings),
    .plugin(
      name: "SeguePortPlugin", capability: .buildTool(), dependencies: ["segue-port"],
      path: "Sources/SeguePortPlugin"),
  ]

let package = Package(
  name: "Segue",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: libraries.map { .library(name: $0.name, targets: $0.modules) } + [
    .executable(name: "segue", targets: ["segue"])
  ]
    + (plugins.isEmpty
      ? []
      : ["SegueConfigPlugin", "SeguePortPlugin"].map { .plugin(name: $0, targets: [$0]) }),
  targets: [
    .systemLibrary(
      name: "CLibYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .executableTarget(
      name: "segue", dependencies: ["SegueCommands", "SegueStyles"],
      swiftSettings: commonSettings + [.defaultIsolation(MainActor.self)]),
    // An app that performs random actions, for RandomAppTests and 'make random'.
    .executableTarget(
      name: "RandomApp",
      dependencies: ["HeadlessUIKit", "SegueConfig", "SegueCore", "SegueParts", "TestSupport"]
        + styleTargets,
      path: "Tests/RandomApp",
      swiftSettings: commonSettings + [.defaultIsolation(MainActor.self)]),
    // 'make lists', the table of UIKit's rows, and mutations.
    .executableTarget(
      name: "ProjectChecks", path: "Tests/ProjectChecks", exclude: ["Mutations/README.md"],
      swiftSettings: commonSettings),
  ]
    + plugins
    + (modules + testSupport).map { module in
      .target(
        name: module.name, dependencies: module.imports, path: "\(module.folder)/\(module.name)",
        resources: module.embedding.map { .embedInCode($0) },
        packageAccess: module.folder != "Plugins", swiftSettings: settings(module),
        linkerSettings: module.linking)
    }
    + tests.map { module in
      .testTarget(
        name: module.name, dependencies: module.imports + ["TestSupport"],
        path: "\(module.folder)/\(module.name)",
        exclude: module.leavingOut,
        // Optimizing the code of the tests takes a third of the time of a whole build, and no result
        // depends on it. A dependent package never builds these targets.
        swiftSettings: settings(module)
          + [.unsafeFlags(["-Onone"], .when(configuration: .release))])
    },
  swiftLanguageModes: [.v6])
