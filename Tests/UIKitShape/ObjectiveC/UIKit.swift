// The part of UIKit that SegueCore's target-action trampoline uses.
@_exported public import ObjectiveC

@MainActor @objc open class UIGestureRecognizer: NSObject {}
