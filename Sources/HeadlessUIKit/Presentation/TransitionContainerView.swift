/// The view in which a presentation takes place; UIKit's own is private, so this name is ours.
package final class TransitionContainerView: UIView {
  weak var presentationController: UIPresentationController?
  private var laidOutSize: CGSize?
  /// Whether the layout under way is for another size than the one before.
  private(set) var isResized = false

  /// In a presentation context the traits are those of who presents there, which may be fewer than
  /// those of the view that holds both.
  package override var traitCollection: UITraitCollection {
    // The view of a presenter without a parent lies in here itself while it is moved.
    guard let presentation = presentationController?.presentation, presentation.isConfined,
      let parent = presentation.presenter.parent
    else { return super.traitCollection }
    return parent.traits(forChild: presentation.presenter)
  }
  override var hasTraitsOfItsOwn: Bool { true }

  /// A touch that none of its views takes goes through only where a sheet lets it.
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

  /// Goes to the front of a window, but below the presentations that came after this one: that adapts
  /// and is put up again.
  func insert(in window: UIWindow) {
    if let later = lowestLater(in: window) {
      window.insertSubview(self, belowSubview: later)
    } else {
      window.addSubview(self)
    }
  }

  /// The lowest container of a later presentation; nil for the latest of all.
  private func lowestLater(in window: UIWindow) -> UIView? {
    guard let order, order != SimulatedDevice.current?.presentationCount else { return nil }
    return window.subviews.first { view in
      guard let other = (view as? TransitionContainerView)?.order else { return false }
      return other > order
    }
  }

  private var order: Int? { presentationController?.presentation?.order }
}
