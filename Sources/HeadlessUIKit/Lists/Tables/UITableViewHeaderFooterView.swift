/// The header or footer of a section of a table view.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  // MARK: Storage

  private let loadedContent = UIView(frame: .zero)
  final var configuredContent: UIView?
  final var label: UILabel?
  final var detail: UILabel?
  final var configurations = CellConfigurations()
  /// Whether the view has the title of a plain list, which its background shows.
  final var isPlain = true

  // MARK: Creating a header or footer

  /// Creates a header or footer with an identifier for reuse.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(loadedContent)
  }
  /// Creates a header or footer without an identifier.
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }
  /// Unarchiving is not supported; returns `nil`.
  public required init?(coder: NSCoder) { nil }
  override class func make() -> UIView { instance(reuseIdentifier: nil) }

  // MARK: Reusing

  /// The identifier for reuse; `nil` for a view that is not reused.
  open internal(set) var reuseIdentifier: String?
  /// Called before the view is reused; call super.
  open func prepareForReuse() { layer.removeAllAnimations(); setNeedsUpdateConfiguration() }

  // MARK: Managing the content

  /// The view for the content, which a content configuration replaces.
  open var contentView: UIView { configuredContent ?? loadedContent }
  /// The label of the title; created on first access.
  open var textLabel: UILabel? { loadedLabel }
  /// The second label, below the title; created on first access.
  open var detailTextLabel: UILabel? { loadedDetail }
  /// The view behind the content; `nil` by default.
  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// The configuration of the content; `nil` by default.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set { install(newValue) }
  }
  /// Returns the content configuration for a header.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    isPlain ? .plainHeader() : .groupedHeader()
  }
  /// Whether the content configuration follows the view's state; true by default.
  open var automaticallyUpdatesContentConfiguration = true
  /// The configuration of the background; `nil` by default.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set {
      configurations.background = newValue
      configurations.show(newValue, in: self)
    }
  }
  /// Returns the background configuration for a header.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    isPlain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
  }
  /// Whether the background configuration follows the view's state; true by default.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// The state for configurations.
  open var configurationState: UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection)
  }
  /// Requests `updateConfiguration(using:)` before the next layout.
  open func setNeedsUpdateConfiguration() { configurations.needsUpdate = true; setNeedsLayout() }
  /// Updates the configurations for a state; does nothing by default.
  open func updateConfiguration(using state: UIViewConfigurationState) {}
  /// A closure that updates the configurations for a state.
  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
  ) -> Void
  /// Called by `updateConfiguration(using:)`; `nil` by default.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  // MARK: Layout

  /// Positions the content view and the labels.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }
  /// Returns the size that fits the content in a width.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { fittedSize(in: targetSize.width) }
  /// Returns the size that fits the content in a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittedSize(in: size.width) }
}

extension UITableViewHeaderFooterView {
  fileprivate var loadedLabel: UILabel? {
    guard configurations.content == nil else { return nil }
    if let label { return label }
    let new = UILabel(frame: .zero)
    new.font = .systemFont(ofSize: isPlain ? 17 : 13, weight: isPlain ? .semibold : .regular)
    if !isPlain { new.textColor = .secondaryLabel }
    label = new
    loadedContent.addSubview(new)
    setNeedsLayout()
    return new
  }

  fileprivate var loadedDetail: UILabel? {
    guard configurations.content == nil else { return nil }
    if let detail { return detail }
    let new = UILabel(frame: .zero)
    new.font = .systemFont(ofSize: 13)
    detail = new
    loadedContent.addSubview(new)
    setNeedsLayout()
    return new
  }

  fileprivate func install(_ configuration: (any UIContentConfiguration)?) {
    configuredContent = configurations.install(
      configuration, instead: configuredContent ?? loadedContent, in: self)
    if configuration == nil, loadedContent.superview !== self { addSubview(loadedContent) }
    if configuration != nil { loadedContent.removeFromSuperview() }
  }

  fileprivate func layOutParts() {
    if configurations.needsUpdate {
      configurations.needsUpdate = false
      updateConfiguration(using: configurationState)
      configurationUpdateHandler?(self, configurationState)
    }
    contentView.frame = bounds
    backgroundView?.frame = bounds
    guard configurations.content == nil, label != nil || detail != nil else { return }
    let width = max(0, bounds.width - 2 * TableMetrics.margin)
    let heights = [label, detail].map {
      $0?.sizeThatFits(CGSize(width: width, height: 0)).height ?? 0
    }
    // The title of a plain header is in the middle, that of a grouped one at its lower edge.
    let rest = bounds.height - heights[0] - heights[1]
    let y = isPlain ? (rest / 2).rounded() : max(0, rest - 7)
    label?.frame = CGRect(x: TableMetrics.margin, y: y, width: width, height: heights[0])
    detail?.frame = CGRect(
      x: TableMetrics.margin, y: y + heights[0], width: width, height: heights[1])
  }

  fileprivate func fittedSize(in width: CGFloat) -> CGSize {
    contentView.frame.size.width = width
    let height =
      constrainedHeight(in: width) ?? contentView.constrainedHeight(in: width)
      ?? (configurations.content != nil
        ? contentView.sizeThatFits(CGSize(width: width, height: 0)).height
        : isPlain ? TableMetrics.headerHeight : TableMetrics.groupedHeaderHeight)
    return CGSize(width: width, height: height)
  }
}
