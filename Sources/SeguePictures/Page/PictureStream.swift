/// The pictures of one recording, delta-encoded.
///
/// For each frame that differs from the previous picture: the difference of the frame index, the
/// difference of the layout, the number of changed numbers, and for each of them the difference of
/// its index and the difference of its change, both relative to the previous one. Numbers are
/// compared with those of the same line: the line of the same template, counted from the top.
struct PictureStream {
  private var packed = PackedNumbers()
  private var frame = 0
  private var layout = 0
  /// For each template, the last numbers of its first, second … line.
  private var known: [Int: [[Int]]] = [:]

  var text: String { packed.text }

  /// Adds the picture of a frame.
  mutating func append(_ picture: String, frame: Int, table: inout PictureTable) {
    let (layout, lines) = table.layout(of: picture)
    var changes: [(index: Int, difference: Int)] = []
    var counts: [Int: Int] = [:]
    var start = 0
    for (template, numbers) in lines where !numbers.isEmpty {
      let count = counts[template, default: 0]
      counts[template] = count + 1
      if count == known[template, default: []].count {
        known[template, default: []].append([Int](repeating: 0, count: numbers.count))
      }
      let before = known[template]?[count] ?? []
      for (index, (old, new)) in zip(before, numbers).enumerated() where old != new {
        changes.append((start + index, new - old))
      }
      known[template]?[count] = numbers
      start += numbers.count
    }
    guard packed.text.isEmpty || layout != self.layout || !changes.isEmpty else { return }
    packed.append(frame - self.frame)
    packed.append(layout - self.layout)
    packed.append(changes.count)
    var last = (index: 0, difference: 0)
    for change in changes {
      packed.append(change.index - last.index)
      packed.append(change.difference - last.difference)
      last = change
    }
    (self.frame, self.layout) = (frame, layout)
  }
}
