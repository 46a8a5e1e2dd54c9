/// Performing registered segues.
extension UIViewController {
  /// Performs a segue: creates the destination, prepares the source, performs.
  final func startSegue(_ identifier: String, _ sender: Any?) {
    guard let device = SimulatedDevice.current else { return }
    guard let connection = device.interfaceFiles.segue(identifier, from: self) else {
      let hint =
        device.interfaceFiles.storyboards.isEmpty
        ? "; only a Mac compiles storyboards: register the segue by device.storyboard(_:).addSegue"
        : "; register it by device.storyboard(_:).addSegue"
      device.diagnose(
        .interfaceFileMissing,
        "Receiver (\(device.name(of: self))) has no segue with identifier '\(identifier)'" + hint)
      return
    }
    switch connection.action {
    case .forward(let kind, let make):
      guard let destination = make(StoryboardCoder(), sender) else {
        device.diagnose(
          .interfaceFileMissing,
          "the destination of the segue '\(identifier)' is not registered; register it by "
            + "device.storyboard(\"\(connection.contents.name)\").register")
        return
      }
      connection.contents.adopt(destination)
      let segue = kind.make(identifier, self, destination, sender)
      prepare(for: segue, sender: sender)
      segue.perform()
    case .unwind(let action): startUnwinding(identifier, action, sender)
    }
  }

  // MARK: Unwind segues

  private func startUnwinding(_ identifier: String, _ action: UnwindAction, _ sender: Any?) {
    guard let destination = findUnwindDestination(of: action, from: self, sender) else {
      SimulatedDevice.current?.diagnose(
        .invalidCall,
        "no view controller that the unwind segue '\(identifier)' can reach implements its action")
      return
    }
    let segue = UIStoryboardSegue(identifier: identifier, source: self, destination: destination) {
      [unowned self] in return unwind(to: destination)
    }
    unwindSegue = segue
    prepare(for: segue, sender: sender)
    action.call(destination, segue)
    segue.perform()
    unwindSegue = nil
  }

  /// Returns the nearest controller that implements the action: among the children of each ancestor,
  /// then the ancestor, then those of the presenting controller.
  private func findUnwindDestination(
    of action: UnwindAction, from source: UIViewController, _ sender: Any?
  ) -> UIViewController? {
    let request = UIStoryboardUnwindSegueSource(
      source: source, action: action.selector, sender: sender)
    func accepts(_ controller: UIViewController) -> Bool {
      controller !== source && action.isImplemented(controller)
        && controller.canPerformUnwindSegueAction(
          action.selector, from: source, sender: sender ?? source)
    }
    func search(_ controller: UIViewController) -> UIViewController? {
      for child in controller.allowedChildrenForUnwinding(from: request) {
        if let found = search(child) { return found }
      }
      return accepts(controller) ? controller : nil
    }
    var present: UIViewController? = source
    while let controller = present {
      if let found = search(controller) { return found }
      present = controller.parent ?? controller.presentingViewController
    }
    return nil
  }

  /// Dismisses what covers the destination, and lets its containers show it.
  private func unwind(to destination: UIViewController) {
    guard let segue = unwindSegue else { return }
    let isAnimated = UIView.areAnimationsEnabled
    var child = destination
    while let container = child.parent {
      container.unwind(for: segue, towards: child)
      child = container
    }
    if destination.presentedViewController != nil, !sharesPresentation(with: destination) {
      destination.dismiss(animated: isAnimated)
    }
  }

  private func sharesPresentation(with other: UIViewController) -> Bool {
    presentingViewController === other.presentingViewController
  }

  /// Returns the children without the one that contains the source, visible ones first.
  final func unwindChildren(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    let excluded = childContaining(source)
    return children.filter { $0 !== excluded }.reversed()
  }

  final func findChild(containing source: UIViewController) -> UIViewController? {
    var present: UIViewController? = source
    while let controller = present {
      let above = controller.parent ?? controller.presentingViewController
      if controller.parent === self { return controller }
      present = above
    }
    return nil
  }
}

extension SimulatedDevice {
  /// Performs a segue as a control that the storyboard connects does: asks
  /// `shouldPerformSegue(withIdentifier:sender:)` first.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the segue.
  ///   - source: The view controller that has the segue.
  ///   - sender: The control.
  /// - Returns: Whether the controller allowed it.
  @discardableResult
  public func triggerSegue(
    withIdentifier identifier: String, from source: UIViewController, sender: Any? = nil
  ) -> Bool {
    perform {
      guard source.shouldPerformSegue(withIdentifier: identifier, sender: sender) else {
        return false
      }
      source.startSegue(identifier, sender)
      return true
    }
  }
}
