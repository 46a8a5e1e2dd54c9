// swift-tools-version: 6.2
import Foundation
import PackageDescription

// The benchmarks measure package API of the player: they have the package identity of the
// repository, which is the name of its folder as an identifier.
let folder = URL(fileURLWithPath: Context.packageDirectory).deletingLastPathComponent()
let segue = String(
  folder.lastPathComponent.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" })

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "Segue", path: "..")],
  targets: [
    .target(
      name: "Limits", cSettings: [.unsafeFlags(["-O2"])],
      linkerSettings: [.linkedLibrary("m"), .linkedLibrary("yaml")]),
    .executableTarget(
      name: "CommandLimit", cSettings: [.unsafeFlags(["-O2"])],
      linkerSettings: [.linkedLibrary("m"), .linkedLibrary("yaml")]),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "Limits", .product(name: "SegueCore", package: "Segue"),
        .product(name: "SheetStyle", package: "Segue"),
        // It brings the modules that read and play scenarios.
        .product(name: "SegueCommands", package: "Segue"),
      ],
      packageAccess: false,
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .treatAllWarnings(as: .error),
        .defaultIsolation(MainActor.self),
        .unsafeFlags(["-package-name", segue]),
      ],
      // For the count of allocations.
      linkerSettings: [
        .unsafeFlags(
          ["swift_allocObject", "swift_slowAlloc", "malloc_usable_size"].flatMap {
            ["-Xlinker", "--wrap=\($0)"]
          })
      ]),
  ],
  swiftLanguageModes: [.v6])
