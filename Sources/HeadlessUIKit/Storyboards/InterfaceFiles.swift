/// The storyboards and nibs that a test registers.
final class InterfaceFiles {
  var storyboards: [String: StoryboardContents] = [:]
  /// The names of the storyboards, in order of registration.
  private var names: [String] = []
  var nibs: [String: (_ owner: Any?) -> [Any]] = [:]

  nonisolated deinit {}

  func storyboard(_ name: String) -> StoryboardContents {
    if let present = storyboards[name] { return present }
    let made = StoryboardContents(name: name)
    storyboards[name] = made
    names.append(name)
    return made
  }

  /// Returns the segue of a controller: of its own storyboard, or else of the first that has it.
  func segue(_ identifier: String, from source: UIViewController) -> StoryboardConnection? {
    if case .storyboard(let name) = source.instanceFile,
      let found = storyboards[name]?.segue(identifier, from: source)
    {
      return found
    }
    for name in names {
      if let found = storyboards[name]?.segue(identifier, from: source) { return found }
    }
    return nil
  }
}

/// The interface file of a view controller.
enum InterfaceFile: Equatable {
  case storyboard(String)
  case nib(String, Bundle?)
}

extension SimulatedDevice {
  /// Returns the contents of the storyboard with a name, to which a test adds view controllers and
  /// segues.
  public func storyboard(_ name: String) -> StoryboardContents { interfaceFiles.storyboard(name) }

  /// Registers the objects of the nib with a name.
  ///
  /// - Parameters:
  ///   - name: The name of the nib's file.
  ///   - make: Creates the top-level objects, and sets the outlets of the owner.
  public func registerNib(_ name: String, _ make: @escaping (_ owner: Any?) -> [Any]) {
    interfaceFiles.nibs[name] = make
  }
}
