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
  var subject: UIViewController { presentation.presented }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    if (key == .to) == isPresenting { return presentation.controller.presentedView }
    return removesPresentersView ? presentation.presenter.view : nil
  }

  func initialFrame(of controller: UIViewController) -> CGRect {
    if controller === presentation.presented {
      return isPresenting ? .zero : presentation.controller.presentedView?.frame ?? .zero
    }
    guard controller === presentation.presenter else { return .zero }
    return isPresenting || !removesPresentersView ? presentersFrame : .zero
  }

  func finalFrame(of controller: UIViewController) -> CGRect {
    if controller === presentation.presented {
      return isPresenting || endsAtPresentedFrame
        ? presentation.controller.frameOfPresentedViewInContainerView : .zero
    }
    guard controller === presentation.presenter else { return .zero }
    if isPresenting { return removesPresentersView ? .zero : presentersFrame }
    return presentation.presentersFullFrame ?? presentersFrame
  }

  /// Whether a custom dismissal's final frame is the presented one, from which published code
  /// computes the off-screen frame (UIKit row 299).
  private var endsAtPresentedFrame: Bool {
    style == .custom
      && SimulatedDevice.current?.configuration.choices.customDismissalEndsAtPresentedFrame == true
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
