@MainActor open class UIStackView: UIView {
  public enum Distribution: Int, Sendable {
    case fill = 0
    case fillEqually = 1
    case fillProportionally = 2
    case equalSpacing = 3
    case equalCentering = 4
  }
  public enum Alignment: Int, Sendable {
    case fill = 0
    case leading = 1
    case firstBaseline = 2
    case center = 3
    case trailing = 4
    case lastBaseline = 5
    public static var top: UIStackView.Alignment { declarationOnly() }
    public static var bottom: UIStackView.Alignment { declarationOnly() }
  }
  public nonisolated class var spacingUseDefault: CGFloat { declarationOnly() }
  public nonisolated class var spacingUseSystem: CGFloat { declarationOnly() }
  public override init(frame: CGRect) { declarationOnly() }
  public required init(coder: NSCoder) { declarationOnly() }
  public convenience init(arrangedSubviews views: [UIView]) { declarationOnly() }
  open var arrangedSubviews: [UIView] { declarationOnly() }
  open func addArrangedSubview(_ view: UIView) {}
  open func removeArrangedSubview(_ view: UIView) {}
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {}
  open var axis: NSLayoutConstraint.Axis = .horizontal
  open var distribution: UIStackView.Distribution = .fill
  open var alignment: UIStackView.Alignment = .fill
  open var spacing: CGFloat = 0
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {}
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat { declarationOnly() }
  open var isBaselineRelativeArrangement: Bool = false
  open var isLayoutMarginsRelativeArrangement: Bool = false
}

@MainActor open class UISlider: UIControl {
  public override init(frame: CGRect) { declarationOnly() }
  public required init?(coder: NSCoder) { nil }
  open var value: Float = 0
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
  open var isContinuous: Bool = true
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open func setValue(_ value: Float, animated: Bool) {}
  open func trackRect(forBounds bounds: CGRect) -> CGRect { declarationOnly() }
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    declarationOnly()
  }
}

@MainActor open class UISwitch: UIControl {
  public enum Style: Int, Sendable {
    case automatic = 0
    case checkbox = 1
    case sliding = 2
  }
  public override init(frame: CGRect) { declarationOnly() }
  public required init?(coder: NSCoder) { nil }
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open var onImage: UIImage?
  open var offImage: UIImage?
  open var title: String?
  open var style: UISwitch.Style { declarationOnly() }
  open var preferredStyle: UISwitch.Style = .automatic
  open var isOn: Bool = false
  open func setOn(_ on: Bool, animated: Bool) {}
}

@MainActor open class UISegmentedControl: UIControl {
  public nonisolated static var noSegment: Int { declarationOnly() }
  public override init(frame: CGRect) { declarationOnly() }
  public init(items: [Any]?) { declarationOnly() }
  public required init?(coder: NSCoder) { nil }
  public convenience init(frame: CGRect, actions: [UIAction]) { declarationOnly() }
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {}
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {}
  open func actionForSegment(at segment: Int) -> UIAction? { declarationOnly() }
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    declarationOnly()
  }
  open var isMomentary: Bool = false
  open var numberOfSegments: Int { declarationOnly() }
  open var apportionsSegmentWidthsByContent: Bool = false
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {}
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {}
  open func removeSegment(at segment: Int, animated: Bool) {}
  open func removeAllSegments() {}
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {}
  open func titleForSegment(at segment: Int) -> String? { declarationOnly() }
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {}
  open func imageForSegment(at segment: Int) -> UIImage? { declarationOnly() }
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {}
  open func widthForSegment(at segment: Int) -> CGFloat { declarationOnly() }
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {}
  open func contentOffsetForSegment(at segment: Int) -> CGSize { declarationOnly() }
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {}
  open func isEnabledForSegment(at segment: Int) -> Bool { declarationOnly() }
  open var selectedSegmentIndex: Int = -1
  open var selectedSegmentTintColor: UIColor?
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    declarationOnly()
  }
}
