/// The scene of a presentation or a dismissal (UIKit rows 49-57).
struct PresentationScene: TransitionScene {
  let presentation: ModalPresentation
  let isPresenting: Bool
  private let removesPresentersView: Bool

  init(_ presentation: ModalPresentation, isPresenting: Bool) {
    self.presentation = presentation
    self.isPresenting = isPresenting
    removesPresentersView = presentation.removesPresentersView
  }

  var from: UIViewController {
    isPresenting ? presentation.presenter : presentation.presented
  }
  var to: UIViewController { isPresenting ? presentation.presented : presentation.presenter }
  var container: UIView { presentation.container }
  var style: UIModalPresentationStyle { presentation.style }
  var noun: String { isPresenting ? "presentation" : "dismissal" }
  var restoresAppearingView: Bool { !isPresenting }
  var subject: UIViewController { presentation.presented }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    if (key == .to) == isPresenting { return presentation.controller.presentedView }
    return removesPresentersView ? presentation.presenter.view : nil
  }

  var initialFrame: CGRect {
    if !isPresenting { return presentation.controller.presentedView?.frame ?? .zero }
    // A custom presentation gives the presenter the presented view's frame (UIKit row 56).
    return style == .custom
      ? presentation.controller.frameOfPresentedViewInContainerView : presentersFrame
  }

  func finalFrame(of controller: UIViewController) -> CGRect {
    // That of a dismissal as well, although the view is removed: published code computes the
    // off-screen frame from it (UIKit rows 56, 299).
    if controller === presentation.presented {
      return presentation.controller.frameOfPresentedViewInContainerView
    }
    guard controller === presentation.presenter else { return .zero }
    if isPresenting { return removesPresentersView ? .zero : presentersFrame }
    return presentersFullFrame ?? presentersFrame
  }

  /// The full frame, in the container, of a presenter that filled its superview, even if its view
  /// is smaller now (UIKit row 301); `nil` for any other presenter, or one whose view was removed.
  private var presentersFullFrame: CGRect? {
    guard presentation.presenterFillsSuperview, !presentation.hasRemovedPresenter,
      let view = presentation.presenter.existingView?.parent
    else { return nil }
    return container.convert(view.bounds, from: view)
  }

  private var presentersFrame: CGRect {
    // A restored view ends at its original frame, whatever the animator has set meanwhile.
    if !isPresenting, removesPresentersView, let home = presentation.home, let parent = home.view {
      return container.convert(home.frame(in: parent), from: parent)
    }
    guard let view = presentation.presenter.existingView else { return .zero }
    guard view.parent != nil else { return container.bounds }
    return container.convert(view.untransformedFrame, from: view.parent)
  }
}
