import SegueRecording

/// Chooses the key frames of a recording.
///
/// Consecutive frames of equal appearance form a group. A group is chosen if it is the first or the
/// last, if it lasts (an animation begins or ends there), if a touch begins or ends, if an
/// expectation failed, or if the scenario named it; between those, groups are chosen at even intervals.
struct MomentChooser {
  /// Consecutive frames without visible difference, as indices in the list of frames.
  private typealias Group = Range<Int>

  let recording: Recording
  let options: FilmstripOptions
  private let frames: [Frame]
  private let groups: [Group]

  init(_ recording: Recording, options: FilmstripOptions) {
    self.recording = recording
    self.options = options
    let empty = Frame(index: 0, framesPerSecond: recording.device.framesPerSecond)
    frames = recording.frames.isEmpty ? [empty] : recording.frames
    var change = VisibleChange(recording)
    var touches = ActiveTouches(recording.touches)
    var starts: [Int] = []
    for (index, frame) in frames.enumerated() {
      let isNew = change.advance(to: frame, touches: touches.advance(to: frame.time))
      if isNew || index == 0 { starts.append(index) }
    }
    groups = zip(starts, starts.dropFirst() + [frames.count]).map { $0..<$1 }
  }

  /// The moments in chronological order; no group repeats unless there are too few groups.
  var moments: [Moment] {
    let anchors = thinned(anchorGroups)
    // Five groups for each animation, which is between two pauses, and no row that is nearly empty.
    let pauses = anchors.count { groups[$0].count > 1 && lasts(groups[$0]) }
    let wanted = anchors.count + 5 * max(1, pauses - 1)
    let rounded = (max(wanted, options.minimumFrames) + 3) / 4 * 4
    let count = min(max(rounded, anchors.count), options.maximumFrames)
    let chosen = filled(anchors, to: count)
    var moments = chosen.map { moment(of: groups[$0]) }
    let missing = min(options.minimumFrames, frames.count) - moments.count
    if missing > 0 { moments = withRepeats(moments, missing) }
    return moments
  }

  private var anchorGroups: [Int] {
    var isAnchor = [Bool](repeating: false, count: groups.count)
    isAnchor[0] = true
    isAnchor[groups.count - 1] = true
    for (index, group) in groups.enumerated() where lasts(group) { isAnchor[index] = true }
    for index in snapshotGroups { isAnchor[index] = true }
    // The group before a step shows the screen that the step changes.
    for step in recording.events where step.kind == EventRecord.stepKind {
      let first = group(at: step.time)
      if first > 0, !lasts(groups[first]) { isAnchor[first - 1] = true }
    }
    for verdict in recording.verdicts where !verdict.passed {
      isAnchor[lastGroup(at: verdict.time)] = true
    }
    for touch in recording.touches {
      if touch.phase == .began { isAnchor[group(at: touch.time)] = true }
      // The group before the end of a drag still shows the touch.
      guard touch.phase.isOver, hasTraveled(touch) else { continue }
      isAnchor[max(0, group(at: touch.time) - 1)] = true
    }
    return isAnchor.indices.filter { isAnchor[$0] }
  }

  private var snapshotGroups: [Int] {
    recording.snapshots.map { mark in
      groups.lastIndex { frames[$0.lowerBound].index <= mark.frame } ?? 0
    }
  }

  /// Returns whether a group is a pause: an animation ends before it, or begins after it.
  private func lasts(_ group: Group) -> Bool {
    frames[group.upperBound - 1].time - frames[group.lowerBound].time >= Moment.pause
  }

  /// Returns the first group at or after a time.
  private func group(at time: Double) -> Int {
    let frame = frames.firstIndex { $0.time >= time - TouchRecord.tolerance } ?? frames.count - 1
    return groups.lastIndex { $0.lowerBound <= frame } ?? 0
  }

  /// Returns the last group that begins at or before a time.
  private func lastGroup(at time: Double) -> Int {
    groups.lastIndex { frames[$0.lowerBound].time <= time + TouchRecord.tolerance } ?? 0
  }

  /// Returns whether a touch that has ended is at least 10 pt from its beginning.
  private func hasTraveled(_ end: TouchRecord) -> Bool {
    let start = recording.touches.last {
      $0.id == end.id && $0.phase == .began && $0.time <= end.time
    }
    guard let start else { return false }
    return (end.x - start.x).magnitude + (end.y - start.y).magnitude >= 10
  }

  /// Returns at most `maximumFrames` anchors: all named ones, and others at even intervals.
  private func thinned(_ anchors: [Int]) -> [Int] {
    guard anchors.count > options.maximumFrames else { return anchors }
    let named = anchors.filter { snapshotGroups.contains($0) }
    let pool = named.count > options.maximumFrames ? named : anchors.filter { !named.contains($0) }
    let room = options.maximumFrames - (pool == named ? 0 : named.count)
    let spread = (0..<room).map { pool[$0 * (pool.count - 1) / max(1, room - 1)] }
    return (pool == named ? spread : spread + named).sorted()
  }

  /// Adds groups between the anchors, repeatedly in the widest interval.
  private func filled(_ anchors: [Int], to count: Int) -> [Int] {
    // For each interval between two anchors, the number of equal parts and its length, both in groups.
    var parts = [Int](repeating: 1, count: max(0, anchors.count - 1))
    let spans = zip(anchors, anchors.dropFirst()).map { $1 - $0 }
    for _ in anchors.count..<max(count, anchors.count) {
      // The interval with the longest parts: compares spans / parts without division.
      let widest = parts.indices.filter { parts[$0] < spans[$0] }
        .max { spans[$0] * parts[$1] < spans[$1] * parts[$0] }
      guard let widest else { break }
      parts[widest] += 1
    }
    var chosen: [Int] = []
    for (index, anchor) in anchors.enumerated() {
      chosen.append(anchor)
      guard index < parts.count else { break }
      for part in 1..<max(1, parts[index]) {
        chosen.append(anchor + (spans[index] * part + parts[index] / 2) / parts[index])
      }
    }
    return chosen
  }

  private func moment(of group: Group) -> Moment {
    let (first, last) = (frames[group.lowerBound], frames[group.upperBound - 1])
    let names = recording.snapshots.filter { (first.index...last.index).contains($0.frame) }
    let shown = lasts(group) ? last : first
    return Moment(
      frame: shown.index, start: first.time, end: shown.time,
      name: names.isEmpty ? nil : names.map(\.name).joined(separator: ", "))
  }

  /// Adds unchanged frames, so that a recording with few changes has enough moments.
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

/// The active touches at increasing times.
private struct ActiveTouches {
  private var pending: ArraySlice<TouchRecord>
  private var active: [TouchRecord] = []

  init(_ touches: [TouchRecord]) {
    pending = touches[...]
  }

  mutating func advance(to time: Double) -> [TouchRecord] {
    while let next = pending.first, next.time <= time + TouchRecord.tolerance {
      pending = pending.dropFirst()
      active.removeAll { $0.id == next.id }
      if !next.phase.isOver { active.append(next) }
    }
    active.sort { $0.id < $1.id }
    return active
  }
}
