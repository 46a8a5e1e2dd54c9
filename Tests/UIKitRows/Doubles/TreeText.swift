import HeadlessUIKit

/// All that a cancelled transition must leave as it was: views in order, with what places them.
func treeLines(of view: UIView, depth: Int = 0) -> [String] {
  let place =
    "\(view.bounds) \(view.center) \(view.transform) \(view.alpha) \(view.isHidden) "
    + "\(view.isUserInteractionEnabled) \(view.layer.cornerRadius) "
    + "shown \(shownFrame(of: view)) \(shownOpacity(of: view))"
  let name = view.accessibilityIdentifier ?? "\(type(of: view))"
  return [String(repeating: " ", count: depth) + "\(name) \(place)"]
    + view.subviews.flatMap { treeLines(of: $0, depth: depth + 1) }
}

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
