// The platform: the only file with a condition on it.
#if canImport(UIKit)
  @_exported public import UIKit
#else
  @_exported public import HeadlessUIKit
#endif

/// Calls a closure at every frame of the screen until it is stopped.
public final class FrameCallback: NSObject {
  private let action: () -> Void
  private var link: CADisplayLink?

  /// Begins to call a closure.
  public init(_ action: @escaping () -> Void) {
    self.action = action
    super.init()
    let link = CADisplayLink(target: self, selector: Self.selector)
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  /// Ends the calls. The screen retains the object until then.
  public func stop() {
    link?.invalidate()
    link = nil
  }

  #if canImport(UIKit) && canImport(ObjectiveC)
    private static let selector = #selector(FrameCallback.fire)
    @objc private func fire() { action() }
  #else
    private static let selector = Selector(FrameCallback.fire)
    private func fire() { action() }
  #endif
}

/// Reports a mistake in the app's code: on a simulated device as a diagnostic, else in the console.
func reportMistake(_ message: String) {
  #if !canImport(UIKit)
    if let device = SimulatedDevice.current { return device.diagnoseOnce(.invalidCall, message) }
  #endif
  NSLog("Segue: " + message.replacing("%", with: "%%"))
}

#if canImport(UIKit)
  /// A weak reference to an object of UIKit.
  @propertyWrapper
  package struct UIKitReference<Object: AnyObject> {
    /// The object; nil once it is released.
    package private(set) weak var object: Object?
    /// The object; nil once it is released.
    package var wrappedValue: Object? {
      get { object }
      set { object = newValue }
    }

    /// Makes a reference to no object.
    package init() {}
    /// Makes a reference to an object.
    package init(wrappedValue: Object?) { object = wrappedValue }
    /// Makes a reference to an object.
    package init(_ object: Object?) { self.object = object }
  }

  extension UIGestureRecognizer {
    /// Calls a closure at every action; returns the target, which the recognizer does not retain.
    func addTarget(calling action: @escaping (UIGestureRecognizer) -> Void) -> NSObject? {
      let target = GestureAction(action)
      addTarget(target, action: GestureAction.selector)
      return target
    }
  }

  /// Calls a closure when a recognizer sends its action, and lives as long as the recognizer.
  ///
  /// Target-action requires a method, which must be visible to Objective-C where that exists.
  private final class GestureAction: NSObject {
    private let action: (UIGestureRecognizer) -> Void

    init(_ action: @escaping (UIGestureRecognizer) -> Void) { self.action = action }

    // A separate condition from the import's, so that the rest of the UIKit branch compiles against
    // declarations of UIKit without Objective-C.
    #if canImport(ObjectiveC)
      static let selector = #selector(GestureAction.fire(_:))
      @objc func fire(_ recognizer: UIGestureRecognizer) { action(recognizer) }
    #else
      static let selector = Selector(GestureAction.fire(_:))
      func fire(_ recognizer: UIGestureRecognizer) { action(recognizer) }
    #endif
  }
#else
  /// A reference to an object of UIKit, which becomes nil when the object is released. A weak one
  /// would make every later use of the object slower.
  package typealias UIKitReference = BoxedReference

  extension UIGestureRecognizer {
    /// Calls a closure at every action, which needs no target; returns nil.
    func addTarget(calling action: @escaping (UIGestureRecognizer) -> Void) -> NSObject? {
      addAction(action)
      return nil
    }
  }
#endif
