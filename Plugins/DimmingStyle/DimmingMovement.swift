import SegueConfig
import SegueCore
import SegueParts

/// From beyond an edge, small in the centre, or transparent, to its place, and back.
///
/// It moves the transform, so that a layout in mid-flight may give the view another place.
struct DimmingMovement: TransitionMovement {
  let parameters: DimmingTransitionParameters
  let direction: TransitionDirection

  var timing: TransitionTiming {
    (direction == .present ? parameters.present : parameters.dismiss).timing
  }

  func prepare(_ stage: TransitionStage) {
    if direction == .present { hide(stage) }
  }

  func animate(_ stage: TransitionStage) {
    if direction == .present { show(stage) } else { hide(stage) }
  }

  func finish(_ stage: TransitionStage, completed: Bool) {
    // Whoever uses the view next, or keeps it after a cancelled dismissal, finds it as it was.
    show(stage)
  }

  private func show(_ stage: TransitionStage) {
    stage.view.transform = .identity
    stage.view.alpha = 1
  }

  private func hide(_ stage: TransitionStage) {
    stage.view.transform = parameters.hiddenTransform(
      for: stage.shownFrame, in: stage.container,
      isPulledUp: direction == .present && stage.isInteractive)
    if parameters.edge == nil { stage.view.alpha = 0 }
  }
}

extension DimmingTransitionParameters {
  /// The edge from which the view comes; nil for none.
  nonisolated var edge: ConfigEdge? { ConfigEdge(rawValue: from.rawValue) }

  /// What takes a view from its place to where it is not shown yet.
  ///
  /// A gesture that presents moves it from just outside the container, so that it stays under the touch.
  func hiddenTransform(
    for shown: CGRect, in container: UIView, isPulledUp: Bool = false
  ) -> CGAffineTransform {
    let bounds = container.bounds
    let travel = isPulledUp ? 0 : travel
    switch edge?.side(in: container) {
    case .top:
      let way = max(travel * bounds.height, shown.maxY - bounds.minY)
      return CGAffineTransform(translationX: 0, y: -way)
    case .bottom:
      let way = max(travel * bounds.height, bounds.maxY - shown.minY)
      return CGAffineTransform(translationX: 0, y: way)
    case .left:
      let way = max(travel * bounds.width, shown.maxX - bounds.minX)
      return CGAffineTransform(translationX: -way, y: 0)
    case .right:
      let way = max(travel * bounds.width, bounds.maxX - shown.minX)
      return CGAffineTransform(translationX: way, y: 0)
    case nil:
      return from == .centre ? CGAffineTransform(scaleX: scale, y: scale) : .identity
    }
  }
}
