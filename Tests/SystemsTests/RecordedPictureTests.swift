import SegueCore
import SeguePictures
import SegueRecording
import Testing

/// S25 as it is recorded and drawn: the snapshot that moves in place of the panel.
@Suite("S25: the snapshot of a view, recorded and drawn") struct RecordedPictureTests {
  private func play() throws -> Recording {
    try SystemsTests.play(
      """
      device: { size: [400, 800], safeArea: { top: 0 } }
      screens:
        home: { content: plain }
        panel: { title: Draft, content: plain, backgroundColor: yellow, elements: [{ id: go }] }
      root: home
      transitions: { picture: { style: picture } }
      scenarios:
        - name: a panel leaves as a picture
          steps:
            - present: { screen: panel, with: picture }
            - settle
            - snapshot: up
            - dismiss
            - wait: 100ms
            - set: { screen: panel, title: Sent }
            - wait: 100ms
            - snapshot: half way
            - expect: { notOnScreen: panel, diagnostics: none }
            - settle
            - snapshot: gone
            - expect: { top: home, diagnostics: none }
      """, catalog: StyleCatalog([StyleEntry(pictureStyle)]))
  }

  private func texts(in tree: LayerTree, below id: Int) -> [String] {
    tree.children(of: id).flatMap { child -> [String] in
      var lines: [String] = []
      if case .text(let text)? = tree.layer(child)?.content { lines = [text.string] }
      return lines + texts(in: tree, below: child)
    }
  }

  @Test(
    "the layer tree has the snapshot at its presented frame, with the content when it was taken")
  func tree() throws {
    let recording = try play()
    #expect(recording.failures == [])
    #expect(try recording.tree(at: "up").layers.allSatisfy { $0.role != "snapshot" })
    let tree = try recording.tree(at: "half way")
    let picture = try #require(tree.layers.first { $0.role == "snapshot" })
    #expect(tree.deviceRect(of: picture.id) == RecordedRect(x: 0, y: 400, width: 400, height: 800))
    #expect(texts(in: tree, below: picture.id) == ["Draft", "go"])
    let panel = try #require(tree.first(named: "panel"))
    #expect(panel.state.isHidden)
    #expect(texts(in: tree, below: panel.id) == ["Sent", "go"])
    #expect(try recording.tree(at: "gone").layers.allSatisfy { $0.role != "snapshot" })
  }

  @Test("the drawing shows the snapshot and not the live view")
  func drawn() throws {
    let recording = try play()
    let mark = try #require(recording.snapshots.first { $0.name == "half way" })
    let drawing = Still.svg(of: recording, frame: mark.frame)
    #expect(drawing.contains(">Draft<"))
    #expect(!drawing.contains(">Sent<"))
  }

  @Test("the playback page plots the motion of the snapshot")
  func plotted() throws {
    var page = PlayingPage(title: "pictures")
    page.add(try play())
    #expect(page.html().contains(#"["snapshot of panel",false,""#))
  }

  @Test("the recording is the same each time, and round-trips through JSON")
  func repeats() throws {
    let recording = try play()
    let data = try recording.json()
    #expect(try play().json() == data)
    #expect(try Recording(json: data) == recording)
  }
}
