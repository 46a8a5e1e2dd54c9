/// The metrics of an alert in each of its forms, pt; chosen by eye from a phone.
nonisolated struct AlertMetrics {
  /// The corner radius of a section.
  var radius: CGFloat = 14
  /// The height of a button.
  var row: CGFloat
  var buttonSize: CGFloat
  var titleSize: CGFloat
  var isQuiet: Bool
  /// The padding around the text.
  var padding: UIEdgeInsets
  /// The spacing between title and message.
  let titleGap: CGFloat = 3
  /// The spacing between two sections.
  let sectionGap: CGFloat = 8
  let messageSize: CGFloat = 13
  let hairline: CGFloat = 0.5

  /// A card at the center of the screen.
  static let card = AlertMetrics(
    row: 44, buttonSize: 17, titleSize: 17, isQuiet: false,
    padding: UIEdgeInsets(top: 19, left: 16, bottom: 19, right: 16))
  /// Blocks at the bottom of the screen.
  static let sheet = AlertMetrics(
    row: 57, buttonSize: 20, titleSize: 13, isQuiet: true,
    padding: UIEdgeInsets(top: 14, left: 16, bottom: 14, right: 16))
  /// The content of a popover.
  static let popover: AlertMetrics = {
    var metrics = sheet
    metrics.radius = 0
    return metrics
  }()

  /// The width of a card.
  static let cardWidth: CGFloat = 270
  /// The width of the content of a popover.
  static let popoverWidth: CGFloat = 304
  /// The margin between sections and the edges of the screen.
  static let margin: CGFloat = 8
}
