import HeadlessUIKit

/// The view controllers of the window.
extension SampleApp {
  var controllers: [UIViewController] {
    func all(_ controller: UIViewController) -> [UIViewController] {
      [controller] + controller.children.flatMap(all)
        + (presented(by: controller).map(all) ?? [])
    }
    return window.rootViewController.map(all) ?? []
  }

  /// Returns what a controller itself presents, rather than one of its ancestors.
  func presented(by controller: UIViewController) -> UIViewController? {
    let presented = controller.presentedViewController
    return presented?.presentingViewController === controller ? presented : nil
  }

  func visibleChild(of controller: UIViewController) -> UIViewController? {
    switch controller {
    case let stack as UINavigationController: stack.topViewController
    case let tabs as UITabBarController: tabs.selectedViewController
    default: controller.children.last { presented(by: $0) != nil }
    }
  }

  func describe(_ controller: UIViewController) -> String {
    let children = controller.children.map(describe).joined(separator: ", ")
    let own =
      switch controller {
      case is UINavigationController: "stack"
      case let tabs as UITabBarController: "tabs at \(tabs.selectedIndex)"
      default: controller.title ?? "\(type(of: controller))"
      }
    return own + (children.isEmpty ? "" : " [\(children)]")
      + (presented(by: controller).map { " presents \(describe($0))" } ?? "")
  }
}
