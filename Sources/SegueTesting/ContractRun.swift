import SegueCore

/// Plays a style in one scene on one device, and collects the invariants that it violates.
final class ContractRun {
  /// The violations of every play, in order.
  private(set) var violations: [ContractViolation] = []
  /// The steps of every play, a line each.
  private(set) var transcript: [String] = []
  let words: ContractWords
  let configuration: DeviceConfiguration
  private let makeStyle: () -> any TransitionStyle
  private let arrange: (UIViewController) -> Void
  private let makeScene: () -> any ContractScene

  init(
    _ makeStyle: @escaping () -> any TransitionStyle, in kind: ContractSceneKind,
    on configuration: DeviceConfiguration,
    arranging arrange: @escaping (UIViewController) -> Void
  ) {
    self.arrange = arrange
    self.makeStyle = makeStyle
    self.configuration = configuration
    words = kind.words
    let makeController = (makeStyle() as? DelegateStyle)?.makeController
    makeScene = { kind.makeScene(of: makeController) }
  }

  /// Runs the plays of a path.
  func run(along path: ContractPath) {
    switch path {
    case .present: present()
    case .dismiss: dismiss()
    case .cancel: cancel()
    case .interrupt: interrupt()
    case .rotate: ContractRotations(self).play()
    }
  }

  /// Runs a play until it ends, or violates an invariant without which nothing can be judged.
  ///
  /// - Parameters:
  ///   - title: The title of the play in messages.
  ///   - orientation: The initial orientation; nil uses the device's.
  ///   - script: The steps.
  /// - Returns: The result of the script; nil after such a violation, or if the play leaves something
  ///   behind, with which other plays cannot be compared.
  @discardableResult
  func play<Result>(
    _ title: String, in orientation: UIInterfaceOrientation? = nil, recordsFrames: Bool = false,
    _ script: (ContractPlay) throws(ContractViolation) -> Result
  ) -> Result? {
    var device = configuration
    if let orientation { device.orientation = orientation }
    let simulated = SimulatedDevice(device)
    return simulated.perform {
      let scene = makeScene()
      arrange(scene.root)
      let play = ContractPlay(
        title, makeStyle, in: scene, on: simulated, recordsFrames: recordsFrames)
      defer {
        transcript += [title] + play.steps.map { "  \($0)" }
        violations += play.watch.violations
      }
      do throws(ContractViolation) {
        let result = try script(play)
        let isClean = !play.watch.violations.contains { $0.invariant == .leavesNothingBehind }
        return isClean ? result : nil
      } catch {
        return nil
      }
    }
  }
}
