import Foundation
import SegueCommands
import TestSupport
import Testing

/// `segue new-style --package`.
@Suite struct ScaffoldNewPackageTests {
  private static let files = [
    ".github/workflows/tests.yml", ".gitignore", "Configs/flip.yaml", "Package.swift", "README.md",
    "Sources/FlipStyle/FlipParameters.swift", "Sources/FlipStyle/FlipTransition.swift",
    "Sources/segue-flip/main.swift", "Tests/FlipStyleTests/FlipStyleTests.swift",
  ]

  @Test("a package is written with a relative path to the checkout")
  func writes() throws {
    let folder = try TemporaryFolder()
    try folder.makeCheckout()
    let report = """
      wrote the package 'FlipStyle' to '…/Flip'
        Package.swift
        README.md
        .gitignore
        .github/workflows/tests.yml
        Configs/flip.yaml
        Sources/FlipStyle/FlipParameters.swift
        Sources/FlipStyle/FlipTransition.swift
        Sources/segue-flip/main.swift
        Tests/FlipStyleTests/FlipStyleTests.swift
      next
        cd …/Flip  # the package 'FlipStyle'
        swift test  # runs the contract of styles, and the scenarios
        swift run segue-flip run Configs  # plays the scenarios
        swift run segue-flip schema > segue.schema.json  # for an editor of the files

      """
    let outcome = folder.segue("new-style", "Flip", "--package", "…/Flip", "--segue", "…/Segue")
    #expect(outcome.unaligned == Outcome(code: 0, output: report))
    try Golden.compare("\(folder.path)/Flip", Self.files, "Package")
  }

  @Test("the style and its scenarios are those of a checkout")
  func sameStyle() throws {
    let folder = try TemporaryFolder()
    try folder.makeCheckout()
    #expect(folder.segue("new-style", "Flip", "--segue", "…/Segue").code == 0)
    #expect(folder.segue("new-style", "Flip", "--package", "…/F", "--segue", "…/Segue").code == 0)
    for file in ["FlipParameters.swift", "FlipTransition.swift"] {
      #expect(
        try folder.text("F/Sources/FlipStyle/\(file)")
          == folder.text("Segue/Plugins/FlipStyle/\(file)"))
    }
    #expect(try folder.text("F/Configs/flip.yaml") == folder.text("Segue/Configs/flip.yaml"))
  }

  @Test(
    "a URL is the dependency, and the last word of it names the products",
    arguments: [
      ("https://example.org/motion/Segue.git", "Segue"), ("git@example.org:motion/segue", "segue"),
    ])
  func url(_ url: String, identity: String) throws {
    let folder = try TemporaryFolder()
    #expect(folder.segue("new-style", "Flip", "--package", "…/Flip", "--segue", url).code == 0)
    let manifest = try folder.text("Flip/Package.swift")
    #expect(manifest.contains("\n    .package(url: \"\(url)\", branch: \"main\")\n"))
    #expect(manifest.contains(".product(name: product, package: \"\(identity)\")"))
    #expect(try folder.text("Flip/README.md").contains("[Segue](\(url))"))
    #expect(try !folder.text("Flip/.github/workflows/tests.yml").contains("#"))
  }

  @Test("without --segue the package depends on the checkout of the process")
  func thisCheckout() throws {
    let folder = try TemporaryFolder()
    #expect(folder.segue("new-style", "Flip", "--package", "…/Flip").code == 0)
    let manifest = try folder.text("Flip/Package.swift")
    let path = try #require(manifest.firstMatch(of: /\.package\(name: "Segue", path: "(.*)"\)/))
    let checkout = URL(
      filePath: String(path.1), relativeTo: URL(filePath: "\(folder.path)/Flip/"))
    #expect(
      checkout.standardizedFileURL.resolvingSymlinksInPath().path
        == ProjectFile().url.resolvingSymlinksInPath().path)
  }

  @Test(
    "an address that Package.swift cannot contain is refused",
    arguments: [
      ("a\"b", #"'a"b'"#), ("https://a\\(b)", #"'https://a\(b)'"#), ("", "''"),
      ("https://a/\u{202E}b", #"'https://a/\u202Eb'"#),
    ])
  func addresses(_ address: String, _ shown: String) throws {
    let folder = try TemporaryFolder()
    let message = """
      error[invalid-address]: \(shown) cannot be the address of Segue in Package.swift
       = help: name a folder or a URL without quotes, backslashes and hidden characters

      """
    #expect(
      folder.segue("new-style", "Flip", "--package", "…/Flip", "--segue=\(address)")
        == Outcome(code: 64, messages: message))
    #expect(try TemporaryFolder.contents(folder.path) == [])
  }

  @Test("an existing file of the folder is not replaced, and nothing is written")
  func existing() throws {
    let folder = try TemporaryFolder()
    try folder.makeCheckout()
    try folder.make("Flip/LICENSE", "mine")
    try folder.make("Flip/README.md", "mine")
    let message = """
      error[exists]: '…/Flip/README.md' already exists
       = help: no file is replaced: remove it, or choose another name

      """
    #expect(
      folder.segue("new-style", "Flip", "--package", "…/Flip", "--segue", "…/Segue")
        == Outcome(code: 73, messages: message))
    #expect(
      try TemporaryFolder.contents("\(folder.path)/Flip") == ["LICENSE", "README.md"])
    #expect(try folder.text("Flip/README.md") == "mine")
  }

  @Test("an empty name of a folder is refused")
  func noFolder() {
    let message = """
      error[empty-value]: '--package' is empty
       = help: name a folder; '.' is the current one

      """
    #expect(segue("new-style", "Flip", "--package", "") == Outcome(code: 64, messages: message))
  }

  @Test("other files of the folder are kept")
  func otherFiles() throws {
    let folder = try TemporaryFolder()
    try folder.makeCheckout()
    try folder.make("Flip/LICENSE", "mine")
    #expect(
      folder.segue("new-style", "Flip", "--package", "…/Flip", "--segue", "…/Segue").code == 0)
    #expect(try folder.text("Flip/LICENSE") == "mine")
  }
}
