import SegueCore
import SegueParts

extension SwipeBackParameters {
  /// The upper page moves over the side where reading ends, the lower one part of that distance.
  func movement(for direction: TransitionDirection) -> DisplacementMovement {
    DisplacementMovement(
      timing.timing(for: direction), presented: { .slide(x: $0.travel) },
      presenting: { .slide(x: -$0.travel * parallax) },
      decorations: shadow > 0 ? [EdgeShadow(opacity: shadow)] : [])
  }
}

extension MovementContext {
  /// Whether people read from right to left.
  fileprivate var isMirrored: Bool {
    container.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// How far the upper page moves, pt; below 0 to the left.
  fileprivate var travel: CGFloat { isMirrored ? -presentedFrame.width : presentedFrame.width }
}

/// The shadow next to the upper page: a view under its edge casts it, since a page that clips its
/// content would clip its own.
private final class EdgeShadow: MovementDecoration {
  /// How wide the shadow is, and how far it reaches above and below the page, pt.
  private static let reach = (beside: 4.0, above: 20.0)

  private let opacity: Double
  private var edge: UIView?

  /// Makes a shadow of an opacity, 0...1.
  init(opacity: Double) { self.opacity = opacity }

  func install(on context: MovementContext) {
    let (page, reach, isMirrored) = (context.presentedFrame, Self.reach, context.isMirrored)
    let edge = UIView(
      frame: CGRect(
        x: isMirrored ? page.maxX - reach.beside : page.minX, y: page.minY - reach.above,
        width: reach.beside, height: page.height + 2 * reach.above))
    edge.autoresizingMask = isMirrored ? [.flexibleLeftMargin, .flexibleHeight] : .flexibleHeight
    edge.backgroundColor = .black
    edge.isUserInteractionEnabled = false
    edge.layer.shadowOpacity = Float(opacity)
    edge.layer.shadowRadius = reach.beside
    edge.layer.shadowOffset = CGSize(width: isMirrored ? reach.beside : -reach.beside, height: 0)
    context.container.insertSubview(edge, belowSubview: context.view)
    self.edge = edge
  }

  func place(beside displacement: Displacement, isPresented: Bool) {
    edge?.transform = isPresented ? .identity : displacement.transform
    // Nothing of the shadow is left on the screen when the page has left it.
    edge?.alpha = isPresented ? 1 : 0
  }

  func remove() { edge?.removeFromSuperview() }
}
