// The platform: the only file with a condition on it.
#if canImport(UIKit)
  @_exported public import UIKit
#else
  @_exported public import HeadlessUIKit
#endif

/// Calls a closure when a recognizer sends its action, and lives as long as the recognizer.
///
/// Target-action requires a method, which must be visible to Objective-C where that exists.
final class GestureAction: NSObject {
  private let action: (UIGestureRecognizer) -> Void

  init(_ action: @escaping (UIGestureRecognizer) -> Void) { self.action = action }

  // A separate condition from the import's, so that the rest of the UIKit branch compiles against
  // declarations of UIKit without Objective-C.
  #if canImport(UIKit) && canImport(ObjectiveC)
    static let selector = #selector(GestureAction.fire(_:))
    @objc func fire(_ recognizer: UIGestureRecognizer) { action(recognizer) }
  #else
    static let selector = Selector(GestureAction.fire(_:))
    func fire(_ recognizer: UIGestureRecognizer) { action(recognizer) }
  #endif
}
