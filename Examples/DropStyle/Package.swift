// swift-tools-version: 6.2
import PackageDescription

// As in Segue; like UIKit's classes, a style is isolated to the main actor by default.
let settings: [SwiftSetting] = [
  .defaultIsolation(MainActor.self),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

func segue(_ product: String) -> Target.Dependency {
  .product(name: product, package: "Segue")
}

let package = Package(
  name: "DropStyle",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .library(
      name: "DropStyle", targets: ["DropStyle"]),
    .executable(
      name: "segue-drop", targets: ["segue-drop"]),
  ],
  dependencies: [
    .package(name: "Segue", path: "../..")
  ],
  targets: [
    .target(
      name: "DropStyle",
      dependencies: [segue("SegueCore")],
      swiftSettings: settings),
    .executableTarget(
      name: "segue-drop",
      dependencies: [
        "DropStyle",
        segue("SegueCommands"), segue("SegueCore"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "DropStyleTests",
      dependencies: ["DropStyle", segue("SegueCore"), segue("SegueTesting")],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6])
