/// A view controller of a navigation stack that decides which swipes apply to it.
///
/// A style whose swipes pop or push reads it from the top controller when a swipe begins. Without
/// it, a swipe may pop a controller and never pushes one.
public protocol SwipeableContent: UIViewController {
  /// Whether a swipe may pop the controller; true by default.
  var allowsInteractivePop: Bool { get }

  /// Whether a swipe may push another controller; false by default.
  var allowsInteractivePush: Bool { get }

  /// Returns the controller that a swipe pushes.
  ///
  /// Called once when a swipe pushes, and only if `allowsInteractivePush`.
  ///
  /// - Returns: Nil, the default, pushes none.
  func makeNextViewController() -> UIViewController?
}

extension SwipeableContent {
  /// The default implementation returns `true`.
  public var allowsInteractivePop: Bool { true }
  /// The default implementation returns `false`.
  public var allowsInteractivePush: Bool { false }
  /// The default implementation returns `nil`.
  public func makeNextViewController() -> UIViewController? { nil }
}
