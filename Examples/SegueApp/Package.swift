// swift-tools-version: 6.2
import PackageDescription

// As in Segue; like UIKit's classes, a screen is isolated to the main actor by default.
let settings: [SwiftSetting] = [
  .defaultIsolation(MainActor.self),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The styles of the transitions in Systems.segue.yaml.
let styles = [
  "CrossDissolveStyle", "DimmingStyle", "PushStyle", "SharedElementStyle", "SheetStyle",
  "SlideInStyle", "SwipeBackStyle",
]

func segue(_ product: String) -> Target.Dependency {
  .product(name: product, package: "Segue")
}

let package = Package(
  name: "SegueApp",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .library(
      name: "SystemsApp", targets: ["SystemsApp"])
  ],
  dependencies: [
    .package(name: "Segue", path: Context.environment["SEGUE_PATH"] ?? "../..")
  ],
  targets: [
    .target(
      name: "SystemsApp",
      dependencies: [
        segue("SegueCore"), segue("SegueTuning"),
      ] + styles.map(segue),
      swiftSettings: settings,
      plugins: [.plugin(name: "SegueConfigPlugin", package: "Segue")]),
    .testTarget(
      name: "SystemsAppTests",
      dependencies: ["SystemsApp", segue("HeadlessUIKit")],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6])
