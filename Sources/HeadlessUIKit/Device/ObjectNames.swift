/// What the log of a device calls controllers, views and other objects.
struct ObjectNames {
  /// The names of types that were needed so far: the runtime is slow to spell them.
  private var typeNames: [ObjectIdentifier: String] = [:]

  /// The title or identifier of a controller or view, else the name of its type.
  mutating func name(of object: AnyObject) -> String {
    if let controller = object as? UIViewController {
      if let identifier = controller.restorationIdentifier { return identifier }
      if let title = controller.title { return title }
    }
    if let view = object as? UIView, let identifier = view.accessibilityIdentifier {
      return identifier
    }
    let type: any AnyObject.Type = type(of: object)
    if let name = typeNames[ObjectIdentifier(type)] { return name }
    let name = String(describing: type)
    typeNames[ObjectIdentifier(type)] = name
    return name
  }
}
