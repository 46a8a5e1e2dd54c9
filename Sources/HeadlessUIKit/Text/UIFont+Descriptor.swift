nonisolated extension UIFont {
  /// The width of a font, -1...1; zero is regular.
  public nonisolated struct Width: RawRepresentable, Hashable, Sendable {
    /// The raw width.
    public var rawValue: CGFloat
    /// Creates a width.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a width.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// -0.2.
    public static let condensed = Width(-0.2)
    /// -0.4.
    public static let compressed = Width(-0.4)
    /// Zero.
    public static let standard = Width(0)
    /// 0.2.
    public static let expanded = Width(0.2)
  }

  /// Creates a font with the attributes of a descriptor; a positive size, pt, takes precedence.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(face: descriptor.face, size: pointSize > 0 ? pointSize : descriptor.pointSize)
  }

  final var describedAttributes: UIFontDescriptor {
    UIFontDescriptor(fontAttributes: [
      .family: familyName, .name: fontName, .size: pointSize,
      .traits: [UIFontDescriptor.TraitKey.weight: face.weight],
    ])
  }
}
