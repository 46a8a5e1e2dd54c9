// swift-tools-version: 6.2
import PackageDescription

// An app that depends on Segue's products only. Scripts/check-app copies it out of the checkout, and
// sets SEGUE_PATH to the checkout.
let segue = Context.environment["SEGUE_PATH"] ?? "../.."

func product(_ name: String) -> Target.Dependency { .product(name: name, package: "Segue") }

let settings: [SwiftSetting] = [
  .defaultIsolation(MainActor.self),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "App",
  platforms: [.iOS(.v17), .macOS(.v14)],
  dependencies: [.package(name: "Segue", path: segue)],
  targets: [
    .target(
      name: "App",
      dependencies: [
        product("SegueCore"), product("SegueTuning"), product("SheetStyle"),
        product("SlideInStyle"),
      ],
      swiftSettings: settings,
      plugins: [.plugin(name: "SegueConfigPlugin", package: "Segue")]),
    // Runs the app on a simulated device.
    .executableTarget(
      name: "play", dependencies: ["App", product("HeadlessUIKit")], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6])
