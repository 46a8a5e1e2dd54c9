import HeadlessUIKit
import SegueCore

/// A wireframe of a screen: a title bar, a view for each element, and rows or form fields, laid out
/// within the safe area.
final class ScreenView: UIView {
  /// The lengths of the layout, pt.
  private enum Measure {
    static let bar: CGFloat = 44
    static let barButton: CGFloat = 84
    static let margin: CGFloat = 20
    static let gap: CGFloat = 12
    static let hairline: CGFloat = 0.5
  }

  private let plan: ScreenPlan
  private let titleView: PartView
  private let line = PartView("separator", background: .separator)
  /// The views of the elements.
  let buttons: [PartView]
  /// The rows of a list, or the fields of a form.
  private var items: [ContentView] = []
  /// Contains the elements in the content, and the rows of a list that is higher than the screen.
  private var scrollView: UIScrollView?
  /// The view of the container that fills the screen.
  private var contentView: UIView?

  /// Creates a view.
  ///
  /// - Parameters:
  ///   - plan: The plan of the screen.
  ///   - onTap: Called with a tapped element.
  init(_ plan: ScreenPlan, onTap: @escaping (ElementPlan) -> Void) {
    self.plan = plan
    titleView = PartView(
      "title",
      words: .init(
        text: plan.title, size: 17, weight: 600,
        color: plan.textColor.map { UIColor($0) } ?? .label))
    buttons = plan.elements.map { element in
      var shown = element
      shown.textColor = element.textColor ?? plan.textColor
      return element.cells.map { CellsView(shown, $0, onTap: onTap) }
        ?? ElementView(shown) { onTap(element) }
    }
    super.init(frame: UIScreen.main.bounds)
    clipsToBounds = true
    tintColor = plan.tintColor.map { UIColor($0) }
    backgroundColor = plan.backgroundColor.map { UIColor($0) } ?? .systemBackground
    for view in [titleView, line] { addSubview(view) }
    for (button, element) in zip(buttons, plan.elements) {
      let parent = element.position == .content ? scrollView ?? makeScrollView(.zero) : self
      parent.addSubview(button)
    }
  }

  required init?(coder: NSCoder) { nil }

  var title: String {
    get { titleView.text ?? "" }
    set {
      titleView.text = newValue
      setNeedsLayout()
    }
  }

  /// Whether the title is in the screen's own bar.
  var hasOwnBar = true { didSet { if oldValue != hasOwnBar { setNeedsLayout() } } }

