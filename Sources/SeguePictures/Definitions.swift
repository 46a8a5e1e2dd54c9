import SegueRecording

/// Clip paths and blur filters that several elements share, each under one id.
struct Definitions {
  private var ids: [String: String] = [:]
  private(set) var markup = ""

  /// Returns the attribute value that clips to a shape.
  mutating func clip(to shape: Shape) -> String {
    let content = "<\(shape.markup)/>"
    return reference(content, prefix: "clip") { id in
      "<clipPath id=\"\(id)\">\(content)</clipPath>\n"
    }
  }

  /// Returns the attribute value that blurs shapes within three deviations of an area.
  mutating func blur(deviation: Double, within area: RecordedRect) -> String {
    let margin = 3 * deviation
    let region = Shape(bounds: area).inset(by: -margin).bounds
    let origin = "x=\"\(region.x.svg)\" y=\"\(region.y.svg)\" "
    let size = "width=\"\(region.width.svg)\" height=\"\(region.height.svg)\""
    let start = "filterUnits=\"userSpaceOnUse\" \(origin)\(size)"
    let step = "<feGaussianBlur stdDeviation=\"\(deviation.svg)\"/>"
    return reference(start + step, prefix: "blur") { id in
      "<filter id=\"\(id)\" \(start)>\(step)</filter>\n"
    }
  }

  private mutating func reference(
    _ content: String, prefix: String, markup make: (String) -> String
  ) -> String {
    if let id = ids[content] { return "url(#\(id))" }
    let id = "\(prefix)-\(ids.count + 1)"
    ids[content] = id
    markup += make(id)
    return "url(#\(id))"
  }
}
