/// The view in which a presentation takes place; UIKit's own is private, so this name is ours.
package final class TransitionContainerView: UIView {
  weak var presentationController: UIPresentationController?

  /// A touch that none of its views takes goes through to what lies below only where UIKit lets it:
  /// nowhere, a modal container takes it.
  package override func layoutSubviews() {
    presentationController?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentationController?.containerViewDidLayoutSubviews()
  }
}
