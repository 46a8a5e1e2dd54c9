import HeadlessUIKit

/// What the view controllers of a root are made with, and what was made.
package final class ControllerTree {
  private let plan: AppPlan
  /// The screens that were made.
  private(set) var screens: [ScreenController] = []
  /// The stacks and tabs with their transitions.
  private(set) var uses: [(controller: UIViewController, use: TransitionUse)] = []

  init(_ plan: AppPlan) { self.plan = plan }

  /// Makes a screen by its name.
  func makeScreen(_ name: String) -> UIViewController {
    let screen = ScreenController(name, plan.screen(name) ?? ScreenPlan())
    screens.append(screen)
    return screen
  }

  /// Notes the transition of a container, to be used once all are made.
  func note(_ use: TransitionUse, of container: UIViewController) { uses.append((container, use)) }
}
