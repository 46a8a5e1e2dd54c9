/// A control with which the user refreshes the content of a scroll view by pulling it down.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// The height of the control, pt, and the distance of the pull that refreshes, pt; chosen.
  static let height: CGFloat = 60
  static let pullDistance: CGFloat = 120

  @BoxedReference final var scrollView: UIScrollView?
  /// The pull began a refresh, which another pull can begin only after the end of the touch.
  final var hasTriggered = false
  private let spinner = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  /// Creates a control.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: Self.height))
    spinner.layer.cornerRadius = 10
    spinner.layer.borderWidth = 2
    spinner.isUserInteractionEnabled = false
    addSubview(spinner)
  }
  /// Creates a control.
  public convenience init() { self.init(frame: .zero) }
  /// Unarchiving is not supported; returns `nil`.
  public required init?(coder: NSCoder) { nil }

  /// Whether a refresh is in progress.
  open private(set) var isRefreshing = false
  /// A title below the indicator; `nil` by default.
  /// Stored only.
  open var attributedTitle: NSAttributedString?
  /// Begins a refresh in code, without an event and without scrolling.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    scrollView?.refreshDidBegin()
  }
  /// Ends the refresh, and animates the content back.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    scrollView?.refreshDidEnd()
  }

  /// Positions the indicator.
  open override func layoutSubviews() {
    super.layoutSubviews()
    spinner.center = CGPoint(x: bounds.midX, y: bounds.midY)
    spinner.layer.borderColor = (ownTint ?? .systemGray).cgColor
  }
}

/// The refresh control of a scroll view.
extension UIScrollView {
  final func replaceRefreshControl(_ old: UIRefreshControl?, by new: UIRefreshControl?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    old?.scrollView = nil
    if let new {
      new.scrollView = self
      insertSubview(new, at: 0)
    }
    insetMayChange()
    positionRefreshControl()
  }

  /// The inset for the control during a refresh, pt.
  final var refreshInset: CGFloat {
    refreshControl?.isRefreshing == true && drag == nil ? UIRefreshControl.height : 0
  }

  /// Keeps the control above the content.
  final func positionRefreshControl() {
    guard let control = refreshControl else { return }
    let frame = CGRect(
      x: 0, y: min(bounds.minY + resolvedInset.top - refreshInset, -UIRefreshControl.height),
      width: bounds.width, height: UIRefreshControl.height)
    if control.frame != frame { UIView.performWithoutAnimation { control.frame = frame } }
  }

  /// Begins a refresh once a drag has pulled the content far enough.
  final func updateRefreshControl() {
    guard let control = refreshControl else { return }
    positionRefreshControl()
    guard drag != nil else { return control.hasTriggered = false }
    let distance = -bounds.minY - resolvedInset.top
    guard distance >= UIRefreshControl.pullDistance, !control.hasTriggered, !control.isRefreshing
    else { return }
    control.hasTriggered = true
    control.beginRefreshing()
    control.sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  final func refreshDidBegin() { insetMayChange() }

  final func refreshDidEnd() {
    guard window != nil, UIView.areAnimationsEnabled, drag == nil else { return insetMayChange() }
    UIView.animate(withDuration: 0.3) { self.insetMayChange() }
  }
}
