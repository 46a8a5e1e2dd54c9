public import SegueRecording

/// One frame as a picture at the size of the device.
public enum Still {
  /// Draws the screen as it was at a frame, with status area and fingers, as SVG.
  ///
  /// A number before the first frame shows the first, one after the last shows the last. One unit of
  /// the picture is 1 pt of the device; the same recording gives the same bytes.
  public static func svg(of recording: Recording, frame index: Int) -> String {
    let last = recording.frames.last { $0.index <= index }
    let shown = last ?? recording.frames.first
    return svg(
      of: recording.state(atFrame: shown?.index ?? 0), touches: recording.touches,
      time: shown?.time ?? 0, title: recording.scenario)
  }

  /// Draws a layer tree with the fingers of a time.
  static func svg(
    of tree: LayerTree, touches: [TouchRecord], time: Double, title: String
  ) -> String {
    let painter = painted(tree, touches: touches, time: time)
    return svgDocument(
      width: painter.screen.width, height: painter.screen.height, title: title,
      definitions: painter.definitions, body: painter.writer.text)
  }
}

extension Still {
  /// A layer tree, drawn, with the touches of a time.
  static func painted(_ tree: LayerTree, touches: [TouchRecord], time: Double) -> ScreenPainter {
    var painter = ScreenPainter(tree: tree, definitions: Definitions())
    painter.paint()
    let glass = Shape(bounds: painter.screen, radius: painter.tree.device.cornerRadius)
    painter.writer.open("g", ["clip-path": painter.definitions.clip(to: glass)])
    painter.paintSystemOverlay()
    painter.paint(touches, at: time)
    painter.writer.close("g")
    return painter
  }
}

/// A whole SVG file around a body; it fetches nothing and runs nothing.
func svgDocument(
  width: Double, height: Double, title: String, definitions: Definitions, body: String
) -> String {
  var writer = SVGWriter()
  writer.open(
    "svg",
    [
      "xmlns": "http://www.w3.org/2000/svg", "width": width.svg, "height": height.svg,
      "viewBox": "0 0 \(width.svg) \(height.svg)", "font-family": TextMetrics.families,
    ])
  writer.words("title", title)
  if !definitions.markup.isEmpty {
    writer.open("defs")
    writer.raw(definitions.markup)
    writer.close("defs")
  }
  writer.raw(body)
  writer.close("svg")
  return writer.text
}
