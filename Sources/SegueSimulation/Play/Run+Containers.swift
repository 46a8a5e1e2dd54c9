import HeadlessUIKit
import SegueRecording

/// Steps and conditions of containers.
extension Run {
  // MARK: Steps

  func push(_ plan: PushPlan, _ place: String?) {
    guard let controller = liveController(plan.from, place) else { return }
    guard controller.stack != nil else { return reportNoStack(controller, place) }
    stage.push(plan, from: controller)
  }

  func pop(_ plan: PopPlan, _ place: String?) {
    guard let controller = liveController(plan.from, place) else { return }
    guard let stack = controller.stack else { return reportNoStack(controller, place) }
    if let name = plan.to, !stack.names.contains(name) {
      return report(
        Verdict(
          time: device.now, passed: false, expectation: "\(name) is in the stack",
          expected: name, actual: stack.names.joined(separator: ", "), place: place))
    }
    stage.pop(plan, from: controller)
  }

  func replace(_ plan: StackPlan, _ place: String?) {
    guard let controller = liveController(plan.from, place) else { return }
    guard let stack = controller.stack else { return reportNoStack(controller, place) }
    stage.replace(plan, of: stack)
  }

  func select(_ name: String, _ place: String?) {
    if !stage.select(name) { reportNone("there is a tab \(name)", name, place) }
  }

  func turn(to plan: PageTurnPlan, _ place: String?) {
    if !stage.turn(to: plan) { reportNone("there is a page \(plan.page)", plan.page, place) }
  }

  func move(_ column: SplitPlan.Column, shows: Bool, _ place: String?) {
    guard !stage.move(column, shows: shows) else { return }
    reportNone("there are columns", column.rawValue, place)
  }

  private func reportNone(_ expectation: String, _ expected: String, _ place: String?) {
    report(
      Verdict(
        time: device.now, passed: false, expectation: expectation, expected: expected,
        actual: "none", place: place))
  }

  private func reportNoStack(_ controller: UIViewController, _ place: String?) {
    report(
      Verdict(
        time: device.now, passed: false,
        expectation: "\(device.name(of: controller)) is in a stack", expected: "a stack",
        actual: "none: the root has no navigation around it", place: place))
  }

  // MARK: Conditions

  func standing(_ screens: [String]) -> Finding {
    guard let stack = stage.top.stack else { return Finding(false, "no stack") }
    let found = stack.names
    return Finding(found == screens, "[\(found.joined(separator: ", "))]")
  }

  func selecting(_ name: String) -> Finding {
    guard let tabs = stage.tabs, let selected = tabs.selectedViewController else {
      return Finding(false, "no tabs")
    }
    let found = selected.firstScreenName
    return Finding(found == name, found)
  }
}

extension UIViewController {
  /// The stack that the controller is or stands in.
  var stack: UINavigationController? { self as? UINavigationController ?? navigationController }

  /// The name of the controller's screen; that of the first in a container.
  var firstScreenName: String {
    let first =
      switch self {
      case let stack as UINavigationController: stack.viewControllers.first
      case let split as UISplitViewController: split.viewController(for: .primary)
      case let pages as PagesController: pages.first
      default: nil as UIViewController?
      }
    return first?.firstScreenName ?? restorationIdentifier ?? ""
  }
}

extension UINavigationController {
  /// The names of the screens in the stack, the root first.
  var names: [String] { viewControllers.map { $0.restorationIdentifier ?? "" } }

  /// The topmost screen of a name in the stack.
  func controller(named name: String) -> UIViewController? {
    viewControllers.last { $0.restorationIdentifier == name }
  }
}
