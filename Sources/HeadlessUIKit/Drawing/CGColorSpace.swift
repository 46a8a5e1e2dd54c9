/// The model of a color space's components.
public nonisolated enum CGColorSpaceModel: Int32, Sendable {
  /// Unknown.
  case unknown = -1
  /// One component.
  case monochrome = 0
  /// Red, green and blue.
  case rgb = 1
  /// Cyan, magenta, yellow and black.
  case cmyk = 2
  /// CIE L*a*b*.
  case lab = 3
  /// Any number of components of a device.
  case deviceN = 4
  /// Indices of a table.
  case indexed = 5
  /// Patterns.
  case pattern = 6
  /// CIE XYZ.
  case XYZ = 7
}

/// A color space by its name and model. Colors are not converted: a color in any space of red, green
/// and blue is drawn as sRGB.
public nonisolated final class CGColorSpace: Hashable, Sendable {
  /// The model of the components.
  public let model: CGColorSpaceModel
  /// The name; `nil` for the space of a device.
  public var name: CFString? { ownName.map { $0 as CFString } }
  private let ownName: String?

  init(_ model: CGColorSpaceModel, name: CFString? = nil) {
    self.model = model
    ownName = name.map { $0 as String }
  }

  /// Creates a color space by its name; `nil` for an unknown one.
  public convenience init?(name: CFString) {
    if Self.grays.contains(name) {
      self.init(.monochrome, name: name)
    } else if Self.colors.contains(name) {
      self.init(.rgb, name: name)
    } else if name == Self.genericCMYK {
      self.init(.cmyk, name: name)
    } else if name == Self.genericLab {
      self.init(.lab, name: name)
    } else if name == Self.genericXYZ {
      self.init(.XYZ, name: name)
    } else {
      return nil
    }
  }

  /// Creates a color space of patterns.
  public convenience init?(patternBaseSpace baseSpace: CGColorSpace?) { self.init(.pattern) }

  /// The number of components, without alpha.
  public var numberOfComponents: Int {
    switch model {
    case .unknown, .pattern: 0
    case .monochrome, .deviceN, .indexed: 1
    case .rgb, .lab, .XYZ: 3
    case .cmyk: 4
    }
  }
  /// The base of a space of patterns or indices: none.
  public var baseColorSpace: CGColorSpace? { nil }
  /// Whether the gamut contains more colors than sRGB.
  public var isWideGamutRGB: Bool {
    model == .rgb && name != nil && name != Self.sRGB && name != Self.linearSRGB
      && name != Self.genericRGBLinear
  }
  /// Whether colors can be drawn in the space.
  public var supportsOutput: Bool { model != .pattern && model != .unknown }
  /// The profile of the space: none.
  public func copyICCData() -> CFData? { nil }

  /// Returns whether model and name are equal.
  public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool {
    lhs.model == rhs.model && lhs.ownName == rhs.ownName
  }

  /// Hashes model and name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(model)
    hasher.combine(ownName)
  }

  // MARK: - Names

  /// Gray of gamma 2.2.
  public static var genericGrayGamma2_2: CFString { "kCGColorSpaceGenericGrayGamma2_2" as CFString }
  /// Linear gray.
  public static var linearGray: CFString { "kCGColorSpaceLinearGray" as CFString }
  /// Gray of gamma 2.2 beyond 0...1.
  public static var extendedGray: CFString { "kCGColorSpaceExtendedGray" as CFString }
  /// Linear gray beyond 0...1.
  public static var extendedLinearGray: CFString { "kCGColorSpaceExtendedLinearGray" as CFString }
  /// sRGB.
  public static var sRGB: CFString { "kCGColorSpaceSRGB" as CFString }
  /// Linear sRGB.
  public static var linearSRGB: CFString { "kCGColorSpaceLinearSRGB" as CFString }
  /// sRGB beyond 0...1.
  public static var extendedSRGB: CFString { "kCGColorSpaceExtendedSRGB" as CFString }
  /// Linear sRGB beyond 0...1.
  public static var extendedLinearSRGB: CFString { "kCGColorSpaceExtendedLinearSRGB" as CFString }
  /// Generic linear red, green and blue.
  public static var genericRGBLinear: CFString { "kCGColorSpaceGenericRGBLinear" as CFString }
  /// Display P3.
  public static var displayP3: CFString { "kCGColorSpaceDisplayP3" as CFString }
  /// Linear Display P3.
  public static var linearDisplayP3: CFString { "kCGColorSpaceLinearDisplayP3" as CFString }
  /// Display P3 beyond 0...1.
  public static var extendedDisplayP3: CFString { "kCGColorSpaceExtendedDisplayP3" as CFString }
  /// Linear Display P3 beyond 0...1.
  public static var extendedLinearDisplayP3: CFString {
    "kCGColorSpaceExtendedLinearDisplayP3" as CFString
  }
  /// DCI P3.
  public static var dcip3: CFString { "kCGColorSpaceDCIP3" as CFString }
  /// Adobe RGB of 1998.
  public static var adobeRGB1998: CFString { "kCGColorSpaceAdobeRGB1998" as CFString }
  /// ITU-R BT.709.
  public static var itur_709: CFString { "kCGColorSpaceITUR_709" as CFString }
  /// ITU-R BT.2020.
  public static var itur_2020: CFString { "kCGColorSpaceITUR_2020" as CFString }
  /// ROMM RGB.
  public static var rommrgb: CFString { "kCGColorSpaceROMMRGB" as CFString }
  /// ACEScg, linear.
  public static var acescgLinear: CFString { "kCGColorSpaceACESCGLinear" as CFString }
  /// Generic cyan, magenta, yellow and black.
  public static var genericCMYK: CFString { "kCGColorSpaceGenericCMYK" as CFString }
  /// Generic L*a*b*.
  public static var genericLab: CFString { "kCGColorSpaceGenericLab" as CFString }
  /// Generic XYZ.
  public static var genericXYZ: CFString { "kCGColorSpaceGenericXYZ" as CFString }

  private static var grays: [CFString] {
    [genericGrayGamma2_2, linearGray, extendedGray, extendedLinearGray]
  }
  private static var colors: [CFString] {
    [
      sRGB, linearSRGB, extendedSRGB, extendedLinearSRGB, genericRGBLinear, displayP3,
      linearDisplayP3, extendedDisplayP3, extendedLinearDisplayP3, dcip3, adobeRGB1998, itur_709,
      itur_2020, rommrgb, acescgLinear,
    ]
  }
}

