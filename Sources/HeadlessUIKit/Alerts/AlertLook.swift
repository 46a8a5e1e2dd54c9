/// The measures of an alert in each of its forms, pt; by eye from a phone.
nonisolated struct AlertLook {
  /// The corners of a block.
  var radius: CGFloat = 14
  /// The height of a button.
  var row: CGFloat
  var buttonSize: CGFloat
  var titleSize: CGFloat
  var isQuiet: Bool
  /// The room around the words.
  var padding: UIEdgeInsets
  /// Between title and message, and between two blocks.
  let titleGap: CGFloat = 3
  let blockGap: CGFloat = 8
  let messageSize: CGFloat = 13
  let hairline: CGFloat = 0.5

  /// A card in the middle of the screen.
  static let card = AlertLook(
    row: 44, buttonSize: 17, titleSize: 17, isQuiet: false,
    padding: UIEdgeInsets(top: 19, left: 16, bottom: 19, right: 16))
  /// Blocks at the bottom of the screen.
  static let sheet = AlertLook(
    row: 57, buttonSize: 20, titleSize: 13, isQuiet: true,
    padding: UIEdgeInsets(top: 14, left: 16, bottom: 14, right: 16))
  /// What fills a popover.
  static let bubble: AlertLook = {
    var look = sheet
    look.radius = 0
    return look
  }()

  /// The width of a card.
  static let cardWidth: CGFloat = 270
  /// The width of what fills a popover.
  static let bubbleWidth: CGFloat = 304
  /// How far blocks keep from the edges of the screen.
  static let margin: CGFloat = 8
}
