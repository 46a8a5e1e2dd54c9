import SegueRecording
import SegueScenario
import Testing

/// Elements that are images.
@Suite struct ImageTests {
  private func tree(_ elements: String, direction: String = "leftToRight") throws -> LayerTree {
    let recording = try playFile(
      """
      device: { size: [400, 600], layoutDirection: \(direction) }
      screens: { home: { content: plain, elements: [\(elements)] } }
      root: home
      scenarios: [{ name: it, steps: [] }]
      """)
    return recording.initialTree
  }

  private func rect(of name: String, in tree: LayerTree) throws -> RecordedRect {
    let layer = try #require(tree.first(named: name))
    return try #require(tree.deviceRect(of: layer.id))
  }

  @Test("an image has its own size at the leading edge, and later elements are below it")
  func size() throws {
    let elements =
      "{ id: photo, kind: image, size: [120, 90] }, { id: plain, kind: image }, { id: go }"
    let tree = try tree(elements)
    #expect(
      try rect(of: "photo", in: tree) == RecordedRect(x: 20, y: 12, width: 120, height: 90))
    #expect(
      try rect(of: "plain", in: tree) == RecordedRect(x: 20, y: 114, width: 80, height: 60))
    #expect(try rect(of: "go", in: tree) == RecordedRect(x: 20, y: 186, width: 360, height: 50))
  }

  @Test("right-to-left layout has the leading edge of an image on the right")
  func mirrored() throws {
    let tree = try tree("{ id: photo, kind: image, size: [120, 90] }", direction: "rightToLeft")
    #expect(
      try rect(of: "photo", in: tree) == RecordedRect(x: 260, y: 12, width: 120, height: 90))
  }

  @Test("an image at the bottom is above the elements after it, and no wider than the screen")
  func bottom() throws {
    let tree = try tree(
      """
      { id: photo, kind: image, size: [900, 90], position: bottom }, { id: go, position: bottom }
      """)
    #expect(
      try rect(of: "photo", in: tree) == RecordedRect(x: 20, y: 436, width: 360, height: 90))
    #expect(try rect(of: "go", in: tree) == RecordedRect(x: 20, y: 538, width: 360, height: 50))
  }

  @Test("an image is drawn as a picture with its name, and clipped to its corners")
  func drawing() throws {
    let tree = try tree("{ id: photo, kind: image, title: Beach, cornerRadius: 12 }")
    let image = try #require(tree.first(named: "photo"))
    #expect(image.role == "image")
    #expect(image.state.cornerRadius == 12)
    #expect(image.state.masksToBounds)
    let names = tree.layers.compactMap { layer in
      if case .image(let image) = layer.content { image.name } else { nil }
    }
    #expect(names == ["Beach"])
  }

  @Test("a tap on an image performs its action")
  func tap() throws {
    let recording = try playApp(
      """
      screens:
        home: { elements: [{ id: photo, kind: image, action: { present: cover } }] }
        cover: { modalPresentationStyle: fullScreen }
      root: home
      """,
      """
      - tap: photo
      - settle
      - expect: { top: cover, taps: { photo: 1 } }
      """)
    #expect(recording.failures == [])
  }
}
