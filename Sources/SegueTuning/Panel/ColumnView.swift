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
