public import SegueConfig

extension UIColor {
  /// The platform's colour for a colour of a YAML file.
  public convenience nonisolated init(_ colour: ConfigColour) {
    self.init(red: colour.red, green: colour.green, blue: colour.blue, alpha: colour.alpha)
  }
}
