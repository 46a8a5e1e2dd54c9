// The platform beneath: the only file that knows there are two.
#if canImport(UIKit)
  @_exported public import UIKit
#else
  @_exported public import HeadlessUIKit
#endif

/// Calls a closure when a recognizer sends its action, and lives as long as the recognizer.
///
/// Target-action wants a method; where there is Objective-C it must be visible to it.
final class GestureAction: NSObject {
  private let action: (UIGestureRecognizer) -> Void

  init(_ action: @escaping (UIGestureRecognizer) -> Void) { self.action = action }

  // Apart from the import's condition, so that the rest of the UIKit branch compiles against
  // declarations of UIKit where there is no Objective-C.
  #if canImport(UIKit) && canImport(ObjectiveC)
    static let selector = #selector(GestureAction.fire(_:))
    @objc func fire(_ recognizer: UIGestureRecognizer) { action(recognizer) }
  #else
    static let selector = Selector(GestureAction.fire(_:))
    func fire(_ recognizer: UIGestureRecognizer) { action(recognizer) }
  #endif
}
