/// The files of a package with one style: module, runner, tests, scenarios.
nonisolated struct PackageTemplate {
  let name: StyleName
  let dependency: SegueDependency

  /// Adds every file of the package.
  func add(to batch: inout OutputBatch) {
    let style = StyleTemplate(name: name)
    let sources = "Sources/\(name.module)"
    batch.create("Package.swift", manifest)
    batch.create("README.md", readme)
    batch.create(".gitignore", ".build/\n.swiftpm/\n/out/\n")
    batch.create(".github/workflows/tests.yml", workflow)
    batch.create("Configs/\(name.fileName).yaml", style.config)
    batch.create("\(sources)/\(name.parameters).swift", style.parameters)
    batch.create("\(sources)/\(name.base)Transition.swift", style.transition)
    batch.create("Sources/\(runner)/main.swift", main)
    batch.create("Tests/\(name.module)Tests/\(name.module)Tests.swift", tests)
  }

  /// The name of the runner.
  var runner: String { "segue-\(name.fileName)" }

  private var manifest: String {
    """
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
      .product(name: product, package: "\(dependency.identity)")
    }

    let package = Package(
      name: "\(name.module)",
      platforms: [.iOS(.v17), .macOS(.v14)],
      products: [
        .library(
          name: "\(name.module)", targets: ["\(name.module)"]),
        .executable(
          name: "\(runner)", targets: ["\(runner)"]),
      ],
      dependencies: [
    \(dependency.lines.map { "    \($0)\n" }.joined())\
      ],
      targets: [
        .target(
          name: "\(name.module)",
          dependencies: [segue("SegueCore")],
          swiftSettings: settings),
        .executableTarget(
          name: "\(runner)",
          dependencies: [
            "\(name.module)",
            segue("SegueCommands"), segue("SegueCore"),
          ],
          swiftSettings: settings),
        .testTarget(
          name: "\(name.module)Tests",
          dependencies: ["\(name.module)", segue("SegueCore"), segue("SegueTesting")],
          swiftSettings: settings),
      ],
      swiftLanguageModes: [.v6])

    """
  }

  private var main: String {
    let imports = ["Foundation", name.module, "SegueCommands", "SegueCore", "SegueStyles"]
    return imports.sorted().map { "import \($0)\n" }.joined() + """

      exit(runSegue(catalog: shippedStyles.adding(.\(name.identifier))))

      """
  }

  private var tests: String {
    let imports = [name.module, "SegueTesting", "Testing"]
    return imports.sorted().map { "import \($0)\n" }.joined() + """

      @Suite struct \(name.module)Tests {
        nonisolated static let catalog = StyleCatalog([]).adding(.\(name.identifier))

        @Test("the style satisfies every invariant, and its examples are valid")
        func contract() { StyleContract.check(Self.catalog) }

        @Test("a scenario passes", arguments: ScenarioCase.all(below: "Configs", catalog: catalog))
        func scenario(_ scenario: ScenarioCase) {
          let failure = scenario.failure()
          #expect(failure.isEmpty, "\\(failure)")
        }
      }

      """
  }
}
