import SegueRecording

/// The layout and drawing of a filmstrip, in units of the page.
///
/// A page of tablets has fewer screens in a row than one of phones, so that the texts of both are legible
/// where the page is as wide as a window.
struct FilmstripPage {
  /// The largest number of captions of a picture, before they are wrapped.
  static let captionLines = 3
  /// The largest number of lines of one event, or of a reason of failure.
  static let wrappedLines = 6

  let recording: Recording
  let moments: [Moment]
  let trees: [LayerTree]
  /// The layers that move.
  let moving: Set<Int>
  let captions: [[String]]
  /// The failed expectations of each moment, in order.
  let failures: [[Verdict]]
  /// The scale of the page's own texts and lines: 1 for a phone 393 pt wide. Unit: pt.
  let unit: Double
  let layout: PageLayout

  init(_ recording: Recording, options: FilmstripOptions) {
    self.recording = recording
    moments = MomentChooser(recording, options: options).moments
    trees = recording.states(atFrames: moments.map(\.frame))
    moving = HiddenEdges.movingLayers(in: trees)
    let failures = Self.failures(of: recording, at: moments)
    self.failures = failures
    let captions = Captions(events: recording.events)
      .lines(for: moments, count: Self.captionLines)
    let screens = trees.map { ScreenPainter(tree: $0, definitions: Definitions()).screen }
    let meanWidth = screens.map(\.width).reduce(0, +) / Double(max(1, screens.count))
    // A row of tablets is about as wide as one of phones, so that its texts are hardly larger. Only
    // screens wider than a row need larger ones.
    let unit = max(0.8, min(meanWidth / 393, max(1.1, meanWidth / 1800)))
    self.unit = unit
    // Wrapped, because the event of a release ends with the reason of its decision.
    let wrapped = zip(captions, screens).map { lines, screen in
      lines.flatMap {
        TextMetrics.wrapped($0, toWidth: screen.width, size: 17 * unit, lines: Self.wrappedLines)
      }
    }
    self.captions = wrapped
    let sizes = screens.indices.map { index in
      let screen = screens[index]
      let lines = wrapped[index].count + failures[index].count
      let label = 50 * unit + Double(lines) * 24 * unit
      return (width: screen.width + 20 * unit, height: screen.height + 20 * unit + label)
    }
    let breaks = screens.indices.dropFirst().filter {
      screens[$0].width != screens[$0 - 1].width || screens[$0].height != screens[$0 - 1].height
    }
    layout = PageLayout(
      sizes: sizes, breaks: Set(breaks), gap: 44 * unit, rowGap: 40 * unit,
      widest: Self.widestRow)
  }

  /// Returns the failed expectations that are shown at each moment: at the last one that is not later.
  private static func failures(of recording: Recording, at moments: [Moment]) -> [[Verdict]] {
    var result = [[Verdict]](repeating: [], count: moments.count)
    for verdict in recording.verdicts where !verdict.passed {
      let index = moments.lastIndex { $0.start <= verdict.time + TouchRecord.tolerance } ?? 0
      guard result.indices.contains(index), result[index].count < failureLines else { continue }
      result[index].append(verdict)
    }
    return result
  }

  /// The largest number of failed expectations below a picture; the end of the page lists more.
  private static let failureLines = 2

  /// The width from which a row breaks, pt of the page: in a browser's window the screens' own text is
  /// legible then, also that of tablets.
  private static let widestRow = 2000.0

  var margin: Double { 64 * unit }
  var bezel: Double { 10 * unit }
  var width: Double { max(layout.width, 640 * unit) + 2 * margin }

  func svg() -> String {
    var writer = SVGWriter()
    var definitions = Definitions()
    let header = header(top: margin)
    let cellsTop = header.bottom + 40 * unit
    let footer = footer(top: cellsTop + layout.height + 44 * unit)
    let height = footer.bottom + margin
    writer.empty(
      "rect", ["width": width.svg, "height": height.svg, "fill": Palette.paper])
    writer.raw(header.markup)
    let left = margin + (width - 2 * margin - layout.width) / 2
    for index in moments.indices {
      let cell = layout.cells[index]
      writer.open("g", ["id": "cell-\(index + 1)", "data-frame": String(moments[index].frame)])
      paintScreen(
        index, x: left + cell.x + bezel, y: cellsTop + cell.y + bezel, writer: &writer,
        definitions: &definitions)
      paintLabel(index, cell: cell, left: left, top: cellsTop, writer: &writer)
      writer.close("g")
    }
    writer.raw(footer.markup)
    return svgDocument(
      width: width, height: height, title: recording.scenario, definitions: definitions,
      body: writer
    ).text
  }

  private func paintScreen(
    _ index: Int, x: Double, y: Double, writer: inout SVGWriter, definitions: inout Definitions
  ) {
    writer.open("g", ["transform": "translate(\(x.svg) \(y.svg))"])
    writer.raw(
      trees[index].framed(
        bezel: bezel, radius: 6 * unit, line: 1.5 * unit, touches: recording.touches,
        time: moments[index].end, moving: moving, definitions: &definitions))
    for case let outline? in failures[index].map(\.outline) { paint(outline, writer: &writer) }
    writer.close("g")
  }

  /// Draws where a view should be, dashed, and where it is.
  private func paint(_ outline: Verdict.Outline, writer: inout SVGWriter) {
    let width = (3 * unit).svg
    for (rect, color, dashes) in [
      (outline.expected, Palette.passed, "\((9 * unit).svg) \((6 * unit).svg)"),
      (outline.actual, Palette.failed, nil),
    ] {
      writer.shape(
        Shape(bounds: rect),
        ["fill": "none", "stroke": color, "stroke-width": width, "stroke-dasharray": dashes])
    }
  }

  private func paintLabel(
    _ index: Int, cell: RecordedRect, left: Double, top: Double, writer: inout SVGWriter
  ) {
    let moment = moments[index]
    let screen = trees[index].layer(trees[index].root)?.state.bounds.height
    let device = (screen ?? trees[index].device.height) + 2 * bezel
    let x = left + cell.x + bezel
    var baseline = top + cell.y + device + 38 * unit
    let room = cell.width - 2 * bezel
    let time = moment.label
    let size = 22 * unit
    writer.words(
      "text", time,
      [
        "x": x.svg, "y": baseline.svg, "font-size": size.svg, "font-weight": "600",
        "fill": Palette.ink,
      ])
    let used = TextMetrics.width(time, size: size, weight: 600) + 16 * unit
    if let name = moment.name, room - used > 40 * unit {
      let shown = TextMetrics.truncated(name, toWidth: room - used, size: 17 * unit)
      writer.words(
        "text", shown,
        [
          "x": (x + room).svg, "y": baseline.svg, "font-size": (17 * unit).svg,
          "text-anchor": "end", "fill": Palette.accent,
        ])
    }
    baseline += 6 * unit
    let failed = failures[index].map { ("\u{2717} \($0.expectation)", Palette.failed) }
    for (line, color) in failed + captions[index].map({ ($0, Palette.secondary) }) {
      baseline += 24 * unit
      let shown = TextMetrics.truncated(line, toWidth: room, size: 17 * unit)
      writer.words(
        "text", shown,
        ["x": x.svg, "y": baseline.svg, "font-size": (17 * unit).svg, "fill": color])
    }
  }
}
