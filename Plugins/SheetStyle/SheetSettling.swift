import SegueCore
import SegueMotion
import SegueParts

/// The animation of a sheet to its resting height, and the reports of its height meanwhile.
final class SheetSettling {
  /// The minimum distance that is animated, pt.
  private static let visibleTravel: CGFloat = 0.01

  private unowned let sheet: SheetPresentation
  private var animator: UIViewPropertyAnimator?
  /// The start time, s, the distance, pt, and the timing of the running animation.
  private var current: (start: Double, distance: CGFloat, timing: TransitionTiming)?
  private var frames: FrameCallback?

  init(_ sheet: SheetPresentation) { self.sheet = sheet }

  /// Animates the sheet to its resting height.
  ///
  /// - Parameter velocity: The initial velocity, pt/s, positive upward.
  func run(velocity: CGFloat) {
    let start = sheet.sheet.layer.presentation() ?? sheet.sheet.layer
    stop()
    let end = sheet.frameOfPresentedViewInContainerView
    let distance = start.frame.minY - end.minY
    let isAtEnd =
      abs(distance) < Self.visibleTravel
      && abs(start.frame.height - end.height) < Self.visibleTravel
    guard !isAtEnd else { return sheet.layOut() }
    sheet.sheet.updateSkirt()
    let timing = sheet.parameters.drag.settleTiming(
      initialVelocity: abs(distance) < Self.visibleTravel ? 0 : velocity / distance)
    let animator = timing.makeAnimator()
    animator.addAnimations { [sheet] in
      sheet.layOut()
      sheet.sheet.layoutIfNeeded()
    }
    animator.addCompletion { [weak self] _ in self?.end() }
    self.animator = animator
    current = (CACurrentMediaTime(), distance, timing)
    beginReports()
    animator.startAnimation()
  }

  /// Stops the animation at the current height.
  func stop() {
    animator?.stopAnimation(true)
    end()
  }

  private func end() {
    animator = nil
    current = nil
    endReports()
  }

  /// The velocity of the running animation, pt/s, positive upward; 0 for none.
  var velocity: CGFloat {
    guard let current else { return 0 }
    return current.timing.motion.velocity(at: CACurrentMediaTime() - current.start)
      * current.distance
  }

  // MARK: Reports

  /// Reports the height at every frame until `endReports`.
  func beginReports() {
    guard sheet.onHeightChange != nil, frames == nil else { return }
    frames = FrameCallback { [reference = PresentationReference(sheet)] in
      if let sheet = reference.controller { sheet.onHeightChange?(sheet.visibleHeight) }
    }
  }

  /// Reports the height at rest, and ends the reports.
  ///
  /// - Parameter height: The height, pt; nil, the default, is the visible one.
  func endReports(at height: CGFloat? = nil) {
    guard let frames else { return }
    frames.stop()
    self.frames = nil
    sheet.onHeightChange?(height ?? sheet.visibleHeight)
  }
}
