import HeadlessUIKit

/// Who presents whom, from a controller up.
func chainLines(of controller: UIViewController) -> [String] {
  var texts: [String] = []
  var next: UIViewController? = controller
  while let present = next, texts.count < 20 {
    texts.append(
      "\(present.restorationIdentifier ?? "") by "
        + "\(present.presentingViewController?.restorationIdentifier ?? "nobody") in "
        + "\(present.presentationController.map { "\(type(of: $0))" } ?? "nothing") "
        + "\(present.isBeingPresented) \(present.isBeingDismissed) "
        + "\(present.transitionCoordinator == nil)")
    next = present.presentedViewController
  }
  return texts
}
