public import SegueConfig

extension UIColor {
  /// Makes a color from one of a YAML file.
  public convenience nonisolated init(_ color: ConfigColor) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}
