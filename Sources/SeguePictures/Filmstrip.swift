package import SegueRecording

/// A page of pictures that summarizes a recording.
package enum Filmstrip {
  /// Returns the key moments of a recording as SVG, with times, touches, events and verdicts.
  ///
  /// Every screen is drawn at 1 pt of the device to 1 unit of the page. The file loads no fonts and
  /// runs no scripts; equal recordings produce equal bytes.
  package static func svg(
    of recording: Recording, options: FilmstripOptions = FilmstripOptions()
  ) -> String {
    FilmstripPage(recording, options: options).svg()
  }

  /// Returns at most five key moments side by side, without text: a picture for lists.
  package static func strip(of recording: Recording) -> String {
    let options = FilmstripOptions(minimumFrames: 1, maximumFrames: 5)
    let moments = MomentChooser(recording, options: options).moments
    let trees = recording.states(atFrames: moments.map(\.frame))
    let screens = trees.map { ScreenPainter(tree: $0, definitions: Definitions()).screen }
    let moving = HiddenEdges.movingLayers(in: trees)
    let height = screens.map(\.height).max() ?? 0
    // Wide enough to be seen when a tablet is as small as a phone.
    let bezel = max(height / 60, 8)
    var writer = SVGWriter()
    var definitions = Definitions()
    var x = bezel
    for (index, moment) in moments.enumerated() {
      let y = bezel + (height - screens[index].height) / 2
      writer.open("g", ["transform": "translate(\(x.svg) \(y.svg))"])
      writer.raw(
        trees[index].framed(
          bezel: bezel, radius: bezel, line: 1.5, touches: recording.touches, time: moment.end,
          moving: moving, definitions: &definitions))
      writer.close("g")
      x += screens[index].width + 4 * bezel
    }
    return svgDocument(
      width: x - 2 * bezel, height: height + 2 * bezel, title: recording.scenario,
      definitions: definitions, body: writer
    ).text
  }
}
