/// A view that arranges views in a row or a column by constraints.
///
/// Apple's page `UIStackView` has the rules: the stack view constrains its arranged subviews to each
/// other and to its edges, so that they share its size, or determine it where constraints do not.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// The distribution of the arranged subviews along the axis.
  public nonisolated enum Distribution: Int, Sendable {
    /// The views fill the stack view; their hugging and compression resistance priorities determine
    /// which of them grow and shrink.
    case fill = 0
    /// The views fill the stack view and have the same length.
    case fillEqually = 1
    /// The views fill the stack view in proportion to the lengths of their content.
    case fillProportionally = 2
    /// Equal gaps, at least the spacing, fill the space between the views.
    case equalSpacing = 3
    /// The distances between the centers are equal where gaps of at least the spacing permit it.
    case equalCentering = 4
  }

  /// The alignment of the arranged subviews across the axis.
  public nonisolated enum Alignment: Int, Sendable {
    /// The views fill the stack view.
    case fill = 0
    /// The leading edges of a vertical stack view, the top edges of a horizontal one.
    case leading = 1
    /// The first baselines; in a horizontal stack view only.
    case firstBaseline = 2
    /// The centers.
    case center = 3
    /// The trailing edges of a vertical stack view, the bottom edges of a horizontal one.
    case trailing = 4
    /// The last baselines; in a horizontal stack view only.
    case lastBaseline = 5

    /// The top edges: `leading`.
    public static var top: Alignment { .leading }
    /// The bottom edges: `trailing`.
    public static var bottom: Alignment { .trailing }
  }

  /// A view in the arrangement.
  struct Arranged {
    var view: UIView
    /// The spacing after the view.
    var spacing = UIStackView.spacingUseDefault
  }

  /// The spacing of the property `spacing`, as a spacing after a view: `FLT_MAX`.
  public nonisolated class var spacingUseDefault: CGFloat {
    CGFloat(Float.greatestFiniteMagnitude)
  }
  /// The system's spacing, 8 pt: `FLT_MIN`.
  public nonisolated class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

  var arranged: [Arranged] = []
  /// The constraints of the arrangement.
  var arrangement: [NSLayoutConstraint] = []
  /// Whether the constraints must be made again.
  var isArrangementStale = true

  /// Creates a stack view without views.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a stack view that arranges views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }
  /// Unarchiving is not supported: the stack view is empty.
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  // MARK: Managing arranged subviews

  /// The arranged views, in the order of the layout; each is a subview.
  open var arrangedSubviews: [UIView] { arranged.map(\.view) }
  /// Adds a view at the end of the arrangement, and as a subview if it is none.
  open func addArrangedSubview(_ view: UIView) {
    arrange(view, at: arranged.count { $0.view !== view })
  }
  /// Inserts a view into the arrangement, and adds it as a subview if it is none; a view that is
  /// arranged already moves.
  ///
  /// - Parameters:
  ///   - view: The view to arrange.
  ///   - stackIndex: At most the number of arranged views; another is an error, as in UIKit.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrange(view, at: stackIndex)
  }
  /// Removes a view from the arrangement; it remains a subview, and keeps its frame.
  open func removeArrangedSubview(_ view: UIView) { endArranging(view) }

  // MARK: Configuring the layout

  /// The axis of the arrangement; horizontal by default.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { didChange(oldValue != axis) } }
  /// The distribution along the axis; fill by default.
  open var distribution = Distribution.fill { didSet { didChange(oldValue != distribution) } }
  /// The alignment across the axis; fill by default.
  open var alignment = Alignment.fill { didSet { didChange(oldValue != alignment) } }
  /// The gap between the views, pt, or `spacingUseSystem`; the smallest gap with equal spacing and
  /// equal centering; 0 by default. A negative gap is an overlap.
  open var spacing: CGFloat = 0 { didSet { didChange(oldValue != spacing) } }
  /// Sets the gap after an arranged view, pt, or `spacingUseSystem`; `spacingUseDefault` selects
  /// `spacing`. A view that is removed from the arrangement loses it.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customize(spacing, after: arrangedSubview)
  }
  /// Returns the gap set after a view; `spacingUseDefault` without one.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    arranged.first { $0.view === arrangedSubview }?.spacing ?? Self.spacingUseDefault
  }
  /// Whether a column measures its spacing from the last baseline of a view to the first one of the
  /// next; false by default.
  open var isBaselineRelativeArrangement = false {
    didSet { didChange(oldValue != isBaselineRelativeArrangement) }
  }
  /// Whether the views are arranged within the layout margins; false by default.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { didChange(oldValue != isLayoutMarginsRelativeArrangement) }
  }

  // MARK: Layout

  open override class var requiresConstraintBasedLayout: Bool { true }
  open override func updateConstraints() {
    arrangeAgain()
    super.updateConstraints()
  }
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    endArranging(subview)
  }
  override func subviewVisibilityDidChange(_ subview: UIView) {
    super.subviewVisibilityDidChange(subview)
    guard arranged.contains(where: { $0.view === subview }) else { return }
    if subview.isHidden { keepVisible(subview) }
    didChange(true)
  }
  override func subviewContentDidChange() {
    super.subviewContentDidChange()
    if distribution == .fillProportionally {
      invalidateArrangement()
    } else {
      parent?.subviewContentDidChange()
    }
  }
}
