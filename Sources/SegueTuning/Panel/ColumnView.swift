import SegueCore

/// A view that arranges its subviews from the top, each over the full width and as high as it fits.
///
/// It positions frames: a panel has hundreds of views, for which constraints would be solved at every
/// change of the panel's height.
class ColumnView: UIView {
  /// The distance between two subviews, pt.
  private let spacing: CGFloat

  init(spacing: CGFloat) {
    self.spacing = spacing
    super.init(frame: .zero)
  }

  nonisolated deinit {}

  required init?(coder: NSCoder) { nil }

  private var shown: [UIView] { subviews.filter { !$0.isHidden } }

  /// Returns the width, and the height of the visible subviews.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let heights = shown.map { Self.height(of: $0, width: size.width) }
    let gaps = spacing * CGFloat(max(0, heights.count - 1))
    return CGSize(width: size.width, height: heights.reduce(gaps, +))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var top: CGFloat = 0
    for view in shown {
      let height = Self.height(of: view, width: bounds.width)
      view.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
      top += height + spacing
    }
  }

  /// Lays out this column and those around it: its height may have changed.
  func sizeDidChange() {
    var view: UIView? = self
    while let column = view {
      column.setNeedsLayout()
      view = column.superview
    }
  }

  private static func height(of view: UIView, width: CGFloat) -> CGFloat {
    view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }
}

/// A view that arranges its subviews in rows of equal parts of the width.
final class GridView: UIView {
  private let columns: Int
  private let spacing: CGFloat
  private let rowHeight: CGFloat

  init(columns: Int, spacing: CGFloat, rowHeight: CGFloat) {
    self.columns = columns
    self.spacing = spacing
    self.rowHeight = rowHeight
    super.init(frame: .zero)
  }

  nonisolated deinit {}

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let rows = CGFloat((subviews.count + columns - 1) / columns)
    return CGSize(width: size.width, height: max(0, rows * (rowHeight + spacing) - spacing))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = (bounds.width - spacing * CGFloat(columns - 1)) / CGFloat(columns)
    for (index, view) in subviews.enumerated() {
      let column = isMirrored ? columns - 1 - index % columns : index % columns
      view.frame = CGRect(
        x: CGFloat(column) * (width + spacing),
        y: CGFloat(index / columns) * (rowHeight + spacing), width: width, height: rowHeight)
    }
  }
}

/// A view with one subview at its leading and one at its trailing edge.
final class HeaderView: UIView {
  private let leading: UIView
  private let trailing: UIView

  init(_ leading: UIView, _ trailing: UIView) {
    self.leading = leading
    self.trailing = trailing
    super.init(frame: .zero)
    addSubview(leading)
    addSubview(trailing)
  }

  nonisolated deinit {}

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let heights = subviews.map { $0.sizeThatFits(size).height }
    return CGSize(width: size.width, height: heights.max() ?? 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let first = leading.sizeThatFits(bounds.size)
    let second = trailing.sizeThatFits(bounds.size)
    let width = min(second.width, max(0, bounds.width - first.width - 8))
    layOut(leading, first.width, first.height, atLeft: !isMirrored)
    layOut(trailing, width, second.height, atLeft: isMirrored)
  }

  private func layOut(_ view: UIView, _ width: CGFloat, _ height: CGFloat, atLeft: Bool) {
    view.frame = CGRect(
      x: atLeft ? 0 : bounds.width - width, y: (bounds.height - height) / 2, width: width,
      height: height)
  }
}
