import SegueRecording

/// The pictures of consecutive frames, each of which repeats the unchanged lines of the previous one.
struct StillSequence {
  /// The layer tree of the last frame.
  private(set) var tree: LayerTree
  /// The layers that the last frame removed.
  private(set) var removed: [Int] = []
  private let touches: [TouchRecord]
  private var before: PaintedPicture?

  init(_ recording: Recording) {
    tree = recording.initialTree
    touches = recording.touches
  }

  /// Draws the next frame, with its touches.
  mutating func painted(_ frame: Frame) -> ScreenPainter {
    removed = tree.apply(frame)
    if let changed = tree.layersChanged(by: frame) {
      before?.changed = changed
    } else {
      before = nil
    }
    var painter = ScreenPainter(tree: tree, definitions: Definitions(), before: before)
    painter.paint()
    painter.paintOverlays(touches, at: frame.time)
    before = painter.painted
    return painter
  }
}
