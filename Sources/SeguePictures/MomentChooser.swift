import SegueRecording

/// Chooses the frames that tell a recording's story.
///
/// Frames that look alike form one look. A look is chosen when it is the first or the last, when it
/// lasts (something begins or ends there), when a finger comes down or goes up, or when the scenario
/// named it; between those, looks are chosen so that the picture moves by even steps.
struct MomentChooser {
  /// Consecutive frames that nobody could tell apart, as places in the list of frames.
  private typealias Look = Range<Int>

  let recording: Recording
  let options: FilmstripOptions
  private let frames: [Frame]
  private let looks: [Look]

  init(_ recording: Recording, options: FilmstripOptions) {
    self.recording = recording
    self.options = options
    let empty = Frame(index: 0, framesPerSecond: recording.device.framesPerSecond)
    frames = recording.frames.isEmpty ? [empty] : recording.frames
    var change = VisibleChange(recording)
    var fingers = FingersDown(recording.touches)
    var starts: [Int] = []
    for (place, frame) in frames.enumerated() {
      let isNew = change.advance(to: frame, touches: fingers.advance(to: frame.time))
      if isNew || place == 0 { starts.append(place) }
    }
    looks = zip(starts, starts.dropFirst() + [frames.count]).map { $0..<$1 }
  }

  /// The moments in the order of time, no look twice unless there are fewer looks than moments.
  var moments: [Moment] {
    let anchors = thinned(anchorLooks)
    let isLong = anchors.count { looks[$0].count > 1 && lasts(looks[$0]) }
    let wanted = anchors.count + 5 * max(1, isLong - 1)
    let rounded = (max(wanted, options.minimumFrames) + 3) / 4 * 4
    let count = min(max(rounded, anchors.count), options.maximumFrames)
    let chosen = filled(anchors, to: count)
    var moments = chosen.map { moment(of: looks[$0]) }
    let missing = min(options.minimumFrames, frames.count) - moments.count
    if missing > 0 { moments = withRepeats(moments, missing) }
    return moments
  }

  private var anchorLooks: [Int] {
    var isAnchor = [Bool](repeating: false, count: looks.count)
    isAnchor[0] = true
    isAnchor[looks.count - 1] = true
    for (place, look) in looks.enumerated() where lasts(look) { isAnchor[place] = true }
    for place in snapshotLooks { isAnchor[place] = true }
    // What stood before a step changed the scene; at its own moment the step has been taken.
    for step in recording.events where step.kind == "step" {
      let first = look(at: step.time)
      if first > 0, !lasts(looks[first]) { isAnchor[first - 1] = true }
    }
    for touch in recording.touches {
      if touch.phase == .began { isAnchor[look(at: touch.time)] = true }
      guard touch.phase.isOver, hasTraveled(touch) else { continue }
      isAnchor[max(0, look(at: touch.time) - 1)] = true
    }
    return isAnchor.indices.filter { isAnchor[$0] }
  }

  private var snapshotLooks: [Int] {
    recording.snapshots.map { mark in
      looks.lastIndex { frames[$0.lowerBound].index <= mark.frame } ?? 0
    }
  }

  private func lasts(_ look: Look) -> Bool {
    frames[look.upperBound - 1].time - frames[look.lowerBound].time >= Moment.pause
  }

  /// The look that first shows what happened at a time.
  private func look(at time: Double) -> Int {
    let frame = frames.firstIndex { $0.time >= time - TouchRecord.tolerance } ?? frames.count - 1
    return looks.lastIndex { $0.lowerBound <= frame } ?? 0
  }

  private func hasTraveled(_ end: TouchRecord) -> Bool {
    let start = recording.touches.last {
      $0.id == end.id && $0.phase == .began && $0.time <= end.time
    }
    guard let start else { return false }
    return (end.x - start.x).magnitude + (end.y - start.y).magnitude >= 10
  }

  /// At most as many as may be shown: named ones, the first and the last stay, others evenly.
  private func thinned(_ anchors: [Int]) -> [Int] {
    guard anchors.count > options.maximumFrames else { return anchors }
    let named = anchors.filter { snapshotLooks.contains($0) }
    let pool = named.count > options.maximumFrames ? named : anchors.filter { !named.contains($0) }
    let room = options.maximumFrames - (pool == named ? 0 : named.count)
    let spread = (0..<room).map { pool[$0 * (pool.count - 1) / max(1, room - 1)] }
    return (pool == named ? spread : spread + named).sorted()
  }

  /// Adds looks between the anchors, each time where the step between neighbors is widest.
  private func filled(_ anchors: [Int], to count: Int) -> [Int] {
    var parts = [Int](repeating: 1, count: max(0, anchors.count - 1))
    let spans = zip(anchors, anchors.dropFirst()).map { $1 - $0 }
    for _ in anchors.count..<max(count, anchors.count) {
      let widest = parts.indices.filter { parts[$0] < spans[$0] }
        .max { spans[$0] * parts[$1] < spans[$1] * parts[$0] }
      guard let widest else { break }
      parts[widest] += 1
    }
    var chosen: [Int] = []
    for (place, anchor) in anchors.enumerated() {
      chosen.append(anchor)
      guard place < parts.count else { break }
      for part in 1..<max(1, parts[place]) {
        chosen.append(anchor + (spans[place] * part + parts[place] / 2) / parts[place])
      }
    }
    return chosen
  }

  private func moment(of look: Look) -> Moment {
    let (first, last) = (frames[look.lowerBound], frames[look.upperBound - 1])
    let names = recording.snapshots.filter { (first.index...last.index).contains($0.frame) }
    let shown = lasts(look) ? last : first
    return Moment(
      frame: shown.index, start: first.time, end: shown.time,
      name: names.isEmpty ? nil : names.map(\.name).joined(separator: ", "))
  }

  /// Adds still frames, so that even a recording in which little moves has enough moments.
  private func withRepeats(_ moments: [Moment], _ missing: Int) -> [Moment] {
    let taken = moments.map(\.frame)
    let free = frames.filter { !taken.contains($0.index) }
    let added = (0..<missing).map { free[($0 * 2 + 1) * free.count / (missing * 2)] }
    var result = moments.map { moment in
      var single = moment
      single.start = single.end
      return single
    }
    result += added.map { Moment(frame: $0.index, start: $0.time, end: $0.time) }
    return result.sorted { $0.frame < $1.frame }
  }
}

/// The fingers that are down as time goes on.
private struct FingersDown {
  private var pending: ArraySlice<TouchRecord>
  private var down: [TouchRecord] = []

  init(_ touches: [TouchRecord]) {
    pending = touches[...]
  }

  mutating func advance(to time: Double) -> [TouchRecord] {
    while let next = pending.first, next.time <= time + TouchRecord.tolerance {
      pending = pending.dropFirst()
      down.removeAll { $0.id == next.id }
      if !next.phase.isOver { down.append(next) }
    }
    down.sort { $0.id < $1.id }
    return down
  }
}
