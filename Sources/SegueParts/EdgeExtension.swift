public import SegueCore

/// A view beyond an edge that continues the background of the presented view: a spring that
/// overshoots lifts the presented view off its edge, and the view below would show in the gap.
public final class EdgeExtension: MovementDecoration {
  /// The identifier of such views.
  public nonisolated static let identifier = "edgeExtension"

  private let side: (UIView) -> Side
  private var view: UIView?

  /// Makes an extension beyond the side at which the presented view is.
  ///
  /// - Parameter side: Returns the side, in the container.
  public init(beyond side: @escaping (UIView) -> Side) { self.side = side }

  /// Adds the view, if the presented view touches the side of the container.
  public func install(on context: MovementContext) {
    let (side, frame) = (side(context.container), context.presentedFrame)
    guard let color = context.view.fillColor,
      frame.distance(outOf: context.container.bounds, toward: side) <= side.length(of: frame.size)
    else { return }
    let view = UIView()
    view.accessibilityIdentifier = Self.identifier
    // It begins below the presented view, without a seam.
    let offset = Displacement.slide(toward: side, by: side.length(of: frame.size) - 1).translation
    view.frame = frame.offsetBy(dx: offset.x, dy: offset.y)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = color
    view.isUserInteractionEnabled = false
    context.container.insertSubview(view, belowSubview: context.view)
    self.view = view
  }

  /// Moves the view with the presented one.
  public func layOut(beside displacement: Displacement, isPresented: Bool) {
    view?.transform = isPresented ? .identity : displacement.transform
  }

  /// Removes the view.
  public func remove() {
    view?.removeFromSuperview()
    view = nil
  }
}

extension UIView {
  /// The color that fills the view: its own background, or that of the content that fills it, as in
  /// a navigation controller; nil for none.
  public var fillColor: UIColor? {
    if let backgroundColor { return backgroundColor }
    return subviews.first { $0.frame.contains(bounds) }?.fillColor
  }
}
