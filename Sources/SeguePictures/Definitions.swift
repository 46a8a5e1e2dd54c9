import SegueRecording

/// Clip paths and blur filters that several elements share, each under one id.
struct Definitions {
  /// One use of a definition.
  struct Reference {
    /// What is defined: equal contents have one definition.
    fileprivate let content: String
    /// The number in the definition's id.
    fileprivate let number: Int
    /// The value of an attribute that refers to the definition.
    fileprivate let value: String
    /// The element of the definition.
    fileprivate let writer: SVGWriter
  }

  private var known: [String: Reference] = [:]
  /// Every use, in order.
  private(set) var references: [Reference] = []
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

  /// Returns the attribute value that clips to a mask.
  mutating func clip(to parts: [RecordedMask.Part], map: PlaneMap) -> String {
    var content = SVGWriter()
    for part in parts {
      content.empty(
        "path",
        [
          "d": part.outline.path(through: map), "clip-rule": part.isEvenOdd ? "evenodd" : nil,
        ])
    }
    return reference("clip", content.text) { writer, id in
      writer.open("clipPath", ["id": id])
      writer.raw(content.text)
      writer.close("clipPath")
    }
  }

  /// Returns the attribute value that fills with a gradient of a shape's bounds.
  mutating func gradient(_ gradient: GradientContent, of shape: Shape) -> String {
    let bounds = shape.bounds
    func point(_ point: RecordedPoint) -> (x: Double, y: Double) {
      shape.map.apply(x: bounds.x + point.x * bounds.width, y: bounds.y + point.y * bounds.height)
    }
    let (start, end) = (point(gradient.start), point(gradient.end))
    let isRadial = gradient.kind == .radial
    let name = isRadial ? "radialGradient" : "linearGradient"
    var content = SVGWriter()
    for stop in gradient.stops {
      content.empty(
        "stop",
        [
          "offset": stop.position.svg, "stop-color": stop.color.hex,
          "stop-opacity": stop.color.opacityAttribute(),
        ])
    }
    let (x, y) = (end.x - start.x, end.y - start.y)
    // A radial gradient is an ellipse whose radii are the distances along both axes.
    let matrix = "matrix(\(abs(x).svg) 0 0 \(abs(y).svg) \(start.x.svg) \(start.y.svg))"
    let numbers = [start.x, start.y, end.x, end.y].map(\.svg)
    return reference("gradient", name + numbers.joined(separator: " ") + content.text) {
      writer, id in
      if isRadial {
        writer.open(
          name,
          [
            "id": id, "gradientUnits": "userSpaceOnUse", "cx": "0", "cy": "0", "r": "1",
            "gradientTransform": matrix,
          ])
      } else {
        writer.open(
          name,
          [
            "id": id, "gradientUnits": "userSpaceOnUse", "x1": numbers[0], "y1": numbers[1],
            "x2": numbers[2], "y2": numbers[3],
          ])
      }
      writer.raw(content.text)
      writer.close(name)
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

  /// Returns the attribute value that clips to an outline.
  mutating func clip(to path: DrawnPath, _ map: PlaneMap) -> String {
    var content = SVGWriter()
    content.empty(
      "path",
      [
        "d": path.data, "clip-rule": path.evenOdd == true ? "evenodd" : nil,
        "transform": map == .identity ? nil : map.matrixAttribute,
      ])
    return reference("clip", content.text) { writer, id in
      writer.open("clipPath", ["id": id])
      writer.raw(content.text)
      writer.close("clipPath")
    }
  }

  /// Returns the attribute value that fills with a gradient.
  mutating func gradient(_ gradient: DrawnGradient, _ map: PlaneMap) -> String {
    let name = gradient.radii == nil ? "linearGradient" : "radialGradient"
    var stops = SVGWriter()
    func stop(_ stop: DrawnGradient.Stop, opacity: Double = 1) {
      stops.empty(
        "stop",
        [
          "offset": min(max(stop.location, 0), 1).svg, "stop-color": stop.color.hex,
          "stop-opacity": stop.color.opacityAttribute(times: opacity),
        ])
    }
    // Transparent beyond the ends, unless the gradient extends.
    if let first = gradient.stops.first, !gradient.extendsBefore { stop(first, opacity: 0) }
    for color in gradient.stops { stop(color) }
    if let last = gradient.stops.last, !gradient.extendsAfter { stop(last, opacity: 0) }
    let (start, end) = (gradient.start, gradient.end)
    let numbers = [start.x, start.y, end.x, end.y] + (gradient.radii ?? [])
    let content = ([name, map.matrixAttribute] + numbers.map(\.svg)).joined(separator: " ")
    return reference("gradient", content + stops.text) { writer, id in
      if let radii = gradient.radii, radii.count == 2 {
        writer.open(
          name,
          [
            "id": id, "gradientUnits": "userSpaceOnUse", "gradientTransform": map.matrixAttribute,
            "fx": start.x.svg, "fy": start.y.svg, "fr": radii[0].svg, "cx": end.x.svg,
            "cy": end.y.svg, "r": radii[1].svg,
          ])
      } else {
        writer.open(
          name,
          [
            "id": id, "gradientUnits": "userSpaceOnUse", "gradientTransform": map.matrixAttribute,
            "x1": start.x.svg, "y1": start.y.svg, "x2": end.x.svg, "y2": end.y.svg,
          ])
      }
      writer.raw(stops.text)
      writer.close(name)
    }
  }

  /// Returns a reference to a definition, which is written once for equal contents.
  private mutating func reference(
    _ prefix: String, _ content: String, write: (inout SVGWriter, String) -> Void
  ) -> String {
    let content = prefix + content
    if let reference = known[content] {
      references.append(reference)
      return reference.value
    }
    let number = known.count + 1
    let id = "\(prefix)-\(number)"
    var element = SVGWriter()
    write(&element, id)
    let reference = Reference(
      content: content, number: number, value: "url(#\(id))", writer: element)
    add(reference)
    references.append(reference)
    return reference.value
  }

  private mutating func add(_ reference: Reference) {
    known[reference.content] = reference
    writer.raw(reference.writer)
  }

  /// Adds a use of a definition of another picture, if that has the same id in this one; returns whether
  /// it has.
  mutating func repeats(_ reference: Reference) -> Bool {
    let same = known[reference.content]
    guard (same?.number ?? known.count + 1) == reference.number else { return false }
    if same == nil { add(reference) }
    references.append(reference)
    return true
  }

  /// Forgets the uses from an index on; their definitions stay.
  mutating func removeReferences(from index: Int) {
    references.removeSubrange(index...)
  }
}
