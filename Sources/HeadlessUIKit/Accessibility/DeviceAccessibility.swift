/// The accessibility settings of a device, and the gestures of assistive technologies.
@preconcurrency @MainActor
public final class DeviceAccessibility {
  private unowned let device: SimulatedDevice

  init(_ device: SimulatedDevice) {
    self.device = device
    settings = device.configuration.accessibility
  }

  /// The user's settings. A change posts UIKit's notification for each that differs.
  public var settings: AccessibilitySettings {
    didSet {
      post(
        \.isReduceMotionEnabled, oldValue, UIAccessibility.reduceMotionStatusDidChangeNotification)
      post(
        \.isReduceTransparencyEnabled, oldValue,
        UIAccessibility.reduceTransparencyStatusDidChangeNotification)
      post(\.isVoiceOverRunning, oldValue, UIAccessibility.voiceOverStatusDidChangeNotification)
    }
  }

  private func post(
    _ property: KeyPath<AccessibilitySettings, Bool>, _ former: AccessibilitySettings,
    _ name: NSNotification.Name
  ) {
    guard former[keyPath: property] != settings[keyPath: property] else { return }
    device.perform { NotificationCenter.default.post(name: name, object: nil) }
  }

  /// Performs VoiceOver's escape gesture, a two-finger scrub.
  ///
  /// Calls `accessibilityPerformEscape` of the first responder, or else of the topmost visible
  /// controller's view, and then of each next responder until one returns true. If none does, an alert
  /// with a cancel action, or the system's sheet or popover at the top, is dismissed as by the user.
  ///
  /// - Returns: Whether a responder has handled the gesture.
  @discardableResult
  public func performEscapeGesture() -> Bool {
    device.perform {
      var responder: UIResponder? = device.firstResponder ?? topmostController?.existingView
      while let current = responder {
        if current.accessibilityPerformEscape() {
          device.log(.accessibility, current, "accessibilityPerformEscape")
          return true
        }
        responder = current.next
      }
      guard let topmostController, topmostController.dismissByEscape() else { return false }
      device.log(.accessibility, topmostController, "escape")
      return true
    }
  }

  /// The controller at the top of the presentations of the frontmost window; in a container the
  /// one that it shows.
  private var topmostController: UIViewController? {
    let window = device.windows.last { !$0.isHidden && $0.rootViewController != nil }
    var controller = window?.rootViewController
    while let next = controller?.presentedViewController ?? controller?.shownChild {
      controller = next
    }
    return controller
  }
}

extension UIViewController {
  final func dismissPresentationByEscape() -> Bool {
    guard let presentation = activePresentationController, presentation.isDismissedByEscape else {
      return false
    }
    presentation.dismissByUser()
    return true
  }
}
