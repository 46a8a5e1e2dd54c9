import HeadlessUIKit

/// Describes the chain of presented view controllers from a view controller up, one per line.
func chainLines(of controller: UIViewController) -> [String] {
  var texts: [String] = []
  var next: UIViewController? = controller
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
