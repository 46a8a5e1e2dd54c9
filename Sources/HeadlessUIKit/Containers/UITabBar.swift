/// The bar whose items choose among controllers.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// The height of the bar above the safe area's bottom, pt.
  static let height: CGFloat = 49

  private let line = UIView(frame: .zero)
  private var buttons: [TabBarButton] = []
  /// Runs when a person taps an item, with its place.
  var onTap: (Int) -> Void = { _ in }

  /// Makes an empty bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "tabBar"
    backgroundColor = .systemBackground
    line.backgroundColor = .separator
    addSubview(line)
  }
  /// Storyboards and archives are not part of this platform: always nil.
  public required init?(coder: NSCoder) { nil }

  /// Whether content may be seen through it; true by default. Content lies below it either way.
  open var isTranslucent = true
  /// The color of its ground; that of screens by default.
  open var barTintColor: UIColor? {
    didSet { backgroundColor = barTintColor ?? .systemBackground }
  }
  /// The items from where reading begins.
  open var items: [UITabBarItem]? { didSet { makeButtons() } }
  /// The item that is chosen.
  open weak var selectedItem: UITabBarItem? { didSet { showSelection() } }

  open override func layoutSubviews() {
    super.layoutSubviews()
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 0.5)
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    let width = buttons.isEmpty ? 0 : bounds.width / CGFloat(buttons.count)
    for (place, button) in buttons.enumerated() {
      let column = isMirrored ? buttons.count - 1 - place : place
      button.frame = CGRect(
        x: CGFloat(column) * width, y: 0, width: width, height: min(Self.height, bounds.height))
    }
  }

  private func makeButtons() {
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).enumerated().map { place, item in
      item.bar = self
      return TabBarButton(item) { [weak self] in self?.onTap(place) }
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
}

/// An item of a tab bar as a view.
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
