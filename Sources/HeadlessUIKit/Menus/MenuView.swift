/// The view of a menu over a window: a row for each element, next to the view that it belongs to.
final class MenuView: UIView {
  /// The width of the list, pt; chosen.
  static let width: CGFloat = 250
  /// The height of a row, pt; chosen.
  static let rowHeight: CGFloat = 44
  private static let margin: CGFloat = 8

  private(set) var menu: UIMenu
  /// Called when the menu is to disappear.
  var onEnd: () -> Void = {}
  /// Called when the preview is tapped.
  var onPreviewTap: () -> Void = {}
  /// The view of the preview, above the list.
  var preview: UIView?
  private let source: CGRect
  private let host: UIWindow
  private let dimming = UIControl(frame: .zero)
  private let list = UIView(frame: .zero)
  private var rows: [MenuRow] = []
  /// The menus above a submenu that is shown.
  private var parents: [UIMenu] = []

  init(_ menu: UIMenu, beside source: CGRect, in window: UIWindow) {
    self.menu = menu
    self.source = source
    host = window
    super.init(frame: window.bounds)
    accessibilityIdentifier = "menu"
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    for part in [dimming, list] { addSubview(part) }
    dimming.accessibilityIdentifier = "menuBackground"
    dimming.backgroundColor = UIColor.black.withAlphaComponent(0.2)
    dimming.addAction(
      UIAction { [weak self] _ in self?.onEnd() }, for: .touchUpInside)
    list.backgroundColor = .secondarySystemBackground
    list.layer.cornerRadius = 13
    list.clipsToBounds = true
    makeRows()
  }

  required init?(coder: NSCoder) { nil }

  /// Shows another menu in its place.
  func show(_ menu: UIMenu) {
    self.menu = menu
    makeRows()
    setNeedsLayout()
  }

  private func makeRows() {
    for row in rows { row.removeFromSuperview() }
    rows = menu.rows.map { element in
      MenuRow(element) { [weak self] in self?.select(element) }
    }
    for row in rows { list.addSubview(row) }
  }

  private func select(_ element: UIMenuElement) {
    if let submenu = element as? UIMenu {
      parents.append(menu)
      return show(submenu)
    }
    guard let action = element as? UIAction else { return onEnd() }
    if !action.attributes.contains(.keepsMenuPresented) { onEnd() }
    onSelect(action)
  }
  /// Performs a selected action.
  var onSelect: (UIAction) -> Void = { $0.performWithSender(nil, target: nil) }

  override func layoutSubviews() {
    super.layoutSubviews()
    dimming.frame = bounds
    let area = bounds.inset(by: host.safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
    let height = min(CGFloat(rows.count) * Self.rowHeight, area.height)
    let below = source.maxY + Self.margin
    let y = below + height <= area.maxY ? below : source.minY - Self.margin - height
    let width = min(Self.width, area.width)
    list.frame = CGRect(
      x: max(area.minX, min(source.minX, area.maxX - width)),
      y: max(area.minY, min(y, area.maxY - height)), width: width, height: height)
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 0, y: CGFloat(index) * Self.rowHeight, width: width, height: Self.rowHeight)
    }
  }

  func appear(with animator: MenuAnimator) {
    if let preview {
      let tap = UITapGestureRecognizer(target: self, action: Selector(MenuView.previewTapped))
      preview.addGestureRecognizer(tap)
      addSubview(preview)
      let size = preview.bounds.size
      preview.bounds.size = CGSize(
        width: min(size.width, bounds.width * 0.8), height: min(size.height, bounds.height / 2))
      preview.center = CGPoint(x: bounds.midX, y: bounds.height / 3)
    }
    UIView.performWithoutAnimation {
      host.addSubview(self)
      layoutIfNeeded()
      alpha = 0
    }
    animator.run(with: { self.alpha = 1 })
  }

  func disappear(with animator: MenuAnimator) {
    isUserInteractionEnabled = false
    animator.run(with: { self.alpha = 0 }, completion: { self.removeFromSuperview() })
  }

  private func previewTapped() { onPreviewTap() }
}

/// The row of an element in a menu.
final class MenuRow: UIControl {
  private let label = UILabel(frame: .zero)
  private let icon = UIImageView(frame: .zero)

  init(_ element: UIMenuElement, onTap: @escaping () -> Void) {
    super.init(frame: .zero)
    let action = element as? UIAction
    let mark = action?.state == .on ? "✓ " : action?.state == .mixed ? "– " : ""
    label.text = mark + element.title
    label.textColor = action?.attributes.contains(.destructive) == true ? .systemRed : .label
    icon.image = element.image
    accessibilityIdentifier = element.title
    accessibilityLabel = element.title
    isEnabled = action?.attributes.contains(.disabled) != true
    if !isEnabled { label.textColor = .tertiaryLabel }
    for part in [label, icon] { addSubview(part) }
    addAction(UIAction { _ in onTap() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = icon.image?.size ?? .zero
    icon.frame = CGRect(
      x: bounds.width - 16 - size.width, y: (bounds.height - size.height) / 2, width: size.width,
      height: size.height)
    label.frame = CGRect(
      x: 16, y: 0, width: max(0, bounds.width - 48 - size.width), height: bounds.height)
  }
}
