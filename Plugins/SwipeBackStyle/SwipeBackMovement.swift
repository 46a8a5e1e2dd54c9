import SegueCore
import SegueParts

/// The upper page goes over the side where reading ends, the lower one follows from part of the way.
///
/// Both move by transforms: their frames are the stack's, also when the device is turned meanwhile.
final class SwipeBackMovement: TransitionMovement {
  /// How wide the shadow is, and how far it reaches above and below the page, pt.
  private static let reach = (beside: 4.0, above: 20.0)

  private let parameters: SwipeBackParameters
  private let willBegin: (TransitionAnimator?) -> Void
  /// Lies under the upper page's edge and casts the shadow: what a page casts itself is cut off where
  /// it clips what it shows.
  private var edge: UIView?

  /// Makes the movement of one push or pop.
  ///
  /// - Parameter willBegin: Is told what runs it.
  init(_ parameters: SwipeBackParameters, willBegin: @escaping (TransitionAnimator?) -> Void) {
    self.parameters = parameters
    self.willBegin = willBegin
  }

  var timing: TransitionTiming { parameters.motion.timing(duration: parameters.duration) }

  func prepare(_ stage: TransitionStage) {
    willBegin(stage.animator)
    if parameters.shadow > 0 { addEdge(stage) }
    place(stage, isCovered: stage.direction == .dismiss)
  }

  func animate(_ stage: TransitionStage) { place(stage, isCovered: stage.direction == .present) }

  func finish(_ stage: TransitionStage, completed: Bool) {
    edge?.removeFromSuperview()
    stage.view.transform = .identity
    stage.presentersView?.transform = .identity
  }

  /// Puts both pages where they are while the lower one is covered, or while it is free.
  private func place(_ stage: TransitionStage, isCovered: Bool) {
    let way = isMirrored(stage) ? -stage.shownFrame.width : stage.shownFrame.width
    for view in [stage.view, edge] {
      view?.transform = CGAffineTransform(translationX: isCovered ? 0 : way, y: 0)
    }
    // Nothing of the shadow is left on the screen when the page has left it.
    edge?.alpha = isCovered ? 1 : 0
    stage.presentersView?.transform =
      CGAffineTransform(translationX: isCovered ? -way * parameters.parallax : 0, y: 0)
  }

  private func addEdge(_ stage: TransitionStage) {
    let (page, reach, isMirrored) = (stage.shownFrame, Self.reach, isMirrored(stage))
    let edge = UIView(
      frame: CGRect(
        x: isMirrored ? page.maxX - reach.beside : page.minX, y: page.minY - reach.above,
        width: reach.beside, height: page.height + 2 * reach.above))
    edge.autoresizingMask = isMirrored ? [.flexibleLeftMargin, .flexibleHeight] : .flexibleHeight
    edge.backgroundColor = .black
    edge.isUserInteractionEnabled = false
    edge.layer.shadowOpacity = Float(parameters.shadow)
    edge.layer.shadowRadius = reach.beside
    edge.layer.shadowOffset = CGSize(width: isMirrored ? reach.beside : -reach.beside, height: 0)
    stage.container.insertSubview(edge, belowSubview: stage.view)
    self.edge = edge
  }

  private func isMirrored(_ stage: TransitionStage) -> Bool {
    stage.container.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
}
