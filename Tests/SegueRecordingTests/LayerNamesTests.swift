import SegueRecording
import Testing

/// The names of layers in texts.
@Suite struct LayerNamesTests {
  private func record(
    _ id: Int, in parent: Int?, _ name: String, role: String? = nil, index: Int = 0
  ) -> LayerRecord {
    LayerRecord(
      id: id, parent: parent, index: index, name: name, role: role,
      state: LayerState(frame: RecordedRect(x: 0, y: 0, width: 9, height: 9)))
  }

  @Test("a layer without a name is named after its role or class, and what it belongs to")
  func names() {
    let layers = [
      record(0, in: nil, "screen", role: "screen"),
      record(1, in: 0, "window", role: "window"),
      record(2, in: 1, "view of navigation of home", role: "view"),
      record(3, in: 2, "UIView"),
      record(4, in: 2, "home", role: "content", index: 1),
      record(5, in: 4, "row", role: "row"),
      record(6, in: 4, "row", role: "row", index: 1),
      record(7, in: 4, "photo", index: 2),
      record(8, in: 7, "UIImageView"),
      record(9, in: 4, "photo", index: 3),
      record(10, in: 9, "UIImageView"),
      record(11, in: 1, "container of detail", role: "container", index: 1),
      record(12, in: 11, "dimming", role: "dimming"),
      record(13, in: 11, "sharedElement", role: "sharedElement", index: 1),
      record(14, in: 13, "snapshot of photo", role: "snapshot"),
      record(15, in: 14, "UIView"),
    ]
    let tree = LayerTree(device: phone, root: 0, layers: layers)
    var names = LayerNames()
    #expect(
      layers.compactMap { names.add($0.id, of: tree)?.text } == [
        "screen", "window", "view of navigation of home", "view of navigation of home", "home",
        "row of home", "row 2 of home", "photo", "image view of photo", "photo (2)",
        "image view of photo (2)", "container of detail", "dimming of detail",
        "sharedElement of photo", "snapshot of photo", "content of snapshot of photo",
      ])
  }
}
