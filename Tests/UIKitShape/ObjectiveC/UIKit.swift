// The little of UIKit that SegueCore's target-action trampoline names.
@_exported public import ObjectiveC

@MainActor @objc open class UIGestureRecognizer: NSObject {}
