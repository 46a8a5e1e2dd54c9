extension UIColor {
  // MARK: - Fixed colors

  /// Black.
  public nonisolated class var black: UIColor { UIColor(white: 0, alpha: 1) }
  /// One third white.
  public nonisolated class var darkGray: UIColor { UIColor(white: 1 / 3.0, alpha: 1) }
  /// Two thirds white.
  public nonisolated class var lightGray: UIColor { UIColor(white: 2 / 3.0, alpha: 1) }
  /// White.
  public nonisolated class var white: UIColor { UIColor(white: 1, alpha: 1) }
  /// Half white.
  public nonisolated class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  /// Pure red.
  public nonisolated class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  /// Pure green.
  public nonisolated class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  /// Pure blue.
  public nonisolated class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  /// Green and blue.
  public nonisolated class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  /// Red and green.
  public nonisolated class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  /// Red and blue.
  public nonisolated class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  /// Red and half of green.
  public nonisolated class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  /// Half of red and of blue.
  public nonisolated class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  /// 0.6 red, 0.4 green, 0.2 blue.
  public nonisolated class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
  /// Transparent.
  public nonisolated class var clear: UIColor { UIColor(white: 0, alpha: 0) }
  /// Text on a dark background.
  public nonisolated class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
  /// Text on a light background.
  public nonisolated class var darkText: UIColor { UIColor(white: 0, alpha: 1) }
}
