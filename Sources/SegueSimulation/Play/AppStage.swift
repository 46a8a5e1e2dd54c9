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

  /// The root and all that is presented above what is on view in it.
  var chain: [UIViewController] {
    var all: [UIViewController] = [root]
    root.collectPresented(into: &all)
    return all
  }

  /// The screen on view in a controller: itself, or that of its last child on view.
  static func leaf(of controller: UIViewController) -> UIViewController {
    controller.childrenOnView.last.map(leaf) ?? controller
  }

  /// The screen on view at the top of what is presented.
  var top: UIViewController { Self.leaf(of: chain.last ?? root) }

  /// The tabs of the root, where it has some.
  var tabs: UITabBarController? { root as? UITabBarController }

  /// The containers of a kind that there are, those on view last.
  private func containers<Container: UIViewController>() -> [Container] {
    root.containersWithin.compactMap { $0 as? Container }
  }

  /// All screens that there are, those on view last.
  var screens: [UIViewController] {
    let all = chain.flatMap(\.screensWithin)
    return all.filter { $0.viewIfLoaded?.window == nil }
      + all.filter { $0.viewIfLoaded?.window != nil }
  }

  /// Whether a name is that of a screen, and not of a container.
  func isScreen(_ name: String) -> Bool { plan.screen(name) != nil }

  /// The topmost screen of a name; without a name the given one.
  func controller(_ name: String?, otherwise: UIViewController) -> UIViewController? {
    guard let name else { return otherwise }
    return screens.last { $0.restorationIdentifier == name }
  }

  // MARK: Actions

  /// Presents a new controller of a screen from a controller.
  func present(_ presentation: PresentationPlan, from presenter: UIViewController) {
    guard let controller = makePresented(presentation, from: presenter) else { return }
    presenter.present(controller, animated: presentation.animated)
  }

  private func makePresented(
    _ presentation: PresentationPlan, from presenter: UIViewController
  ) -> UIViewController? {
    guard let screen = plan.screen(presentation.screen) else {
      missingScreen(presentation.screen)
      return nil
    }
    let controller: UIViewController
    if let alert = screen.alert {
      controller = UIAlertController(presentation.screen, title: screen.title, alert) {
        [weak self, weak presenter] action in
        if let presenter { self?.perform(action, by: presenter) }
      }
    } else {
      let own = makeController(presentation.screen, screen)
      controller = screen.inNavigation ? stack(around: own, screen) : own
      if let use = presentation.with {
        give(use, to: controller, moving: presentation.moves)
      } else if screen.whenEdited != nil || screen.adaptive != nil {
        controller.presentationController?.delegate = own
      }
    }
    if let source = screen.source {
      controller.popoverPresentationController?.sourceView = device.view(named: source)
    }
    return controller
  }

  private func stack(
    around controller: ScreenController, _ screen: ScreenPlan
  ) -> UIViewController {
    let stack = UINavigationController(rootViewController: controller)
    stack.restorationIdentifier = "navigation of \(controller.restorationIdentifier ?? "")"
    stack.title = controller.title
    screen.setUpPresentation(of: stack)
    return stack
  }

  /// Pushes a new controller of a screen onto the stack of a controller.
  func push(_ push: PushPlan, from controller: UIViewController) {
    guard let stack = controller.stack else {
      return refuse(
        "\(device.name(of: controller)) cannot push \(push.screen): it is in no stack; "
          + "put it into one: root: { navigation: [\(device.name(of: controller))] }")
    }
    let present = push.again ? stack.controller(named: push.screen) : nil
    guard let made = present ?? makeController(push.screen) else { return }
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
    guard let target = stack.controller(named: name) else {
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

  /// Replaces the stack of a controller; screens that are in it stay the same.
  func replace(_ plan: StackPlan, of stack: UINavigationController) {
    let wanted = plan.screens.compactMap { name in
      stack.controller(named: name) ?? makeController(name)
    }
    stack.setViewControllers(wanted, animated: plan.animated)
  }

  /// Turns to a page by code; false where there is none of the name.
  func turn(to plan: PageTurnPlan) -> Bool {
    let pages: [PagesController] = containers()
    return pages.contains { $0.turn(to: plan) }
  }

  /// Brings a column, or takes it away; false where there are no columns.
  func move(_ column: SplitPlan.Column, shows: Bool) -> Bool {
    let splits: [SplitController] = containers()
    guard let split = splits.last else { return false }
    shows ? split.show(.init(column)) : split.hide(.init(column))
    return true
  }

  /// Gives a controller a transition, and tells of one that has no part in what it does.
  ///
  /// - Parameter moves: When it moves the views of a presentation; nil where it is for changes in a
  ///   container.
  private func give(
    _ use: TransitionUse, to controller: UIViewController, moving moves: StyleMoves? = nil
  ) {
    let style = style(of: use)
    controller.use(style, host: host, moves: moves ?? .always)
    let (isApt, purpose) =
      switch controller {
      case _ where moves != nil: (style.transitioningDelegate != nil, "presentations")
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
    return makeController(name, screen)
  }

  private func makeController(_ name: String, _ screen: ScreenPlan) -> ScreenController {
    let controller = ScreenController(name, screen)
    connect(controller)
    return controller
  }

  private func connect(_ controller: ScreenController) {
    controller.onPull = { [weak self, weak controller] plan in
      controller.flatMap { self?.makePresented(plan, from: $0) }
    }
    controller.onStandIn = { [weak self] name in self?.makeController(name) }
    if let source = controller.plan.zoomsFrom {
      controller.preferredTransition = .zoom { [weak self] _ in self?.device.view(named: source) }
    }
    controller.onTapOutside = { [weak self] in self?.report($0) }
    controller.onAction = { [weak self, weak controller] action in
      if let controller { self?.perform(action, by: controller) }
    }
  }

  /// Does what an element or a button says, as the screen that has it.
  private func perform(_ action: ElementPlan.Action, by controller: UIViewController) {
    switch action {
    case .present(let plan): present(plan, from: controller)
    case .dismiss(let plan): controller.dismiss(animated: plan.animated)
    case .push(let plan): push(plan, from: controller)
    case .pop(let plan): pop(plan, from: controller)
    case .select(let name): _ = select(name)
    case .edit: (controller as? ScreenController)?.isEdited = true
    case .save: (controller as? ScreenController)?.isEdited = false
    case .close: (controller as? ScreenController)?.close()
    }
  }

  private var host: TransitionHost {
    TransitionHost(
      controller: { [weak self] name in self?.makeController(name) },
      mayDismiss: { controller, _ in
        let screen = Self.leaf(of: controller)
        return !controller.isModalInPresentation && !screen.isModalInPresentation
          && (screen as? ScreenController)?.mayBeDismissed != false
      },
      willDismiss: { [device] in device.log("willDismiss", $0, $1) },
      didDismiss: { [device] in device.log("didDismiss", $0, $1) },
      didAttemptToDismiss: { [device] controller, cause in
        device.log("didAttemptToDismiss", controller, cause)
        (Self.leaf(of: controller) as? ScreenController)?.didAttemptToDismiss()
      },
      report: { [weak self] event in self?.report(event) })
  }
}

extension SimulatedDevice {
  /// Records what the host of a style is notified of, next to what delegates are.
  fileprivate func log(
    _ notification: String, _ controller: UIViewController, _ cause: TransitionHost.DismissalCause
  ) { log(.delegate, controller, "\(notification) by \(cause.rawValue)") }
}

extension UIViewController {
  /// The children of a container that are on view, the main one last.
  fileprivate var childrenOnView: [UIViewController] {
    switch self {
    case let stack as UINavigationController: stack.topViewController.map { [$0] } ?? []
    case let tabs as UITabBarController: tabs.selectedViewController.map { [$0] } ?? []
    case let split as UISplitViewController: split.viewControllers
    case let pages as UIPageViewController: pages.viewControllers ?? []
    default: []
    }
  }

  /// Adds all that is presented over what is on view in the controller, from the bottom up.
  fileprivate func collectPresented(into all: inout [UIViewController]) {
    var controller: UIViewController? = self
    while let present = controller {
      for child in present.childrenOnView { child.collectPresented(into: &all) }
      controller = present.presentedViewController.flatMap {
        $0.presentingViewController === present ? $0 : nil
      }
      if let controller { all.append(controller) }
    }
  }

  /// The controller and those in it, those on view last.
  fileprivate var containersWithin: [UIViewController] {
    let onView = childrenOnView
    let others = children.filter { child in !onView.contains { $0 === child } }
    return [self] + (others + onView).flatMap(\.containersWithin)
  }

  /// The screens in the controller, or itself.
  fileprivate var screensWithin: [UIViewController] {
    children.isEmpty ? [self] : children.flatMap(\.screensWithin)
  }
}

nonisolated extension AppPlan {
  func screen(_ name: String) -> ScreenPlan? { screens.first { $0.name == name }?.value }
}
