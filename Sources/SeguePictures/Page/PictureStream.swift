/// The pictures of one recording, delta-encoded, as the script of the page reads them.
///
/// For each frame that differs from the previous picture: the difference of the frame index, the
/// difference of the layout, the number of changed numbers, and for each of them the difference of
/// its index and the difference of its change, both relative to the previous one. Numbers are
/// compared with those of the same line: the line of the same template, counted from the top.
struct PictureStream {
  private var packed = PackedNumbers()
  private var frame = 0
  private var layout = 0
  /// The last numbers of each slot: the first, second … line of a template.
  private var known: [[Int]] = []
  /// For each template, the slots of its lines, counted from the top.
  private var slotsOfTemplate: [Int: [Int]] = [:]
  /// For each layout, the slots of its lines; -1 for a line without numbers.
  private var slotsOfLayout: [Int: [Int]] = [:]

  var text: String { packed.text }

  /// Adds the picture of a frame. Between two of them the table must read no other picture: it tells which
  /// lines are the same as in the one that it read last.
  mutating func append(_ picture: [UInt8], frame: Int, table: inout PictureTable) {
    let (layout, lines) = table.layout(of: picture)
    let slots = slots(of: layout, lines)
    let isFirst = packed.isEmpty
    var changes: [(index: Int, difference: Int)] = []
    var start = 0
    for (line, slot) in zip(lines, slots) where slot >= 0 {
      // In the same layout, a line that is the same has the slot's numbers.
      if isFirst || layout != self.layout || !line.isSame {
        for (index, new) in line.numbers.enumerated() where known[slot][index] != new {
          changes.append((start + index, new - known[slot][index]))
        }
        known[slot] = line.numbers
      }
      start += line.numbers.count
    }
    guard isFirst || layout != self.layout || !changes.isEmpty else { return }
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

  private mutating func slots(of layout: Int, _ lines: [PictureTable.Line]) -> [Int] {
    if let slots = slotsOfLayout[layout] { return slots }
    var counts: [Int: Int] = [:]
    let slots = lines.map { line in
      guard !line.numbers.isEmpty else { return -1 }
      let count = counts[line.template, default: 0]
      counts[line.template] = count + 1
      if count == slotsOfTemplate[line.template, default: []].count {
        slotsOfTemplate[line.template, default: []].append(known.count)
        known.append([Int](repeating: 0, count: line.numbers.count))
      }
      return slotsOfTemplate[line.template, default: []][count]
    }
    slotsOfLayout[layout] = slots
    return slots
  }
}
