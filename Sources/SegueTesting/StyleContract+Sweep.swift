public import SegueCore

/// A style with parameters on one device, played with every event at every frame of its transitions:
/// an argument of a test.
public nonisolated struct SweepCase: Sendable, CustomStringConvertible {
  private let style: ContractCase

  /// Returns the cases of every style of a catalog: its defaults on each device, and each of its
  /// examples on the device at the example's position.
  public static func all(
    of catalog: StyleCatalog, on devices: [DeviceConfiguration] = ContractCase.devices
  ) -> [SweepCase] {
    ContractCase.all(of: catalog, on: devices).filter { $0.path == .present }
      .map { SweepCase(style: $0) }
  }

  /// The style or its example, and the device.
  public var description: String { style.subject }

  /// Runs the plays of the sweep: an interruption, a rotation, the background, another call and the
  /// release of a drag at every frame of a presentation and a dismissal, of a push and a pop, and of
  /// a tab change, for each that the style animates.
  ///
  /// - Parameters:
  ///   - fraction: The fraction of the plays to run, chosen by a seeded generator, 0...1; 1, the
  ///     default, runs all of them.
  ///   - seed: The seed of the choice; 1 by default.
  /// - Returns: The violations, and the number of plays.
  @MainActor public func sweep(
    fraction: Double = 1, seed: UInt64 = 1
  ) -> (violations: [ContractViolation], plays: Int) {
    StyleContract { style.configuredStyle.make() }.sweep(
      on: style.device, fraction: fraction, seed: seed)
  }
}

extension StyleContract {
  /// Runs the plays of the sweep on a device, as `SweepCase.sweep(fraction:seed:)`.
  public func sweep(
    on device: DeviceConfiguration, fraction: Double = 1, seed: UInt64 = 1
  ) -> (violations: [ContractViolation], plays: Int) {
    var chooser = SweepChooser(fraction: fraction, state: seed)
    var plays = 0
    var seen: [ContractViolation] = []
    for run in makeRuns(on: device) {
      plays += ContractSweep(run).play { chooser.choose() }
      seen += run.violations
    }
    return (StyleInvariant.sorted(seen), plays)
  }
}

/// Chooses a fraction of the plays, the same ones for the same seed (SplitMix64).
private struct SweepChooser {
  let fraction: Double
  var state: UInt64

  mutating func choose() -> Bool {
    guard fraction < 1 else { return true }
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    bits ^= bits >> 31
    return Double(bits >> 11) / Double(1 << 53) < fraction
  }
}
