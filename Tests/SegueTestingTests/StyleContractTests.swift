import HeadlessUIKit
import SegueCore
import SegueStyles
import SegueTesting
import Testing

@Suite struct StyleContractTests {
  @Test("explore") func explore() {
    let all: [(String, () -> any TransitionStyle)] = [
      ("plain", { PlainStyle() }), ("misplaced", { MisplacedStyle() }),
      ("never", { NeverCompletingStyle() }), ("twice", { TwiceCompletingStyle() }),
      ("faint", { FaintStyle() }), ("litter", { LitteringStyle() }),
      ("hoard", { HoardingStyle() }), ("restless", { RestlessStyle() }),
      ("plain stack", { PlainStackStyle() }), ("misplaced page", { MisplacedPageStyle() }),
      ("never pushed", { NeverPushedStyle() }), ("dimmed page", { DimmedPageStyle() }),
      ("clinging", { ClingingStyle() }), ("hoarding stack", { HoardingStackStyle() }),
    ]
    for (name, make) in all {
      for path in ContractPath.allCases {
      let clock = ContinuousClock()
      let start = clock.now
      let seen = StyleContract(make).violations(on: DeviceConfiguration(), along: [path])
      print("### \(name) \(path) \(clock.now - start)")
      for v in seen { print(v) }
      }
    }
  }
  @Test("shipped") func shipped() {
    let clock = ContinuousClock()
    let start = clock.now
    for one in ContractCase.all(of: shippedStyles) {
      let start = clock.now
      let seen = one.violations()
      let time = clock.now - start
      print("=== \(one) \(time)")
      for v in seen { print(v) }
    }
    print("TOTAL", clock.now - start)
  }
}
