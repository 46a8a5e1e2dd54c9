/// The content that a layer shows above its background.
package enum LayerContent: Equatable, Sendable {
  /// No content.
  case none
  /// Text within the bounds.
  case text(TextContent)
  /// An image or symbol, drawn as a placeholder.
  case image(ImageContent)
  /// A blur of the layers below, drawn as its tint.
  case blur(tint: RecordedColor)
  /// What the app has drawn.
  case drawing(DrawnContent)
  /// A path, filled or drawn as a line.
  case shape(ShapeContent)
  /// A gradient of colors.
  case gradient(GradientContent)
}

/// Text as in a label: vertically centered, truncated with an ellipsis.
package struct TextContent: Codable, Equatable, Sendable {
  /// The text.
  package var string: String
  /// The font size. Unit: pt.
  @Quantized package var size: Double
  /// The font weight on CSS's scale, 100...900. Default: 400.
  package var weight: Int
  /// The text color.
  package var color: RecordedColor
  /// The horizontal alignment of the lines.
  package var alignment: TextAlignment
  /// The maximum number of lines; 0 is as many as fit. Default: 1.
  package var lines: Int

  /// Creates text.
  package init(
    _ string: String, size: Double = 17, weight: Int = 400, color: RecordedColor = .black,
    alignment: TextAlignment = .left, lines: Int = 1
  ) {
    self.string = string
    self.size = size
    self.weight = weight
    self.color = color
    self.alignment = alignment
    self.lines = lines
  }
}

/// The horizontal alignment of text.
package enum TextAlignment: String, Codable, CaseIterable, Sendable {
  /// Aligned left, centered, aligned right.
  case left, center, right
}

/// An image or symbol by name.
package struct ImageContent: Codable, Equatable, Sendable {
  /// The name of the image or system symbol.
  package var name: String
  /// Whether it is a symbol drawn in one color, not an image.
  package var isSymbol: Bool
  /// The color of the symbol, or of the placeholder's lines.
  package var color: RecordedColor

  /// Creates an image.
  package init(name: String, isSymbol: Bool = false, color: RecordedColor = .black) {
    self.name = name
    self.isSymbol = isSymbol
    self.color = color
  }
}

extension LayerContent: Codable {
  private enum CodingKeys: String, CodingKey { case text, image, blur, drawing, shape, gradient }

  /// Decodes an object with one key, or an empty object.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let text = try container.decodeIfPresent(TextContent.self, forKey: .text) {
      self = .text(text)
    } else if let image = try container.decodeIfPresent(ImageContent.self, forKey: .image) {
      self = .image(image)
    } else if let tint = try container.decodeIfPresent(RecordedColor.self, forKey: .blur) {
      self = .blur(tint: tint)
    } else if let drawing = try container.decodeIfPresent(DrawnContent.self, forKey: .drawing) {
      self = .drawing(drawing)
    } else if let shape = try container.decodeIfPresent(ShapeContent.self, forKey: .shape) {
      self = .shape(shape)
    } else if let gradient = try container.decodeIfPresent(GradientContent.self, forKey: .gradient)
    {
      self = .gradient(gradient)
    } else {
      self = .none
    }
  }

  /// Encodes an object with one key, or an empty object.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .none: break
    case .text(let text): try container.encode(text, forKey: .text)
    case .image(let image): try container.encode(image, forKey: .image)
    case .blur(let tint): try container.encode(tint, forKey: .blur)
    case .drawing(let drawing): try container.encode(drawing, forKey: .drawing)
    case .shape(let shape): try container.encode(shape, forKey: .shape)
    case .gradient(let gradient): try container.encode(gradient, forKey: .gradient)
    }
  }
}
