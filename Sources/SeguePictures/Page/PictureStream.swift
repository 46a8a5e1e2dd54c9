/// The pictures of one recording, packed.
///
/// For every frame that looks unlike the one before: how many frames later it is, what its layout adds
/// to the layout before, how many numbers differ from those that the same line had last, and for each
/// of these how many places further it stands and by how much its difference exceeds the one before.
/// The same line is the one of the same template, counted from the top of the picture.
struct PictureStream {
  private var packed = PackedNumbers()
  private var frame = 0
  private var layout = 0
  /// For each template the numbers that its first, second … line had last.
  private var known: [Int: [[Int]]] = [:]

  var text: String { packed.text }

  /// Takes on the picture of a frame.
  mutating func append(_ picture: String, frame: Int, table: inout PictureTable) {
    let (layout, lines) = table.layout(of: picture)
    var changes: [(place: Int, difference: Int)] = []
    var counts: [Int: Int] = [:]
    var start = 0
    for (template, numbers) in lines where !numbers.isEmpty {
      let count = counts[template, default: 0]
      counts[template] = count + 1
      if count == known[template, default: []].count {
        known[template, default: []].append([Int](repeating: 0, count: numbers.count))
      }
      let before = known[template]?[count] ?? []
      for (place, (old, new)) in zip(before, numbers).enumerated() where old != new {
        changes.append((start + place, new - old))
      }
      known[template]?[count] = numbers
      start += numbers.count
    }
    guard packed.text.isEmpty || layout != self.layout || !changes.isEmpty else { return }
    packed.append(frame - self.frame)
    packed.append(layout - self.layout)
    packed.append(changes.count)
    var last = (place: 0, difference: 0)
    for change in changes {
      packed.append(change.place - last.place)
      packed.append(change.difference - last.difference)
      last = change
    }
    (self.frame, self.layout) = (frame, layout)
  }
}
