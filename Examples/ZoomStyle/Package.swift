// swift-tools-version: 6.2
import PackageDescription

// Like UIKit's classes, a style is isolated to the main actor by default.
let settings: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

let package = Package(
  name: "ZoomStyle",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .library(name: "ZoomStyle", targets: ["ZoomStyle"]),
    .executable(name: "segue-zoom", targets: ["segue-zoom"]),
  ],
  dependencies: [.package(name: "Segue", path: "../..")],
  targets: [
    .target(
      name: "ZoomStyle",
      dependencies: [
        .product(name: "SegueCore", package: "Segue"),
        .product(name: "SegueParts", package: "Segue"),
        .product(name: "SegueMotion", package: "Segue"),
        .product(name: "SegueConfig", package: "Segue"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "segue-zoom",
      dependencies: [
        "ZoomStyle", .product(name: "SegueCommands", package: "Segue"),
        .product(name: "SegueStyles", package: "Segue"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ZoomStyleTests",
      dependencies: [
        "ZoomStyle", .product(name: "SegueParts", package: "Segue"),
        .product(name: "SegueTesting", package: "Segue"),
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6])
