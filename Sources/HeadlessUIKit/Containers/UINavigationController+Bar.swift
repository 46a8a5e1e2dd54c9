/// The navigation bar, and the insets for it and for the tab bar.
extension UINavigationController {
  final func layoutContainer() {
    area.view.frame = view.bounds
    layOutBar()
    if existingToolbar != nil { layOutToolbar() }
    updateChildInsets()
    area.layout()
  }

  private func layOutBar() {
    let height = navigationBar.height(for: navigationBar.topItem)
    navigationBar.frame = CGRect(
      x: 0, y: isBarHidden ? -height - 1 : view.safeAreaInsets.top, width: view.bounds.width,
      height: height)
  }

  /// Sets the insets of the children for the bars, each for its own item (UIKit row 327). A tab bar
  /// insets the stack's children, because it can be hidden for some of them (row 325).
  private func updateChildInsets() {
    let height = UINavigationBar.height(in: traitCollection)
    let bars = ContainerBars(
      top: isBarHidden ? 0 : height, bottom: (parent?.barHeight ?? 0) + toolbarHeight,
      isTopOpaque: !navigationBar.isTranslucent,
      isBottomOpaque: toolbarHeight > 0
        ? existingToolbar?.isTranslucent == false : parent?.hasOpaqueBar ?? false,
      safeArea: view.safeAreaInsets)
    for child in children.reversed() {
      var own = bars
      if child.isBottomBarHidden { own.bottom = 0 }
      if !isBarHidden, navigationBar.prefersLargeTitles {
        own.top = navigationBar.height(for: child.navigationItem)
      } else if bars == childBars, child.parentBars == own {
        // With unchanged insets only children added since, which are last, can lack them.
        break
      }
      child.parentBars = own
    }
    childBars = bars
  }

  /// Updates the bar's items if they differ from the stack's; compares only the items above the
  /// unchanged ones.
  final func showItems(with coordinator: TransitionCoordinator?) {
    if existingToolbar != nil {
      showToolbarItems(animated: coordinator?.isAnimated == true)
      moveToolbar(with: coordinator)
    }
    let kept = navigationBar.keptCount(upTo: unchangedCount)
    unchangedCount = stack.count
    var items: [UINavigationItem] = []
    for controller in stack.controllers(above: kept) { items.append(controller.navigationItem) }
    guard !navigationBar.shows(items, above: kept) else { return }
    navigationBar.show(items, above: kept, with: coordinator)
    if navigationBar.prefersLargeTitles { changeBarHeight(with: coordinator) }
  }

  /// Gives the bar the height for its item, alongside a transition if one begins (UIKit row 327).
  private func changeBarHeight(with coordinator: TransitionCoordinator?) {
    guard isViewLoaded else { return }
    UIView.performWithoutAnimation(updateChildInsets)
    let layOut = { [self] in
      layOutBar()
      navigationBar.layoutIfNeeded()
    }
    guard let coordinator, coordinator.isAnimated else { return layOut() }
    // A canceled transition shows the former item.
    coordinator.animate(
      alongsideTransition: { _ in layOut() },
      completion: { [self] _ in
        layOut()
        updateChildInsets()
      })
  }

  /// Hides or shows the bar: alongside a transition, in an animation of its own, or at once.
  final func hideBar(_ hidden: Bool, animated: Bool) {
    guard isBarHidden != hidden else { return }
    isBarHidden = hidden
    guard isViewLoaded else {
      navigationBar.isHidden = hidden
      return
    }
    navigationBar.isHidden = false
    let layOut = { [self] in
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
    let hideOrShow = { [self] in navigationBar.isHidden = isBarHidden }
    guard animated, view.window != nil else {
      layOut()
      return hideOrShow()
    }
    // Alongside a transition that begins, the bar animates with it.
    if let coordinator = area.exchange?.coordinator,
      coordinator.animate(alongsideTransition: { _ in layOut() }, completion: { _ in hideOrShow() })
    {
      return
    }
    UIView.animate(
      withDuration: Double(Self.hideShowBarDuration), animations: layOut
    ) { _ in hideOrShow() }
  }
}
