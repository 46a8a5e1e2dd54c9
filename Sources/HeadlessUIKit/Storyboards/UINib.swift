/// The objects of a nib file.
///
/// Nib files are compiled on a Mac. What a test registers with `SimulatedDevice.registerNib(_:_:)` takes
/// the place of the file with that name.
@preconcurrency @MainActor
open class UINib: NSObject {
  nonisolated deinit {}

  /// A key of the options of a nib.
  public nonisolated struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The raw string.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Objects that the nib refers to by identifier.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private let name: String

  /// Creates a reference to the nib with a name; the bundle is ignored.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }
  /// Creates a nib of data, which only a Mac can read.
  public convenience init(data: Data, bundle bundleOrNil: Bundle?) {
    self.init(nibName: "data", bundle: bundleOrNil)
  }

  /// Creates the objects of the nib and calls `awakeFromNib()` of each; without any, with a
  /// diagnostic, if the nib is not registered.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] { SimulatedDevice.current?.loadNib(name, owner: ownerOrNil) ?? [] }
}

extension SimulatedDevice {
  /// Creates the objects of a registered nib.
  func loadNib(_ name: String, owner: Any?) -> [Any]? {
    guard let make = interfaceFiles.nibs[name] else {
      diagnose(
        .interfaceFileMissing,
        "the nib '\(name)' can't be read, because only a Mac compiles nibs; register its objects by "
          + "device.registerNib(\"\(name)\") { owner in … }")
      return nil
    }
    let objects = make(owner)
    for object in objects { wake(object) }
    (owner as? UIResponder)?.awakeFromNib()
    return objects
  }

  /// Calls `awakeFromNib()` of an object and of the views in it, which come first.
  private func wake(_ object: Any) {
    if let view = object as? UIView { for child in view.children { wake(child) } }
    switch object {
    case let responder as UIResponder: responder.awakeFromNib()
    case let item as UIBarItem: item.awakeFromNib()
    case let recognizer as UIGestureRecognizer: recognizer.awakeFromNib()
    default: break
    }
  }
}

extension Bundle {
  /// Creates the objects of a nib; `nil`, with a diagnostic, if the nib is not registered.
  @preconcurrency @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? { SimulatedDevice.current?.loadNib(name, owner: owner) }
}

extension UIViewController {
  /// Loads the view from the registered nib of the controller: the one that its initializer names, or
  /// one with the name of its class. Returns `nil` without one.
  final func loadNibView() -> UIView? {
    guard let device = SimulatedDevice.current else { return nil }
    if case .nib(let name, _) = instanceFile {
      let objects = device.loadNib(name, owner: self) ?? []
      return existingView ?? objects.lazy.compactMap { $0 as? UIView }.first
    }
    guard !device.interfaceFiles.nibs.isEmpty, instanceFile == nil else { return nil }
    let name = "\(type(of: self))"
    for candidate in [name, name.replacingOccurrences(of: "ViewController", with: "View")]
    where device.interfaceFiles.nibs[candidate] != nil {
      let objects = device.loadNib(candidate, owner: self) ?? []
      return existingView ?? objects.lazy.compactMap { $0 as? UIView }.first
    }
    return nil
  }
}
