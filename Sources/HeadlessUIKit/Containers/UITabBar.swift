/// The bar that selects the controller shown by a tab bar controller.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// The height of the bar above the bottom safe area, pt.
  static let height: CGFloat = 49

  private let line = UIView(frame: .zero)
  private var buttons: [TabBarButton] = []
  /// Called with an item's index when the user taps it.
  var onTap: (Int) -> Void = { _ in }

  /// Creates an empty bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "tabBar"
    backgroundColor = .systemBackground
    line.backgroundColor = .separator
    addSubview(line)
  }
  /// Unarchiving is not supported; returns `nil`.
  public required init?(coder: NSCoder) { nil }

  /// How the items are distributed.
  public nonisolated enum ItemPositioning: Int, Sendable {
    /// The system's choice.
    case automatic = 0
    /// Over the width of the bar.
    case fill = 1
    /// In the middle.
    case centered = 2
  }

  /// The delegate of a bar without a tab bar controller; weak.
  open weak var delegate: (any UITabBarDelegate)?
  /// The brightness; default by default. The black one has a black background.
  open var barStyle = UIBarStyle.default { didSet { showColors() } }
  /// Whether the bar is translucent; true by default. Content extends below an opaque bar only if its
  /// controller's `extendedLayoutIncludesOpaqueBars` is true.
  open var isTranslucent = true {
    didSet { if oldValue != isTranslucent { parent?.setNeedsLayoutInTree() } }
  }
  /// The background color; `nil`, the default, selects `.systemBackground`.
  open var barTintColor: UIColor? { didSet { showColors() } }
  /// The color of items that are not selected; `nil`, the default, selects a gray.
  open var unselectedItemTintColor: UIColor? { didSet { showSelection() } }
  /// The background image; an image without content removes the color. `nil` by default.
  open var backgroundImage: UIImage? { didSet { showColors() } }
  /// The image of the line above the bar; an image without content removes the line. `nil` by default.
  open var shadowImage: UIImage? { didSet { showColors() } }
  /// The image behind the selected item; `nil` by default.
  /// Stored only.
  open var selectionIndicatorImage: UIImage?
  /// How the items are distributed; automatic by default.
  /// Stored only.
  open var itemPositioning = ItemPositioning.automatic
  /// The width of the items, pt; 0, the default, selects the system's.
  /// Stored only.
  open var itemWidth: CGFloat = 0
  /// The distance of the items, pt; 0, the default, selects the system's.
  /// Stored only.
  open var itemSpacing: CGFloat = 0
  /// The appearance; setting or changing it replaces the other colors.
  open var standardAppearance: UITabBarAppearance {
    get { ownAppearance ?? makeAppearance() }
    set { adopt(newValue) }
  }
  private var ownAppearance: UITabBarAppearance?
  private var usesAppearance = false
  var shownAppearance: UITabBarAppearance? { usesAppearance ? ownAppearance : nil }
  /// The appearance at the edge of the content; `nil` by default.
  /// Stored only.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// Sets the items.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  private func makeAppearance() -> UITabBarAppearance {
    let made = UITabBarAppearance()
    made.onChange = { [weak self, weak made] in
      if let made { self?.adopt(made) }
    }
    ownAppearance = made
    return made
  }
  private func adopt(_ appearance: UITabBarAppearance) {
    if appearance !== ownAppearance {
      ownAppearance = appearance.makeCopy() as? UITabBarAppearance
      ownAppearance?.onChange = { [weak self] in self?.showColors() }
    }
    usesAppearance = true
    showColors()
    showSelection()
  }
  private func showColors() {
    if let shownAppearance {
      backgroundColor = shownAppearance.drawnColor
      line.backgroundColor = shownAppearance.shadowColor ?? .clear
      return
    }
    let isCleared = backgroundImage != nil && barTintColor == nil
    backgroundColor =
      barTintColor ?? (isCleared ? .clear : barStyle == .default ? .systemBackground : .black)
    line.backgroundColor = shadowImage == nil ? .separator : .clear
  }
  /// The items, leading first.
  open var items: [UITabBarItem]? { didSet { makeButtons() } }
  /// The selected item.
  open weak var selectedItem: UITabBarItem? { didSet { showSelection() } }

  open override func layoutSubviews() {
    super.layoutSubviews()
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 0.5)
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    let width = buttons.isEmpty ? 0 : bounds.width / CGFloat(buttons.count)
    for (index, button) in buttons.enumerated() {
      let column = isMirrored ? buttons.count - 1 - index : index
      button.frame = CGRect(
        x: CGFloat(column) * width, y: 0, width: width, height: min(Self.height, bounds.height))
    }
  }

  private func makeButtons() {
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).enumerated().map { index, item in
      item.applyAppearance(in: self)
      item.bar = self
      return TabBarButton(item) { [reference = BoxedReference(self)] in
        reference.object?.itemWasTapped(index)
      }
    }
    for button in buttons { addSubview(button) }
    showSelection()
  }

  private func showSelection() {
    for button in buttons {
      button.isSelected = button.item === selectedItem
      button.show(in: self)
    }
  }
  private func itemWasTapped(_ index: Int) {
    onTap(index)
    guard let delegate, let items, items.indices.contains(index) else { return }
    selectedItem = items[index]
    delegate.tabBar(self, didSelect: items[index])
  }
}

