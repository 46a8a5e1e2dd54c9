import HeadlessUIKit
import SegueCore

/// A wireframe of a screen: a title bar, a button or a text field for each element, and rows or
/// form fields, laid out within the safe area.
final class ScreenView: UIView {
  private enum Measure {
    static let bar: CGFloat = 44
    static let barButton: CGFloat = 84
    static let margin: CGFloat = 20
    static let gap: CGFloat = 12
    static let button: CGFloat = 50
    static let row: CGFloat = 60
    static let field: CGFloat = 76
    static let hairline: CGFloat = 0.5
  }

  private let plan: ScreenPlan
  private let titleView: PartView
  private let line = PartView("separator", background: .separator)
  let buttons: [ElementView]
  private var items: [ContentView] = []
  /// Contains the rows of a list that is higher than the screen.
  private var scrollView: UIScrollView?

  init(_ plan: ScreenPlan, onAction: @escaping (any Action) -> Void) {
    self.plan = plan
    titleView = PartView(
      "title", words: .init(text: plan.title, size: 17, weight: 600, color: .label))
    buttons = plan.elements.map { element in
      ElementView(element) {
        if let action = element.action { onAction(action) }
      }
    }
    super.init(frame: UIScreen.main.bounds)
    clipsToBounds = true
    backgroundColor = plan.backgroundColor.map { UIColor($0) } ?? .systemBackground
    for view in [titleView, line] + buttons { addSubview(view) }
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

  override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric, height: plan.contentHeight ?? UIView.noIntrinsicMetric)
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
    top += Measure.gap
    var bottom = bounds.maxY - safe.bottom
    for (button, element) in zip(buttons, plan.elements) where element.position == .top {
      button.layOut(in: CGRect(x: left, y: top, width: width, height: Measure.button))
      top += Measure.button + Measure.gap
    }
    for (button, element) in Array(zip(buttons, plan.elements)).reversed()
    where element.position == .bottom {
      bottom -= Measure.button + Measure.gap
      button.layOut(in: CGRect(x: left, y: bottom, width: width, height: Measure.button))
    }
    let end = plan.elements.contains { $0.position == .bottom } ? bottom : bounds.maxY
    if let height = plan.contentHeight, plan.content == .list,
      scrollView != nil || height > bounds.height
    {
      layoutList(
        in: CGRect(
          x: bounds.minX, y: top, width: bounds.width, height: max(0, end - top)),
        height: bounds.minY + height - top, left: left, width: width)
      return
    }
    let low = plan.contentHeight.map { min(bounds.minY + $0, bottom) } ?? bottom
    layoutContent(in: self, from: top, to: low, left: left, width: width)
  }

  /// Lays out bar buttons from both ends of the screen's own bar; a navigation bar has its own.
  private func layoutBarButtons(_ hasBar: Bool, _ bar: CGRect) {
    var (low, high) = (bar.minX, bar.maxX)
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    for (button, element) in zip(buttons, plan.elements) where element.position.isInBar {
      button.isHidden = !hasBar
      let isLow = (element.position == .barLeading) != isMirrored
      let x = isLow ? low : high - Measure.barButton
      button.layOut(in: CGRect(x: x, y: bar.minY, width: Measure.barButton, height: bar.height))
      if isLow { low += Measure.barButton } else { high -= Measure.barButton }
    }
  }

  /// Lays out rows that scroll; a list that has scrolled keeps its scroll view at every size.
  private func layoutList(in frame: CGRect, height: CGFloat, left: CGFloat, width: CGFloat) {
    let list = scrollView ?? makeScrollView(frame)
    list.frame = frame
    list.contentSize = CGSize(width: frame.width, height: max(0, height))
    layoutContent(in: list, from: 0, to: height, left: left - bounds.minX, width: width)
  }

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

  private func layoutContent(
    in view: UIView, from top: CGFloat, to end: CGFloat, left: CGFloat, width: CGFloat
  ) {
    guard plan.content != .plain else { return }
    let height = plan.content == .list ? Measure.row : Measure.field
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

/// A row of a list, or a field of a form.
final class ContentView: PartView {
  private static let longLines = [0.62, 0.48, 0.7, 0.55, 0.66, 0.44]
  private static let shortLines = [0.4, 0.52, 0.34, 0.46]

  private let isRow: Bool
  private let index: Int
  private let box: PartView
  private let upper: PartView
  private let lower: PartView?

  init(_ content: ScreenPlan.Content, _ index: Int) {
    isRow = content == .list
    self.index = index
    box = PartView(
      isRow ? "picture" : "textField",
      background: isRow ? .systemGray5 : .secondarySystemBackground,
      radius: isRow ? 8 : 10)
    upper = PartView("line", background: .systemGray4, radius: 5)
    lower = isRow ? PartView("line", background: .systemGray5, radius: 4) : nil
    super.init(isRow ? "row" : "group")
    for view in [box, upper, lower].compactMap(\.self) { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    let (width, height) = (bounds.width, bounds.height)
    let long = Self.longLines[index % Self.longLines.count]
    let short = Self.shortLines[index % Self.shortLines.count]
    guard isRow else {
      upper.frame = CGRect(x: 0, y: 4, width: width * short, height: 10)
      box.frame = CGRect(x: 0, y: 20, width: width, height: height - 32)
      return
    }
    let side: CGFloat = 40
    let x = side + 14
    box.frame = CGRect(x: 0, y: (height - side) / 2, width: side, height: side)
    upper.frame = CGRect(x: x, y: height / 2 - 13, width: max(0, width - x) * long, height: 10)
    lower?.frame = CGRect(x: x, y: height / 2 + 5, width: max(0, width - x) * short, height: 8)
  }
}
