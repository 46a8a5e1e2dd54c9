import SegueRecording

/// The pictures of one recording, packed.
///
/// For every frame that looks unlike the one before: how many frames later it is, what its layout adds
/// to the layout before, how many numbers differ from the last picture of that layout, and for each of
/// these how many places further it stands and by how much its difference exceeds the one before.
struct PictureStream {
  private var packed = PackedNumbers()
  private var frame = 0
  private var layout = 0
  private var numbers: [Int: [Int]] = [:]

  var text: String { packed.text }

  /// Takes on the picture of a frame.
  mutating func append(_ picture: String, frame: Int, table: inout PictureTable) {
    let (layout, now) = table.layout(of: picture)
    let before = numbers[layout] ?? [Int](repeating: 0, count: now.count)
    let changed = now.indices.filter { now[$0] != before[$0] }
    guard packed.text.isEmpty || layout != self.layout || !changed.isEmpty else { return }
    packed.append(frame - self.frame)
    packed.append(layout - self.layout)
    packed.append(changed.count)
    var (place, difference) = (0, 0)
    for next in changed {
      packed.append(next - place)
      packed.append(now[next] - before[next] - difference)
      (place, difference) = (next, now[next] - before[next])
    }
    (self.frame, self.layout) = (frame, layout)
    numbers[layout] = now
  }
}
