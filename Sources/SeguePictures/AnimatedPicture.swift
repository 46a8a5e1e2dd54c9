package import SegueRecording

/// A recording as one picture that plays by itself: SVG with declarative animation, without script.
///
/// It repeats with a pause. Where people prefer reduced motion it is a still. The same recording gives
/// the same bytes.
package enum AnimatedPicture {
  /// The pause before the picture repeats, s.
  static let pause = 1.2
  /// The width of the device around its screen, pt.
  static let bezel = 10.0

  /// Estimates the largest size that the picture of a recording can have, while it is recorded.
  ///
  /// That is the size if every frame needs a layout of its own, as large as the largest of the frames
  /// 1, 2, 4, 8 and so on.
  package struct SizeEstimate {
    private var nextSample = 1
    private var largest = 0

    package init() {}

    /// Returns the size with a further frame, bytes.
    package mutating func add(_ builder: RecordingBuilder) -> Int {
      let count = builder.frameCount
      if count >= nextSample {
        var painter = ScreenPainter(tree: builder.tree, definitions: Definitions())
        painter.paint()
        let bytes = painter.definitions.writer.bytes.count + painter.writer.bytes.count
        (largest, nextSample) = (max(largest, bytes), 2 * count)
      }
      return count * largest
    }
  }

  /// Draws a recording as an animated SVG, 1 pt of the device to 1 unit.
  package static func svg(of recording: Recording) -> String {
    var table = PictureTable()
    var frames: [AnimatedScene.Frame] = []
    var screen: RecordedRect?
    var stills = StillSequence(recording)
    let all = recording.frames.isEmpty ? [Frame(index: 0, framesPerSecond: 60)] : recording.frames
    for frame in all {
      let painter = stills.painted(frame)
      screen = screen ?? painter.screen
      let picture = painter.definitions.writer.bytes + painter.writer.bytes
      let (layout, lines) = table.layout(of: picture)
      frames.append(AnimatedScene.Frame(time: frame.time, layout: layout, lines: lines))
    }
    let glass = Shape(
      bounds: screen ?? RecordedRect(x: 0, y: 0, width: 1, height: 1),
      radius: recording.device.cornerRadius)
    let housing = glass.housing(bezel: bezel, radius: 6)
    let duration = recording.duration + pause
    var writer = SVGWriter()
    writer.raw(
      "<style>@media (prefers-reduced-motion: reduce) { .moving { display: none } }</style>\n")
    let margin = (bezel + 1).svg
    writer.open("g", ["transform": "translate(\(margin) \(margin))"])
    writer.shape(housing, ["fill": Palette.bezel, "stroke": Palette.hairline])
    let loop = AnimatedScene.Loop(
      duration: duration, frameTime: 1 / Double(max(1, recording.device.framesPerSecond)))
    if var still = frames.last(where: { $0.time <= recording.duration / 2 }) {
      still.time = 0
      writer.open("g", ["class": "still"])
      writer.raw(AnimatedScene([still], "s", until: duration, of: loop).markup(table))
      writer.close("g")
    }
    writer.open("g", ["class": "moving"])
    for scene in scenes(frames, table, of: loop) { writer.raw(scene.markup(table)) }
    writer.close("g")
    writer.shape(
      glass, ["fill": "none", "stroke": "#000000", "stroke-opacity": "0.16", "stroke-width": "1"])
    writer.close("g")
    let around = 2 * (bezel + 1)
    return svgDocument(
      width: glass.bounds.width + around, height: glass.bounds.height + around,
      title: recording.scenario, definitions: Definitions(), body: writer
    ).text
  }

  /// Frames of one layout in a row are a scene, in which numbers change.
  private static func scenes(
    _ frames: [AnimatedScene.Frame], _ table: PictureTable, of loop: AnimatedScene.Loop
  ) -> [AnimatedScene] {
    var groups: [[AnimatedScene.Frame]] = []
    for frame in frames {
      if let last = groups.last?.last, last.layout == frame.layout,
        frame.movesNoMatrix(since: last, table)
      {
        groups[groups.count - 1].append(frame)
      } else {
        groups.append([frame])
      }
    }
    return groups.enumerated().map { index, group in
      let end = index + 1 < groups.count ? groups[index + 1][0].time : loop.duration
      return AnimatedScene(group, "\(index)", until: end, of: loop)
    }
  }
}
