import SegueRecording

/// What the painter keeps of a picture, so that the next one repeats the lines of layers that neither
/// changed nor moved.
struct PaintedPicture {
  /// A position in a picture: how much of each part precedes it.
  struct Mark {
    var bytes = 0
    var references = 0
    var blends = 0
  }

  /// The extent of a layer with its descendants. A hidden layer has one too, which is empty.
  struct Layer {
    let id: Int
    /// The map from the layer to the screen.
    let map: PlaneMap
    /// The opacity of everything that contains the layer, 0...1.
    let opacity: Double
    var start: Mark
    var end: Mark
    /// The number of layers: this one and its descendants.
    var count = 1
  }

  /// A fill over a probe.
  struct Blend {
    /// The index of the probe in `ScreenPainter.probes`.
    let probe: Int
    let lightness: Double
    /// The opacity of the fill, 0...1.
    let fraction: Double
  }

  let screen: RecordedRect
  var bytes: [UInt8] = []
  var references: [Definitions.Reference] = []
  var blends: [Blend] = []
  /// The system's overlays as SVG, and the colors of the upper and the lower one.
  var overlay: (top: String, bottom: String, bytes: [UInt8])?
  /// The layers in drawing order, each before its descendants.
  var layers: [Layer] = []
  /// The layers whose lines the next picture does not repeat; those that contain them are included.
  var changed: Set<Int> = []
  /// The layers that others cover.
  var covered: Set<Int> = []
}

extension PaintedPicture.Mark {
  /// Returns the mark at the same distance from another start.
  func moved(from start: Self, to other: Self) -> Self {
    .init(
      bytes: bytes - start.bytes + other.bytes,
      references: references - start.references + other.references,
      blends: blends - start.blends + other.blends)
  }
}

extension ScreenPainter {
  /// What the next picture repeats, if its layers do not change.
  var painted: PaintedPicture {
    PaintedPicture(
      screen: screen, bytes: writer.bytes, references: definitions.references, blends: blends,
      overlay: overlay,
      layers: layers, covered: covered)
  }

  /// The end of what is drawn.
  var mark: PaintedPicture.Mark {
    .init(
      bytes: writer.bytes.count, references: definitions.references.count, blends: blends.count)
  }

  /// Repeats the lines of a layer and its descendants, if they are the same as in the previous picture;
  /// returns whether they are.
  ///
  /// - Parameters:
  ///   - place: The index of the layer in the previous picture.
  ///   - before: The previous picture.
  ///   - map: The map from the layer to the screen.
  ///   - opacity: The opacity of everything that contains the layer.
  mutating func repeatLines(
    of place: Int, in before: PaintedPicture, map: PlaneMap, opacity: Double
  ) -> Bool {
    let layer = before.layers[place]
    let (from, to) = (layer.start, layer.end)
    guard layer.map == map, !before.changed.contains(layer.id),
      // Groups have the opacities in the lines; only probes depend on the product.
      layer.opacity == opacity || from.blends == to.blends
    else { return false }
    let start = mark
    for reference in before.references[from.references..<to.references]
    where !definitions.repeats(reference) {
      // The id of the definition is that of another one now.
      definitions.removeReferences(from: start.references)
      return false
    }
    for blend in before.blends[from.blends..<to.blends] { add(blend) }
    writer.raw(before.bytes[from.bytes..<to.bytes])
    for var inner in before.layers[place..<(place + layer.count)] {
      inner.start = inner.start.moved(from: from, to: start)
      inner.end = inner.end.moved(from: from, to: start)
      layers.append(inner)
    }
    return true
  }
}
