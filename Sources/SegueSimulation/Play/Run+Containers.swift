import HeadlessUIKit
import SegueRecording

/// Steps and conditions of stacks and tabs.
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

  func select(_ name: String, _ place: String?) {
    guard stage.select(name) else {
      return report(
        Verdict(
          time: device.now, passed: false, expectation: "there is a tab \(name)", expected: name,
          actual: "none", place: place))
    }
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

  /// The name of the controller's screen; that of the first in a stack.
  var firstScreenName: String {
    let screen = (self as? UINavigationController)?.viewControllers.first ?? self
    return screen.restorationIdentifier ?? ""
  }
}

extension UINavigationController {
  /// The names of the screens in the stack, the root first.
  var names: [String] { viewControllers.map { $0.restorationIdentifier ?? "" } }
}
