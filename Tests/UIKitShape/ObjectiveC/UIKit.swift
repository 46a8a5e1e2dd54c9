// The part of UIKit that SegueCore's target-action trampolines use.
@_exported public import ObjectiveC

@MainActor @objc open class UIGestureRecognizer: NSObject {
  open func addTarget(_ target: Any, action: Selector) {}
}

public func NSLog(_ format: String) {}

public final class RunLoop {
  public struct Mode: Sendable { public static let common = Mode() }
  nonisolated(unsafe) public static let main = RunLoop()
}

open class CADisplayLink: NSObject {
  public init(target: Any, selector sel: Selector) {}
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func invalidate() {}
}
