import SegueCore

/// Views in a column, which scrolls if it is higher than the screen.
final class ColumnView: UIScrollView {
  private static let spacing: CGFloat = 12

  /// Makes a column of views, from top to bottom.
  init(_ views: [UIView]) {
    super.init(frame: .zero)
    var top = contentLayoutGuide.topAnchor
    for child in views {
      child.translatesAutoresizingMaskIntoConstraints = false
      addSubview(child)
      NSLayoutConstraint.activate([
        child.topAnchor.constraint(equalTo: top, constant: Self.spacing),
        child.leadingAnchor.constraint(equalTo: contentLayoutGuide.leadingAnchor),
        child.trailingAnchor.constraint(equalTo: contentLayoutGuide.trailingAnchor),
      ])
      top = child.bottomAnchor
    }
    NSLayoutConstraint.activate([
      top.constraint(equalTo: contentLayoutGuide.bottomAnchor, constant: -Self.spacing),
      contentLayoutGuide.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the column to a view, inside of its safe area and its margins.
  func fill(_ view: UIView) {
    translatesAutoresizingMaskIntoConstraints = false
    contentInsetAdjustmentBehavior = .never
    view.addSubview(self)
    let (safeArea, margins) = (view.safeAreaLayoutGuide, view.layoutMarginsGuide)
    let bottom = bottomAnchor.constraint(equalTo: safeArea.bottomAnchor)
    // While the device rotates, the view may be lower than its safe area for a moment.
    bottom.priority = .defaultHigh
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: safeArea.topAnchor), bottom,
      leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }
}

extension UILabel {
  /// Makes a label of as many lines as its text needs.
  convenience init(
    text: String, style: UIFont.TextStyle = .body, color: UIColor = .label
  ) {
    self.init(frame: .zero)
    self.text = text
    font = .preferredFont(forTextStyle: style)
    textColor = color
    numberOfLines = 0
  }
}
