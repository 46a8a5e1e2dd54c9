public import SegueCore

/// Holds a style to the laws that every style must keep.
///
/// It presents and dismisses a controller with the style on a simulated device, or pushes and pops one
/// where the style answers for stacks, animated and not, and looks at everything a person and an app
/// would see.
public struct StyleContract {
  private let arrange: (UIViewController) -> Void
  private let makeStyle: () -> any TransitionStyle

  /// Makes the contract of a style.
  ///
  /// - Parameters:
  ///   - arrange: Puts into the presenter, or the stack, what the style looks for there; by default
  ///     nothing.
  ///   - makeStyle: Makes a fresh style; called several times.
  public init(
    arranging arrange: @escaping (UIViewController) -> Void = { _ in },
    _ makeStyle: @escaping () -> any TransitionStyle
  ) {
    self.arrange = arrange
    self.makeStyle = makeStyle
  }

  /// The laws that the style breaks on a device, in the order of `ContractLaw`, each once.
  public func violations(on device: DeviceConfiguration) -> [ContractViolation] {
    let broken = scenes.map { evidence(in: $0, on: device) }
    return ContractLaw.allCases.compactMap { law in
      broken.lazy.compactMap { $0[law] }.first.map { ContractViolation(law: law, evidence: $0) }
    }
  }

  /// What the style says that it takes part in; what it does by itself can only be presentations.
  private var scenes: [() -> any ContractScene] {
    let style = makeStyle()
    let isForStacks = style.navigationDelegate != nil
    let isModal = style.transitioningDelegate != nil || !isForStacks
    return (isModal ? [{ arranged(ModalScene()) }] : [])
      + (isForStacks ? [{ arranged(NavigationScene()) }] : [])
  }

  private func arranged(_ scene: any ContractScene) -> any ContractScene {
    arrange(scene.root)
    return scene
  }

  private func evidence(
    in scene: () -> any ContractScene, on device: DeviceConfiguration
  ) -> [ContractLaw: String] {
    let animated = ContractRun(makeStyle, in: scene, on: device, animated: true)
    let still = ContractRun(makeStyle, in: scene, on: device, animated: false)
    let again = ContractRun(makeStyle, in: scene, on: device, animated: true)
    var evidence: [ContractLaw: String] = [:]
    evidence[.endsAtFinalFrame] = animated.misplacement ?? still.misplacement
    evidence[.completesExactlyOnce] = animated.miscount ?? still.miscount
    evidence[.endsAlikeWithoutAnimation] = difference(animated.shown, still.shown)
    evidence[.leavesNothingBehind] = animated.remains ?? still.remains
    evidence[.leaksNothing] = animated.leak ?? still.leak
    evidence[.repeatsItself] = difference(animated.film, again.film)
    return evidence
  }

  /// The first line in which two descriptions differ.
  private func difference(_ one: [String], _ other: [String]) -> String? {
    for (left, right) in zip(one, other) where left != right {
      return "there is '\(left)' and the other time '\(right)'"
    }
    guard one.count != other.count else { return nil }
    return "there are \(one.count) lines and the other time \(other.count)"
  }
}
