/// A cell of a collection view.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  // MARK: Storage

  final var content = UIView(frame: .zero)
  final var configurations = CellConfigurations()
  private var ownSelected = false
  private var ownHighlighted = false

  /// Creates a cell.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    content.frame = bounds
    addSubview(content)
  }
  /// Unarchiving is not supported; returns `nil`.
  public required init?(coder: NSCoder) { nil }

  // MARK: Content

  /// The view for the cell's content, which a content configuration replaces.
  open var contentView: UIView { content }
  /// The configuration of the content; `nil` by default.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set { install(newValue) }
  }
  /// Whether the content configuration follows the cell's state; true by default.
  open var automaticallyUpdatesContentConfiguration = true
  /// The configuration of the background; `nil` by default.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set { configurations.background = newValue; updateBackground() }
  }
  /// Returns a background configuration without a color.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }
  /// Whether the background configuration follows the cell's state; true by default.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// The state for configurations.
  open var configurationState: UICellConfigurationState { currentState }
  /// Requests `updateConfiguration(using:)` before the next layout.
  open func setNeedsUpdateConfiguration() { configurations.needsUpdate = true; setNeedsLayout() }
  /// Updates the configurations for a state; does nothing by default.
  open func updateConfiguration(using state: UICellConfigurationState) {}
  /// A closure that updates the configurations for a state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void
  /// Called by `updateConfiguration(using:)`; `nil` by default.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  // MARK: State

  /// Whether the cell is selected; false by default.
  open var isSelected: Bool {
    get { ownSelected }
    set {
      guard ownSelected != newValue else { return }
      ownSelected = newValue
      stateDidChange()
    }
  }
  /// Whether the cell is highlighted; false by default.
  open var isHighlighted: Bool {
    get { ownHighlighted }
    set {
      guard ownHighlighted != newValue else { return }
      ownHighlighted = newValue
      stateDidChange()
    }
  }
  /// Called when the drag state changes; not called, as cells cannot be dragged.
  open func dragStateDidChange(_ dragState: DragState) {}
  /// Ends selection and highlight; call super.
  open override func prepareForReuse() {
    super.prepareForReuse()
    if ownHighlighted { isHighlighted = false }
    if ownSelected { isSelected = false }
    setNeedsUpdateConfiguration()
  }

  // MARK: Background

  /// The view behind the content; `nil` by default.
  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      showBackgrounds()
    }
  }
  /// The view behind the content of a selected or highlighted cell; `nil` by default.
  open var selectedBackgroundView: UIView? {
    didSet {
      guard oldValue !== selectedBackgroundView else { return }
      oldValue?.removeFromSuperview()
      showBackgrounds()
    }
  }

  // MARK: Layout

  /// Positions the content view.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }
  /// Returns the size that fits the content: by the constraints in the content view.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { fittedSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }
  final override var measuredView: UIView { content }
  /// The background of the cell in a list; `nil` elsewhere.
  var listBackground: UIColor? { nil }
}

extension UICollectionViewCell {
  final var currentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = owner?.isEditing ?? false
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  fileprivate func stateDidChange() {
    showBackgrounds()
    setNeedsUpdateConfiguration()
  }

  fileprivate func showBackgrounds() {
    if let view = backgroundView, view.superview !== self {
      view.frame = bounds
      insertSubview(view, at: 0)
    }
    guard let view = selectedBackgroundView else { return }
    guard isSelected || isHighlighted else { return view.removeFromSuperview() }
    view.frame = bounds
    if view.superview !== self {
      insertSubview(view, at: backgroundView?.superview === self ? 1 : 0)
    }
  }

  fileprivate func install(_ configuration: (any UIContentConfiguration)?) {
    let old = content
    if let view = configurations.install(configuration, instead: old, in: self) {
      content = view
    } else if old is any UIContentView {
      content = UIView(frame: old.frame)
      insertSubview(content, at: 0)
    }
  }

  fileprivate func updateBackground() {
    let shown = configurations.background.map {
      automaticallyUpdatesBackgroundConfiguration ? $0.updated(for: configurationState) : $0
    }
    configurations.show(shown, in: self)
  }

  final func updateConfigurationsIfNeeded() {
    guard configurations.needsUpdate else { return }
    configurations.needsUpdate = false
    let state = configurationState
    if automaticallyUpdatesContentConfiguration, let content = configurations.content {
      install(content.updated(for: state))
    }
    updateBackground()
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
    configurations.needsUpdate = false
  }

  fileprivate func layOutParts() {
    updateConfigurationsIfNeeded()
    if content.frame != bounds { content.frame = bounds }
    for view in [backgroundView, selectedBackgroundView] where view?.superview === self {
      view?.frame = bounds
    }
  }

  fileprivate func fittedSize(
    _ size: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    updateConfigurationsIfNeeded()
    if horizontal == .required, vertical != .required {
      if let height = content.constrainedHeight(in: size.width) {
        return CGSize(width: size.width, height: height)
      }
      if configurations.content != nil {
        return CGSize(width: size.width, height: content.sizeThatFits(size).height)
      }
      return size
    }
    guard content.usesAutoLayout else { return size }
    // Both lengths are free: the smallest size.
    return content.systemLayoutSizeFitting(
      CGSize(
        width: horizontal == .required ? size.width : 0,
        height: vertical == .required ? size.height : 0),
      withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }
}
