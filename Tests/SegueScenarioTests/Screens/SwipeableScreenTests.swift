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

  nonisolated private static let scripts = [
    (
      "a swipe away from the edge pushes the screen of interactivePush, and one back pops it",
      "",
      """
      - swipe: { from: { point: [300, 400] }, by: [-200, 0], velocity: 1500 }
      - settle
      - expect: { viewControllers: [home, detail], completed: push }
      - swipe: { from: { point: [100, 400] }, by: [200, 0], velocity: 1500 }
      - settle
      - expect: { viewControllers: [home], completed: pop }
      """
    ),
    (
      "a screen without interactivePush pushes nothing",
      "",
      """
      - push: { screen: detail, animated: false }
      - settle
      - swipe: { from: { point: [300, 400] }, by: [-200, 0], velocity: 1500 }
      - settle
      - expect: { viewControllers: [home, detail], transition: none }
      """
    ),
    (
      "a screen with allowsInteractivePop false is popped by code only",
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
      """
    ),
  ]

  @Test("a swipe pushes and pops as the screen allows", arguments: scripts)
  func plays(_ condition: String, _ detail: String, _ steps: String) throws {
    #expect(try failures(detail, steps) == [])
  }
}
