/// The metrics of an alert in each of its forms, pt; chosen by eye from a phone, except those of a
/// card since iOS 26 (UIKit row 321).
nonisolated struct AlertMetrics {
  /// The corner radius of a section.
  var radius: CGFloat = 14
  /// The height of a button.
  var row: CGFloat
  /// The font size of buttons.
  var buttonSize: CGFloat
  var titleSize: CGFloat
  /// Whether the text has the secondary label color.
  var isQuiet: Bool
  /// The padding around the text.
  var padding: UIEdgeInsets
  /// The spacing between title and message.
  var titleGap: CGFloat = 3
  /// The padding around the buttons.
  var buttonPadding: CGFloat = 0
  /// The spacing between two buttons.
  var buttonGap: CGFloat = 0
  /// The spacing between two sections.
  let sectionGap: CGFloat = 8
  var messageSize: CGFloat = 13
  /// The height of a text field.
  var fieldRow: CGFloat = 24
  /// The spacing between the text above and the text fields.
  var fieldGap: CGFloat = 15
  /// The spacing between two text fields.
  var fieldSpacing: CGFloat = 0
  let hairline: CGFloat = 0.5
  /// Whether buttons are capsules, without separators.
  var hasCapsules: Bool { buttonGap > 0 }

  /// A card at the center of the screen.
  static var card: AlertMetrics {
    SimulatedDevice.currentSystemVersion >= 26
      ? AlertMetrics(
        radius: 34, row: 48, buttonSize: 17, titleSize: 17, isQuiet: false,
        padding: UIEdgeInsets(top: 22, left: 24, bottom: 4, right: 24), titleGap: 8,
        buttonPadding: 16, buttonGap: 8, messageSize: 15, fieldRow: 40, fieldGap: 12,
        fieldSpacing: 8)
      : AlertMetrics(
        row: 44, buttonSize: 17, titleSize: 17, isQuiet: false,
        padding: UIEdgeInsets(top: 19, left: 16, bottom: 19, right: 16))
  }
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

  /// The width of a card (UIKit row 321).
  static var cardWidth: CGFloat { SimulatedDevice.currentSystemVersion >= 26 ? 320 : 270 }
  /// The width of the content of a popover.
  static let popoverWidth: CGFloat = 304
  /// The margin between sections and the edges of the screen.
  static let margin: CGFloat = 8
}
