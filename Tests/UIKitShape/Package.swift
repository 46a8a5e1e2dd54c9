// swift-tools-version: 6.2
import Foundation
import PackageDescription

// Type-checks the code for iOS against the shape of UIKit: `Tests/UIKitShape/build`.
//
// A target named UIKit makes `canImport(UIKit)` true, so it must not be part of the main package.
// `Sources`, `Plugins` and `Examples` here are links to the project's folders.
//
// The declarations follow the SDK of iOS 17: names, labels, defaults, nullability, `open`, isolation.
// What Swift cannot express: optional requirements are requirements with default implementations, called without '?';
// conformances to the coding protocols are omitted. Completion handlers are as strict as in the
// newest SDK.

/// The settings of the main package.
let checked: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

func module(
  _ name: String, _ imports: [Target.Dependency] = [], folder: String = "Sources",
  isMain: Bool = true
) -> Target {
  .target(
    name: name, dependencies: imports, path: "\(folder)/\(name)",
    packageAccess: folder == "Sources",
    swiftSettings: isMain ? checked + [.defaultIsolation(MainActor.self)] : checked)
}

// The styles are the folders, so that a new style is checked without a change here; `build` evaluates
// the manifest each time.
let plugins = Context.packageDirectory + "/Plugins"
let styles = try FileManager.default.contentsOfDirectory(atPath: plugins).sorted()
  .filter { !$0.hasPrefix(".") }

let package = Package(
  name: "UIKitShape",
  targets: [
    // Resilient like the SDK: a `switch` over its enumerations needs `@unknown default`.
    .target(
      name: "UIKit", path: "UIKit",
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .unsafeFlags(["-enable-library-evolution"]),
      ]),
    module("SegueMotion", isMain: false),
    module("SegueText", isMain: false),
    module("SegueConfig", ["SegueText"], isMain: false),
    module("SegueCore", ["UIKit", "SegueMotion", "SegueConfig"]),
    module("SegueParts", ["SegueCore", "SegueMotion", "SegueConfig"]),
    // SwiftUI's views are values, and its content is built by a result builder.
    .target(
      name: "SwiftUI", dependencies: ["UIKit"], path: "SwiftUI",
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
      ]),
    module("SegueSwiftUI", ["SegueCore", "SwiftUI"]),
    module("SegueTuning", ["SegueCore", "SegueParts", "SegueMotion", "SegueConfig"]),
    module(
      "DropStyle", ["SegueCore", "SegueParts", "SegueMotion", "SegueConfig"],
      folder: "Examples/DropStyle/Sources"),
    module("SegueStyles", ["SegueCore"] + styles.map { .init(stringLiteral: $0) }),
  ]
    + styles.map {
      module($0, ["SegueCore", "SegueParts", "SegueMotion", "SegueConfig"], folder: "Plugins")
    },
  swiftLanguageModes: [.v6])
