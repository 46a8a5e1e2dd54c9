public import SegueCore

/// Holds a style to the laws that every style must keep.
///
/// It presents and dismisses a controller with the style on simulated devices, or pushes and pops one
/// where the style answers for stacks, and looks after every event at everything a person and an app
/// would see.
public struct StyleContract {
  private let arrange: (UIViewController) -> Void
  private let makeStyle: () -> any TransitionStyle

  /// Makes the contract of a style.
  ///
  /// - Parameters:
  ///   - arrange: Puts into the presenter, or the stack, what the style looks for there; by default
  ///     nothing.
  ///   - makeStyle: Makes a fresh style; called many times.
  public init(
    arranging arrange: @escaping (UIViewController) -> Void = { _ in },
    _ makeStyle: @escaping () -> any TransitionStyle
  ) {
    self.arrange = arrange
    self.makeStyle = makeStyle
  }

  /// The laws that the style breaks on a device, in the order of `StyleInvariant`, each once.
  ///
  /// - Parameter paths: What is done with the style; everything by default.
  public func violations(
    on device: DeviceConfiguration, along paths: [ContractPath] = ContractPath.allCases
  ) -> [ContractViolation] {
    let seen = runs(on: device, along: paths).flatMap(\.violations)
    return StyleInvariant.allCases.compactMap { law in seen.first { $0.law == law } }
  }

  /// Everything that is done with the style on a device and checked, a line each: when, s, how many
  /// frames were looked at before, and what. A line that is not indented names the play that follows, as
  /// `ContractViolation.play` does.
  ///
  /// - Parameter paths: What is done with the style; everything by default.
  public func transcript(
    on device: DeviceConfiguration, along paths: [ContractPath] = ContractPath.allCases
  ) -> String {
    runs(on: device, along: paths).flatMap(\.transcript).map { $0 + "\n" }.joined()
  }

  private func runs(on device: DeviceConfiguration, along paths: [ContractPath]) -> [ContractRun] {
    ContractSceneKind.all(for: makeStyle()).map { kind in
      let run = ContractRun(makeStyle, in: kind, on: device, arranging: arrange)
      for path in paths { run.run(along: path) }
      return run
    }
  }
}
