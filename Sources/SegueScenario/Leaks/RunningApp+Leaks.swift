import HeadlessUIKit

/// View controllers that stay alive after they were dismissed, popped or replaced.
extension RunningApp {
  /// The names of the view controllers of the file that are neither presented nor in a container nor
  /// on the screen, and still alive.
  package var leakedNames: [String] { leakedControllers.map { device.name(of: $0) } }

  /// The same with what retains them, which takes longer to find; by name.
  package var leaks: [(name: String, retention: Retention)] {
    let owners = styles.sorted { $0.key < $1.key }.map {
      (name: "the transition \($0.key)", object: $0.value as AnyObject)
    }
    return leakedControllers.map {
      (device.name(of: $0), Retention(of: $0, on: device, owners: owners))
    }.sorted { $0.name < $1.name }
  }

  private var leakedControllers: [UIViewController] {
    let known = Set(chain.flatMap(\.controllersWithin).map { ObjectIdentifier($0) })
    return created.compactMap(\.object).filter { controller in
      !known.contains(ObjectIdentifier(controller)) && controller.viewIfLoaded?.window == nil
        && !isPresented(controller)
    }
  }

  /// Whether the controller is presented, also in a context that is not visible, and so not in `chain`.
  private func isPresented(_ controller: UIViewController) -> Bool {
    controller.presentingViewController?.presentedViewController === controller
  }
}

extension UIViewController {
  /// The controller and all that its containers retain, visible or not.
  fileprivate var controllersWithin: [UIViewController] {
    let content = (self as? any AppContainer)?.retainedContent ?? children
    return [self] + content.flatMap(\.controllersWithin)
  }
}
