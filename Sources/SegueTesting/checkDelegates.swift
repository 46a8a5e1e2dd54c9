public import SegueCore
public import Testing

/// Checks a transitioning delegate against the invariants of `StyleInvariant`: presents and dismisses
/// with it on several devices, with and without animation, by drags of its own recognizers, interrupted,
/// canceled and rotated. Each violated invariant is an issue, with the call in which it happened.
///
/// ```swift
/// @Test func transition() { checkTransitioningDelegate { CardTransition(dismissing: $0) } }
/// ```
///
/// - Parameters:
///   - presentationStyle: The presentation style of the presented controllers; custom by default.
///   - invariants: The invariants; all by default.
///   - devices: The devices; by default `ContractCase.devices`.
///   - makeDelegate: Makes a delegate for a controller that will be presented; called many times.
public func checkTransitioningDelegate(
  modalPresentationStyle presentationStyle: UIModalPresentationStyle = .custom,
  for invariants: [StyleInvariant] = StyleInvariant.allCases,
  on devices: [DeviceConfiguration] = ContractCase.devices,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ makeDelegate: @escaping (UIViewController) -> any UIViewControllerTransitioningDelegate
) {
  StyleContract(
    modalPresentationStyle: presentationStyle, transitioningDelegate: makeDelegate
  ).check(for: invariants, on: devices, sourceLocation: sourceLocation)
}

/// Checks the delegate of a navigation controller likewise, by pushes and pops.
///
/// - Parameters:
///   - invariants: The invariants; all by default.
///   - devices: The devices; by default `ContractCase.devices`.
///   - makeDelegate: Makes a delegate for a navigation controller; called many times.
public func checkNavigationDelegate(
  for invariants: [StyleInvariant] = StyleInvariant.allCases,
  on devices: [DeviceConfiguration] = ContractCase.devices,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ makeDelegate: @escaping (UINavigationController) -> any UINavigationControllerDelegate
) {
  StyleContract(navigationDelegate: makeDelegate)
    .check(for: invariants, on: devices, sourceLocation: sourceLocation)
}

/// Checks the delegate of a tab bar controller likewise, by changes of tabs.
///
/// - Parameters:
///   - invariants: The invariants; all by default.
///   - devices: The devices; by default `ContractCase.devices`.
///   - makeDelegate: Makes a delegate for a tab bar controller; called many times.
public func checkTabBarDelegate(
  for invariants: [StyleInvariant] = StyleInvariant.allCases,
  on devices: [DeviceConfiguration] = ContractCase.devices,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ makeDelegate: @escaping (UITabBarController) -> any UITabBarControllerDelegate
) {
  StyleContract(tabBarDelegate: makeDelegate)
    .check(for: invariants, on: devices, sourceLocation: sourceLocation)
}

/// Checks a controller that has a transitioning delegate of its own: it is its own delegate, or keeps it.
///
/// ```swift
/// @Test func transition() { checkTransitioningDelegate { CardViewController() } }
/// ```
///
/// Nothing here retains the delegate, as nothing in UIKit does. The content must not scroll with a drag.
///
/// - Parameters:
///   - invariants: The invariants; all by default.
///   - devices: The devices; by default `ContractCase.devices`.
///   - makeController: Makes a controller that will be presented, in its presentation style; called many
///     times.
public func checkTransitioningDelegate(
  for invariants: [StyleInvariant] = StyleInvariant.allCases,
  on devices: [DeviceConfiguration] = ContractCase.devices,
  sourceLocation: SourceLocation = #_sourceLocation,
  of makeController: @escaping () -> UIViewController
) {
  StyleContract(transitioningDelegateOf: makeController)
    .check(for: invariants, on: devices, sourceLocation: sourceLocation)
}

/// Checks a navigation controller that has a delegate of its own likewise, by pushes and pops.
///
/// - Parameters:
///   - invariants: The invariants; all by default.
///   - devices: The devices; by default `ContractCase.devices`.
///   - makeController: Makes a navigation controller, whose stack is replaced; called many times.
public func checkNavigationDelegate(
  for invariants: [StyleInvariant] = StyleInvariant.allCases,
  on devices: [DeviceConfiguration] = ContractCase.devices,
  sourceLocation: SourceLocation = #_sourceLocation,
  of makeController: @escaping () -> UINavigationController
) {
  StyleContract(navigationDelegateOf: makeController)
    .check(for: invariants, on: devices, sourceLocation: sourceLocation)
}

/// Checks a tab bar controller that has a delegate of its own likewise, by changes of tabs.
///
/// - Parameters:
///   - invariants: The invariants; all by default.
///   - devices: The devices; by default `ContractCase.devices`.
///   - makeController: Makes a tab bar controller, whose tabs are replaced; called many times.
public func checkTabBarDelegate(
  for invariants: [StyleInvariant] = StyleInvariant.allCases,
  on devices: [DeviceConfiguration] = ContractCase.devices,
  sourceLocation: SourceLocation = #_sourceLocation,
  of makeController: @escaping () -> UITabBarController
) {
  StyleContract(tabBarDelegateOf: makeController)
    .check(for: invariants, on: devices, sourceLocation: sourceLocation)
}
