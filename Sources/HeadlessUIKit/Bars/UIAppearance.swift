/// A class whose objects get default values from a proxy.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// Returns the proxy of the class.
  ///
  /// What is set there is set on each object that enters a window and whose property has its default
  /// value. Only the properties of UIKit's classes that a bar or a control draws take part.
  static func appearance() -> Self
  /// Returns the proxy for objects in containers, innermost first.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
  /// Returns the proxy of the class; the traits are ignored.
  static func appearance(for trait: UITraitCollection) -> Self
  /// Returns the proxy for objects in containers; the traits are ignored.
  static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// A class whose objects can contain others with an appearance of their own.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIAppearance {
  /// Returns the proxy of the class; the traits are ignored.
  public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
  /// Returns the proxy for objects in containers; the traits are ignored.
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { appearance(whenContainedInInstancesOf: containerTypes) }
}

extension UIViewController: UIAppearanceContainer {}

extension UIView: UIAppearance, UIAppearanceContainer {
  /// Returns the proxy of the class.
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }
  /// Returns the proxy for views in containers, innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    let registry = SimulatedDevice.current?.appearances
    if let present = registry?.proxy(Self.self, in: containerTypes) as? Self { return present }
    let made = instance()
    registry?.add(made, in: containerTypes)
    return made
  }
}

extension UIBarItem: UIAppearance {
  /// Returns the proxy of the class.
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }
  /// Returns the proxy for items of bars in containers, innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    let registry = SimulatedDevice.current?.appearances
    if let present = registry?.proxy(Self.self, in: containerTypes) as? Self { return present }
    let made = instance()
    registry?.add(made, in: containerTypes)
    return made
  }
}

/// The proxies of a device.
final class AppearanceRegistry {
  private struct Proxy {
    var object: NSObject
    var containers: [AnyClass]
  }
  /// The proxies, the most specific last.
  private var proxies: [Proxy] = []

  nonisolated deinit {}

  var isEmpty: Bool { proxies.isEmpty }

  private func classes(_ containers: [any UIAppearanceContainer.Type]) -> [AnyClass] {
    containers.map { $0 as AnyClass }
  }

  func proxy(
    _ type: AnyClass, in containers: [any UIAppearanceContainer.Type]
  ) -> NSObject? {
    let wanted = classes(containers).map(ObjectIdentifier.init)
    return proxies.first {
      Swift.type(of: $0.object) == type && $0.containers.map(ObjectIdentifier.init) == wanted
    }?.object
  }

  func add(_ object: NSObject, in containers: [any UIAppearanceContainer.Type]) {
    let new = Proxy(object: object, containers: classes(containers))
    // Before the first proxy that is more specific: of a subclass, or in more containers.
    let index = proxies.firstIndex { present in
      let isSubclass =
        type(of: present.object) != type(of: object)
        && isClass(type(of: present.object), sameOrBelow: type(of: object))
      return isSubclass
        || type(of: present.object) == type(of: object)
          && present.containers.count > new.containers.count
    }
    proxies.insert(new, at: index ?? proxies.count)
  }

  /// Gives an object the values of its proxies, most specific first.
  func apply(to object: NSObject, in responder: UIResponder?) {
    for proxy in proxies.reversed()
    where isClass(type(of: object), sameOrBelow: type(of: proxy.object)) {
      guard contains(proxy.containers[...], responder) else { continue }
      for property in AppearanceProperty.all { property.transfer(proxy.object, object) }
    }
  }

  /// Returns whether a responder is in containers of some classes, innermost first.
  private func contains(_ containers: ArraySlice<AnyClass>, _ responder: UIResponder?) -> Bool {
    guard let wanted = containers.first else { return true }
    var present = responder
    while let candidate = present {
      if isClass(type(of: candidate), sameOrBelow: wanted) {
        return contains(containers.dropFirst(), candidate.next)
      }
      present = candidate.next
    }
    return false
  }
}

extension SimulatedDevice {
  /// The proxies of `UIAppearance`.
  var appearances: AppearanceRegistry {
    if let existingAppearances { return existingAppearances }
    let made = AppearanceRegistry()
    existingAppearances = made
    return made
  }
}

extension UIBarItem {
  /// Gives the item the values of its proxies, when a bar shows it.
  final func applyAppearance(in bar: UIView) {
    SimulatedDevice.current?.existingAppearances?.apply(to: self, in: bar)
  }
}

extension UIView {
  /// Gives the view the values of its proxies, when it enters a window.
  final func applyAppearance() {
    guard let registry = SimulatedDevice.current?.appearances else { return }
    registry.apply(to: self, in: next)
  }
}
