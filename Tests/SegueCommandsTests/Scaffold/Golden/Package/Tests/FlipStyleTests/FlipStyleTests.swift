import FlipStyle
import SegueTesting
import Testing

@Suite struct FlipStyleTests {
  nonisolated static let catalog = StyleCatalog([]).adding(.flip)

  @Test("the style satisfies every invariant, and its examples are valid")
  func contract() { StyleContract.check(Self.catalog) }

  @Test("a scenario passes", arguments: ScenarioCase.all(below: "Configs", catalog: catalog))
  func scenario(_ scenario: ScenarioCase) {
    let failure = scenario.failure()
    #expect(failure.isEmpty, "\(failure)")
  }
}
