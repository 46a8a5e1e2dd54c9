/// The bar with the title and the back button of a navigation controller.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
  /// The height of the bar without a large title, pt: 44, or 32 in compact height.
  static func height(in traits: UITraitCollection) -> CGFloat {
    traits.verticalSizeClass == .compact ? 32 : 44
  }
  /// The height of a large title below it, pt.
  static let largeTitleHeight: CGFloat = 52

  private let background = UIView(frame: .zero)
  private let line = UIView(frame: .zero)
  private var content: NavigationBarContent?
  /// The shown content, and contents that are fading out.
  private var contents: [NavigationBarContent] = []
  /// Called when the back button is tapped.
  var onBack: () -> Void = {}
  private var stack: [UINavigationItem] = []
  /// The number of lowest items that a navigation controller has set and no other code replaced.
  private var managedCount = 0

  /// Creates an empty bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "navigationBar"
    background.backgroundColor = .systemBackground
    line.backgroundColor = .separator
    addSubview(background)
    addSubview(line)
    onBack = { [reference = BoxedReference(self)] in _ = reference.object?.popItem(animated: true) }
  }
  /// Creates a bar of a registered nib; `nil` for another coder.
  public required init?(coder: NSCoder) {
    guard coder is StoryboardCoder else { return nil }
    super.init(coder: coder)
    addSubview(background)
    addSubview(line)
    showBackground()
    onBack = { [reference = BoxedReference(self)] in _ = reference.object?.popItem(animated: true) }
  }
  final private(set) lazy var looks = NavigationBarLooks()

  /// The delegate of a bar without a navigation controller; weak.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// The position; top, unless the delegate selects one.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .top }
  /// The brightness; default by default. The black one has a black background.
  open var barStyle = UIBarStyle.default { didSet { showBackground() } }
  /// Whether the bar is translucent; true by default. Content extends below an opaque bar only if its
  /// controller's `extendedLayoutIncludesOpaqueBars` is true.
  open var isTranslucent = true {
    didSet { if oldValue != isTranslucent { parent?.setNeedsLayoutInTree() } }
  }
  /// The background color; `nil`, the default, selects `.systemBackground`.
  open var barTintColor: UIColor? { didSet { showBackground() } }
  /// The text attributes of titles, of which font and color are drawn; `nil` by default.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { itemDidChange() } }
  /// The text attributes of large titles, of which font and color are drawn; `nil` by default.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { itemDidChange() } }
  /// The image of the line below the bar; an image without content removes the line. `nil` by default.
  open var shadowImage: UIImage? { didSet { showBackground() } }
  /// The image of the back button; `nil` by default.
  /// Stored only.
  open var backIndicatorImage: UIImage?
  /// The mask of that image during transitions; `nil` by default.
  /// Stored only.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// The appearance; setting or changing it replaces the other colors and attributes.
  open var standardAppearance: UINavigationBarAppearance {
    get { looks.standard ?? makeStandardAppearance() }
    set { adopt(newValue) }
  }
  /// The appearance in compact height; `nil` by default.
  /// Stored only.
  open var compactAppearance: UINavigationBarAppearance? {
    get { looks.compact }
    set { looks.compact = newValue }
  }
  /// The appearance at the edge of the content; `nil` by default.
  /// Stored only.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks.scrollEdge }
    set { looks.scrollEdge = newValue }
  }
  /// The appearance at the edge of the content in compact height; `nil` by default.
  /// Stored only.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks.compactScrollEdge }
    set { looks.compactScrollEdge = newValue }
  }
  /// Sets the background image; an image without content removes the color.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
  }
  /// Sets the background image for a position.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    looks.images[barPosition, barMetrics] = backgroundImage
    showBackground()
  }
  /// Returns the background image.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    looks.images[.any, barMetrics]
  }
  /// Returns the background image for a position.
  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { looks.images[barPosition, barMetrics] }
  /// Sets the vertical offset of titles, pt.
  /// Stored only.
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) { looks.adjustments[barMetrics] = adjustment }
  /// Returns the vertical offset of titles, pt.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    looks.adjustments[barMetrics] ?? 0
  }
  /// Pushes an item, if the delegate allows it.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { push(item) }
  /// Pops the top item, if the delegate allows it, and returns it.
  open func popItem(animated: Bool) -> UINavigationItem? { pop() }
  /// Replaces the items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
  final func showBackground() {
    background.backgroundColor = drawnBackground
    line.backgroundColor = drawnShadow
  }
  final func stopManaging() { managedCount = 0 }
  /// Whether titles can be large, as selected by `largeTitleDisplayMode` of their items, which makes
  /// the bar 52 pt higher; false by default (UIKit row 327). In compact height no title is large. A
  /// title does not shrink as content scrolls.
  open var prefersLargeTitles = false {
    didSet { if oldValue != prefersLargeTitles { largeTitlesDidChange() } }
  }
  /// The items, from the bottom of the stack to its top.
  open var items: [UINavigationItem]? {
    get { stack }
    set {
      show(newValue ?? [], above: 0, with: nil)
      managedCount = 0
    }
  }
  /// The item at the top of the stack.
  open var topItem: UINavigationItem? { stack.last }
  /// The item that the back button returns to.
  open var backItem: UINavigationItem? { stack.dropLast().last }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // The background extends to the screen's top edge; the bar starts below the safe area.
    let above = max(0, frame.minY)
    background.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
    line.frame = CGRect(x: 0, y: bounds.height - 0.5, width: bounds.width, height: 0.5)
    // Content that is fading out resizes on rotation as well.
    for content in contents { content.frame = bounds }
  }

  private func remove(_ content: NavigationBarContent?) {
    content?.removeFromSuperview()
    contents.removeAll { $0 === content }
  }

  // MARK: Large titles

  /// Returns the height of the bar for an item of the stack, pt.
  func height(for item: UINavigationItem?) -> CGFloat {
    Self.height(in: traitCollection) + (hasLargeTitle(item) ? Self.largeTitleHeight : 0)
  }

  /// Returns whether the title of an item of the stack is large.
  func hasLargeTitle(_ item: UINavigationItem?) -> Bool {
    prefersLargeTitles && item?.prefersLargeTitle == true
      && traitCollection.verticalSizeClass != .compact
  }

  private func largeTitlesDidChange() {
    superview?.setNeedsLayout()
    for content in contents { content.setNeedsLayout() }
  }

  /// Selects large titles for the items above the lowest `kept` ones; an automatic item follows the
  /// one below it.
  private func selectLargeTitles(above kept: Int) {
    var below = kept == 0 || stack[kept - 1].prefersLargeTitle
    for item in stack[kept...] {
      switch item.largeTitleDisplayMode {
      case .automatic: item.prefersLargeTitle = below
      case .always: item.prefersLargeTitle = true
      case .never, .inline: item.prefersLargeTitle = false
      }
      below = item.prefersLargeTitle
    }
  }

  // MARK: Showing items

  /// Returns how many of the lowest items, at most `count`, a navigation controller has set.
  func keptCount(upTo count: Int) -> Int { min(count, managedCount) }

  /// Returns whether the items above the lowest `kept` ones are these.
  func shows(_ items: [UINavigationItem], above kept: Int) -> Bool {
    stack[kept...].elementsEqual(items, by: ===)
  }

  /// Replaces the items above the lowest `kept` ones; alongside a transition the old content fades
  /// out, and a cancellation restores it.
  func show(
    _ items: [UINavigationItem], above kept: Int,
    with coordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    let before = (items: Array(stack[kept...]), content: content)
    adopt(items, above: kept)
    managedCount = stack.count
    showBackground()
    let new = makeContent()
    content = new
    UIView.performWithoutAnimation {
      if let new {
        addSubview(new)
        contents.append(new)
        new.frame = bounds
        new.layoutIfNeeded()
      }
    }
    guard let coordinator, coordinator.isAnimated else {
      return remove(before.content)
    }
    UIView.performWithoutAnimation { new?.alpha = 0 }
    coordinator.animateAlongsideTransition(in: self) { _ in
      before.content?.alpha = 0
      new?.alpha = 1
    } completion: { [reference = BoxedReference(self)] context in
      // The bar shows the current navigation stack (fault F098).
      new?.alpha = 1
      guard let bar = reference.object else { return }
      guard context.isCancelled, bar.content === new else { return bar.remove(before.content) }
      bar.remove(new)
      before.content?.alpha = 1
      // A view or button of both items was moved to the new content.
      if before.content?.isComplete == false { before.content?.showItem() }
      bar.content = before.content
      bar.adopt(before.items, above: kept)
      bar.managedCount = 0
    }
  }

  /// Replaces the items above the lowest `kept` ones. A removed item keeps the bar, because its
  /// content may be fading out.
  private func adopt(_ items: [UINavigationItem], above kept: Int) {
    stack.replaceSubrange(kept..., with: items)
    for item in items { item.bar = self }
    selectLargeTitles(above: kept)
  }

  private func makeContent() -> NavigationBarContent? {
    topItem.map { item in
      NavigationBarContent(item, in: self, back: backItem) { [reference = BoxedReference(self)] in
        reference.object?.onBack()
      }
    }
  }
}

extension UINavigationBar: BarItemObserver {
  func largeTitleModeDidChange() {
    selectLargeTitles(above: 0)
    largeTitlesDidChange()
  }
  func itemDidChange() {
    for content in contents { content.itemDidChange() }
  }
}
