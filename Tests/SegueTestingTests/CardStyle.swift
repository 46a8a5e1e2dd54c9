import HeadlessUIKit
import SegueCore
import SegueMotion
import SegueParts

/// A card in the center that a pan down dismisses.
final class CardStyle: TransitionStyle, ModalTransitionDelegate {
  private let height: Double
  private let travel: CGFloat?
  private let displacement: Displacement
  private var host = TransitionHost()

  /// - Parameters:
  ///   - height: The height of the card, pt.
  ///   - travel: The travel of the pan, pt; nil for the height of the container.
  ///   - displacement: The displacement of the dismissed card.
  init(height: Double, over travel: CGFloat?, _ displacement: Displacement) {
    (self.height, self.travel, self.displacement) = (height, travel, displacement)
  }

  var transitioningDelegate: (any ModalTransitionDelegate)? { self }

  func attach(to controller: UIViewController, as role: TransitionRole, host: TransitionHost) {
    self.host = host
  }
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    Presentation(presented, presenting: presenting, height: height, over: travel, host)
  }
  func movement(
    for direction: TransitionDirection, of controller: UIViewController,
    in presentation: UIPresentationController?
  ) -> (any TransitionMovement)? {
    DisplacementMovement(
      .curve(.linear, duration: 0.25), presented: { [displacement] _ in displacement })
  }
  func willRun(_ animator: TransitionAnimator, in presentation: UIPresentationController?) {
    if travel != nil { (presentation as? HostedPresentationController)?.willRun(animator) }
  }

  private final class Presentation: PlacedPresentationController {
    private let travel: CGFloat?

    init(
      _ presented: UIViewController, presenting: UIViewController?, height: Double,
      over travel: CGFloat?, _ host: TransitionHost
    ) {
      self.travel = travel
      super.init(
        presented, presenting: presenting,
        PresentationConfiguration(
          placement: ViewPlacement(width: .points(340), height: .points(height)),
          dimming: BackdropParameters()), host: host)
    }
    override func makePans() -> [TransitionPan] {
      guard let travel else {
        return [dismissalPan(toward: { _ in .bottom }, PanParameters(activationArea: .none))]
      }
      return [
        dismissalPan(toward: { _ in .bottom }, PanParameters(activationArea: .full)) { _ in travel }
      ]
    }
  }
}
