import SegueRecording

/// The lines above and below the pictures.
extension FilmstripPage {
  /// Draws the scenario's name with its outcome, and the device.
  func header(top: Double) -> (markup: String, bottom: Double) {
    var writer = SVGWriter()
    let size = 40 * unit
    let indent = recording.verdicts.isEmpty ? 0 : 60 * unit
    let room = width - 2 * margin - indent
    let lines = TextMetrics.wrapped(
      recording.scenario, toWidth: room, size: size, weight: 700, lines: 2)
    if !recording.verdicts.isEmpty {
      paintOutcome(recording.passed, x: margin, y: top + 2 * unit, side: 40 * unit, in: &writer)
    }
    var baseline = top - 12 * unit
    for line in lines.isEmpty ? ["Untitled scenario"] : lines {
      baseline += 48 * unit
      writer.words(
        "text", line,
        [
          "x": (margin + indent).svg, "y": baseline.svg, "font-size": size.svg,
          "font-weight": "700", "fill": Palette.ink,
        ])
    }
    baseline += 40 * unit
    let device = TextMetrics.truncated(deviceLine, toWidth: width - 2 * margin, size: 20 * unit)
    writer.words(
      "text", device,
      [
        "x": margin.svg, "y": baseline.svg, "font-size": (20 * unit).svg,
        "fill": Palette.secondary,
      ])
    return (writer.text, baseline + 6 * unit)
  }

  /// Draws the results of expectations and the diagnostics of the device.
  func footer(top: Double) -> (markup: String, bottom: Double) {
    var writer = SVGWriter()
    let (shown, rest) = footerLines(limit: 12)
    // Without lines the gap above them is not needed.
    guard !shown.isEmpty else { return ("", top - 44 * unit) }
    writer.empty(
      "line",
      [
        "x1": margin.svg, "y1": top.svg, "x2": (width - margin).svg, "y2": top.svg,
        "stroke": Palette.hairline, "stroke-width": (1.5 * unit).svg,
      ])
    var baseline = top + 12 * unit
    let size = 20 * unit
    for line in shown {
      baseline += 36 * unit
      paintMark(line.mark, x: margin, y: baseline - 19 * unit, side: 24 * unit, in: &writer)
      // A failure ends with its reason.
      let lines = TextMetrics.wrapped(
        line.text, toWidth: width - 2 * margin - 40 * unit, size: size,
        lines: line.mark == .passed ? 1 : Self.wrappedLines)
      for (index, text) in lines.enumerated() {
        if index > 0 { baseline += 26 * unit }
        writer.words(
          "text", text,
          [
            "x": (margin + 40 * unit).svg, "y": baseline.svg, "font-size": size.svg,
            "fill": line.mark == .passed ? Palette.ink : line.mark.color,
          ])
      }
    }
    if let rest {
      baseline += 36 * unit
      writer.words(
        "text", rest,
        [
          "x": (margin + 40 * unit).svg, "y": baseline.svg, "font-size": size.svg,
          "fill": Palette.secondary,
        ])
    }
    return (writer.text, baseline + 6 * unit)
  }

  private var deviceLine: String {
    let device = recording.device
    let parts = [
      device.name,
      "\(device.width.trimmed(2)) \u{D7} \(device.height.trimmed(2)) pt @\(device.scale.trimmed(2))x",
      "\(device.framesPerSecond) fps", device.orientation.rawValue,
      "\(recording.duration.fixed(3)) s", recording.file,
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "  \u{B7}  ")
  }

  /// Returns failures, then diagnostics, then passed expectations, and the number of omitted lines.
  private func footerLines(limit: Int) -> (shown: [(mark: Mark, text: String)], rest: String?) {
    let failed = recording.verdicts.filter { !$0.passed }.map { (Mark.failed, $0.sentence) }
    let diagnostics = recording.diagnostics.map { diagnostic in
      (
        diagnostic.severity == .error ? Mark.failed : .warning,
        "[\(diagnostic.code)] \(diagnostic.message)"
      )
    }
    let passed = recording.verdicts.filter(\.passed).map { (Mark.passed, $0.sentence) }
    let all = failed + diagnostics + passed
    guard all.count > limit else { return (all, nil) }
    return (Array(all.prefix(limit)), "and \(all.count - limit) more lines in the trace")
  }

  private func paintOutcome(
    _ hasPassed: Bool, x: Double, y: Double, side: Double, in writer: inout SVGWriter
  ) {
    paintMark(hasPassed ? .passed : .failed, x: x, y: y, side: side, in: &writer)
  }

  /// Draws a disc with a checkmark, a cross or an exclamation mark, independent of fonts.
  private func paintMark(
    _ mark: Mark, x: Double, y: Double, side: Double, in writer: inout SVGWriter
  ) {
    let scale = (side / 24).svg
    writer.open("g", ["transform": "translate(\(x.svg) \(y.svg)) scale(\(scale))"])
    writer.empty("circle", ["cx": "12", "cy": "12", "r": "12", "fill": mark.color])
    writer.empty(
      "path",
      [
        "d": mark.outline, "fill": "none", "stroke": "#ffffff", "stroke-width": "2.5",
        "stroke-linecap": "round", "stroke-linejoin": "round",
      ])
    writer.close("g")
  }
}

/// The symbol at the start of a footer line.
private enum Mark {
  case passed, failed, warning

  var color: String {
    switch self {
    case .passed: Palette.passed
    case .failed: Palette.failed
    case .warning: Palette.warning
    }
  }

  /// The symbol's path in a square of 24.
  var outline: String {
    switch self {
    case .passed: "M6.5 12.5L10.5 16.5L17.5 8.5"
    case .failed: "M8 8L16 16M16 8L8 16"
    case .warning: "M12 6.5V13M12 17.2V17.3"
    }
  }
}
