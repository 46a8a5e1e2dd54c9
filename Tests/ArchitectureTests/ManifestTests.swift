import Testing

@Suite struct ManifestTests {
  /// A manifest shaped like the project's Package.swift, with two styles.
  static let text = #"""
    let styles = ["OwnStyle", "OtherStyle"]
    let styleImports: [Target.Dependency] = ["High"]
    let styleTargets = styles.map { Target.Dependency(stringLiteral: $0) }
    let modules: [Module] = [
      Module(name: "Low", isolation: .none, imports: []),
      Module(
        name: "High", isolation: .main,
        imports: [
          .target(name: "Low", condition: .when(platforms: [.linux, .macOS])), "CDoor",
        ], linking: [.linkedLibrary("m", .when(platforms: [.linux]))]),
      Module(name: "AllStyles", isolation: .main, imports: ["Low"] + styleTargets),
    ] + styles.map { Module(name: $0, isolation: .main, imports: styleImports, folder: "Plugins") }
    // Not listed: their names are computed.
    let tests = styles.map {
      Module(name: "\($0)Tests", imports: [.init(stringLiteral: $0)], folder: "Tests")
    }
    let package = Package(
      targets: [
        .executableTarget(name: "tool", dependencies: ["High"], swiftSettings: []),
        .executableTarget(name: "trial", dependencies: ["Low"], path: "Tests/Trial"),
      ])
    """#

  @Test("the manifest is parsed to every named target and style, with its folder and imports")
  func readsTables() {
    let manifest = Manifest(Self.text)
    #expect(
      manifest.modules == [
        .init(name: "Low", imports: [], folder: "Sources"),
        .init(name: "High", imports: ["Low", "CDoor"], folder: "Sources"),
        .init(name: "AllStyles", imports: ["Low", "OwnStyle", "OtherStyle"], folder: "Sources"),
        .init(name: "tool", imports: ["High"], folder: "Sources"),
        .init(name: "trial", imports: ["Low"], folder: "Tests"),
        .init(name: "OwnStyle", imports: ["High"], folder: "Plugins"),
        .init(name: "OtherStyle", imports: ["High"], folder: "Plugins"),
      ])
    #expect(manifest.styles == ["OwnStyle", "OtherStyle"])
    #expect(manifest.imports(of: "Nobody") == nil)
  }
}
