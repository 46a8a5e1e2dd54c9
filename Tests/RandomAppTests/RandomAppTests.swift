import RandomApp
import Testing

/// The random app, with the first seeds of `make random`.
@Suite struct RandomAppTests {
  @Test(
    "[I2-I4][I8] after random actions an app is consistent at rest", arguments: 0..<20)
  func isConsistent(part: UInt64) {
    for seed in (part * 10 + 1)...(part * 10 + 10) {
      let run = RandomRun(seed: seed, steps: Step.all(seed: seed, count: 80))
      guard let failure = run.failures.first else { continue }
      let report = FailingRun(seed: seed, count: 80, failure: failure).report
      Issue.record(Comment(rawValue: report))
    }
  }

  @Test("popping a controller whose view a presentation removed shows the view below")
  func popsWithoutAView() {
    // A run that failed, and the steps to which it was reduced.
    let steps = Step.all(seed: 179_764, count: 80)
    let run = RandomRun(seed: 179_764, steps: [2, 4, 5].map { steps[$0] })
    #expect(run.failures == [])
  }

  @Test("[I10] the same seed gives the same run")
  func isReproducible() {
    let runs = (1...2).map { _ in
      RandomRun(seed: 7, steps: Step.all(seed: 7, count: 80), isTelling: true)
    }
    #expect(runs[0].events.count > 100)
    #expect(runs[0].events == runs[1].events)
    #expect(runs[0].story == runs[1].story)
  }

  @Test("shrinking keeps only the steps that a failure needs, in order")
  func shrinks() {
    var attempts = 0
    let kept = Shrinking { indices in
      attempts += 1
      return indices.contains(17) && indices.contains(42) && indices.contains(43)
    }.shrink(Array(0..<80))
    #expect(kept == [17, 42, 43])
    #expect(attempts < 100)
  }

  @Test("failures of one kind differ in numbers only")
  func kinds() {
    #expect(
      FailingRun.kind("screen12 is at -3.5 after viewDidAppear")
        == FailingRun.kind("screen4 is at 17 after viewDidAppear"))
    #expect(FailingRun.kind("screen12 is hidden") != FailingRun.kind("tabs12 is hidden"))
  }
}
