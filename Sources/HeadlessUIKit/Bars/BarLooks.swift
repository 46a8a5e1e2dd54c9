/// The former settings of a bar's appearance: images by position and metrics.
final class BarImages {
  private var images: [Int: UIImage] = [:]
  private var shadows: [UIBarPosition: UIImage] = [:]

  nonisolated deinit {}

  /// The image for a position, or else for any.
  subscript(position: UIBarPosition, metrics: UIBarMetrics) -> UIImage? {
    get { images[key(position, metrics)] ?? images[key(.any, metrics)] }
    set { images[key(position, metrics)] = newValue }
  }
  /// The shadow's image for a position, or else for any.
  subscript(shadow position: UIBarPosition) -> UIImage? {
    get { shadows[position] ?? shadows[.any] }
    set { shadows[position] = newValue }
  }

  private func key(_ position: UIBarPosition, _ metrics: UIBarMetrics) -> Int {
    position.rawValue * 1000 + metrics.rawValue
  }
}

extension [NSAttributedString.Key: Any] {
  /// The font of text attributes.
  var font: UIFont? { self[NSAttributedString.Key("NSFont")] as? UIFont }
  /// The color of text attributes.
  var color: UIColor? { self[NSAttributedString.Key("NSColor")] as? UIColor }
}

extension UILabel {
  /// Gives the label the font and the color of text attributes, as far as they have them.
  func adopt(_ attributes: [NSAttributedString.Key: Any]?) {
    if let font = attributes?.font { self.font = font }
    if let color = attributes?.color { textColor = color }
  }
}
