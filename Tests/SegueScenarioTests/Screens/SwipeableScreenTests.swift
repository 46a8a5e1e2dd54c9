import SegueConfig
import SegueCore
import SegueMotion
import SegueParts
import SegueRecording
import SegueScenario
import Testing

/// Screens that decide which swipes pop and push.
@Suite struct SwipeableScreenTests {
  /// A style whose pans push and pop, with a pan anywhere.
  nonisolated private static let swipes = StyleDescriptor(
    identifier: "swipes", summary: "Swipes push and pop.",
    parameters: ParameterTable("a swipes style", defaults: PanParameters(), []),
    make: {
      CoverTransition($0, pan: { $0 }) { _, _, _ in
        DisplacementMovement.push(.curve(.linear, duration: 0.3), toward: .trailing, parallax: 0)
      }
    })

  private func failures(_ detail: String, _ steps: String) throws -> [String] {
    let text = """
      device: { size: [400, 600] }
      screens:
        home: { title: Home, interactivePush: detail }
        detail: { title: Detail\(detail) }
      root: { navigation: [home], with: both }
      transitions: { both: { style: swipes } }
      scenarios:
        - name: it
          steps:
      \(listed(steps))

      """
    let catalog = StyleCatalog([StyleEntry(Self.swipes)])
    return try playFile(text, catalog: catalog).failures
  }

  @Test("a swipe away from the edge pushes the screen of interactivePush, and one back pops it")
  func pushesAndPops() throws {
    let failures = try failures(
      "",
      """
      - swipe: { from: { point: [300, 400] }, by: [-200, 0], velocity: 1500 }
      - settle
      - expect: { viewControllers: [home, detail], completed: push }
      - swipe: { from: { point: [100, 400] }, by: [200, 0], velocity: 1500 }
      - settle
      - expect: { viewControllers: [home], completed: pop }
      """)
    #expect(failures == [])
  }

  @Test("a screen without interactivePush pushes nothing")
  func pushesNothing() throws {
    let failures = try failures(
      "",
      """
      - push: { screen: detail, animated: false }
      - settle
      - swipe: { from: { point: [300, 400] }, by: [-200, 0], velocity: 1500 }
      - settle
      - expect: { viewControllers: [home, detail], transition: none }
      """)
    #expect(failures == [])
  }

  @Test("a screen with allowsInteractivePop false is popped by code only")
  func refusesPop() throws {
    let failures = try failures(
      ", allowsInteractivePop: false",
      """
      - push: { screen: detail, animated: false }
      - settle
      - swipe: { from: { point: [100, 400] }, by: [200, 0], velocity: 1500 }
      - settle
      - expect: { viewControllers: [home, detail] }
      - pop
      - settle
      - expect: { viewControllers: [home] }
      """)
    #expect(failures == [])
  }
}
