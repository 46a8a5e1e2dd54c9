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

  /// Whether the bar is translucent; true by default. Content extends below it either way.
  open var isTranslucent = true
  /// The background color; `nil`, the default, selects `.systemBackground`.
  open var barTintColor: UIColor? {
    didSet { backgroundColor = barTintColor ?? .systemBackground }
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
      item.bar = self
      return TabBarButton(item) { [reference = BoxedReference(self)] in
        reference.object?.onTap(index)
      }
    }
    for button in buttons { addSubview(button) }
    showSelection()
  }

  private func showSelection() {
    for button in buttons { button.isSelected = button.item === selectedItem }
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
  }

  override func showState() { label.textColor = isSelected ? tintColor : .secondaryLabel }
}
