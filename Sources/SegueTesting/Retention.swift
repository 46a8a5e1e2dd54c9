public import SegueCore
import SegueScenario

/// Returns what retains a view controller, or another object, that should be released by now.
///
/// ```swift
/// weak let panel = home.presentedViewController
/// device.perform { home.dismiss(animated: true) }
/// device.settle()
/// #expect(retention(of: panel, on: device) == nil)
/// ```
///
/// - Parameters:
///   - object: A weak reference to the object, whose other references are out of scope.
///   - device: The device on which the app runs.
/// - Returns: The shortest chain of properties by which the windows or the object itself retain it:
///   `Panel.menu → Menu.owner is a retain cycle`. Without one, the closures that may capture it:
///   closures, local and global variables cannot be searched. Nil if it is released.
public func retention(of object: AnyObject?, on device: SimulatedDevice) -> String? {
  object.map { Retention(of: $0, on: device).reason }
}
