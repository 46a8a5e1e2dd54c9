public import SegueCore

/// Holds a style to the laws that every style must keep.
///
/// It presents and dismisses a controller with the style on a simulated device, animated and not,
/// and looks at everything a person and an app would see.
public struct StyleContract {
  private let arrange: (UIViewController) -> Void
  private let makeStyle: () -> any TransitionStyle

  /// Makes the contract of a style.
  ///
  /// - Parameters:
  ///   - arrange: Puts into the presenter what the style looks for there; by default nothing.
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
    let animated = run(on: device, animated: true)
    let still = run(on: device, animated: false)
    let again = run(on: device, animated: true)
    let evidence: [(ContractLaw, String?)] = [
      (.endsAtFinalFrame, animated.misplacement ?? still.misplacement),
      (.completesExactlyOnce, animated.miscount ?? still.miscount),
      (.endsAlikeWithoutAnimation, difference(animated.shown, still.shown)),
      (.leavesNothingBehind, animated.remains ?? still.remains),
      (.leaksNothing, animated.leak ?? still.leak),
      (.repeatsItself, difference(animated.film, again.film)),
    ]
    return evidence.compactMap { law, seen in
      seen.map { ContractViolation(law: law, evidence: $0) }
    }
  }

  private func run(on device: DeviceConfiguration, animated: Bool) -> ContractRun {
    ContractRun(makeStyle, arranging: arrange, on: device, animated: animated)
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
