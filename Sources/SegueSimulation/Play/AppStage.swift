import HeadlessUIKit
import SegueConfig
import SegueCore

/// The app of a plan on its device: the window, the controllers, one object for each transition.
final class AppStage {
  let device: SimulatedDevice
  let root: UIViewController
  /// Takes what styles report.
  var report: (String) -> Void = { _ in }
  /// Takes a name that a style asks for and no screen has.
  var missingScreen: (String) -> Void = { _ in }
  /// What elements and transitions cannot do where they stand, each told once.
  private(set) var impossibleActions: [String] = []
  private let plan: AppPlan
  private let window: UIWindow
  private var styles: [String: any TransitionStyle] = [:]

  /// Starts the app: its root is on the screen, and nothing has moved yet.
  init(_ plan: AppPlan, on device: SimulatedDevice) {
    self.plan = plan
    self.device = device
    let tree = ScreenTree(plan)
    root = device.perform { tree.controller(of: plan.root) }
    window = device.perform { UIWindow(frame: UIScreen.main.bounds) }
    device.perform {
      for screen in tree.screens { connect(screen) }
      for (controller, use) in tree.uses { give(use, to: controller) }
      window.backgroundColor = .black
      window.rootViewController = root
      window.makeKeyAndVisible()
    }
  }

  // MARK: Controllers

  /// The root and all that is presented above it.
  var chain: [UIViewController] {
    var chain = [root]
    while let next = chain.last.map(Self.leaf)?.presentedViewController,
      !chain.contains(where: { $0 === next })
    {
      chain.append(next)
    }
    return chain
  }

  /// The screen on view in a controller: itself, or that of its topmost or selected child.
  static func leaf(of controller: UIViewController) -> UIViewController {
    switch controller {
    case let stack as UINavigationController: stack.topViewController.map(leaf) ?? stack
    case let tabs as UITabBarController: tabs.selectedViewController.map(leaf) ?? tabs
    default: controller
    }
  }

  /// The screen on view at the top of what is presented.
  var top: UIViewController { Self.leaf(of: chain.last ?? root) }

  /// The tabs of the root, where it has some.
  var tabs: UITabBarController? { root as? UITabBarController }

  /// All screens that there are, those on view last.
  var screens: [UIViewController] {
    let all = chain.flatMap(\.screensWithin)
    return all.filter { $0.viewIfLoaded?.window == nil }
      + all.filter { $0.viewIfLoaded?.window != nil }
  }

  /// The topmost screen of a name; without a name the given one.
  func controller(_ name: String?, otherwise: UIViewController) -> UIViewController? {
    guard let name else { return otherwise }
    return screens.last { $0.restorationIdentifier == name }
  }

  // MARK: Actions

  /// Presents a new controller of a screen from a controller.
  func present(_ presentation: PresentationPlan, from presenter: UIViewController) {
    guard let controller = makePresented(presentation) else { return }
    presenter.present(controller, animated: presentation.animated)
  }

  private func makePresented(_ presentation: PresentationPlan) -> UIViewController? {
    let controller = makeController(presentation.screen)
    if let use = presentation.with, let controller { give(use, to: controller) }
    if let source = controller?.plan.source {
      controller?.popoverPresentationController?.sourceView = device.view(named: source)
    }
    return controller
  }

  /// Pushes a new controller of a screen onto the stack of a controller.
  func push(_ push: PushPlan, from controller: UIViewController) {
    guard let stack = controller.stack else {
      return refuse(
        "\(device.name(of: controller)) cannot push \(push.screen): it is in no stack; "
          + "put it into one: root: { navigation: [\(device.name(of: controller))] }")
    }
    guard let made = makeController(push.screen) else { return }
    if let use = push.with, stack.transitionStyle !== style(of: use) { give(use, to: stack) }
    stack.pushViewController(made, animated: push.animated)
  }

  /// Pops from the stack of a controller.
  func pop(_ pop: PopPlan, from controller: UIViewController) {
    guard let stack = controller.stack else {
      return refuse(
        "\(device.name(of: controller)) cannot pop: it is in no stack; "
          + "put it into one: root: { navigation: [\(device.name(of: controller))] }")
    }
    guard let name = pop.to else {
      stack.popViewController(animated: pop.animated)
      return
    }
    let target = stack.viewControllers.last { $0.restorationIdentifier == name }
    guard let target else {
      return refuse(
        "\(device.name(of: controller)) cannot pop to \(name): its stack is "
          + "[\(stack.names.joined(separator: ", "))]")
    }
    stack.popToViewController(target, animated: pop.animated)
  }

  /// Selects a tab by code; false where there is none of the name.
  func select(_ name: String) -> Bool {
    let tab = tabs?.viewControllers?.first { $0.firstScreenName == name }
    guard let tab else { return false }
    tabs?.selectedViewController = tab
    return true
  }

  /// Gives a controller a transition, and tells of one that has no part in what it does.
  private func give(_ use: TransitionUse, to controller: UIViewController) {
    let style = style(of: use)
    controller.use(style, host: host)
    let (isApt, purpose) =
      switch controller {
      case is UINavigationController: (style.navigationDelegate != nil, "pushes and pops")
      case is UITabBarController: (style.tabBarDelegate != nil, "changes of tab")
      default: (style.transitioningDelegate != nil, "presentations")
      }
    guard !isApt else { return }
    refuse(
      "\(device.name(of: controller)) uses the transition \(use.name), but its style "
        + "\(use.tuning.identifier) has no part in \(purpose); name another transition")
  }

  private func refuse(_ message: String) {
    if !impossibleActions.contains(message) { impossibleActions.append(message) }
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
    controller.onPull = { [weak self] plan in self?.makePresented(plan) }
    controller.onStandIn = { [weak self] name in self?.makeController(name) }
    if let source = controller.plan.zoomsFrom {
      controller.preferredTransition = .zoom { [weak self] _ in self?.device.view(named: source) }
    }
    controller.onTapOutside = { [weak self] in self?.report($0) }
    controller.onAction = { [weak self, weak controller] action in
      guard let self, let controller else { return }
      switch action {
      case .present(let plan): present(plan, from: controller)
      case .dismiss(let plan): controller.dismiss(animated: plan.animated)
      case .push(let plan): push(plan, from: controller)
      case .pop(let plan): pop(plan, from: controller)
      case .select(let name): _ = select(name)
      }
    }
  }

  private var host: TransitionHost {
    TransitionHost(
      controller: { [weak self] name in self?.makeController(name) },
      report: { [weak self] event in self?.report(event) })
  }
}

extension UIViewController {
  /// The screens in the controller, or itself.
  fileprivate var screensWithin: [UIViewController] {
    children.isEmpty ? [self] : children.flatMap(\.screensWithin)
  }
}

nonisolated extension AppPlan {
  func screen(_ name: String) -> ScreenPlan? { screens.first { $0.name == name }?.value }
}
