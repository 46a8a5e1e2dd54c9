import SegueCore

/// Plays a style in one scene on one device, and collects the laws that it breaks.
final class ContractRun {
  /// The first sight of each law that was seen broken.
  private(set) var violations: [ContractViolation] = []
  /// What every play has done, a line each.
  private(set) var transcript: [String] = []
  let words: ContractWords
  let configuration: DeviceConfiguration
  private let makeStyle: () -> any TransitionStyle
  private let arrange: (UIViewController) -> Void
  private let kind: ContractSceneKind

  init(
    _ makeStyle: @escaping () -> any TransitionStyle, in kind: ContractSceneKind,
    on configuration: DeviceConfiguration,
    arranging arrange: @escaping (UIViewController) -> Void
  ) {
    self.arrange = arrange
    self.makeStyle = makeStyle
    self.kind = kind
    self.configuration = configuration
    words = kind.words
  }

  /// Plays what belongs to a path.
  func run(along path: ContractPath) {
    switch path {
    case .present: present()
    case .dismiss: dismiss()
    case .cancel: cancel()
    case .interrupt: interrupt()
    case .rotate: rotate()
    }
  }

  /// Plays once, to the end or to the first law that is broken.
  ///
  /// - Parameters:
  ///   - title: What is being done, as messages show it.
  ///   - orientation: How the screen is held at the start; as the device has it by default.
  ///   - script: The steps.
  /// - Returns: What the script returns; nil where a law was broken.
  @discardableResult
  func play<Result>(
    _ title: String, held orientation: UIInterfaceOrientation? = nil, keepsFilm: Bool = false,
    _ script: (ContractPlay) throws(ContractViolation) -> Result
  ) -> Result? {
    var device = configuration
    if let orientation { device.orientation = orientation }
    let simulated = SimulatedDevice(device)
    return simulated.perform {
      let scene = kind.makeScene()
      arrange(scene.root)
      let play = ContractPlay(title, makeStyle, in: scene, on: simulated, keepsFilm: keepsFilm)
      defer { transcript += [title] + play.steps.map { "  \($0)" } }
      do throws(ContractViolation) {
        return try script(play)
      } catch {
        play.note("\(error.law.rawValue) is broken")
        if !violations.contains(where: { $0.law == error.law }) { violations.append(error) }
        return nil
      }
    }
  }
}
