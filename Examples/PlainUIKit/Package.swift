// swift-tools-version: 6.2
import PackageDescription

// The tests of the app in the folder App, whose sources stay as they are.
func segue(_ product: String) -> Target.Dependency {
  .product(name: product, package: "Segue")
}

let package = Package(
  name: "AppTests",
  platforms: [.macOS(.v14)],
  dependencies: [
    // In your package: .package(url: "https://…/segue", branch: "main")
    .package(name: "Segue", path: Context.environment["SEGUE_PATH"] ?? "../..")
  ],
  targets: [
    // Ports and compiles the folders that Tests/App/segue-port.txt names.
    .target(
      name: "App", dependencies: [segue("HeadlessUIKit")], path: "Tests/App",
      exclude: ["segue-port.txt"],
      plugins: [.plugin(name: "SeguePortPlugin", package: "Segue")]),
    .testTarget(
      name: "AppTests",
      dependencies: ["App", segue("HeadlessUIKit"), segue("SegueTesting")]),
  ],
  // As the app; its code has no isolation of its own.
  swiftLanguageModes: [.v5])
