/// The container view of a presentation; UIKit's class is private, so the name is Segue's.
package final class TransitionContainerView: UIView {
  @BoxedReference var presentationController: UIPresentationController?
  /// The view controller whose presentation the container is for.
  package var presented: UIViewController? { presentationController?.presentedViewController }
  private var laidOutSize: CGSize?
  /// Whether the current layout is for another size than the previous one.
  private(set) var isResized = false

  /// In a presentation context, the presenter's traits, which may differ from the superview's.
  package override var traitCollection: UITraitCollection {
    // Not the traits of a presenter without a parent: its view may be a subview of this view.
    guard let presentation = presentationController?.presentation, presentation.isConfined,
      let parent = presentation.presenter.parent
    else { return super.traitCollection }
    return parent.traits(forChild: presentation.presenter)
  }
  override var overridesTraits: Bool { true }

  /// Returns a subview, or `nil` where the presentation controller lets touches pass through.
  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && presentationController?.letsTouchesThrough == true ? nil : hit
  }

  package override func layoutSubviews() {
    isResized = laidOutSize != nil && laidOutSize != bounds.size
    laidOutSize = bounds.size
    presentationController?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentationController?.containerViewDidLayoutSubviews()
  }

  /// Adds the view to a window, below the containers of later presentations: an adaptation adds it
  /// again.
  func insert(in window: UIWindow) {
    if let later = lowestLaterContainer(in: window) {
      window.insertSubview(self, belowSubview: later)
    } else {
      window.addSubview(self)
    }
  }

  /// Returns the lowest container of a later presentation; `nil` for the latest one.
  private func lowestLaterContainer(in window: UIWindow) -> UIView? {
    guard let presentationOrder, presentationOrder != SimulatedDevice.current?.presentationCount
    else { return nil }
    return window.children.first { $0.presentationOrder.map { $0 > presentationOrder } ?? false }
  }

  override var presentationOrder: Int? { presentationController?.presentation?.order }

  nonisolated deinit {}
}
