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
  name: "FlipStyle",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .library(
      name: "FlipStyle", targets: ["FlipStyle"]),
    .executable(
      name: "segue-flip", targets: ["segue-flip"]),
  ],
  dependencies: [
    .package(name: "Segue", path: "../Segue")
  ],
  targets: [
    .target(
      name: "FlipStyle",
      dependencies: [segue("SegueCore")],
      swiftSettings: settings),
    .executableTarget(
      name: "segue-flip",
      dependencies: [
        "FlipStyle",
        segue("SegueCommands"), segue("SegueCore"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "FlipStyleTests",
      dependencies: ["FlipStyle", segue("SegueCore"), segue("SegueTesting")],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6])
