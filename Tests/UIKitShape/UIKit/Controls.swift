// UIKit's declarations that the project uses, to type-check against: compiled, never run. See Package.swift.

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
  open var axis: NSLayoutConstraint.Axis = .horizontal
  open var distribution: UIStackView.Distribution = .fill
  open var alignment: UIStackView.Alignment = .fill
  open var spacing: CGFloat = 0
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {}
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat { declarationOnly() }
}

@MainActor open class UISlider: UIControl {
  public override init(frame: CGRect) { declarationOnly() }
  public required init?(coder: NSCoder) { nil }
  open var value: Float = 0
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
  open func setValue(_ value: Float, animated: Bool) {}
  open func trackRect(forBounds bounds: CGRect) -> CGRect { declarationOnly() }
}

@MainActor open class UISwitch: UIControl {
  public enum Style: Int, Sendable {
    case automatic = 0
    case checkbox = 1
    case sliding = 2
  }
  public override init(frame: CGRect) { declarationOnly() }
  public required init?(coder: NSCoder) { nil }
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
  open func actionForSegment(at segment: Int) -> UIAction? { declarationOnly() }
  open var numberOfSegments: Int { declarationOnly() }
  open var apportionsSegmentWidthsByContent: Bool = false
  open func titleForSegment(at segment: Int) -> String? { declarationOnly() }
  open func imageForSegment(at segment: Int) -> UIImage? { declarationOnly() }
  open func widthForSegment(at segment: Int) -> CGFloat { declarationOnly() }
  open func contentOffsetForSegment(at segment: Int) -> CGSize { declarationOnly() }
  open func isEnabledForSegment(at segment: Int) -> Bool { declarationOnly() }
  open var selectedSegmentIndex: Int = -1
}
