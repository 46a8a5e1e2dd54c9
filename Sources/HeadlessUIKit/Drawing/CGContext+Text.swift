/// Text of Core Graphics, and fonts: the glyphs of a font are unknown, so that they are not drawn.
extension CGContext {
  /// The position of the next glyph.
  public nonisolated var textPosition: CGPoint {
    get { CGPoint(x: ownTextMatrix.tx, y: ownTextMatrix.ty) }
    set { (ownTextMatrix.tx, ownTextMatrix.ty) = (newValue.x, newValue.y) }
  }
  /// The transform of glyphs; identity by default.
  public nonisolated var textMatrix: CGAffineTransform {
    get { ownTextMatrix }
    set { ownTextMatrix = newValue }
  }
  /// Sets how glyphs are drawn; filled by default.
  /// Stored only.
  public nonisolated func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textMode = mode }
  /// Sets the additional distance of characters.
  /// Stored only.
  public nonisolated func setCharacterSpacing(_ spacing: CGFloat) {
    state.characterSpacing = spacing
  }
  /// Sets the font of glyphs.
  /// Stored only.
  public nonisolated func setFont(_ font: CGFont) { state.font = font }
  /// Sets the size of glyphs.
  /// Stored only.
  public nonisolated func setFontSize(_ size: CGFloat) { state.fontSize = size }
}

/// A font of Core Graphics, by its name. A file is not read.
public nonisolated final class CGFont: Hashable, @unchecked Sendable {
  /// The name; `nil` for a font of a file.
  public let postScriptName: CFString?
  /// The name; `nil` for a font of a file.
  public var fullName: CFString? { postScriptName }
  private let provider: CGDataProvider?

  /// Creates a font by its name; `nil` for an empty name.
  public init?(_ name: CFString) {
    guard (name as String).isEmpty == false else { return nil }
    postScriptName = name
    provider = nil
  }
  /// Creates a font of a file; `nil` without data.
  public init?(_ provider: CGDataProvider) {
    guard provider.data != nil else { return nil }
    postScriptName = nil
    self.provider = provider
  }

  /// The number of units of an em: 2048.
  public var unitsPerEm: Int32 { 2048 }

  /// Returns whether the fonts are the same object.
  public static func == (lhs: CGFont, rhs: CGFont) -> Bool { lhs === rhs }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Registers a font; the device has its own fonts only, so that it has no effect.
public nonisolated func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }
