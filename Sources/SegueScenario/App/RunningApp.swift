package import HeadlessUIKit
import SegueConfig
import SegueCore
import SegueTuning

/// The running app of a plan: the window, the view controllers, one style object per transition.
package final class RunningApp {
  package let device: SimulatedDevice
  package let root: UIViewController
  /// Receives the events that styles report.
  package var report: (String) -> Void = { _ in }
  /// Receives the name of a screen that a style requests and the file does not define.
  package var missingScreen: (String) -> Void = { _ in }
  /// The diagnostics of actions and transitions that cannot be performed, each once.
  package private(set) var impossibleActions: [String] = []
  private var taps: [String: Int] = [:]
  /// The view controllers of the file that are still alive.
  private(set) var created: [BoxedReference<UIViewController>] = []
  let plan: AppPlan
  private let window: UIWindow
  /// The style object of each transition used so far, by name.
  private(set) var styles: [String: any TransitionStyle] = [:]
  /// The tuning of the transitions; `nil` if no screen has the tuning panel.
  private lazy var tuning: TransitionTuning? = {
    guard plan.screens.contains(where: { $0.value.content == .tuning }) else { return nil }
    return TransitionTuning(
      TransitionLibrary(CompiledTransitions(plan.transitions), plan.catalog))
  }()

  /// Starts the app with its root in a visible window.
  package init(_ plan: AppPlan, on device: SimulatedDevice) {
    self.plan = plan
    self.device = device
    let factory = ControllerFactory(plan)
    root = device.perform { plan.root.makeController(with: factory) }
    window = device.perform { UIWindow(frame: UIScreen.main.bounds) }
    device.perform {
      connect(factory)
      window.backgroundColor = .black
      window.rootViewController = root
      window.makeKeyAndVisible()
    }
  }

  // MARK: View controllers

  /// Returns whether a name is that of a screen, not of a container.
  package func isScreen(_ name: String) -> Bool { plan.screen(name) != nil }

  /// Returns the topmost screen with a name.
  package func controller(named name: String) -> UIViewController? {
    screens.last { $0.restorationIdentifier == name }
  }

  /// Returns the failure of an action whose screen is not presented.
  package func missing(_ screen: String) -> ActionFailure {
    ActionFailure(
      requirement: "\(screen) is presented", expected: screen,
      found: screens.map(device.name(of:)).joined(separator: ", "))
  }

  /// Creates the view controller of a screen; reports an unknown name and returns `nil`.
  func makeController(_ name: String) -> ScreenController? {
    guard let screen = plan.screen(name) else {
      missingScreen(name)
      return nil
    }
    return makeController(name, screen)
  }

  func makeController(_ name: String, _ screen: ScreenPlan) -> ScreenController {
    let controller = ScreenController(name, screen)
    connect(controller)
    return controller
  }

  /// Remembers a view controller, to find it if it leaks.
  func noteCreated(_ controller: UIViewController) {
    // Those that were deallocated are removed.
    created = created.filter { $0.object != nil } + [BoxedReference(controller)]
  }

  /// Connects the screens and the containers that a factory has created.
  private func connect(_ factory: ControllerFactory) {
    for screen in factory.screens { connect(screen) }
    for (controller, use) in factory.uses { self.use(use, forChangesIn: controller) }
  }

  /// Connects the callbacks of a screen with the app, and embeds the container that fills it.
  private func connect(_ controller: ScreenController) {
    noteCreated(controller)
    if let container = controller.plan.container {
      let factory = ControllerFactory(plan, isContent: true)
      controller.embed(container.makeController(with: factory))
      connect(factory)
    }
    let reference = BoxedReference(controller)
    controller.makeInteractivelyPresented = { [weak self] action in
      reference.object.flatMap { self?.makePresented(action, from: $0) }
    }
    controller.makeScreen = { [weak self] name in self?.makeController(name) }
    if let source = controller.plan.zoomSource {
      controller.preferredTransition = .zoom { [weak self] _ in self?.device.view(named: source) }
    }
    controller.makeTuning = { [weak self] in self?.tuning }
    controller.onCopy = { [weak self] in self?.report("copied \($0)") }
    controller.onTapOutside = { [weak self] in self?.report($0) }
    controller.onTap = { [weak self] element in
      self?.countTap(on: element.id)
      if let other = element.repeatedID { self?.countTap(on: other) }
    }
    controller.onAction = { [weak self] action in
      if let controller = reference.object { self?.perform(action, from: controller) }
    }
  }

  // MARK: Actions

  /// Performs the action of an element or a button, with its screen as the source.
  func perform(_ action: any Action, from controller: UIViewController) {
    action.perform(
      ActionContext(app: self, source: controller) { [weak self] failure in
        if let advice = failure.advice { self?.reportImpossible(advice) }
      })
  }

  /// Returns the number of taps on an element so far.
  package func tapCount(of element: String) -> Int { taps[element] ?? 0 }

  /// Counts a tap on an element.
  func countTap(on element: String) { taps[element, default: 0] += 1 }

  private func reportImpossible(_ message: String) {
    if !impossibleActions.contains(message) { impossibleActions.append(message) }
  }

  // MARK: Transitions

  /// Sets the transition of a container, unless the container already uses it.
  func use(_ use: TransitionUse, forChangesIn controller: UIViewController) {
    guard let style = style(of: use), let container = controller as? any AppContainer else {
      return
    }
    let role = container.changeRole
    if let role {
      guard controller.transitionStyle(for: role) !== style else { return }
      controller.use(style, for: [role], host: host)
    }
    let isApt = role.map { controller.isAnimated(by: style, as: $0) } ?? false
    check(use, isApt: isApt, container.animatedChanges, controller)
  }

  /// Reports a transition whose style does not support its use.
  ///
  /// - Parameters:
  ///   - isApt: Whether the style supports the use.
  ///   - purpose: What the style would animate, for the message: `tab changes`.
  func check(
    _ use: TransitionUse, isApt: Bool, _ purpose: String, _ controller: UIViewController
  ) {
    guard !isApt, let name = use.name, let configured = use.configuredStyle else { return }
    reportImpossible(
      "\(device.name(of: controller)) uses the transition \(name), but its style "
        + "\(configured.identifier) does not support \(purpose); name another transition")
  }

  /// Returns a transition's style object with the use's parameters; `nil` for the built-in one.
  func style(of use: TransitionUse) -> (any TransitionStyle)? {
    guard let name = use.name, let configured = use.configuredStyle else { return nil }
    let style = styles[name] ?? tuning?.library.makeStyle(name) ?? configured.make()
    styles[name] = style
    let tuned = use.overridesParameters ? nil : tuning?.library.transition(name)
    _ = (tuned ?? configured).apply(to: style)
    return style
  }

  /// The host of the styles that the app uses.
  var host: TransitionHost {
    TransitionHost(
      controller: { [weak self] name in self?.makeController(name) },
      mayDismiss: { controller, _ in
        Self.visiblePath(of: controller).allSatisfy { screen in
          !screen.isModalInPresentation && (screen as? ScreenController)?.mayBeDismissed != false
        }
      },
      willDismiss: { [device] in device.log("willDismiss", $0, $1) },
      didDismiss: { [device] in device.log("didDismiss", $0, $1) },
      didAttemptToDismiss: { [device] controller, cause in
        device.log("didAttemptToDismiss", controller, cause)
        Self.visiblePath(of: controller).compactMap { $0 as? ScreenController }
          .first { $0.hasUnsavedChanges }?.didAttemptToDismiss()
      },
      didRelease: { [device] in $1.log(for: $0, on: device) },
      report: { [weak self] event in self?.report(event) })
  }
}

extension SimulatedDevice {
  /// Records a notification to a style's host as a delegate event.
  fileprivate func log(
    _ notification: String, _ controller: UIViewController, _ cause: TransitionHost.DismissalCause
  ) { log(.delegate, controller, "\(notification) by \(cause.rawValue)") }
}
