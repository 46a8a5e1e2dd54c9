import SegueText

/// A property that changes the picture without changing the rectangle on the screen.
struct LayerAppearance {
  let property: String
  let text: String
  /// The numbers of the value, for the size of a difference.
  let numbers: [Double]

  init(_ property: String, _ text: String, _ numbers: [Double] = []) {
    (self.property, self.text, self.numbers) = (property, text, numbers)
  }

  /// Returns the largest difference of a number.
  func distance(to other: LayerAppearance) -> Double {
    zip(numbers, other.numbers).map { abs($0 - $1) }.max() ?? 0
  }
}

extension LayerState {
  /// Returns whether a layer with another state would be at the same position in its superlayer.
  func hasGeometry(of other: LayerState) -> Bool {
    position == other.position && bounds == other.bounds && anchor == other.anchor
      && transform == other.transform
  }

  /// Returns the properties of this state and of another, in pairs.
  func appearances(
    comparedWith other: LayerState
  ) -> [(old: LayerAppearance, new: LayerAppearance)] {
    let transforms =
      transform == other.transform
      ? [] : Self.transforms(transform, other.transform, "transform")
    let shared =
      sublayerTransform == other.sublayerTransform
      ? [] : Self.transforms(sublayerTransform, other.sublayerTransform, "sublayerTransform")
    let values = zip(appearances, other.appearances).map { (old: $0, new: $1) }
    return transforms + shared + values
  }

  private var appearances: [LayerAppearance] {
    func number(_ property: String, _ number: Double, unit: String = "") -> LayerAppearance {
      LayerAppearance(property, number.trimmed(4) + unit, [number])
    }
    func color(_ property: String, _ color: RecordedColor) -> LayerAppearance {
      let parts = [color.red, color.green, color.blue]
      return LayerAppearance(
        property, colorText(color.alpha == 1 ? parts : parts + [color.alpha]),
        parts + [color.alpha])
    }
    let offset = [shadow.offset.x, shadow.offset.y]
    return [
      number("zPosition", zPosition), LayerAppearance("isHidden", "\(isHidden)"),
      color("background", background), number("cornerRadius", cornerRadius, unit: " pt"),
      LayerAppearance("maskedCorners", maskedCorners.text),
      LayerAppearance("mask", mask.text),
      LayerAppearance("masksToBounds", "\(masksToBounds)"),
      number("shadow.opacity", shadow.opacity), number("shadow.radius", shadow.radius, unit: " pt"),
      LayerAppearance(
        "shadow.offset", "(\(offset.map { "\($0.trimmed(4)) pt" }.joined(separator: ", ")))",
        offset),
      color("shadow.color", shadow.color), number("borderWidth", borderWidth, unit: " pt"),
      color("borderColor", borderColor),
    ]
  }

  /// Returns the parts of two transforms, or the transforms if one has no such parts. The translation is
  /// left out: it moves the layer's rectangle, which is compared itself.
  private static func transforms(
    _ old: RecordedTransform, _ new: RecordedTransform, _ property: String
  ) -> [(old: LayerAppearance, new: LayerAppearance)] {
    func values(_ entries: [Double], _ parts: RecordedTransformParts?) -> [LayerAppearance] {
      guard let parts else {
        return [LayerAppearance(property, RecordedTransformParts.text(entries), entries)]
      }
      return [
        LayerAppearance("scale", parts.scaleText, parts.scales),
        LayerAppearance("rotation", parts.rotationText, parts.rotation),
        LayerAppearance("perspective", parts.perspectiveText, [parts.perspective]),
      ].map { part in
        property == "transform"
          ? part : LayerAppearance("\(property).\(part.property)", part.text, part.numbers)
      }
    }
    let (one, other) = (old.entries.withoutTranslation, new.entries.withoutTranslation)
    var parts = (RecordedTransformParts(old.entries), RecordedTransformParts(new.entries))
    if parts.0 == nil || parts.1 == nil { parts = (nil, nil) }
    return zip(values(one, parts.0), values(other, parts.1)).map { (old: $0, new: $1) }
  }
}

extension [Double] {
  /// The entries of a transform that does not move its layer.
  fileprivate var withoutTranslation: [Double] {
    enumerated().map { (12...14).contains($0.offset) ? 0 : $0.element }
  }
}

extension RecordedMask {
  /// The mask as the box around its outlines.
  fileprivate var text: String {
    guard let parts else { return "none" }
    var (x, y): ([Double], [Double]) = ([], [])
    for part in parts {
      part.outline.forEachElement { _, coordinates in
        x += stride(from: coordinates.startIndex, to: coordinates.endIndex, by: 2).map {
          coordinates[$0]
        }
        y += stride(from: coordinates.startIndex + 1, to: coordinates.endIndex, by: 2).map {
          coordinates[$0]
        }
      }
    }
    guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max() else {
      return "empty"
    }
    let numbers = [left, top, right - left, bottom - top].map { $0.trimmed(4) }
    return "\(x.count) points in (\(numbers.joined(separator: ", ")))"
  }
}