/// Returns the space of a device's red, green and blue.
public nonisolated func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(.rgb) }

/// Returns the space of a device's gray.
public nonisolated func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(.monochrome) }

/// Returns the space of a device's cyan, magenta, yellow and black.
public nonisolated func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { CGColorSpace(.cmyk) }

extension CGColor {
  /// Creates a color of components of a space, alpha last; `nil` for a space of patterns.
  ///
  /// Colors of cyan, magenta, yellow and black are converted to sRGB.
  public nonisolated convenience init?(
    colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>
  ) {
    switch space.model {
    case .monochrome: self.init(gray: components[0], alpha: components[1])
    case .rgb, .lab, .XYZ:
      self.init(
        red: components[0], green: components[1], blue: components[2], alpha: components[3])
    case .cmyk:
      self.init(
        genericCMYKCyan: components[0], magenta: components[1], yellow: components[2],
        black: components[3], alpha: components[4])
    default: return nil
    }
  }

  /// Creates a color of cyan, magenta, yellow and black, each 0...1, converted to sRGB.
  public nonisolated convenience init(
    genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat,
    alpha: CGFloat
  ) {
    self.init(
      red: (1 - cyan) * (1 - black), green: (1 - magenta) * (1 - black),
      blue: (1 - yellow) * (1 - black), alpha: alpha)
  }

  /// The color space: gray, or sRGB.
  public nonisolated var colorSpace: CGColorSpace? {
    space == .gray
      ? CGColorSpace(name: CGColorSpace.extendedGray)
      : CGColorSpace(name: CGColorSpace.extendedSRGB)
  }

  /// The pattern: none.
  public nonisolated var pattern: CGPattern? { nil }

  /// Returns the color in another space: a gray of the same lightness in a gray one, and else sRGB.
  public nonisolated func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
  ) -> CGColor? {
    guard space.model == .monochrome else {
      return CGColor(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: rgba.alpha)
    }
    // The weights of ITU-R BT.709.
    let gray = 0.2126 * rgba.red + 0.7152 * rgba.green + 0.0722 * rgba.blue
    return CGColor(gray: gray, alpha: rgba.alpha)
  }
}
