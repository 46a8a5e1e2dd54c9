/// The view in which a presentation takes place; UIKit's own is private, so this name is ours.
package final class TransitionContainerView: UIView {
  weak var presentationController: UIPresentationController?
  private var laidOutSize: CGSize?
  /// Whether the layout under way is for another size than the one before.
  private(set) var isResized = false

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
