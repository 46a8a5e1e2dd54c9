import Foundation
import SegueCore
import SegueTesting
import SheetStyle
import TestSupport
import Testing

/// The guide's statements about the contract.
@Suite struct ContractGuideTests {
  private func guide() throws -> String {
    try ProjectFile("Documentation/TestingYourTransitions.md").text()
  }

  @Test("the guide lists every invariant with its sentence, and every path")
  func laws() throws {
    let guide = try guide()
    let invariants = StyleInvariant.allCases.map { "| `\($0.rawValue)` | \($0.sentence) |" }
    #expect(guide.contains(invariants.joined(separator: "\n")))
    for path in ContractPath.allCases { #expect(guide.contains("| `\(path.rawValue)` | ")) }
  }

  @Test(
    "each document that counts the invariants has their number",
    arguments: [
      "README.md", "CHANGELOG.md", "Documentation/TestingYourTransitions.md",
      "Examples/PlainUIKit/Tests/AppTests/DrawerTests.swift",
    ])
  func count(_ path: String) throws {
    let text = try ProjectFile(path).text()
    #expect(text.contains(" \(StyleInvariant.allCases.count) invariants"))
    #expect(text.matches(of: /[0-9]+ invariants/).count == 1)
  }

  @Test("the guide shows the start of a transcript")
  func transcript() throws {
    let transcript = StyleContract { StyleDescriptor.sheet.make() }
      .transcript(on: DeviceConfiguration(), along: [.cancel])
    let lines = transcript.split(separator: "\n").prefix(5).joined(separator: "\n")
    #expect(try guide().contains("```\n\(lines)\n```"))
  }

  @Test("a violation describes the expected and found state, the time, and a fix")
  func violation() throws {
    let contract = StyleContract { MisplacedStyle() }
    let seen = contract.violations(on: DeviceConfiguration(), along: [.present])
    let text = """
      endsAtFinalFrame: the appearing view ends at context.finalFrame(for:)
        in        an animated presentation
        step      check that the presented view has appeared
        at        0.2000 s
        expected  the presented view at 375 x 667
        found     375 x 667 from (0, 3)
        fix       animate to context.presentedFrame, and leave the transform at identity
      """
    #expect(seen.first?.description == text)
    #expect(try guide().contains(text))
  }
}
