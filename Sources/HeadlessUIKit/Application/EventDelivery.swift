/// Delivery of events by an application and a window of the app's own classes.
extension UIEvent {
  /// Delivers an event through the application and a window. Those of UIKit's classes only pass it on,
  /// and are left out.
  final func send(to window: UIWindow?, of device: SimulatedDevice, _ deliver: () -> Void) {
    guard let window, device.interceptsEvents(of: window) else { return deliver() }
    withoutActuallyEscaping(deliver) { deliver in
      delivery = (window, deliver)
      device.application.sendEvent(self)
      delivery = nil
    }
  }

  /// The window that delivers the event.
  final var windowOfDelivery: UIWindow? { delivery?.window }

  /// Delivers the event, once.
  final func deliver() {
    let pending = delivery
    delivery = nil
    pending?.deliver()
  }
}

extension SimulatedDevice {
  /// Whether the application or a window has a class of the app's, which may override `sendEvent(_:)`.
  func interceptsEvents(of window: UIWindow?) -> Bool {
    guard let window else { return false }
    return type(of: window) != UIWindow.self || type(of: application) != UIApplication.self
  }

  /// Whether the app receives new touches: not in the background, and not while it ignores them.
  var receivesTouches: Bool {
    let services = application.services
    return services.state != .background && services.ignoring == 0
  }
}

extension UIApplication {
  convenience init(on reference: DeviceReference) {
    self.init()
    deviceReference = reference
  }

  /// Takes the place of a device's application.
  final func adopting(_ old: UIApplication) -> UIApplication {
    deviceReference = old.deviceReference
    services.scene = old.services.scene
    services.createdWindows = old.services.createdWindows
    services.keyboardOwners = old.services.keyboardOwners
    return self
  }
}
