public import SegueConfig
public import SegueCore

/// Movements across an edge, as of pushes and pops.
extension DisplacementMovement {
  /// Returns a movement of the upper view across an edge, and of the lower one by a fraction of
  /// that distance.
  ///
  /// - Parameters:
  ///   - timing: The timing curve or spring between start and end.
  ///   - edge: The edge toward which the upper view disappears.
  ///   - parallax: The offset of the lower view, as a fraction of the distance, 0...1.
  ///   - shadowOpacity: The opacity of the shadow next to the upper view, 0...1; 0, the default,
  ///     for none.
  ///   - decorations: Views that are animated alongside; none by default.
  public static func push(
    _ timing: TransitionTiming, toward edge: ConfigEdge, parallax: Double,
    shadowOpacity: Double = 0, decorations: [any MovementDecoration] = []
  ) -> DisplacementMovement {
    func slide(_ context: MovementContext, by fraction: Double) -> Displacement {
      let (frame, side) = (context.presentedFrame, edge.side(in: context.container))
      return .slide(toward: side, by: side.length(of: frame.size) * fraction)
    }
    return DisplacementMovement(
      timing, presented: { slide($0, by: 1) }, presenting: { slide($0, by: -parallax) },
      decorations: shadowOpacity > 0
        ? [EdgeShadow(toward: edge, opacity: shadowOpacity)] + decorations : decorations)
  }
}

/// The shadow next to the upper view. A separate view casts it, because a view that clips its
/// content would clip its shadow.
private final class EdgeShadow: MovementDecoration {
  /// The width of the shadow, and its extension past both ends of the view's edge, pt.
  private static let reach = (beside: 4.0, above: 20.0)

  private let edge: ConfigEdge
  private let opacity: Double
  private var view: UIView?

  /// Makes a shadow of an opacity, 0...1, at the side opposite to an edge.
  init(toward edge: ConfigEdge, opacity: Double) {
    self.edge = edge
    self.opacity = opacity
  }

  func install(on context: MovementContext) {
    let (page, reach) = (context.presentedFrame, Self.reach)
    let side = edge.side(in: context.container)
    let view = UIView()
    view.frame =
      switch side {
      case .right, .left:
        CGRect(
          x: side == .left ? page.maxX - reach.beside : page.minX, y: page.minY - reach.above,
          width: reach.beside, height: page.height + 2 * reach.above)
      case .bottom, .top:
        CGRect(
          x: page.minX - reach.above, y: side == .top ? page.maxY - reach.beside : page.minY,
          width: page.width + 2 * reach.above, height: reach.beside)
      }
    view.autoresizingMask =
      switch side {
      case .right: .flexibleHeight
      case .left: [.flexibleLeftMargin, .flexibleHeight]
      case .bottom: .flexibleWidth
      case .top: [.flexibleTopMargin, .flexibleWidth]
      }
    view.backgroundColor = .black
    view.isUserInteractionEnabled = false
    view.layer.shadowOpacity = Float(opacity)
    view.layer.shadowRadius = reach.beside
    let offset = Displacement.slide(toward: side.opposite, by: reach.beside).translation
    view.layer.shadowOffset = CGSize(width: offset.x, height: offset.y)
    context.container.insertSubview(view, belowSubview: context.view)
    self.view = view
  }

  func layOut(beside displacement: Displacement, isPresented: Bool) {
    view?.transform = isPresented ? .identity : displacement.transform
    // The shadow must not remain visible when the view is offscreen.
    view?.alpha = isPresented ? 1 : 0
  }

  func remove() { view?.removeFromSuperview() }
}
