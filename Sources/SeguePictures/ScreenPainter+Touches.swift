import SegueRecording

/// Touches on the screen.
extension ScreenPainter {
  /// The duration of the trail behind a touch. Unit: s.
  static let trailLength = 0.25

  /// Draws a ring and a fading trail for each active touch.
  mutating func paint(_ touches: [TouchRecord], at time: Double) {
    let recent = touches.filter { $0.time <= time + TouchRecord.tolerance }
    var ids: [Int] = []
    for touch in recent where !ids.contains(touch.id) { ids.append(touch.id) }
    for id in ids {
      let samples = recent.filter { $0.id == id }
      let start = samples.lastIndex { $0.phase == .began } ?? 0
      paintTouch(samples[start...], at: time)
    }
  }

  private mutating func paintTouch(_ samples: ArraySlice<TouchRecord>, at time: Double) {
    guard let last = samples.last else { return }
    let trail = samples.filter { $0.time >= time - Self.trailLength }
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
  /// The maximum rounding error of a recorded time. Unit: s.
  static let tolerance = 0.0001
}
