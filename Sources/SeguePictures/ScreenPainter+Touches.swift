import SegueRecording

/// Fingers on the screen.
extension ScreenPainter {
  /// How far back the trail behind a finger reaches. Unit: s.
  static let trailLength = 0.25

  /// Draws a ring for every finger that is down and a trail, fading backwards, of where it was.
  mutating func paint(_ touches: [TouchRecord], at time: Double) {
    let recent = touches.filter { $0.time <= time + TouchRecord.tolerance }
    var ids: [Int] = []
    for touch in recent where !ids.contains(touch.id) { ids.append(touch.id) }
    for id in ids {
      let finger = recent.filter { $0.id == id }
      let start = finger.lastIndex { $0.phase == .began } ?? 0
      paintFinger(finger[start...], at: time)
    }
  }

  private mutating func paintFinger(_ reports: ArraySlice<TouchRecord>, at time: Double) {
    guard let last = reports.last else { return }
    let trail = reports.filter { $0.time >= time - Self.trailLength }
    for (from, to) in zip(trail, trail.dropFirst()) where from.x != to.x || from.y != to.y {
      let freshness = 1 - min(1, max(0, (time - to.time) / Self.trailLength))
      writer.empty(
        "line",
        [
          "x1": from.x.svg, "y1": from.y.svg, "x2": to.x.svg, "y2": to.y.svg,
          "stroke": Palette.accent, "stroke-width": (4 + 36 * freshness * freshness).svg,
          "stroke-opacity": (0.05 + 0.25 * freshness).svg,
        ])
    }
    guard !last.phase.isOver else { return }
    writer.empty(
      "circle",
      [
        "cx": last.x.svg, "cy": last.y.svg, "r": "22", "fill": Palette.accent,
        "fill-opacity": "0.25", "stroke": "#ffffff", "stroke-width": "6",
        "stroke-opacity": "0.7",
      ])
    writer.empty(
      "circle",
      [
        "cx": last.x.svg, "cy": last.y.svg, "r": "22", "fill": "none", "stroke": Palette.accent,
        "stroke-width": "3",
      ])
  }
}

extension TouchRecord {
  /// How far a recorded time may be rounded off the exact time of a frame. Unit: s.
  static let tolerance = 0.0001
}
