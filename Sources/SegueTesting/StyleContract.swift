public import SegueCore

/// Checks a style against the invariants of `StyleInvariant`.
///
/// It presents and dismisses a controller with the style on simulated devices, or pushes and pops
/// one if the style animates navigation controllers, and inspects after every event what a user and
/// an app would observe.
public struct StyleContract {
  private let arrange: (UIViewController) -> Void
  private let makeStyle: () -> any TransitionStyle

  /// Makes the contract of a style.
  ///
  /// - Parameters:
  ///   - arrange: Adds to the presenter, or the navigation controller, what the style requires
  ///     there; does nothing by default.
  ///   - makeStyle: Makes a new style; called many times.
  public init(
    arranging arrange: @escaping (UIViewController) -> Void = { _ in },
    _ makeStyle: @escaping () -> any TransitionStyle
  ) {
    self.arrange = arrange
    self.makeStyle = makeStyle
  }

  /// Returns the violations of a style on a device, in the order of `StyleInvariant`, and for each
  /// invariant in the order of the plays and their steps.
  ///
  /// - Parameters:
  ///   - device: The device to run on.
  ///   - paths: The plays to run; all by default.
  public func violations(
    on device: DeviceConfiguration, along paths: [ContractPath] = ContractPath.allCases
  ) -> [ContractViolation] {
    StyleInvariant.sorted(runs(on: device, along: paths).flatMap(\.violations))
  }

  /// Returns the steps and checks of the plays on a device, a line each: the time, s, the number of
  /// inspected frames, and the step. A line without indentation is the title of the play that
  /// follows, as in `ContractViolation.play`.
  ///
  /// - Parameters:
  ///   - device: The device to run on.
  ///   - paths: The plays to run; all by default.
  public func transcript(
    on device: DeviceConfiguration, along paths: [ContractPath] = ContractPath.allCases
  ) -> String {
    runs(on: device, along: paths).flatMap(\.transcript).map { $0 + "\n" }.joined()
  }

  private func runs(on device: DeviceConfiguration, along paths: [ContractPath]) -> [ContractRun] {
    makeRuns(on: device).map { run in
      for path in paths { run.run(along: path) }
      return run
    }
  }

  /// Returns a run for each kind of transition that the style animates.
  func makeRuns(on device: DeviceConfiguration) -> [ContractRun] {
    ContractSceneKind.all(for: makeStyle()).map { kind in
      ContractRun(makeStyle, in: kind, on: device, arranging: arrange)
    }
  }
}
