import HeadlessUIKit
import SegueConfig
import SegueCore

/// The app of a plan on its device: the window, the controllers, one object for each transition.
final class AppStage {
  let device: SimulatedDevice
  let root: ScreenController
  /// Takes what styles report.
  var report: (String) -> Void = { _ in }
  /// Takes a name that a style asks for and no screen has.
  var missingScreen: (String) -> Void = { _ in }
  private let plan: AppPlan
  private let window: UIWindow
  private var styles: [String: any TransitionStyle] = [:]
  private let dispatch = ActionDispatch()

  /// Starts the app: its root is on the screen, and nothing has moved yet.
  init(_ plan: AppPlan, on device: SimulatedDevice) {
    self.plan = plan
    self.device = device
    let dispatch = dispatch
    (window, root) = device.perform {
      let root = ScreenController(plan.root, plan.screen(plan.root) ?? ScreenPlan()) {
        dispatch.handler($0, $1)
      }
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.backgroundColor = .black
      window.rootViewController = root
      window.makeKeyAndVisible()
      return (window, root)
    }
    dispatch.handler = { [weak self] action, controller in
      switch action {
      case .present(let plan): self?.present(plan, from: controller)
      case .dismiss(let plan): self?.dismiss(plan, from: controller)
      }
    }
  }

  /// The root and all that is presented above it.
  var chain: [UIViewController] { [root] + root.presentedChain }

  /// The topmost presented controller; the root while nothing is presented.
  var top: UIViewController { root.presentedChain.last ?? root }

  /// The topmost screen on view of a name; without a name the given one.
  func controller(_ name: String?, otherwise: UIViewController) -> UIViewController? {
    guard let name else { return otherwise }
    return chain.last { $0.restorationIdentifier == name }
  }

  /// Presents a new controller of a screen.
  func present(_ presentation: PresentationPlan, from presenter: UIViewController) {
    guard let presenter = controller(presentation.from, otherwise: presenter),
      let controller = makeController(presentation.screen)
    else { return }
    if let use = presentation.with { controller.use(style(of: use), host: host) }
    presenter.present(controller, animated: presentation.animated)
  }

  /// Tells a controller to dismiss.
  func dismiss(_ dismissal: DismissalPlan, from controller: UIViewController) {
    self.controller(dismissal.from, otherwise: controller)?.dismiss(animated: dismissal.animated)
  }

  /// The one object of a transition, tuned for a use.
  private func style(of use: TransitionUse) -> any TransitionStyle {
    let style = styles[use.name] ?? use.tuning.make()
    styles[use.name] = style
    _ = use.tuning.apply(to: style)
    return style
  }

  private func makeController(_ name: String) -> ScreenController? {
    guard let screen = plan.screen(name) else {
      missingScreen(name)
      return nil
    }
    return ScreenController(name, screen) { [dispatch] in dispatch.handler($0, $1) }
  }

  private var host: TransitionHost {
    TransitionHost(
      controller: { [weak self] name in self?.makeController(name) },
      report: { [weak self] event in self?.report(event) })
  }
}

/// Where controllers send actions, which are made before there is anybody to receive them.
private final class ActionDispatch {
  var handler: (ElementPlan.Action, UIViewController) -> Void = { _, _ in }
}

nonisolated extension AppPlan {
  func screen(_ name: String) -> ScreenPlan? { screens.first { $0.name == name }?.value }
}
