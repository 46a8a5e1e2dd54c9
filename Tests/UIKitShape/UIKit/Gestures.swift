// UIKit's declarations that the project uses, to type-check against: compiled, never run. See Package.swift.

@MainActor open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }
  open var timestamp: TimeInterval { declarationOnly() }
  open var phase: UITouch.Phase { declarationOnly() }
  open var tapCount: Int { declarationOnly() }
  open var window: UIWindow? { declarationOnly() }
  open var view: UIView? { declarationOnly() }
  open var gestureRecognizers: [UIGestureRecognizer]? { declarationOnly() }
  open func location(in view: UIView?) -> CGPoint { declarationOnly() }
  open func previousLocation(in view: UIView?) -> CGPoint { declarationOnly() }
}

@MainActor open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5
  }

  public init(target: Any?, action: Selector?) { declarationOnly() }
  public convenience override init() { declarationOnly() }
  public convenience init?(coder: NSCoder) { nil }
  open func addTarget(_ target: Any, action: Selector) {}
  // Writable for subclasses only, by UIKit.UIGestureRecognizerSubclass.
  open var state: UIGestureRecognizer.State = .possible
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var isEnabled: Bool = true
  open var view: UIView? { declarationOnly() }
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
  open func location(in view: UIView?) -> CGPoint { declarationOnly() }
  open var numberOfTouches: Int { declarationOnly() }
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { declarationOnly() }
  open var name: String?
}

@MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
}
extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    declarationOnly()
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { declarationOnly() }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { declarationOnly() }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { declarationOnly() }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { declarationOnly() }
}

@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {}

@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var maximumNumberOfTouches: Int = .max
  open func translation(in view: UIView?) -> CGPoint { declarationOnly() }
  open func velocity(in view: UIView?) -> CGPoint { declarationOnly() }
}

@MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []
}

@MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var velocity: CGFloat { declarationOnly() }
}

@MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  open var rotation: CGFloat = 0
  open var velocity: CGFloat { declarationOnly() }
}

@MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }
  open var direction: UISwipeGestureRecognizer.Direction = .right
}
