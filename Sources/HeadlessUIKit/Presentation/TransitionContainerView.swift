/// The view in which a presentation takes place; UIKit's own is private, so this name is ours.
package final class TransitionContainerView: UIView {
  weak var presentationController: UIPresentationController?

  /// A touch that none of its views takes goes through only where a sheet lets it.
  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && presentationController?.letsTouchesThrough == true ? nil : hit
  }

  package override func layoutSubviews() {
    presentationController?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentationController?.containerViewDidLayoutSubviews()
  }
}
