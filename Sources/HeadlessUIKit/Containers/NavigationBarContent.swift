/// The content of a navigation bar for one item: title, back button, other buttons.
///
/// It always shows the current values of the items, also while it fades out (UIKit row 329).
final class NavigationBarContent: UIView {
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 12

  @BoxedReference private var bar: UINavigationBar?
  private let item: UINavigationItem
  private let back: UINavigationItem?
  private let onBack: () -> Void
  private var middle = UIView()
  private var largeTitle: UILabel?
  private var left: [UIView] = []
  private var right: [UIView] = []

  init(
    _ item: UINavigationItem, in bar: UINavigationBar, back: UINavigationItem?,
    onBack: @escaping () -> Void
  ) {
    self.bar = bar
    self.item = item
    self.back = back
    self.onBack = onBack
    super.init(frame: .zero)
    showItem()
  }

  required init?(coder: NSCoder) { nil }

  /// Makes the views of the items; a custom view that is still shown stays in the hierarchy.
  func showItem() {
    if let bar, SimulatedDevice.current?.existingAppearances != nil {
      for button in (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? []) {
        button.applyAppearance(in: bar)
      }
    }
    middle = item.titleView ?? makeTitle()
    largeTitle = nil
    let own = (item.leftBarButtonItems ?? []).filter { !$0.isHidden }.map(BarButton.view)
    let showsBack =
      !item.hidesBackButton && (own.isEmpty || item.leftItemsSupplementBackButton)
    left = (showsBack ? back.map { [BarButton.back(to: $0, onBack)] } ?? [] : []) + own
    right = (item.rightBarButtonItems ?? []).filter { !$0.isHidden }.map(BarButton.view)
    if let bar {
      for view in left + right { (view as? UIButton)?.titleLabel?.adopt(bar.buttonAttributes) }
    }
    let views = [middle] + left + right
    for old in children where !views.holds(old) { old.removeFromSuperview() }
    for view in views { addSubview(view) }
    let buttons = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
    for button in buttons + [back?.backBarButtonItem].compactMap(\.self) { button.bar = self }
    setNeedsLayout()
  }

  /// Whether all views and buttons of the items are still in this content.
  var isComplete: Bool {
    let buttons = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
    return ([middle] + left + right).allSatisfy { $0.parent === self }
      && buttons.allSatisfy { $0.bar === self }
  }

  private func makeTitle() -> UIView {
    let label = UILabel(frame: .zero)
    label.text = item.title ?? ""
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    label.textAlignment = .center
    label.adopt(bar?.titleAttributes(of: item, isLarge: false))
    label.accessibilityIdentifier = "navigationTitle"
    return label
  }

  private func makeLargeTitle() -> UILabel {
    let label = UILabel(frame: .zero)
    label.text = item.title
    label.font = .systemFont(
      ofSize: UIFont.preferredFont(forTextStyle: .largeTitle).pointSize, weight: .bold)
    label.adopt(bar?.titleAttributes(of: item, isLarge: true))
    label.accessibilityIdentifier = "navigationLargeTitle"
    addSubview(label)
    return label
  }

  /// Touches outside the buttons are delivered to the bar.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let row = layOutLargeTitle()
    let margin = min(Self.margin, row.width / 2)
    let area = row.insetBy(dx: margin, dy: 0)
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    let leftEnd = layOut(isMirrored ? right : left, from: area.minX, by: 1, in: row)
    let rightEnd = layOut(isMirrored ? left : right, from: area.maxX, by: -1, in: row)
    let width = min(middle.sizeThatFits(row.size).width, max(0, rightEnd - leftEnd))
    // Next to long buttons the title moves off center before it truncates.
    let x = max(leftEnd, min(row.midX - width / 2, rightEnd - width))
    middle.frame = CGRect(x: x, y: 0, width: width, height: row.height)
  }

  /// Lays out a large title, and returns the frame of the row above it.
  private func layOutLargeTitle() -> CGRect {
    let isLarge = bar?.hasLargeTitle(item) == true
    // A title view stays in the row above a large title.
    middle.isHidden = isLarge && middle !== item.titleView
    largeTitle?.isHidden = !isLarge
    guard bar?.prefersLargeTitles == true else { return bounds }
    let height = min(bounds.height, UINavigationBar.height(in: traitCollection))
    if isLarge {
      let label = largeTitle ?? makeLargeTitle()
      largeTitle = label
      label.frame = CGRect(
        x: Self.margin, y: height, width: max(0, bounds.width - 2 * Self.margin),
        height: UINavigationBar.largeTitleHeight)
    }
    return CGRect(x: 0, y: 0, width: bounds.width, height: height)
  }

  /// Lays out views side by side from `start`, to the right (`sign` 1) or to the left (-1), and returns
  /// the position after the last one.
  private func layOut(
    _ views: [UIView], from start: CGFloat, by sign: CGFloat, in row: CGRect
  ) -> CGFloat {
    var edge = start
    for view in views {
      let width = view.sizeThatFits(row.size).width
      view.frame = CGRect(
        x: sign > 0 ? edge : edge - width, y: 0, width: width, height: row.height)
      edge += sign * (width + Self.gap)
    }
    return edge
  }
}

extension NavigationBarContent: BarItemObserver {
  func itemDidChange() { UIView.performWithoutAnimation(showItem) }
}

/// The views of bar button items.
enum BarButton {
  static func view(_ item: UIBarButtonItem) -> UIView {
    if let own = item.customView {
      item.shownView = own
      return own
    }
    let button = make(item.title ?? "") { [weak item] in item?.trigger() }
    item.shownView = button
    if item.changesSelectionAsPrimaryAction { button.isSelected = item.isSelected }
    if let menu = item.menu {
      button.menu = menu
      button.showsMenuAsPrimaryAction = item.primaryAction == nil && item.action == nil
    }
    button.titleLabel?.adopt(item.titleTextAttributes(for: item.isEnabled ? .normal : .disabled))
    button.accessibilityIdentifier = item.accessibilityIdentifier
    button.isEnabled = item.isEnabled
    if let color = item.tintColor { button.tintColor = color }
    return button
  }

  /// Returns a back button with the title of the item that it returns to.
  static func back(to item: UINavigationItem, _ onBack: @escaping () -> Void) -> UIView {
    var title = item.backBarButtonItem?.title ?? item.backButtonTitle ?? item.title ?? ""
    if title.isEmpty || item.backButtonDisplayMode == .generic { title = "Back" }
    if item.backButtonDisplayMode == .minimal { title = "" }
    let button = make("‹ " + title, onBack)
    button.accessibilityIdentifier = "back"
    return button
  }

  private static func make(_ title: String, _ action: @escaping () -> Void) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17)
    button.addAction(UIAction { _ in action() }, for: .primaryActionTriggered)
    return button
  }
}
