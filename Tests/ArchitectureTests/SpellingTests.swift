import Foundation
import Testing

/// The project has American spelling and no retired names.
@Suite struct SpellingTests {
  /// British spellings, except UIKit's `cancelled`. A bracket keeps a pattern from matching itself.
  private static let spellings =
    #"colou[r]|\bcentr[e][sd]?\b|behaviou[r]|\bgre[y]|recogni[s]|quanti[s]|neighbou[r]|optimi[s]|initiali[s]|normali[s]"#
    + #"|seriali[s]|favou[r]|labelle[d]|modelle[d]|travel[l]|honou[r]|organi[s]|analy[s](e|ing)|programm[e][^rd]"#
    + #"|\btoward[s]\b(?! subsequentVC|:)|\bafterward[s]\b|misspel[t]|cancellin[g]"#

  /// Retired names of the API and keys of files.
  private static let names =
    #"\b(SheetPul[l]|SheetFinge[r]|DragDrive[r]|PullToPresen[t]|PresenterLoo[k]|StyleUs[e]|PullableShee[t]|takeHol[d]"#
    + #"|canBeHel[d]|letG[o]|putDow[n]|mayPullOf[f]|PopFinge[r]|ZoomFinge[r]|deafVie[w]|takeDoubtfu[l]|writtenChec[k]"#
    + #"|underFinge[r]|zoomsFro[m]|isEdite[d]|whenEdite[d]|scrollingExpand[s]|ownTransitio[n]|haste[n]"#
    + #"|TransitionStag[e]|shownFram[e]|UIKitChoice[s]|ContractLa[w])\b|\b(flin[g]|tune[d]):"#

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
    // Symbolic links to folders of the project.
    return files.filter { path in
      !path.contains("/UIKitShape/Sources/") && !path.contains("/UIKitShape/Plugins/")
        && !path.contains("/UIKitShape/Examples/")
    }
  }
}
