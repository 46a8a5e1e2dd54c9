import SegueConfig
import SegueCore
import SeguePictures
import SegueStyles
import SegueTesting
import TestSupport
import Testing

/// `Documentation/Gallery.md` shows every style and preset. `make gallery` writes the page and its pictures.
@Suite struct GalleryTests {
  nonisolated private static let scenarios = ConfigsTests.scenarios.filter {
    $0.description.hasPrefix("gallery.yaml: ")
  }

  @Test("a picture of the gallery is what the runner draws", arguments: scenarios)
  func picture(_ scenario: ScenarioCase) throws {
    let recording = try #require(scenario.play())
    try ProjectFile("Documentation/Images/Gallery/\(recording.scenario).svg")
      .check(AnimatedPicture.svg(of: recording))
  }

  @Test("the page shows one picture for each style or, if it has presets, for each of them")
  func page() throws {
    var page = """
      # Gallery

      Each style and preset of Segue, drawn by `make gallery` from
      [gallery.yaml](../Configs/gallery.yaml). The pictures play by themselves.

      """
    for entry in shippedStyles.entries {
      page += "\n## \(entry.identifier)\n\n"
      let presets = entry.parameters.flatMap(\.presets).map { "\(entry.identifier)-\($0.name)" }
      for name in presets.isEmpty ? [entry.identifier] : presets {
        page += #"<img src="Images/Gallery/\#(name).svg" width="160" alt="\#(name)">"# + "\n"
      }
    }
    page += "\n`segue styles STYLE --preset PRESET` lists what a preset changes, and its source.\n"
    try ProjectFile("Documentation/Gallery.md").check(page)
  }

  @Test("every picture of the page is of a scenario, in order")
  func complete() throws {
    let page = try ProjectFile("Documentation/Gallery.md").text()
    let shown = page.matches(of: /Gallery\/([\w-]+)\.svg/).map { String($0.1) }
    #expect(Self.scenarios.compactMap { $0.play()?.scenario } == shown)
  }
}
