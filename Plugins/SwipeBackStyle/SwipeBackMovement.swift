import SegueCore
import SegueParts

/// The upper page goes over the side where reading ends, the lower one follows from half of the way.
final class SwipeBackMovement: TransitionMovement {
  /// What of a layer makes its shadow.
  private struct Shadow {
    var opacity: Float
    var radius: CGFloat
    var offset: CGSize
    var path: CGPath?
  }

  /// How far the shadow reaches beside, above and below the page, pt.
  private static let reach = (beside: 4.0, above: 20.0)

  private let parameters: SwipeBackParameters
  private let willBegin: (TransitionAnimator?) -> Void
  private var formerShadow: Shadow?

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
    formerShadow = shadow(of: stage.view)
    cast(
      Shadow(
        opacity: Float(parameters.shadow), radius: Self.reach.beside, offset: .zero,
        path: shadowPath(on: stage)), from: stage.view)
    place(stage, isCovered: stage.direction == .dismiss)
  }

  func animate(_ stage: TransitionStage) { place(stage, isCovered: stage.direction == .present) }

  func finish(_ stage: TransitionStage, completed: Bool) {
    if let formerShadow { cast(formerShadow, from: stage.view) }
    // Whoever leaves stands in its place when it is shown again.
    let staysUp = (stage.direction == .present) == completed
    let leaving = staysUp ? stage.presentersView : stage.view
    leaving?.frame.origin = stage.shownFrame.origin
  }

  /// Puts both pages where they are while the lower one is covered, or while it is free.
  private func place(_ stage: TransitionStage, isCovered: Bool) {
    let shown = stage.shownFrame
    let way = isMirrored(stage) ? -shown.width : shown.width
    stage.view.frame = isCovered ? shown : shown.offsetBy(dx: way, dy: 0)
    stage.presentersView?.frame =
      isCovered ? shown.offsetBy(dx: -way * parameters.parallax, dy: 0) : shown
  }

  private func isMirrored(_ stage: TransitionStage) -> Bool {
    stage.container.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  // MARK: Shadow

  private func shadowPath(on stage: TransitionStage) -> CGPath {
    let (size, reach) = (stage.shownFrame.size, Self.reach)
    let strip = CGRect(
      x: isMirrored(stage) ? size.width : -reach.beside, y: -reach.above, width: reach.beside,
      height: size.height + 2 * reach.above)
    return UIBezierPath(rect: strip).cgPath
  }

  private func shadow(of view: UIView) -> Shadow {
    let layer = view.layer
    return Shadow(
      opacity: layer.shadowOpacity, radius: layer.shadowRadius, offset: layer.shadowOffset,
      path: layer.shadowPath)
  }

  private func cast(_ shadow: Shadow, from view: UIView) {
    let layer = view.layer
    layer.shadowOpacity = shadow.opacity
    layer.shadowRadius = shadow.radius
    layer.shadowOffset = shadow.offset
    layer.shadowPath = shadow.path
  }
}
