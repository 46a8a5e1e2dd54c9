import Foundation
import SegueStyles
import SegueTesting
import Testing

/// Files as test cases.
@Suite struct ScenarioCaseTests {
  @Test(
    "scenarios of .yml files are cases as those of .yaml files are; parts and hidden files are none"
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
}
