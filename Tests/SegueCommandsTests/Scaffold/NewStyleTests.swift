import Foundation
import SegueCommands
import SegueCore
import SegueTesting
import TestSupport
import Testing

/// `segue new-style` in a checkout.
@Suite struct ScaffoldNewStyleTests {
  private static let files = [
    "Configs/flip.yaml", "Plugins/FlipStyle/FlipParameters.swift",
    "Plugins/FlipStyle/FlipTransition.swift", "Tests/FlipStyleTests/FlipTests.swift",
  ]
  private static let report = """
    wrote the style 'flip'
      Plugins/FlipStyle/FlipParameters.swift
      Plugins/FlipStyle/FlipTransition.swift
      Configs/flip.yaml
      Tests/FlipStyleTests/FlipTests.swift
    changed
      Package.swift
      Sources/SegueStyles/ShippedStyles.swift
    next
      cd …/Segue  # the checkout
      swift run segue run Configs/flip.yaml  # plays its scenarios
      swift test --filter "FlipStyleTests|StyleContractTests"  # runs its tests, and the contract of styles

    """

  @Test(
    "every form of the name writes the same style and adds it to both lists",
    arguments: ["Flip", "flip", "FlipStyle", "flipStyle"])
  func writes(_ name: String) throws {
    let folder = try TemporaryFolder()
    try folder.makeCheckout()
    let outcome = folder.segue("new-style", name, "--segue", "…/Segue")
    #expect(outcome.unaligned == Outcome(code: 0, output: Self.report))
    try Golden.compare("\(folder.path)/Segue", Self.files, "Style")
    #expect(
      try folder.text("Segue/Package.swift") == """
        // A manifest with its list.
        let styles = [
          "BlindsStyle", "FlipStyle", "StillStyle",
        ]
        let package = Package(name: "Segue")

        """)
    #expect(
      try folder.text("Segue/Sources/SegueStyles/ShippedStyles.swift") == """
        import BlindsStyle
        import FlipStyle
        public import SegueCore
        import StillStyle

        /// The styles that are part of Segue.
        public nonisolated let shippedStyles = StyleCatalog([
          StyleEntry(.blinds),
          StyleEntry(.flip),
          StyleEntry(.still),
        ])

        """)
    let others = try TemporaryFolder.contents("\(folder.path)/Segue").filter {
      $0.contains(".segue-")
    }
    #expect(others == [])
  }

  @Test("with --json the report is one document")
  func json() throws {
    let folder = try TemporaryFolder()
    try folder.makeCheckout()
    let outcome = folder.segue("new-style", "Flip", "--segue", "…/Segue", "--json")
    #expect(
      outcome
        == Outcome(
          code: 0,
          output: #"""
            {
              "formatVersion": 1,
              "written": ["Plugins/FlipStyle/FlipParameters.swift", \#
            "Plugins/FlipStyle/FlipTransition.swift", \#
            "Configs/flip.yaml", \#
            "Tests/FlipStyleTests/FlipTests.swift"],
              "changed": ["Package.swift", "Sources/SegueStyles/ShippedStyles.swift"],
              "next": ["cd …/Segue", "swift run segue run Configs/flip.yaml", \#
            "swift test --filter \"FlipStyleTests|StyleContractTests\""]
            }

            """#))
  }

  @Test(
    "the first and the last name of both lists keep the order",
    arguments: [
      ("Arc", #"  "ArcStyle", "BlindsStyle", "StillStyle","#),
      ("Zip", #"  "BlindsStyle", "StillStyle", "ZipStyle","#),
    ])
  func ends(_ name: String, _ list: String) throws {
    let folder = try TemporaryFolder()
    try folder.makeCheckout()
    #expect(folder.segue("new-style", name, "--segue", "…/Segue").code == 0)
    #expect(try folder.text("Segue/Package.swift").contains("\n\(list)\n"))
    let shipped = try folder.text("Segue/Sources/SegueStyles/ShippedStyles.swift")
    let lines = shipped.split(separator: "\n").map(String.init)
    // Within the expectation it takes seconds to type-check.
    let imports = lines.filter { $0.contains("import") }
    let sorted = imports.sorted { (first: String, second: String) -> Bool in
      first.split(separator: " ").last ?? "" < second.split(separator: " ").last ?? ""
    }
    #expect(imports == sorted)
    let entries = lines.filter { $0.contains("Entry(") }
    #expect(entries == entries.sorted())
    #expect(entries.count == 3)
  }

  @Test("Segue's own lists only get the lines of the style")
  func ownLists() throws {
    let root = ProjectFile().url.path
    let folder = try TemporaryFolder()
    let shippedPath = "Sources/SegueStyles/ShippedStyles.swift"
    let manifest = try String(contentsOfFile: "\(root)/Package.swift", encoding: .utf8)
    let shipped = try String(contentsOfFile: "\(root)/\(shippedPath)", encoding: .utf8)
    try folder.makeCheckout(manifest: manifest, shipped: shipped)
    #expect(folder.segue("new-style", "Unlisted", "--segue", "…/Segue").code == 0)
    let lines = { (text: String) in text.split(separator: "\n") }
    let added = lines(try folder.text("Segue/\(shippedPath)"))
      .difference(from: lines(shipped))
    #expect(added.removals.count == 0)
    #expect(added.insertions.count == 2)
    let words = { (text: String) in
      text.split { " \n".contains($0) }.joined(separator: "\n")
    }
    let newWords = words(try folder.text("Segue/Package.swift"))
    #expect(newWords.replacing("\"UnlistedStyle\",\n", with: "") == words(manifest))
  }

  @Test("the lines of a style with the longest name fit")
  func longestName() throws {
    let folder = try TemporaryFolder()
    try folder.makeCheckout()
    let name = "AbcdefghijklmnopqrstuvWx"
    #expect(folder.segue("new-style", name, "--segue", "…/Segue").code == 0)
    #expect(folder.segue("new-style", name, "--package", "…/Own", "--segue", "…/Segue").code == 0)
    for file in try TemporaryFolder.contents(folder.path) {
      guard file.hasSuffix(".swift") || file.hasSuffix(".yaml") else { continue }
      let limit = file.hasSuffix(".swift") ? 100 : 120
      let lines = try folder.text(file).split(separator: "\n")
      #expect(lines.filter { $0.count > limit } == [], "\(file)")
    }
  }

  @Test(
    "the words of a name become one word in Swift and YAML, and several in file names",
    arguments: [
      ("FlipCard", "flipCard", "flip-card"), ("URLCard", "urlCard", "url-card"),
      ("HUD", "hud", "hud"), ("Flip3D", "flip3D", "flip3-d"), ("X", "x", "x"),
    ])
  func words(_ name: String, _ identifier: String, _ file: String) throws {
    let folder = try TemporaryFolder()
    try folder.makeCheckout()
    #expect(folder.segue("new-style", name, "--segue", "…/Segue").code == 0)
    let source = try folder.text("Segue/Plugins/\(name)Style/\(name)Transition.swift")
    #expect(source.contains("public static var \(identifier): Self {"))
    let config = try folder.text("Segue/Configs/\(file).yaml")
    #expect(config.contains("\n  \(identifier): { style: \(identifier), "))
  }

  @Test(
    "the article of the parameters depends on the name",
    arguments: [("Orbit", "an orbit style"), ("Flip", "a flip style")])
  func article(_ name: String, _ article: String) throws {
    let folder = try TemporaryFolder()
    try folder.makeCheckout()
    #expect(folder.segue("new-style", name, "--segue", "…/Segue").code == 0)
    let path = "Segue/Plugins/\(name)Style/\(name)Parameters.swift"
    #expect(try folder.text(path).contains("\"\(article)\", defaults:"))
  }

  // MARK: The style itself

  private nonisolated static let catalog = StyleCatalog([]).adding(.flip)

  @Test("the written scenarios pass")
  func scenarios() throws {
    let config = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Golden/Style/Configs/flip.yaml").path
    let outcome = segue(["run", "--quiet", config], catalog: Self.catalog)
    #expect(
      outcome == Outcome(code: 0, output: "6 scenarios, 33 expectations: all passed\n"))
  }

  @Test("the written style satisfies every invariant")
  func contract() { StyleContract.check(Self.catalog) }
}
