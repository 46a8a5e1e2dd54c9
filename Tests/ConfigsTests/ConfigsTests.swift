import Foundation
import SegueConfig
import SegueCore
import SeguePictures
import SegueStyles
import SegueTesting
import TestSupport
import Testing

@Suite struct ConfigsTests {
  nonisolated static let root = ProjectFile().path

  nonisolated static let scenarios = ScenarioCase.all(
    below: "Configs", catalog: shippedStyles)

  @Test("a scenario of Configs/ passes", arguments: scenarios)
  func scenario(_ scenario: ScenarioCase) {
    let failure = scenario.failure()
    #expect(failure.isEmpty, "\(failure)")
  }

  @Test(
    "a scenario of what apps with transitions reported passes",
    arguments: ScenarioCase.all(below: "Tests/Scenarios", catalog: shippedStyles))
  func reported(_ scenario: ScenarioCase) {
    let failure = scenario.failure()
    #expect(failure.isEmpty, "\(failure)")
  }

  @Test("there are scenarios")
  func some() { #expect(Self.scenarios.count >= 50) }

  @Test("[I10] a scenario gives the same bytes twice", arguments: scenarios)
  func twice(_ scenario: ScenarioCase) throws {
    let first = try scenario.play()?.json()
    #expect(first != nil)
    #expect(try scenario.play()?.json() == first)
  }

  @Test("the file quoted in the README passes")
  func readme() throws {
    let readme = try ProjectFile("README.md").text()
    let block = try #require(readme.components(separatedBy: "```yaml\n").dropFirst().first)
    let yaml = try #require(block.components(separatedBy: "```").first)
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "segue-readme-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try yaml.write(to: folder.appending(path: "readme.yaml"), atomically: true, encoding: .utf8)
    let cases = ScenarioCase.all(below: folder.path(), catalog: shippedStyles)
    #expect(cases.map { $0.failure() } == [""])
  }

  @Test("the picture in the README is the runner's current output")
  func picture() throws {
    let scenario = try #require(Self.scenarios.first { $0.description.contains(Self.drawn) })
    let recording = try #require(scenario.play())
    try ProjectFile("Documentation/Images/olympics.svg").check(AnimatedPicture.svg(of: recording))
  }

  /// How the name of the scenario begins that the README shows.
  private static let drawn = "one transition presents all three"

  @Test(
    "a folder without scenarios fails, and a relative path is resolved from the package",
    arguments: ["Configs/nowhere", "Documentation/Images"])
  func emptyFolderFails(_ folder: String) {
    let cases = ScenarioCase.all(below: folder, catalog: shippedStyles)
    #expect(cases.map(\.description) == [folder])
    #expect(
      cases.map { $0.failure() } == [
        "error[no-yaml]: there is no YAML file in '\(Self.root)\(folder)'"
      ])
  }

  @Test("a failing scenario and an invalid file give the same messages as segue")
  func failing() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "segue-failing-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let app = "screens: { home: { title: Home } }\nroot: home\n"
    let good = "scenarios:\n  - name: nothing is up\n    steps:\n      - expect: { top: home }\n"
    try (app + good.replacing("expect: { top: home }", with: "expect: { completed: dismissal }"))
      .write(to: folder.appending(path: "a.yaml"), atomically: true, encoding: .utf8)
    try (app + good.replacing("top: home", with: "top: hom"))
      .write(to: folder.appending(path: "b.yaml"), atomically: true, encoding: .utf8)
    let cases = ScenarioCase.all(below: folder.path(), catalog: shippedStyles)
    #expect(cases.map(\.description) == ["a.yaml: nothing is up", "b.yaml"])
    let texts = cases.map { $0.failure().replacing(folder.path() + "/", with: "") }
    #expect(
      texts == [
        """
        the last transition to complete is a dismissal
          at        0.0000 s
          expected  dismissal
          found     none
         --> a.yaml:6:30
          |
        6 |       - expect: { completed: dismissal }
          |                              ^^^^^^^^^
        """,
        """
        error[unknown-screen]: unknown screen 'hom'
         --> b.yaml:6:24
          |
        6 |       - expect: { top: hom }
          |                        ^^^
          = help: did you mean 'home'? The screens here are: home

        1 error

        """,
      ])
  }
}
