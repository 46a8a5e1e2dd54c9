/// The sizes of bars for which a value is set.
public nonisolated enum UIBarMetrics: Int, Sendable {
  /// All, unless there is a value for another.
  case `default` = 0
  /// In compact height.
  case compact = 1
  /// With a prompt.
  case defaultPrompt = 101
  /// In compact height with a prompt.
  case compactPrompt = 102

  /// The former name of `compact`.
  public static let landscapePhone = UIBarMetrics.compact
  /// The former name of `compactPrompt`.
  public static let landscapePhonePrompt = UIBarMetrics.compactPrompt
}

/// The position of a bar.
public nonisolated enum UIBarPosition: Int, Sendable {
  /// Any.
  case any = 0
  /// At the bottom.
  case bottom = 1
  /// At the top.
  case top = 2
  /// At the top of the screen.
  case topAttached = 3
}

/// A bar with a position.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  /// The position.
  var barPosition: UIBarPosition { get }
}

/// The delegate that selects the position of a bar.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Asks the delegate for the position; any by default.
  @_spi(OptionalRequirements) func position(for bar: any UIBarPositioning) -> UIBarPosition
}

@_documentation(visibility: internal)
extension UIBarPositioningDelegate where Self: NSObject {
  /// The default implementation returns any.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// The delegate of a navigation bar; every member has UIKit's default.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Asks the delegate whether an item may be pushed; true by default.
  @_spi(OptionalRequirements) func navigationBar(
    _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
  ) -> Bool
  /// Tells the delegate that an item was pushed.
  @_spi(OptionalRequirements) func navigationBar(
    _ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Asks the delegate whether an item may be popped, as by the back button; true by default.
  @_spi(OptionalRequirements) func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool
  /// Tells the delegate that an item was popped.
  @_spi(OptionalRequirements) func navigationBar(
    _ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

@_documentation(visibility: internal)
extension UINavigationBarDelegate where Self: NSObject {
  /// The default implementation returns `true`.
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
  ) -> Bool { true }
  /// The default implementation does nothing.
  public func navigationBar(
    _ navigationBar: UINavigationBar, didPush item: UINavigationItem
  ) {}
  /// The default implementation returns `true`.
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool { true }
  /// The default implementation does nothing.
  public func navigationBar(
    _ navigationBar: UINavigationBar, didPop item: UINavigationItem
  ) {}
}

/// The delegate of a tab bar without a tab bar controller.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// Tells the delegate that the user has selected an item.
  @_spi(OptionalRequirements) func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

@_documentation(visibility: internal)
extension UITabBarDelegate where Self: NSObject {
  /// The default implementation does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// The delegate of a toolbar, which selects its position.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
