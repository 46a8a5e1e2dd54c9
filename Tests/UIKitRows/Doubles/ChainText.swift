import HeadlessUIKit

/// Describes the chain of presented view controllers from a view controller up, one per line: its
/// presenter, its presentation controller, whether it is being presented and dismissed, and whether
/// it has no coordinator.
func chainLines(of controller: UIViewController) -> [String] {
  var texts: [String] = []
  var next: UIViewController? = controller
  // The limit ends a faulty chain that is a cycle.
  while let current = next, texts.count < 20 {
    texts.append(
      "\(current.restorationIdentifier ?? "") by "
        + "\(current.presentingViewController?.restorationIdentifier ?? "nil") in "
        + "\(current.presentationController.map { "\(type(of: $0))" } ?? "nothing") "
        + "\(current.isBeingPresented) \(current.isBeingDismissed) "
        + "\(current.transitionCoordinator == nil)")
    next = current.presentedViewController
  }
  return texts
}
