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

  /// Starts the app: its root is on the screen, and nothing has moved yet.
  init(_ plan: AppPlan, on device: SimulatedDevice) {
    self.plan = plan
    self.device = device
    (window, root) = device.perform {
      let root = ScreenController(plan.root, plan.screen(plan.root) ?? ScreenPlan())
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.backgroundColor = .black
      window.rootViewController = root
      window.makeKeyAndVisible()
      return (window, root)
    }
    connect(root)
  }

  /// The root and all that is presented above it.
  var chain: [UIViewController] {
    var chain: [UIViewController] = [root]
    while let next = chain.last?.presentedViewController { chain.append(next) }
    return chain
  }

  /// The topmost presented controller; the root while nothing is presented.
  var top: UIViewController { chain.last ?? root }

  /// The topmost screen on view of a name; without a name the given one.
  func controller(_ name: String?, otherwise: UIViewController) -> UIViewController? {
    guard let name else { return otherwise }
    return chain.last { $0.restorationIdentifier == name }
  }

  /// Presents a new controller of a screen from a controller.
  func present(_ presentation: PresentationPlan, from presenter: UIViewController) {
    guard let controller = makeController(presentation.screen) else { return }
    if let use = presentation.with { controller.use(style(of: use), host: host) }
    presenter.present(controller, animated: presentation.animated)
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
    let controller = ScreenController(name, screen)
    connect(controller)
    return controller
  }

  private func connect(_ controller: ScreenController) {
    controller.onAction = { [weak self, weak controller] action in
      guard let self, let controller else { return }
      switch action {
      case .present(let plan): present(plan, from: controller)
      case .dismiss(let plan): controller.dismiss(animated: plan.animated)
      }
    }
  }

  private var host: TransitionHost {
    TransitionHost(
      controller: { [weak self] name in self?.makeController(name) },
      report: { [weak self] event in self?.report(event) })
  }
}

nonisolated extension AppPlan {
  func screen(_ name: String) -> ScreenPlan? { screens.first { $0.name == name }?.value }
}
