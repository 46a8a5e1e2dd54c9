public import SegueRecording

/// A picture of one frame at the size of the device.
public enum Still {
  /// Returns the screen at a frame as SVG, with status bar and touches.
  ///
  /// The index is clamped to the first and last frames. One unit of the picture is 1 pt of the
  /// device; equal recordings produce equal bytes.
  public static func svg(of recording: Recording, frame index: Int) -> String {
    let last = recording.frames.last { $0.index <= index }
    let shown = last ?? recording.frames.first
    return document(
      of: recording.state(atFrame: shown?.index ?? 0), touches: recording.touches,
      time: shown?.time ?? 0, title: recording.scenario
    ).text
  }

  /// Draws a layer tree with the touches at a time.
  static func document(
    of tree: LayerTree, touches: [TouchRecord], time: Double, title: String
  ) -> SVGWriter {
    let painter = painted(tree, touches: touches, time: time)
    return svgDocument(
      width: painter.screen.width, height: painter.screen.height, title: title,
      definitions: painter.definitions, body: painter.writer)
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

/// Returns a complete SVG file; it loads no resources and runs no scripts.
func svgDocument(
  width: Double, height: Double, title: String, definitions: Definitions, body: SVGWriter
) -> SVGWriter {
  var writer = SVGWriter()
  writer.open(
    "svg",
    [
      "xmlns": "http://www.w3.org/2000/svg", "width": width.svg, "height": height.svg,
      "viewBox": "0 0 \(width.svg) \(height.svg)", "font-family": TextMetrics.families,
    ])
  writer.words("title", title)
  if !definitions.writer.isEmpty {
    writer.open("defs")
    writer.raw(definitions.writer)
    writer.close("defs")
  }
  writer.raw(body)
  writer.close("svg")
  return writer
}
