/// The views and the state of a cell of a table view.
struct TableCellParts {
  var content = UIView(frame: .zero)
  var label: UILabel?
  var detail: UILabel?
  var image: UIImageView?
  var background: UIView?
  var selectedBackground: UIView?
  var accessory: UIView?
  var separator: UIView?
  var editControl: UIView?
  var isSelected = false
  var isHighlighted = false
  var isEditing = false
  var separatorInset: UIEdgeInsets?
  /// Whether a line separates the cell from the next one, and its inset in the table view's style.
  var showsSeparator = false
  /// The corners of an inset grouped section that the cell has.
  var roundedCorners = CACornerMask()
  /// Whether the cell's background is the system's.
  var hasSystemBackground = true
}

/// The metrics of table views, pt; chosen to be those of an iPhone.
enum TableMetrics {
  static let rowHeight: CGFloat = 44
  static let headerHeight: CGFloat = 28
  static let groupedHeaderHeight: CGFloat = 38
  static let topPadding: CGFloat = 22
  static let firstGroupedGap: CGFloat = 35
  static let groupedGap: CGFloat = 17.5
  static let insetGroupedMargin: CGFloat = 16
  static let cornerRadius: CGFloat = 10
  static let margin: CGFloat = 16
  static let separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  static let editIndentation: CGFloat = 38
  static let labelPadding: CGFloat = 11.5
  static let imageGap: CGFloat = 16
}

extension UITableViewCell {
  final func makeParts() {
    backgroundColor = .systemBackground
    parts.hasSystemBackground = true
    parts.content.frame = bounds
    addSubview(parts.content)
  }

  final var loadedLabel: UILabel? {
    guard configurations.content == nil else { return nil }
    if let label = parts.label { return label }
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: cellStyle == .value2 ? 12 : 17)
    if cellStyle == .value2 { label.textColor = tintColor }
    parts.label = label
    parts.content.addSubview(label)
    setNeedsLayout()
    return label
  }

  final var loadedDetailLabel: UILabel? {
    guard cellStyle != .default, configurations.content == nil else { return nil }
    if let label = parts.detail { return label }
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: cellStyle == .value1 ? 17 : 12)
    if cellStyle == .value1 { label.textColor = .secondaryLabel }
    parts.detail = label
    parts.content.addSubview(label)
    setNeedsLayout()
    return label
  }

  final var loadedImageView: UIImageView? {
    guard cellStyle != .value2, configurations.content == nil else { return nil }
    if let view = parts.image { return view }
    let view = UIImageView(frame: .zero)
    parts.image = view
    parts.content.addSubview(view)
    setNeedsLayout()
    return view
  }

  final func resetForReuse() {
    if parts.isHighlighted { setHighlighted(false, animated: false) }
    if parts.isSelected { setSelected(false, animated: false) }
    // An animation of the former row must not move the next one.
    layer.removeAllAnimations()
    alpha = 1
    setNeedsUpdateConfiguration()
  }

  // MARK: Background

  final func replaceBackground(
    _ path: WritableKeyPath<TableCellParts, UIView?>, by view: UIView?
  ) {
    guard parts[keyPath: path] !== view else { return }
    parts[keyPath: path]?.removeFromSuperview()
    parts[keyPath: path] = view
    if path == \.background, let view {
      view.frame = bounds
      insertSubview(view, at: 0)
    }
    showSelection(animated: false)
    setNeedsLayout()
  }

  /// Shows or hides the background of a selected cell, and highlights labels and images.
  final func showSelection(animated: Bool) {
    let isShown = parts.isSelected || parts.isHighlighted
    highlightContents(of: parts.content, isShown && selectionStyle != .none)
    guard isShown, selectionStyle != .none, configurations.background == nil else {
      hideSelectedBackground(animated: animated)
      return
    }
    if parts.selectedBackground == nil {
      let view = UIView(frame: bounds)
      view.backgroundColor = .systemGray4
      parts.selectedBackground = view
    }
    guard let view = parts.selectedBackground else { return }
    view.frame = bounds
    view.alpha = 1
    if view.superview !== self {
      insertSubview(view, at: parts.background?.superview === self ? 1 : 0)
    }
  }

  private func hideSelectedBackground(animated: Bool) {
    guard let view = parts.selectedBackground, view.superview === self else { return }
    guard animated, window != nil else { return view.removeFromSuperview() }
    UIView.animate(
      withDuration: 0.3, animations: { view.alpha = 0 },
      completion: { [reference = BoxedReference(self)] _ in
        let cell = reference.object
        if cell?.parts.isSelected != true, cell?.parts.isHighlighted != true {
          view.removeFromSuperview()
        }
        view.alpha = 1
      })
  }

  private func highlightContents(of view: UIView, _ isHighlighted: Bool) {
    for child in view.children {
      if let content = child as? any HighlightedContent { content.isHighlighted = isHighlighted }
      highlightContents(of: child, isHighlighted)
    }
  }

  // MARK: State

  final func select(_ selected: Bool, _ animated: Bool) {
    guard parts.isSelected != selected else { return }
    parts.isSelected = selected
    stateDidChange(animated)
  }

  final func highlight(_ highlighted: Bool, _ animated: Bool) {
    guard parts.isHighlighted != highlighted else { return }
    parts.isHighlighted = highlighted
    stateDidChange(animated)
  }

  private func stateDidChange(_ animated: Bool) {
    showSelection(animated: animated)
    setNeedsUpdateConfiguration()
  }

  final func edit(_ editing: Bool, _ animated: Bool) {
    guard parts.isEditing != editing else { return }
    let state: StateMask = editing ? .showingEditControl : []
    willTransition(to: state)
    parts.isEditing = editing
    showAccessory()
    setNeedsUpdateConfiguration()
    guard animated, window != nil else {
      setNeedsLayout()
      return didTransition(to: state)
    }
    UIView.animate(
      withDuration: 0.3, animations: { self.layOutParts() },
      completion: { [reference = BoxedReference(self)] _ in
        reference.object?.didTransition(to: state)
      })
  }
}

/// A view that is highlighted with the cell that contains it.
protocol HighlightedContent: UIView {
  /// Whether the view is highlighted.
  var isHighlighted: Bool { get set }
}

extension UILabel: HighlightedContent {}
extension UIImageView: HighlightedContent {}
extension UIControl: HighlightedContent {}
