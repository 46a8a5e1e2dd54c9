/// What a layer shows above its background.
public enum LayerContent: Equatable, Sendable {
  /// Nothing but the background.
  case none
  /// Text within the bounds.
  case text(TextContent)
  /// A picture or symbol, drawn as a plain stand-in.
  case image(ImageContent)
  /// A blur of what lies beneath, drawn as its tint.
  case blur(tint: RecordedColor)
}

/// Text as a label shows it: centered upwards and downwards, cut with an ellipsis.
public struct TextContent: Codable, Equatable, Sendable {
  /// The words.
  public var string: String
  /// The font size. Unit: pt.
  @Quantized public var size: Double
  /// The weight on the scale of CSS, 100...900. Default: 400.
  public var weight: Int
  /// The color of the letters.
  public var color: RecordedColor
  /// Where the lines stand between left and right.
  public var alignment: TextAlignment
  /// How many lines there may be; 0 is as many as fit. Default: 1.
  public var lines: Int

  /// Makes text.
  public init(
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

/// Where lines of text stand.
public enum TextAlignment: String, Codable, CaseIterable, Sendable {
  /// At the left edge, in the middle, at the right edge.
  case left, center, right
}

/// A picture or symbol by name.
public struct ImageContent: Codable, Equatable, Sendable {
  /// The name of the picture, or of the system symbol.
  public var name: String
  /// Whether it is a symbol drawn in one color, not a picture.
  public var isSymbol: Bool
  /// The color of the symbol, or of the stand-in's lines.
  public var color: RecordedColor

  /// Makes an image.
  public init(name: String, isSymbol: Bool = false, color: RecordedColor = .black) {
    self.name = name
    self.isSymbol = isSymbol
    self.color = color
  }
}

extension LayerContent: Codable {
  private enum CodingKeys: String, CodingKey { case text, image, blur }

  /// Reads an object with one key, or an empty object.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let text = try container.decodeIfPresent(TextContent.self, forKey: .text) {
      self = .text(text)
    } else if let image = try container.decodeIfPresent(ImageContent.self, forKey: .image) {
      self = .image(image)
    } else if let tint = try container.decodeIfPresent(RecordedColor.self, forKey: .blur) {
      self = .blur(tint: tint)
    } else {
      self = .none
    }
  }

  /// Writes an object with one key, or an empty object.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .none: break
    case .text(let text): try container.encode(text, forKey: .text)
    case .image(let image): try container.encode(image, forKey: .image)
    case .blur(let tint): try container.encode(tint, forKey: .blur)
    }
  }
}
