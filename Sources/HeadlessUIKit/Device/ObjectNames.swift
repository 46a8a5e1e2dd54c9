/// The names of view controllers, views and other objects in the log.
struct ObjectNames {
  /// A cache of type names, which are slow to create at run time.
  private var typeNames: [ObjectIdentifier: String] = [:]
  /// The last entry: a controller's callbacks follow one another.
  private var last: (type: ObjectIdentifier, name: String)?

  /// Returns the title or identifier of a view controller or view, `device` for the device, else the
  /// name of the type.
  mutating func name(of object: AnyObject) -> String {
    if let controller = object as? UIViewController {
      if let identifier = controller.restorationIdentifier { return identifier }
      if let title = controller.title { return title }
    } else if let view = object as? UIView {
      if let identifier = view.accessibilityIdentifier { return identifier }
    } else if object is SimulatedDevice {
      return "device"
    }
    let type = ObjectIdentifier(type(of: object))
    if let last, last.type == type { return last.name }
    // Interpolated as a metatype: `String(describing:)` uses reflection, a fifth of a short run's time.
    let name = typeNames[type] ?? "\(Swift.type(of: object) as Any.Type)"
    typeNames[type] = name
    last = (type, name)
    return name
  }
}
