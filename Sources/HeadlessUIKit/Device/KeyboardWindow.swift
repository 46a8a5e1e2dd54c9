/// The keyboard's window, above those of the app; touches outside the keyboard pass through.
final class KeyboardWindow: UIWindow {
  /// What the user sees of the keyboard.
  let board = KeyboardBoard(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(board)
  }

  required init?(coder: NSCoder) { nil }

  override var hasScreensSize: Bool { false }
  override var isOfSystem: Bool { true }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    board.frame.contains(point)
  }
}

/// The keyboard's keys, which are only drawn: text is typed by a method of the device.
final class KeyboardBoard: UIView {
  /// The number of keys in each row, from the top.
  private static let rows = [10, 9, 7, 3]
  /// The spacing between keys, and the height of a key, pt; chosen by eye.
  private static let gap: CGFloat = 6
  private static let keyHeight: CGFloat = 40

  private let keys = rows.map { count in (0..<count).map { _ in UIView() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "keyboard"
    backgroundColor = .systemGray4
    clipsToBounds = true
    for key in keys.joined() {
      key.backgroundColor = .systemBackground
      key.ownLayer.cornerRadius = 5
      addSubview(key)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let rowHeight = min(Self.keyHeight, bounds.height / CGFloat(keys.count) - Self.gap)
    let room = bounds.width - 2 * Self.gap
    let side = room / CGFloat(Self.rows.max() ?? 1)
    for (index, row) in keys.enumerated() {
      // The last row has the space bar in its middle.
      let isLast = index == keys.count - 1
      let widths = row.indices.map { isLast && $0 == 1 ? side * 5 : isLast ? side * 2.5 : side }
      var x = bounds.midX - widths.reduce(0, +) / 2
      for (key, width) in zip(row, widths) {
        key.frame = CGRect(
          x: x + Self.gap / 2, y: Self.gap + CGFloat(index) * (rowHeight + Self.gap),
          width: max(0, width - Self.gap), height: max(0, rowHeight))
        x += width
      }
    }
  }
}
