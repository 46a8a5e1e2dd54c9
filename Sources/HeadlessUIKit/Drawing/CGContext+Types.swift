/// How a drawing is combined with what is below it.
public nonisolated enum CGBlendMode: Int32, Sendable {
  /// Covers what is below.
  case normal = 0
  /// Multiplies the colors.
  case multiply = 1
  /// Multiplies the inverses of the colors.
  case screen = 2
  /// Multiplies or screens, by the color below.
  case overlay = 3
  /// The darker color.
  case darken = 4
  /// The lighter color.
  case lighten = 5
  /// Brightens what is below.
  case colorDodge = 6
  /// Darkens what is below.
  case colorBurn = 7
  /// Darkens or lightens softly.
  case softLight = 8
  /// Multiplies or screens, by the source color.
  case hardLight = 9
  /// The difference of the colors.
  case difference = 10
  /// The difference with less contrast.
  case exclusion = 11
  /// The source's hue.
  case hue = 12
  /// The source's saturation.
  case saturation = 13
  /// The source's hue and saturation.
  case color = 14
  /// The source's luminosity.
  case luminosity = 15
  /// Removes what is below.
  case clear = 16
  /// Replaces what is below.
  case copy = 17
  /// The source where there is something below.
  case sourceIn = 18
  /// The source where there is nothing below.
  case sourceOut = 19
  /// The source over what is below, only there.
  case sourceAtop = 20
  /// What is below, over the source.
  case destinationOver = 21
  /// What is below, where the source is.
  case destinationIn = 22
  /// What is below, where the source is not.
  case destinationOut = 23
  /// What is below over the source, only there.
  case destinationAtop = 24
  /// Where only one of both is.
  case xor = 25
  /// Adds the inverses of the colors.
  case plusDarker = 26
  /// Adds the colors.
  case plusLighter = 27
}

/// The parts of a path that are drawn.
public nonisolated enum CGPathDrawingMode: Int32, Sendable {
  /// The interior by winding number.
  case fill = 0
  /// The interior by the even-odd rule.
  case eoFill = 1
  /// The lines.
  case stroke = 2
  /// The interior by winding number, and the lines.
  case fillStroke = 3
  /// The interior by the even-odd rule, and the lines.
  case eoFillStroke = 4

  /// Whether the interior is drawn.
  var fills: Bool { self != .stroke }
  /// Whether the lines are drawn.
  var strokes: Bool { self != .fill && self != .eoFill }
  /// Whether the even-odd rule defines the interior.
  var isEvenOdd: Bool { self == .eoFill || self == .eoFillStroke }
}

/// How glyphs are drawn.
public nonisolated enum CGTextDrawingMode: Int32, Sendable {
  /// Filled.
  case fill = 0
  /// Stroked.
  case stroke = 1
  /// Filled and stroked.
  case fillStroke = 2
  /// Not drawn.
  case invisible = 3
  /// Filled, and added to the clipping area.
  case fillClip = 4
  /// Stroked, and added to the clipping area.
  case strokeClip = 5
  /// Filled and stroked, and added to the clipping area.
  case fillStrokeClip = 6
  /// Added to the clipping area.
  case clip = 7
}

/// The quality of scaled images.
public nonisolated enum CGInterpolationQuality: Int32, Sendable {
  /// The context's default.
  case `default` = 0
  /// No interpolation.
  case none = 1
  /// Low quality, fast.
  case low = 2
  /// High quality, slow.
  case high = 3
  /// Medium quality.
  case medium = 4
}

/// The conversion of colors between color spaces.
public nonisolated enum CGColorRenderingIntent: Int32, Sendable {
  /// The context's default.
  case defaultIntent = 0
  /// Clips colors outside of the gamut.
  case absoluteColorimetric = 1
  /// Shifts all colors by the white points.
  case relativeColorimetric = 2
  /// Preserves the relations of colors.
  case perceptual = 3
  /// Preserves saturation.
  case saturation = 4
}

/// The parts outside of a gradient's start and end that are drawn.
public nonisolated struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: UInt32

  /// Creates a set from raw bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The part before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  /// The part after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}

/// The position of alpha in a pixel.
public nonisolated enum CGImageAlphaInfo: UInt32, Sendable {
  /// No alpha.
  case none = 0
  /// Last, with premultiplied colors.
  case premultipliedLast = 1
  /// First, with premultiplied colors.
  case premultipliedFirst = 2
  /// Last.
  case last = 3
  /// First.
  case first = 4
  /// No alpha, with an unused last component.
  case noneSkipLast = 5
  /// No alpha, with an unused first component.
  case noneSkipFirst = 6
  /// Only alpha.
  case alphaOnly = 7
}

/// The order of a pixel's bytes.
public nonisolated enum CGImageByteOrderInfo: UInt32, Sendable {
  /// The bits of the order.
  case orderMask = 0x7000
  /// The machine's order.
  case orderDefault = 0x0000
  /// 16 bits, least significant byte first.
  case order16Little = 0x1000
  /// 32 bits, least significant byte first.
  case order32Little = 0x2000
  /// 16 bits, most significant byte first.
  case order16Big = 0x3000
  /// 32 bits, most significant byte first.
  case order32Big = 0x4000
}

/// The packing of a pixel's components.
public nonisolated enum CGImagePixelFormatInfo: UInt32, Sendable {
  /// The bits of the format.
  case mask = 0xF0000
  /// One component after the other.
  case packed = 0x00000
  /// 5 bits for each color.
  case RGB555 = 0x10000
  /// 5, 6 and 5 bits.
  case RGB565 = 0x20000
  /// 10 bits for each color.
  case RGB101010 = 0x30000
  /// 10 bits for each color of the range of CIF10.
  case RGBCIF10 = 0x40000
}

/// The format of a bitmap's pixels.
public nonisolated struct CGBitmapInfo: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: UInt32

  /// Creates a set from raw bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits of `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The bits of floating-point formats.
  public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
  /// Floating-point components.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// The bits of `CGImageByteOrderInfo`.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// The machine's order.
  public static let byteOrderDefault = CGBitmapInfo([])
  /// 16 bits, least significant byte first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
  /// 32 bits, least significant byte first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
  /// 16 bits, most significant byte first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
  /// 32 bits, most significant byte first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
}
