package import SegueRecording

/// One picture of several scenarios: a row for each, with the screen at the same times.
package enum ContactSheet {
  /// The height of the highest screen of a row. Unit: pt of the picture.
  private static let height = 300.0
  private static let margin = 40.0
  private static let gap = 18.0
  private static let bezel = 6.0

  /// Returns the recordings as SVG, in order.
  ///
  /// The times are key moments of the first recording, and the end of the longest, at which at least one
  /// scenario looks different from the next time. Equal recordings produce equal bytes.
  /// - Parameters:
  ///   - recordings: The recordings; at least one.
  ///   - title: The title of the picture.
  package static func svg(of recordings: [Recording], title: String) -> String {
    let times = times(of: recordings)
    let rows = recordings.map { Row($0, times, height: height - 2 * bezel) }
    // A column that looks like the next one in every row is left out.
    let shown = times.indices.filter { index in
      index + 1 == times.count
        || !rows.allSatisfy {
          $0.picture(index, times[index]) == $0.picture(index + 1, times[index + 1])
        }
    }
    let columns = shown.map { index in
      (rows.map { $0.screens[index].width * $0.scale }.max() ?? 0) + 2 * bezel
    }
    let content = columns.reduce(0) { $0 + $1 + gap } - gap
    let width = max(content, 480) + 2 * margin
    var (writer, definitions) = (SVGWriter(), Definitions())
    var top = margin + 26
    writer.words(
      "text", TextMetrics.truncated(title, toWidth: width - 2 * margin, size: 26),
      [
        "x": margin.svg, "y": top.svg, "font-size": "26", "font-weight": "700", "fill": Palette.ink,
      ])
    top += 34
    for row in rows {
      paintHeading(of: row.recording, y: top + 18, width: width - 2 * margin, in: &writer)
      top += 32
      var x = margin
      for (index, width) in zip(shown, columns) {
        row.paint(index, x: x, y: top, width: width, times[index], &writer, &definitions)
        writer.words(
          "text", "\(times[index].fixed(3)) s",
          [
            "x": (x + width / 2).svg, "y": (top + height + 20).svg, "font-size": "13",
            "text-anchor": "middle", "fill": Palette.secondary,
          ])
        x += width + gap
      }
      top += height + 52
    }
    let bottom = top + margin - 20
    var page = SVGWriter()
    page.empty("rect", ["width": width.svg, "height": bottom.svg, "fill": Palette.paper])
    page.raw(writer)
    return svgDocument(
      width: width, height: bottom, title: title, definitions: definitions, body: page
    ).text
  }

  /// Returns at most five key moments of the first recording, and the end of the longest one.
  private static func times(of recordings: [Recording]) -> [Double] {
    let options = FilmstripOptions(minimumFrames: 1, maximumFrames: 5)
    let moments = recordings.first.map { MomentChooser($0, options: options).moments } ?? []
    let end = recordings.map(\.duration).max() ?? 0
    let times = moments.map(\.end).filter { $0 < end - 1e-9 }
    return times + [end]
  }

  private static func paintHeading(
    of recording: Recording, y: Double, width: Double, in writer: inout SVGWriter
  ) {
    let failed = recording.verdicts.count { !$0.passed }
    let count = recording.verdicts.count
    let outcome =
      count == 0 ? "" : failed == 0 ? "\(count) passed" : "\(failed) of \(count) failed"
    let used = outcome.isEmpty ? 0 : TextMetrics.width(outcome, size: 16, weight: 600) + 20
    writer.words(
      "text", TextMetrics.truncated(recording.scenario, toWidth: width - used, size: 18),
      [
        "x": margin.svg, "y": y.svg, "font-size": "18", "font-weight": "600", "fill": Palette.ink,
      ])
    guard !outcome.isEmpty else { return }
    writer.words(
      "text", outcome,
      [
        "x": (margin + width).svg, "y": y.svg, "font-size": "16", "font-weight": "600",
        "text-anchor": "end", "fill": recording.passed ? Palette.passed : Palette.failed,
      ])
  }
}

/// The screens of a recording at some times, at one scale.
private struct Row {
  let recording: Recording
  let trees: [LayerTree]
  let screens: [RecordedRect]
  let moving: Set<Int>
  let scale: Double

  init(_ recording: Recording, _ times: [Double], height: Double) {
    self.recording = recording
    let frames = times.map { time in
      recording.frames.last { $0.time <= time + 1e-9 }?.index ?? 0
    }
    trees = recording.states(atFrames: frames)
    moving = HiddenEdges.movingLayers(in: trees)
    screens = trees.map { ScreenPainter(tree: $0, definitions: Definitions()).screen }
    scale = height / max(1, screens.map(\.height).max() ?? 0)
  }

  /// Returns the drawing of a screen alone.
  func picture(_ index: Int, _ time: Double) -> SVGWriter {
    var definitions = Definitions()
    return framed(index, time, &definitions)
  }

  private func framed(
    _ index: Int, _ time: Double, _ definitions: inout Definitions
  ) -> SVGWriter {
    trees[index].framed(
      bezel: 6 / scale, radius: 6 / scale, line: 1.5 / scale, touches: recording.touches,
      time: time,
      moving: moving, definitions: &definitions)
  }

  /// Draws a screen in the middle of a cell.
  func paint(
    _ index: Int, x: Double, y: Double, width: Double, _ time: Double, _ writer: inout SVGWriter,
    _ definitions: inout Definitions
  ) {
    let left = x + (width - screens[index].width * scale) / 2
    writer.open(
      "g", ["transform": "translate(\(left.svg) \((y + 6).svg)) scale(\(scale.svg))"])
    writer.raw(framed(index, time, &definitions))
    writer.close("g")
  }
}
