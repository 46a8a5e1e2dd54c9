import HeadlessUIKit

/// Creates the view controllers of a root and collects them.
package final class ControllerFactory {
  private let plan: AppPlan
  /// Whether the container is the content of a screen, not the root.
  let isContent: Bool
  /// The screens created so far.
  private(set) var screens: [ScreenController] = []
  /// The navigation and tab bar controllers with their transitions.
  private(set) var uses: [(controller: UIViewController, use: TransitionUse)] = []

  init(_ plan: AppPlan, isContent: Bool = false) {
    (self.plan, self.isContent) = (plan, isContent)
  }

  /// Creates the view controller of a screen.
  func makeScreen(_ name: String) -> UIViewController {
    let screen = ScreenController(name, plan.screen(name) ?? ScreenPlan())
    screens.append(screen)
    return screen
  }

  /// Records the transition of a container, to apply after all controllers are created.
  func note(_ use: TransitionUse, of container: UIViewController) { uses.append((container, use)) }
}
