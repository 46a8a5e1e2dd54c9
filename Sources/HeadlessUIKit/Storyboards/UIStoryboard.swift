/// The view controllers of an interface file.
///
/// Interface files are compiled on a Mac. What a test registers with `SimulatedDevice.storyboard(_:)`
/// takes the place of the file with that name.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  nonisolated deinit {}

  /// The name of the file.
  final let name: String

  /// Creates a reference to the storyboard with a name; the bundle is ignored.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Creates the initial view controller; `nil`, with a diagnostic, if none is registered.
  open func instantiateInitialViewController() -> UIViewController? { makeInitial(nil) }
  /// Creates the view controller with an identifier; a plain one, with a diagnostic, if none is
  /// registered.
  open func instantiateViewController(
    withIdentifier identifier: String
  ) -> UIViewController { make(identifier, nil) ?? UIViewController(nibName: nil, bundle: nil) }
}

extension UIStoryboard {
  /// Creates the initial view controller; `creator` takes precedence over the registered closure.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? { makeInitial(creator) as? ViewController }

  /// Creates the view controller with an identifier; `creator` takes precedence over the registered
  /// closure.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let made = make(identifier, creator)
    if let made = made as? ViewController { return made }
    SimulatedDevice.current?.diagnose(
      .invalidCall,
      "the view controller with the identifier '\(identifier)' of the storyboard '\(name)' is not a "
        + "\(ViewController.self); register one of that class")
    return ViewController.instance()
  }

  private func makeInitial(_ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    guard let contents = findContents() else { return nil }
    guard let scene = contents.initialScene else {
      SimulatedDevice.current?.diagnose(
        .interfaceFileMissing,
        "the storyboard '\(name)' has no initial view controller; register one by "
          + "device.storyboard(\"\(name)\").setInitialViewController { … }")
      return nil
    }
    return contents.make(scene, creator)
  }

  private func make(
    _ identifier: String, _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    guard let contents = findContents() else { return nil }
    guard let scene = contents.scenes[identifier] else {
      SimulatedDevice.current?.diagnose(
        .interfaceFileMissing,
        "Storyboard (\(name)) doesn't contain a view controller with identifier '\(identifier)'; "
          + "register one by device.storyboard(\"\(name)\").register(\"\(identifier)\") { … }")
      return nil
    }
    return contents.make(scene, creator)
  }

  private func findContents() -> StoryboardContents? {
    guard let device = SimulatedDevice.current else { return nil }
    if let contents = device.interfaceFiles.storyboards[name] { return contents }
    device.diagnose(
      .interfaceFileMissing,
      "the storyboard '\(name)' can't be read, because only a Mac compiles storyboards; register its "
        + "view controllers by device.storyboard(\"\(name)\")")
    return nil
  }
}

/// The coder that `init(coder:)` of a class receives from a registered storyboard or nib; it has no
/// values.
final nonisolated class StoryboardCoder: NSCoder {
  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
}
