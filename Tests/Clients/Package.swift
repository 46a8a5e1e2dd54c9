// swift-tools-version: 6.2
import PackageDescription

// Transitions in the idioms of UIKit code, as an app has them, ported at each build and tested.
func segue(_ product: String) -> Target.Dependency {
  .product(name: product, package: "Segue")
}

let package = Package(
  name: "Clients",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "Segue", path: Context.environment["SEGUE_PATH"] ?? "../..")],
  targets: [
    .target(
      name: "Clients", dependencies: [segue("HeadlessUIKit")], path: "App",
      exclude: ["segue-port.txt"],
      plugins: [.plugin(name: "SeguePortPlugin", package: "Segue")]),
    .testTarget(
      name: "ClientTests",
      dependencies: [
        "Clients", segue("HeadlessUIKit"), segue("SegueTesting"), segue("SegueCore"),
        segue("CrossDissolveStyle"), segue("DimmingStyle"), segue("PushStyle"),
        segue("SharedElementStyle"), segue("SheetStyle"),
        segue("SlideInStyle"), segue("SwipeBackStyle"), segue("ZoomStyle"),
      ], path: "ClientTests"),
  ],
  swiftLanguageModes: [.v5])
