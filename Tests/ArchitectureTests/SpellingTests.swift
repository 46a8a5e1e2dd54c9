import Foundation
import Testing

/// The project has American spelling and no retired names.
@Suite struct SpellingTests {
  /// British spellings, except UIKit's `cancelled`.
  private static let spellings =
    #"colour|\bcentre[sd]?\b|behaviour|\bgrey|recognis|quantis|neighbour|optimis|initialis|normalis"#
    + #"|serialis|favour|labelled|modelled|travell|honour|organis|analys(e|ing)|programme[^rd]"#
    + #"|\btowards\b|\bafterwards\b|misspelt|cancelling"#

  /// Retired names of the API and keys of files.
  private static let names =
    #"\b(SheetPull|SheetFinger|DragDriver|PullToPresent|PresenterLook|StyleUse|PullableSheet|takeHold"#
    + #"|canBeHeld|letGo|putDown|mayPullOff|PopFinger|ZoomFinger|deafView|takeDoubtful|writtenCheck"#
    + #"|underFinger|zoomsFrom|isEdited|whenEdited|scrollingExpands|ownTransition|hasten"#
    + #"|TransitionStage|shownFrame|UIKitChoices|ContractLaw)\b|\b(fling|tuned):"#

  @Test("no file has a retired spelling or name")
  func spelling() throws {
    let patterns = [
      try NSRegularExpression(pattern: Self.spellings, options: .caseInsensitive),
      try NSRegularExpression(pattern: Self.names),
    ]
    var count = 0
    for path in try Self.paths() {
      count += 1
      let text = try Checkout.text(path)
      let whole = NSRange(text.startIndex..., in: text)
      for match in patterns.flatMap({ $0.matches(in: text, range: whole) }) {
        guard let range = Range(match.range, in: text) else { continue }
        let line = text[..<range.lowerBound].count { $0 == "\n" } + 1
        Issue.record("\(path):\(line): '\(text[range])' is retired; see Documentation/Glossary.md")
      }
    }
    #expect(count > 1_000)
  }

  private static func paths() throws -> [String] {
    let folders = [
      "Sources", "Plugins", "Tests", "Examples", "Benchmarks", "Configs", "Documentation",
      "Scripts", ".ci", ".github",
    ]
    let below = try folders.flatMap(Checkout.texts)
    let files =
      below + [
        "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "Makefile", "Package.swift", "Dockerfile",
        "biome.jsonc",
      ]
    return files.filter { path in
      !path.hasSuffix("SpellingTests.swift")
        // Symbolic links to folders of the project.
        && !path.contains("/UIKitShape/Sources/") && !path.contains("/UIKitShape/Plugins/")
        && !path.contains("/UIKitShape/Examples/")
    }
  }
}
