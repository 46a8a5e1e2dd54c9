import Testing

@Suite struct ManifestTests {
  /// The shape of the project's own Package.swift, with one style.
  static let text = """
    let modules: [Module] = [
      Module(name: "Low", isolation: .none, imports: []),
      Module(
        name: "High", isolation: .main,
        imports: [
          .target(name: "Low", condition: .when(platforms: [.linux, .macOS])), "CDoor",
        ], linking: [.linkedLibrary("m", .when(platforms: [.linux]))]),
      Module(name: "OwnStyle", isolation: .main, imports: ["High"], folder: "Plugins"),
    ]
    let package = Package(
      products: [.library(name: "High", targets: ["High"])],
      targets: [
        .executableTarget(name: "tool", dependencies: ["High"], swiftSettings: []),
        .executableTarget(name: "trial", dependencies: ["Low"], path: "Tests/Trial"),
      ])
    """

  @Test("the tables give every target with its folder and what it may import")
  func readsTables() {
    let manifest = Manifest(Self.text)
    #expect(
      manifest.modules == [
        .init(name: "Low", imports: [], folder: "Sources"),
        .init(name: "High", imports: ["Low", "CDoor"], folder: "Sources"),
        .init(name: "OwnStyle", imports: ["High"], folder: "Plugins"),
        .init(name: "tool", imports: ["High"], folder: "Sources"),
        .init(name: "trial", imports: ["Low"], folder: "Tests"),
      ])
    #expect(manifest.products == ["High"])
    #expect(manifest.imports(of: "Nobody") == nil)
  }
}
