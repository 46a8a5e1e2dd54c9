// UIKit's declarations that the project uses, to type-check against: compiled, never run. See Package.swift.

@MainActor open class UIScrollView: UIView {
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }
  public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
  open var contentOffset: CGPoint = .zero
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {}
  open var contentSize: CGSize = .zero
  open var adjustedContentInset: UIEdgeInsets { declarationOnly() }
  open var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior = .automatic
  open var isScrollEnabled: Bool = true
  open var bounces: Bool = true
  open var alwaysBounceVertical: Bool = false
  open var isTracking: Bool { declarationOnly() }
  open var isDragging: Bool { declarationOnly() }
  open var isDecelerating: Bool { declarationOnly() }
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
  open weak var delegate: (any UIScrollViewDelegate)?
  open var panGestureRecognizer: UIPanGestureRecognizer { declarationOnly() }
  open var contentLayoutGuide: UILayoutGuide { declarationOnly() }
  open var frameLayoutGuide: UILayoutGuide { declarationOnly() }
}

@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
}
extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}

@MainActor open class UILabel: UIView {
  open var text: String?
  open var font: UIFont!
  open var textColor: UIColor!
  open var numberOfLines: Int = 1
}

@MainActor open class UIImageView: UIView {
  public init(image: UIImage?) { declarationOnly() }
  public override init(frame: CGRect) { declarationOnly() }
  public required init?(coder: NSCoder) { nil }
  open var image: UIImage?
}

@MainActor open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
  }
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal = State([])
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
  }
  open var isEnabled: Bool = true
  open var isTracking: Bool { declarationOnly() }
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }
  open var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment = .center
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {}
}

@MainActor open class UIMenuElement: NSObject, NSCopying {
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { declarationOnly() }
  public enum State: Int, Sendable { case off, on, mixed }
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Attributes(rawValue: 1 << 0)
    public static let destructive = Attributes(rawValue: 1 << 1)
    public static let hidden = Attributes(rawValue: 1 << 2)
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }
  public init?(coder: NSCoder) { nil }
  open var title: String { declarationOnly() }
  open var image: UIImage? { declarationOnly() }
}

public typealias UIActionHandler = (UIAction) -> Void

@MainActor open class UIAction: UIMenuElement {
  public struct Identifier: Hashable, Equatable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) { declarationOnly() }
  open var identifier: UIAction.Identifier { declarationOnly() }
  open var sender: Any? { declarationOnly() }
}

@MainActor open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
  }
  public convenience init(type buttonType: UIButton.ButtonType) { declarationOnly() }
  public convenience init(
    type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?
  ) { declarationOnly() }
  open var titleLabel: UILabel? { declarationOnly() }
  open func setTitle(_ title: String?, for state: UIControl.State) { declarationOnly() }
  open var currentTitle: String? { declarationOnly() }
  open var currentTitleColor: UIColor { declarationOnly() }
}

@MainActor open class UITextField: UIControl {
  open var text: String?
  open weak var delegate: (any UITextFieldDelegate)?
  open var isEditing: Bool { declarationOnly() }
  open var hasText: Bool { declarationOnly() }
  open func deleteBackward() {}
}

@MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}
extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { declarationOnly() }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { declarationOnly() }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { declarationOnly() }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { declarationOnly() }
}

@MainActor open class UIVisualEffect: NSObject, NSCopying {
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { declarationOnly() }
}

@MainActor open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
  }
  public convenience init(style: UIBlurEffect.Style) { declarationOnly() }
}

@MainActor open class UIVisualEffectView: UIView {
  public init(effect: UIVisualEffect?) { declarationOnly() }
  public required init?(coder: NSCoder) { nil }
  open var contentView: UIView { declarationOnly() }
  open var effect: UIVisualEffect?
}
