/// The toolbar of a navigation controller.
extension UINavigationController {
  /// The height of the visible toolbar, pt; 0 while it is hidden.
  final var toolbarHeight: CGFloat {
    existingToolbar == nil || isToolbarAway ? 0 : UIToolbar.height(in: traitCollection)
  }

  /// Creates the toolbar, which is hidden.
  final func makeToolbar() -> UIToolbar {
    let type = toolbarClassOfApp as? UIToolbar.Type
    let bar = type.map { $0.instance() } ?? UIToolbar(frame: .zero)
    existingToolbar = bar
    if isViewLoaded {
      view.addSubview(bar)
      layOutToolbar()
    }
    showToolbarItems(animated: false)
    return bar
  }

  final func layOutToolbar() {
    guard let bar = existingToolbar else { return }
    let height = UIToolbar.height(in: traitCollection)
    let below = view.safeAreaInsets.bottom + (parent?.barHeight ?? 0)
    let isAway = isToolbarAway || stack.last?.isBottomBarHidden == true
    bar.frame = CGRect(
      x: 0, y: isAway ? view.bounds.maxY + 1 : view.bounds.maxY - below - height,
      width: view.bounds.width, height: height)
    bar.isHidden = isAway && !isToolbarMoving
  }

  /// Hides or shows the toolbar as the top controller requires, alongside a push or pop (UIKit row
  /// 325).
  final func moveToolbar(with coordinator: TransitionCoordinator?) {
    guard isViewLoaded, !isToolbarAway else { return }
    guard let coordinator, coordinator.isAnimated else { return layOutToolbar() }
    isToolbarMoving = true
    coordinator.animate(
      alongsideTransition: { [self] _ in layOutToolbar() },
      completion: { [self] _ in
        isToolbarMoving = false
        showToolbarItems(animated: false)
        layOutToolbar()
      })
  }

  /// Shows the items of the top controller.
  final func showToolbarItems(animated: Bool) {
    guard let bar = existingToolbar else { return }
    let items = stack.last?.toolbarItems
    guard !(bar.items ?? []).elementsEqual(items ?? [], by: ===) else { return }
    bar.setItems(items, animated: animated)
  }

  /// Hides or shows the toolbar, animated if wanted.
  final func hideToolbar(_ hidden: Bool, animated: Bool) {
    guard isToolbarAway != hidden else { return }
    _ = toolbar
    isToolbarAway = hidden
    guard isViewLoaded else { return }
    let layOut = { [self] in
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
    guard animated, view.window != nil else { return layOut() }
    isToolbarMoving = true
    existingToolbar?.isHidden = false
    UIView.animate(withDuration: Double(Self.hideShowBarDuration), animations: layOut) {
      [self] _ in
      isToolbarMoving = false
      layOutToolbar()
    }
  }
}
