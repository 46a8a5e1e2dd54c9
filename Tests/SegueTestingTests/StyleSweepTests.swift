import Foundation
import SegueCore
import SegueStyles
import SegueTesting
import Testing

/// The sweep of the contract: every event at every frame.
@Suite struct StyleSweepTests {
  /// The fraction of the plays: a sample, unless `SEGUE_SWEEP` asks for another one (`make sweep`).
  nonisolated static let fraction =
    ProcessInfo.processInfo.environment["SEGUE_SWEEP"].flatMap(Double.init) ?? 0.01

  @Test(
    "a shipped style satisfies every invariant in a sample of the sweep",
    arguments: SweepCase.all(of: shippedStyles))
  func shipped(_ style: SweepCase) {
    let (violations, plays) = style.sweep(fraction: Self.fraction)
    #expect(violations.map(\.description) == [])
    if Self.fraction == 1 { print("\(style): \(plays) plays") }
  }

  @Test("the same seed chooses the same plays, another seed others, and 1 all of them")
  func sample() {
    let contract = StyleContract { PlainStyle() }
    func plays(_ fraction: Double, seed: UInt64) -> Int {
      contract.sweep(on: DeviceConfiguration(), fraction: fraction, seed: seed).plays
    }
    #expect(plays(0, seed: 1) == 0)
    #expect(plays(0.1, seed: 1) == plays(0.1, seed: 1))
    #expect(plays(0.1, seed: 1) != plays(0.1, seed: 2))
    #expect(plays(0.5, seed: 1) < plays(1, seed: 1))
  }
}
