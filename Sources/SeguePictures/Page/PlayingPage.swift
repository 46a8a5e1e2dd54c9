package import SegueRecording

/// A page that plays recordings: one HTML file without network access.
///
/// It shows the pictures of `Still`, delta-encoded. Equal recordings produce equal bytes.
package struct PlayingPage {
  private let title: String
  private var table = PictureTable()
  private var runs: [String] = []
  /// The number of frames of layers that were computed, to measure work.
  package private(set) var computedFrames = 0

  /// Creates a page without recordings.
  ///
  /// - Parameter title: The title, such as the name of a file; any text.
  package init(title: String) { self.title = title }

  /// Adds a recording; the page lists recordings in the order added.
  package mutating func add(_ recording: Recording) { append(recording) }

  /// Adds two recordings of a scenario, which the page plays next to each other.
  ///
  /// - Parameters:
  ///   - recording: The first recording.
  ///   - other: The second recording.
  ///   - differences: What differs in the second one.
  ///   - labels: The texts above the two screens.
  package mutating func add(
    _ recording: Recording, comparedWith other: Recording, _ differences: [RecordingDifference],
    labels: (first: String, second: String)
  ) {
    append(
      recording,
      [
        ("label", RunData.words(labels.first)), ("other", String(runs.count + 1)),
        ("differences", RunData.text(of: differences)),
      ])
    append(
      other, [("label", RunData.words(labels.second)), ("isOther", JSONText.boolean(true))])
  }

  private mutating func append(
    _ recording: Recording, _ others: [(name: String, value: String)] = []
  ) {
    var pictures = PictureStream()
    var layers = LayerSeriesList()
    var stills = StillSequence(recording)
    let frames = recording.frames
    for frame in frames.isEmpty ? [Frame(index: 0, framesPerSecond: 60)] : frames {
      let still = Still.document(of: stills.painted(frame), title: recording.scenario)
      pictures.append(still.bytes, frame: frame.index, table: &table)
      layers.append(stills.tree, frame, removed: stills.removed)
    }
    computedFrames += layers.computedFrames
    runs.append(
      RunData(recording, pictures: pictures.text, layers: layers.all, others: others).json)
  }

  /// Returns the complete file.
  package func html() -> String {
    let data = JSONText.object(
      [
        ("templates", JSONText.list(table.templates.map(JSONText.string))),
        ("layouts", JSONText.list(table.layouts.map(JSONText.string))),
        ("properties", JSONText.list(LayerSeries.properties.map(JSONText.string))),
        ("runs", JSONText.list(runs)),
      ], .wrapped)
    return PageMarkup.document(title: title, data: data)
  }
}
