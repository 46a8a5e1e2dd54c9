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
}
