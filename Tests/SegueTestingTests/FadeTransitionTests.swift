import Foundation
import SegueCore
import SegueTesting
import Testing

@Suite struct FadeTransitionTests {
  static nonisolated let catalog = StyleCatalog([StyleEntry(fade)])

  @Test(
    "the style of the guide keeps every law",
    arguments: ContractCase.all(of: catalog))
  func contract(_ style: ContractCase) {
    #expect(style.violations().map(\.description) == [])
  }

  @Test("the guide shows the style as it is tested here")
  func guide() throws {
    let here = URL(filePath: #filePath).deletingLastPathComponent()
    let code = try String(contentsOf: here.appending(path: "FadeTransition.swift"), encoding: .utf8)
    let guide = try String(
      contentsOf: here.appending(path: "../../Documentation/AddingAStyle.md"), encoding: .utf8)
    #expect(guide.contains(code), "copy FadeTransition.swift into Documentation/AddingAStyle.md")
  }
}
