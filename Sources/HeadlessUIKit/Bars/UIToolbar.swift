/// A bar of buttons, at the bottom of a navigation controller or anywhere.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
  /// The height of the bar, pt: 44, or 32 in compact height.
  static func height(in traits: UITraitCollection) -> CGFloat {
    traits.verticalSizeClass == .compact ? 32 : 44
  }
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 12

  private let background = UIView(frame: .zero)
  private let line = UIView(frame: .zero)
  private var shown: [(item: UIBarButtonItem, view: UIView)] = []
  private var images = BarImages()

  /// Creates an empty bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    install()
  }
  /// Creates a bar of a registered nib; `nil` for another coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    install()
  }

  /// The buttons, leading first; `nil` by default.
  open var items: [UIBarButtonItem]? { didSet { showItems() } }
  /// Sets the buttons; they fade in if wanted.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { change(to: items, animated) }
  /// The delegate, which selects the position; weak.
  open weak var delegate: (any UIToolbarDelegate)?
  /// The position; any, unless the delegate selects one.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }
  /// The brightness; default by default. The black one has a black background.
  open var barStyle = UIBarStyle.default { didSet { showColors() } }
  /// Whether the bar is translucent; true by default. Content of a navigation controller extends below an
  /// opaque bar only if its controller's `extendedLayoutIncludesOpaqueBars` is true.
  open var isTranslucent = true {
    didSet { if oldValue != isTranslucent { parent?.setNeedsLayoutInTree() } }
  }
  /// The color of the background; `nil`, the default, selects the system's.
  open var barTintColor: UIColor? { didSet { showColors() } }
  /// The appearance; setting it replaces the other colors.
  open var standardAppearance: UIToolbarAppearance {
    get { ownAppearance ?? makeAppearance() }
    set { adopt(newValue) }
  }
  private var ownAppearance: UIToolbarAppearance?
  /// The appearance in compact height; `nil` by default.
  /// Stored only.
  open var compactAppearance: UIToolbarAppearance?
  /// The appearance at the edge of the content; `nil` by default.
  /// Stored only.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// The appearance at the edge of the content in compact height; `nil` by default.
  /// Stored only.
  open var compactScrollEdgeAppearance: UIToolbarAppearance?
  /// Sets the background for a position; an image without content removes the color.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    images[topOrBottom, barMetrics] = backgroundImage
    showColors()
  }
  /// Returns the background for a position.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { images[topOrBottom, barMetrics] }
  /// Sets the shadow for a position; an image without content removes the line.
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {
    images[shadow: topOrBottom] = shadowImage
    showColors()
  }
  /// Returns the shadow for a position.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    images[shadow: topOrBottom]
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height(in: traitCollection))
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height(in: traitCollection))
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  // MARK: Parts

  private func install() {
    accessibilityIdentifier = "toolbar"
    for part in [background, line] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    showColors()
  }

  private func makeAppearance() -> UIToolbarAppearance {
    let made = UIToolbarAppearance()
    made.onChange = { [weak self, weak made] in
      if let made { self?.adopt(made) }
    }
    ownAppearance = made
    return made
  }

  private func adopt(_ appearance: UIToolbarAppearance) {
    if appearance !== ownAppearance {
      ownAppearance = appearance.makeCopy() as? UIToolbarAppearance
      ownAppearance?.onChange = { [weak self] in self?.showColors() }
    }
    usesAppearance = true
    showColors()
  }
  private var usesAppearance = false

  private func showColors() {
    if usesAppearance, let ownAppearance {
      background.backgroundColor = ownAppearance.drawnColor
      line.backgroundColor = ownAppearance.shadowColor ?? .clear
      return
    }
    let isCleared = images[.any, .default] != nil && barTintColor == nil
    background.backgroundColor =
      barTintColor ?? (isCleared ? .clear : barStyle == .default ? .systemBackground : .black)
    line.backgroundColor = images[shadow: .any] == nil ? .separator : .clear
  }

  private func change(to wanted: [UIBarButtonItem]?, _ animated: Bool) {
    items = wanted
    guard animated, window != nil else { return }
    let views = shown.map(\.view)
    UIView.performWithoutAnimation {
      layoutIfNeeded()
      for view in views { view.alpha = 0 }
    }
    UIView.animate(withDuration: Double(UINavigationController.hideShowBarDuration)) {
      for view in views { view.alpha = 1 }
    }
  }

  private func showItems() {
    for part in shown { part.view.removeFromSuperview() }
    shown = (items ?? []).map { item in
      item.applyAppearance(in: self)
      item.bar = self
      return (item, item.isSpace ? UIView(frame: .zero) : BarButton.view(item))
    }
    for part in shown where !part.item.isHidden { addSubview(part.view) }
    setNeedsLayout()
  }

  private func layOutParts() {
    let below = superview is ContainerControllerView ? safeAreaInsets.bottom : 0
    background.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: bounds.height + below)
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 0.5)
    let visible = shown.filter { !$0.item.isHidden }
    let widths = visible.map { part in
      if part.item.isFlexibleSpace { return CGFloat(0) }
      if part.item.isSpace || part.item.width > 0 { return part.item.width }
      return part.view.sizeThatFits(bounds.size).width
    }
    let margin = min(Self.margin, bounds.width / 2)
    let gaps = zip(visible, visible.dropFirst()).map { left, right in
      left.item.isSpace || right.item.isSpace ? 0 : Self.gap
    }
    let free = bounds.width - 2 * margin - widths.reduce(0, +) - gaps.reduce(0, +)
    let flexible = visible.filter(\.item.isFlexibleSpace).count
    let share = flexible > 0 ? max(0, free) / CGFloat(flexible) : 0
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x = margin
    for (index, part) in visible.enumerated() {
      let width = part.item.isFlexibleSpace ? share : widths[index]
      part.view.frame = CGRect(
        x: isMirrored ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
      x += width + (index < gaps.count ? gaps[index] : 0)
    }
  }
}

extension UIToolbar: BarItemObserver {
  func itemDidChange() { UIView.performWithoutAnimation(showItems) }
}
