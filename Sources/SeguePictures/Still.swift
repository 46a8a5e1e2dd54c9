package import SegueRecording

/// A picture of one frame at the size of the device.
package enum Still {
  /// Returns the screen at a frame as SVG, with status bar and touches.
  ///
  /// The index is clamped to the first and last frames. One unit of the picture is 1 pt of the
  /// device; equal recordings produce equal bytes.
  package static func svg(of recording: Recording, frame index: Int) -> String {
    let last = recording.frames.last { $0.index <= index }
    let shown = last ?? recording.frames.first
    let painter = painted(
      recording.state(atFrame: shown?.index ?? 0), touches: recording.touches,
      time: shown?.time ?? 0)
    return document(of: painter, title: recording.scenario).text
  }
}

extension Still {
  /// A layer tree, drawn, with the touches of a time.
  static func painted(_ tree: LayerTree, touches: [TouchRecord], time: Double) -> ScreenPainter {
    var painter = ScreenPainter(tree: tree, definitions: Definitions())
    painter.paint()
    painter.paintOverlays(touches, at: time)
    return painter
  }

  /// Returns the picture that a painter has drawn as a file.
  static func document(of painter: ScreenPainter, title: String) -> SVGWriter {
    svgDocument(
      width: painter.screen.width, height: painter.screen.height, title: title,
      definitions: painter.definitions, body: painter.writer)
  }
}

extension ScreenPainter {
  /// Draws the system's overlays and the touches of a time, clipped to the screen.
  mutating func paintOverlays(_ touches: [TouchRecord], at time: Double) {
    let glass = Shape(bounds: screen, radius: tree.device.cornerRadius)
    writer.open("g", ["clip-path": definitions.clip(to: glass)])
    paintSystemOverlay()
    paint(touches, at: time)
    writer.close("g")
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
