// UIKit's declarations that the project uses, to type-check against: compiled, never run. See Package.swift.

// UIKit exports Foundation, Core Graphics, Core Animation and the Objective-C runtime.
@_exported public import Foundation

/// The body of what has a result, where others have an empty body: the shape is compiled and never run.
func declarationOnly<Result>() -> Result {
  preconditionFailure("the shape of UIKit is only compiled")
}
func declarationOnly() -> Never { preconditionFailure("the shape of UIKit is only compiled") }

// MARK: Objective-C

public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  declarationOnly()
}
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {}

/// Replaces the type of `#selector`, which needs Objective-C; not a declaration of the SDK.
public struct Selector: Hashable, Sendable {
  public init<Owner: AnyObject>(_ method: (Owner) -> () -> Void) { declarationOnly() }
  public init<Owner: AnyObject, Sender>(_ method: (Owner) -> (Sender) -> Void) { declarationOnly() }
}

// MARK: Key-value observing

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

public struct NSKeyValueObservedChange<Value> {
  public let newValue: Value?
}

public final class NSKeyValueObservation: NSObject {
  public func invalidate() {}
}

// MARK: Boxed geometry

extension NSValue {
  public convenience init(cgPoint point: CGPoint) { declarationOnly() }
  public convenience init(cgSize size: CGSize) { declarationOnly() }
  public convenience init(cgRect rect: CGRect) { declarationOnly() }
  public convenience init(cgAffineTransform transform: CGAffineTransform) { declarationOnly() }
  public convenience init(caTransform3D t: CATransform3D) { declarationOnly() }
  public var cgPointValue: CGPoint { declarationOnly() }
  public var cgSizeValue: CGSize { declarationOnly() }
  public var cgRectValue: CGRect { declarationOnly() }
  public var cgAffineTransformValue: CGAffineTransform { declarationOnly() }
  public var caTransform3DValue: CATransform3D { declarationOnly() }
}
