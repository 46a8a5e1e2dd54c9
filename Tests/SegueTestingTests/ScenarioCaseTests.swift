import Foundation
import SegueStyles
import SegueTesting
import Testing

/// Scenario files as test cases.
@Suite struct ScenarioCaseTests {
  @Test(
    "scenarios of .yml and .yaml files are cases; parts and hidden files are excluded"
  )
  func endings() throws {
    let files = FileManager.default
    let folder = files.temporaryDirectory.path + "/segue-cases-\(UUID().uuidString)"
    defer { try? files.removeItem(atPath: folder) }
    let text = """
      screens: { home: { title: Home } }
      root: home
      scenarios: [{ name: home is there, steps: [{ expect: { top: home } }] }]
      """
    for name in ["b.yml", "in/a.yaml", "_part.yml", ".hidden.yml", "notes.txt"] {
      let path = "\(folder)/\(name)"
      try files.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try text.write(toFile: path, atomically: false, encoding: .utf8)
    }
    let cases = ScenarioCase.all(below: folder, catalog: shippedStyles)
    #expect(cases.map(\.description) == ["b.yml: home is there", "in/a.yaml: home is there"])
    #expect(cases.map { $0.failure() } == ["", ""])
  }

  @Test("a relative folder is resolved in the package of the test's file")
  func packages() throws {
    let files = FileManager.default
    let folder = files.temporaryDirectory.path + "/segue-cases-\(UUID().uuidString)"
    defer { try? files.removeItem(atPath: folder) }
    try files.createDirectory(atPath: folder + "/Files", withIntermediateDirectories: true)
    let text = """
      screens: { home: { title: Home } }
      root: home
      scenarios: [{ name: home is there, steps: [{ expect: { top: home } }] }]
      """
    for (name, text) in [("Package.swift", ""), ("Files/a.yaml", text)] {
      try text.write(toFile: "\(folder)/\(name)", atomically: false, encoding: .utf8)
    }
    let cases = ScenarioCase.all(
      below: "Files", catalog: shippedStyles, file: folder + "/Tests/FileTests/FileTests.swift")
    #expect(cases.map(\.description) == ["a.yaml: home is there"])
  }
}
