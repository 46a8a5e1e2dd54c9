public import SegueConfig
public import SegueCore

/// The position and size of a presented view in its container.
public nonisolated struct ViewPlacement: Hashable, Sendable {
  /// The edge at which the view is positioned; `nil` for the center.
  public var edge: ConfigEdge?
  /// The width of the view.
  public var width: Extent
  /// The height of the view.
  public var height: Extent
  /// The distance between the view and the container's edges, pt; 0 by default.
  public var margin = 0.0
  /// The corner radius of the view while it is presented, pt; 0 by default keeps its own.
  public var cornerRadius = 0.0

  /// Makes a placement at an edge or, by default, in the center.
  public init(edge: ConfigEdge? = nil, width: Extent, height: Extent) {
    self.edge = edge
    self.width = width
    self.height = height
  }

  /// Makes a placement at an edge, over the full length of that edge.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - extent: The length of the view from the edge.
  public init(at edge: ConfigEdge, extent: Extent) {
    self.init(
      edge: edge, width: edge.isHorizontal ? extent : .fraction(1),
      height: edge.isHorizontal ? .fraction(1) : extent)
  }
}

extension ViewPlacement {
  /// Returns the size of the view, pt.
  ///
  /// - Parameters:
  ///   - preferred: The content's preferred size, pt; 0 for none.
  ///   - parent: The size of the container, pt.
  public func size(preferred: CGSize, in parent: CGSize) -> CGSize {
    CGSize(
      width: width.length(of: max(1, parent.width - 2 * margin), preferred: preferred.width),
      height: height.length(of: max(1, parent.height - 2 * margin), preferred: preferred.height))
  }

  /// Returns the frame of a view of a size in a container, pt.
  public func frame(of size: CGSize, in container: UIView) -> CGRect {
    let bounds = container.bounds
    var frame = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
    switch edge?.side(in: container) {
    case .top: frame.origin.y = bounds.minY + margin
    case .bottom: frame.origin.y = bounds.maxY - margin - size.height
    case .left: frame.origin.x = bounds.minX + margin
    case .right: frame.origin.x = bounds.maxX - margin - size.width
    case nil: break
    }
    return frame
  }
}
