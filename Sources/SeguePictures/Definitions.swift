import SegueRecording

/// Clip paths and blur filters that several elements share, each under one id.
struct Definitions {
  private var ids: [String: String] = [:]
  /// The elements, for the `defs` of a picture.
  private(set) var writer = SVGWriter()

  /// Returns the attribute value that clips to a shape.
  mutating func clip(to shape: Shape) -> String {
    var content = SVGWriter()
    content.shape(shape)
    return reference("clip", content.text) { writer, id in
      writer.open("clipPath", ["id": id])
      writer.raw(content.text)
      writer.close("clipPath")
    }
  }

  /// Returns the attribute value that blurs shapes within three deviations of an area.
  mutating func blur(deviation: Double, within area: RecordedRect) -> String {
    let margin = 3 * deviation
    let region = Shape(bounds: area).inset(by: -margin).bounds
    let numbers = [deviation, region.x, region.y, region.width, region.height].map(\.svg)
    return reference("blur", numbers.joined(separator: " ")) { writer, id in
      writer.open(
        "filter",
        [
          "id": id, "filterUnits": "userSpaceOnUse", "x": region.x.svg, "y": region.y.svg,
          "width": region.width.svg, "height": region.height.svg,
        ])
      writer.empty("feGaussianBlur", ["stdDeviation": deviation.svg])
      writer.close("filter")
    }
  }

  /// Returns a reference to a definition, which is written once for equal contents.
  private mutating func reference(
    _ prefix: String, _ content: String, write: (inout SVGWriter, String) -> Void
  ) -> String {
    if let id = ids[prefix + content] { return "url(#\(id))" }
    let id = "\(prefix)-\(ids.count + 1)"
    ids[prefix + content] = id
    write(&writer, id)
    return "url(#\(id))"
  }
}
