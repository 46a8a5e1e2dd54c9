import SegueRecording

extension LayerTree {
  /// Draws the screen in the housing of its device, with touches.
  ///
  /// - Parameters:
  ///   - bezel: The width of the housing around the screen, pt.
  ///   - radius: The smallest corner radius of the housing, pt.
  ///   - line: The width of the housing's outline, pt.
  ///   - touches: The touches of the recording.
  ///   - time: The time of the touches that are drawn, s.
  ///   - moving: The layers that move in the recording, whose edges are drawn where they are hidden.
  ///   - definitions: The definitions of the picture.
  func framed(
    bezel: Double, radius: Double, line: Double, touches: [TouchRecord], time: Double,
    moving: Set<Int>, definitions: inout Definitions
  ) -> SVGWriter {
    var painter = ScreenPainter(tree: self, definitions: definitions)
    let glass = Shape(bounds: painter.screen, radius: device.cornerRadius)
    let housing = glass.housing(bezel: bezel, radius: radius)
    painter.writer.shape(
      housing, ["fill": Palette.bezel, "stroke": Palette.hairline, "stroke-width": line.svg])
    painter.edges = (HiddenEdges.layers(in: self, moving: moving, screen: painter.screen), line)
    painter.paint()
    painter.writer.open("g", ["clip-path": painter.definitions.clip(to: housing)])
    painter.paintSystemOverlay()
    painter.paint(touches, at: time)
    painter.writer.close("g")
    painter.writer.shape(
      glass, ["fill": "none", "stroke": "#000000", "stroke-opacity": "0.16", "stroke-width": "1"])
    definitions = painter.definitions
    return painter.writer
  }
}
