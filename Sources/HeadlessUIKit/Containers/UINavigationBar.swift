/// The bar with the title of a stack's top and the button back.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// The height of the bar's own part, below the safe area's top, pt: 44, and 32 where it is low.
  static func height(in traits: UITraitCollection) -> CGFloat {
    traits.verticalSizeClass == .compact ? 32 : 44
  }

  private let ground = UIView(frame: .zero)
  private let line = UIView(frame: .zero)
  private var content: NavigationBarContent?
  /// Runs when the button back is tapped.
  var onBack: () -> Void = {}
  private var stack: [UINavigationItem] = []
  /// How many of the lowest items a navigation controller has set and nobody has replaced.
  private var managedCount = 0

  /// Makes an empty bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "navigationBar"
    ground.backgroundColor = .systemBackground
    line.backgroundColor = .separator
    addSubview(ground)
    addSubview(line)
  }
  /// Storyboards and archives are not part of this platform: always nil.
  public required init?(coder: NSCoder) { nil }

  /// Whether content may be seen through it; true by default. Content lies below it either way.
  open var isTranslucent = true
  /// The color of its ground; that of screens by default.
  open var barTintColor: UIColor? {
    didSet { ground.backgroundColor = barTintColor ?? .systemBackground }
  }
  /// Stored: how titles look.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// Stored: whether titles are large; false by default.
  open var prefersLargeTitles = false
  /// The items from the bottom of the stack up.
  open var items: [UINavigationItem]? {
    get { stack }
    set {
      show(newValue ?? [], above: 0, with: nil)
      managedCount = 0
    }
  }
  /// The item that is shown.
  open var topItem: UINavigationItem? { stack.last }
  /// The item that the button back leads to.
  open var backItem: UINavigationItem? { stack.dropLast().last }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // The ground reaches up to the edge of the screen; the bar itself stands below the safe area.
    let above = max(0, frame.minY)
    ground.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
    line.frame = CGRect(x: 0, y: bounds.height - 0.5, width: bounds.width, height: 0.5)
    // What fades away is turned with the device too.
    for case let content as NavigationBarContent in subviews { content.frame = bounds }
  }

  // MARK: Showing items

  /// How many of a number of lowest items are still as a navigation controller has set them.
  func keptCount(upTo count: Int) -> Int { min(count, managedCount) }

  /// Whether the items above the lowest ones are these.
  func shows(_ items: [UINavigationItem], above kept: Int) -> Bool {
    stack[kept...].elementsEqual(items, by: ===)
  }

  /// Shows other items above the lowest ones; beside a transition the old ones fade with it, and come
  /// back with it.
  func show(
    _ items: [UINavigationItem], above kept: Int,
    with coordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    let before = (items: Array(stack[kept...]), content: content)
    take(items, above: kept)
    managedCount = stack.count
    let new = makeContent()
    content = new
    UIView.performWithoutAnimation {
      if let new {
        addSubview(new)
        new.frame = bounds
        new.layoutIfNeeded()
      }
    }
    guard let coordinator, coordinator.isAnimated else {
      before.content?.removeFromSuperview()
      return
    }
    UIView.performWithoutAnimation { new?.alpha = 0 }
    coordinator.animateAlongsideTransition(in: self) { _ in
      before.content?.alpha = 0
      new?.alpha = 1
    } completion: { [weak self] context in
      // What stands in the bar is that of the stack (fault F098).
      new?.alpha = 1
      guard context.isCancelled, let self, content === new else {
        before.content?.removeFromSuperview()
        return
      }
      new?.removeFromSuperview()
      before.content?.alpha = 1
      content = before.content
      take(before.items, above: kept)
      managedCount = 0
    }
  }

  private func take(_ items: [UINavigationItem], above kept: Int) {
    for item in stack[kept...] where item.bar === self { item.bar = nil }
    stack.replaceSubrange(kept..., with: items)
    for item in items { item.bar = self }
  }

  private func makeContent() -> NavigationBarContent? {
    topItem.map { item in
      NavigationBarContent(item, back: backItem) { [weak self] in self?.onBack() }
    }
  }
}

extension UINavigationBar: BarItemObserver {
  func itemDidChange() {
    content?.removeFromSuperview()
    content = makeContent()
    if let content { addSubview(content) }
  }
}
