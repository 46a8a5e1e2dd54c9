/// The colors of the page around the screens, with one accent for touches.
enum Palette {
  static let paper = "#f7f6f3"
  static let ink = "#1c1c1e"
  static let secondary = "#6b6b70"
  static let hairline = "#d4d2cc"
  static let bezel = "#ffffff"
  static let accent = "#ff5a36"
  static let passed = "#1f8a5b"
  static let failed = "#c8324b"
  static let warning = "#b26a00"
}