extension UITabBar: BarItemObserver {
  func itemDidChange() { makeButtons() }
  func replace(_ old: UITabBarItem, by item: UITabBarItem) {
    let isSelected = selectedItem === old
    items = items?.map { $0 === old ? item : $0 }
    if isSelected { selectedItem = item }
  }
}

/// The button of an item in a tab bar.
final class TabBarButton: UIControl {
  let item: UITabBarItem
  private let label = UILabel(frame: .zero)

  init(_ item: UITabBarItem, onTap: @escaping () -> Void) {
    self.item = item
    super.init(frame: .zero)
    addSubview(label)
    label.text = item.title
    label.font = .systemFont(ofSize: 13, weight: .medium)
    label.textAlignment = .center
    addAction(UIAction { _ in onTap() }, for: .touchUpInside)
    accessibilityIdentifier = item.accessibilityIdentifier
    isEnabled = item.isEnabled
    showState()
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    guard let badge else { return }
    let size = badge.intrinsicContentSize
    let width = max(18, size.width + 8)
    badge.frame = CGRect(x: bounds.midX + 10, y: 2, width: width, height: 18)
  }

  private var badge: UILabel?
  private weak var tabBar: UITabBar?

  /// Shows the colors of a bar, and the badge.
  func show(in tabBar: UITabBar) {
    self.tabBar = tabBar
    showState()
    badge?.removeFromSuperview()
    badge = nil
    guard let text = item.badgeValue else { return }
    let badge = UILabel(frame: .zero)
    badge.text = text
    badge.font = .systemFont(ofSize: 13)
    badge.textColor = .white
    badge.textAlignment = .center
    badge.backgroundColor = item.badgeColor ?? .systemRed
    badge.layer.cornerRadius = 9
    badge.accessibilityIdentifier = "badge"
    addSubview(badge)
    self.badge = badge
    setNeedsLayout()
  }

  override func showState() {
    let unselected: UIColor = tabBar?.unselectedItemTintColor ?? .secondaryLabel
    label.textColor = isSelected ? tintColor : unselected
    let items = tabBar?.shownAppearance?.stackedLayoutAppearance
    let appearance = isSelected ? items?.selected : items?.normal
    if let color = appearance?.iconColor { label.textColor = color }
    label.adopt(appearance?.titleTextAttributes)
    label.adopt(item.titleTextAttributes(for: isSelected ? .selected : .normal))
  }
}