  /// Whether the screen's own bar is visible.
  var hasVisibleBar: Bool { hasOwnBar && !titleView.isHidden }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: contentHeight ?? UIView.noIntrinsicMetric)
  }

  /// The height of the content at the preferred content size category, pt; `nil` fills the screen.
  private var contentHeight: CGFloat? { plan.contentHeight.map { traitCollection.scaled($0) } }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    invalidateIntrinsicContentSize()
  }

  override func safeAreaInsetsDidChange() { setNeedsLayout() }

  override func layoutSubviews() {
    let safe = safeAreaInsets
    let left = bounds.minX + safe.left + Measure.margin
    let width = max(0, bounds.maxX - safe.right - Measure.margin - left)
    var top = bounds.minY + safe.top
    let hasBar = hasOwnBar && (!title.isEmpty || plan.elements.contains { $0.position.isInBar })
    titleView.isHidden = !hasBar
    line.isHidden = !hasBar
    layoutBarButtons(hasBar, CGRect(x: left, y: top, width: width, height: Measure.bar))
    if hasBar {
      titleView.frame = CGRect(x: left, y: top, width: width, height: Measure.bar)
      top += Measure.bar
      line.frame = CGRect(x: bounds.minX, y: top, width: bounds.width, height: Measure.hairline)
    }
    let barBottom = top
    top += Measure.gap
    var bottom = bounds.maxY - safe.bottom
    top = layoutElements(.top, from: top, left: left, width: width)
    for (button, element) in Array(zip(buttons, plan.elements)).reversed()
    where element.position == .bottom {
      let size = size(of: element, in: width)
      bottom -= size.height + Measure.gap
      let x = x(of: size, left: left, width: width)
      button.layOut(in: CGRect(origin: CGPoint(x: x, y: bottom), size: size))
    }
    // Content extends below the safe area, unless elements are there.
    let end = plan.elements.contains { $0.position == .bottom } ? bottom : bounds.maxY
    if let contentView {
      // Without a bar or elements above or below, it fills the screen.
      let isBelow = hasBar || plan.elements.contains { $0.position == .top }
      let start = isBelow ? max(barBottom, top - Measure.gap) : bounds.minY
      contentView.layOut(
        in: CGRect(x: bounds.minX, y: start, width: bounds.width, height: max(0, end - start)))
      return
    }
    let isScrollingList = plan.content == .list && contentHeight.map { $0 > bounds.height } ?? false
    if scrollView != nil || isScrollingList {
      layoutList(
        in: CGRect(
          x: bounds.minX, y: top, width: bounds.width, height: max(0, end - top)),
        height: contentHeight.map { bounds.minY + $0 - top }, visible: bottom - top,
        left: left, width: width)
      return
    }
    let contentEnd = contentHeight.map { min(bounds.minY + $0, bottom) } ?? bottom
    layoutContent(in: self, from: top, to: contentEnd, left: left, width: width)
  }

  /// Fills the screen with the view of a container, behind the elements.
  func show(_ content: UIView) {
    contentView = content
    insertSubview(content, at: 0)
  }

  /// Lays out the elements of a position from the top; returns the top of what follows.
  private func layoutElements(
    _ position: ElementPlan.Position, from start: CGFloat, left: CGFloat, width: CGFloat
  ) -> CGFloat {
    var top = start
    for (button, element) in zip(buttons, plan.elements) where element.position == position {
      let size = size(of: element, in: width)
      let x = x(of: size, left: left, width: width)
      button.layOut(in: CGRect(origin: CGPoint(x: x, y: top), size: size))
      top += size.height + Measure.gap
    }
    return top
  }

  /// Returns the size of an element outside the bar, with all of its cells.
  private func size(of element: ElementPlan, in width: CGFloat) -> CGSize {
    guard let cells = element.cells else {
      return element.size(in: width, scaledBy: traitCollection)
    }
    return cells.arrangement(of: element, in: width, scaledBy: traitCollection).size
  }

  /// Returns the horizontal position of an element at the leading edge.
  private func x(of size: CGSize, left: CGFloat, width: CGFloat) -> CGFloat {
    isMirrored ? left + width - size.width : left
  }

  private var isMirrored: Bool { traitCollection.layoutDirection == .rightToLeft }

  /// Lays out bar buttons from both ends of the screen's own bar; a navigation bar has its own.
  private func layoutBarButtons(_ hasBar: Bool, _ bar: CGRect) {
    var (low, high) = (bar.minX, bar.maxX)
    for (button, element) in zip(buttons, plan.elements) where element.position.isInBar {
      button.isHidden = !hasBar
      let isLow = (element.position == .barLeading) != isMirrored
      let x = isLow ? low : high - Measure.barButton
      button.layOut(in: CGRect(x: x, y: bar.minY, width: Measure.barButton, height: bar.height))
      if isLow { low += Measure.barButton } else { high -= Measure.barButton }
    }
  }

  /// Lays out elements and rows that scroll. Once created, the scroll view is used at every size, also
  /// where the content fits.
  ///
  /// - Parameters:
  ///   - frame: The frame of the scroll view.
  ///   - height: The height of the content; `nil` for that of its elements.
  ///   - visible: The height that rows fill without a height of the content.
  ///   - left: The leading edge of rows and elements in the screen.
  ///   - width: Their width.
  private func layoutList(
    in frame: CGRect, height: CGFloat?, visible: CGFloat, left: CGFloat, width: CGFloat
  ) {
    let list = scrollView ?? makeScrollView(frame)
    list.frame = frame
    let left = left - bounds.minX
    let top = layoutElements(.content, from: 0, left: left, width: width)
    list.contentSize = CGSize(width: frame.width, height: max(0, height ?? 0, top))
    layoutContent(in: list, from: top, to: height ?? visible, left: left, width: width)
  }

  /// Adds the scroll view, and removes the rows, which are made again inside it.
  private func makeScrollView(_ frame: CGRect) -> UIScrollView {
    let list = UIScrollView(frame: .zero)
    list.accessibilityIdentifier = AppNames.scrollView
    // A new view has no previous frame from which to animate.
    UIView.performWithoutAnimation {
      list.frame = frame
      for item in items { item.removeFromSuperview() }
      items = []
      addSubview(list)
    }
    scrollView = list
    return list
  }

  /// Lays out as many rows or fields as fit between two vertical positions, and hides the others.
  private func layoutContent(
    in view: UIView, from top: CGFloat, to end: CGFloat, left: CGFloat, width: CGFloat
  ) {
    guard [.list, .form].contains(plan.content) else { return }
    let height = traitCollection.scaled(
      plan.content == .list ? ContentView.rowHeight : ContentView.fieldHeight)
    let count = max(0, Int((end - top) / height))
    UIView.performWithoutAnimation {
      while items.count < count {
        let index = items.count
        let item = ContentView(plan.content, index)
        item.frame = CGRect(
          x: left, y: top + CGFloat(index) * height, width: width, height: height)
        items.append(item)
        view.addSubview(item)
      }
    }
    for (index, item) in items.enumerated() {
      item.isHidden = index >= count
      item.frame = CGRect(x: left, y: top + CGFloat(index) * height, width: width, height: height)
    }
  }
}
