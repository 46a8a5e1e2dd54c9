import HeadlessUIKit
import SegueConfig
import SegueCore
import SegueScenario
import Testing

/// Styles of several roles for one controller, and styles with delegates of their own.
@Suite struct StyleRoleTests {
  nonisolated private struct Parameters: Sendable {
    var height = 300.0
  }

  /// A style that sets UIKit's delegates itself.
  private final class OwnDelegateStyle: NSObject, TransitionStyle, TunableStyle,
    UIViewControllerTransitioningDelegate, UINavigationControllerDelegate
  {
    var parameters: Parameters
    init(_ parameters: Parameters) { self.parameters = parameters }
    func attach(to controller: UIViewController, as role: TransitionRole, host: TransitionHost) {
      switch role {
      case .modal:
        controller.modalPresentationStyle = .custom
        controller.transitioningDelegate = self
      case .stack: (controller as? UINavigationController)?.delegate = self
      case .tabs: break
      }
    }
  }

  nonisolated private static let catalog = StyleCatalog([
    StyleEntry(
      StyleDescriptor(
        identifier: "own", summary: "A style with its own delegates.",
        parameters: ParameterTable(
          "an own style", defaults: Parameters(),
          [Parameter("height", \.height, .length(1...1000), "Without effect.")]),
        make: { OwnDelegateStyle($0) })), StyleEntry(rise),
  ])

  private func file(_ root: String, _ steps: String) -> String {
    """
    device: { size: [400, 600] }
    screens: { home: { title: Home }, flow: { inNavigationController: true }, step: { title: Step } }
    root: \(root)
    transitions: { own: { style: own }, rise: { style: rise } }
    scenarios:
      - name: it
        steps:
    \(listed(steps))

    """
  }

  private func failures(root: String, _ steps: String) throws -> [String] {
    try playFile(file(root, steps), catalog: Self.catalog).failures
  }

  nonisolated private static let scripts = [
    (
      "a style that sets the transitioning delegate in attach presents",
      "home",
      """
      - present: { screen: flow, with: own }
      - settle
      - expect: { top: flow, diagnostics: none }
      """
    ),
    (
      "a style that sets the delegate of a stack in attach pushes",
      "{ navigation: [home] }",
      """
      - push: { screen: step, with: own }
      - settle
      - expect: { top: step, diagnostics: none }
      """
    ),
    (
      "a push with another transition keeps the transition of the stack's presentation",
      "home",
      """
      - present: { screen: flow, with: rise }
      - settle
      - push: { screen: step, with: own }
      - settle
      - expect: { frame: { of: step, y: 300 } }
      - dismiss
      - wait: 100ms
      - expect: { frame: { of: step, y: 450, tolerance: 1 } }
      - settle
      - expect: { top: home, diagnostics: none }
      """
    ),
  ]

  @Test("a transition animates in the role in which a file uses it", arguments: scripts)
  func plays(_ condition: String, _ root: String, _ steps: String) throws {
    #expect(try failures(root: root, steps) == [])
  }

  @Test("a transition without support for a push is reported")
  func notApt() throws {
    let failures = try failures(
      root: "{ navigation: [home] }",
      """
      - push: { screen: step, with: rise }
      - settle
      """)
    #expect(
      failures == [
        "0.5: the device reports no diagnostics: expected none, found impossibleAction "
          + "(app.yaml:8:9)"
      ])
  }
}
