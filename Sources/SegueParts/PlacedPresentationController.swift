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
      width: width.length(of: parent.width, preferred: preferred.width),
      height: height.length(of: parent.height, preferred: preferred.height))
  }

  /// Returns the frame of a view of a size in a container, pt.
  public func frame(of size: CGSize, in container: UIView) -> CGRect {
    let bounds = container.bounds
    var frame = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
    switch edge?.side(in: container) {
    case .top: frame.origin.y = bounds.minY
    case .bottom: frame.origin.y = bounds.maxY - size.height
    case .left: frame.origin.x = bounds.minX
    case .right: frame.origin.x = bounds.maxX - size.width
    case nil: break
    }
    return frame
  }
}

/// A dimmed presentation whose view is positioned at an edge or in the center of the container.
open class PlacedPresentationController: DimmedPresentationController {
  /// The position and size of the presented view.
  public let placement: ViewPlacement

  /// Makes the controller of one presentation.
  ///
  /// - Parameters:
  ///   - presented: The presented controller.
  ///   - presenting: The presenting controller; `nil` before UIKit has determined it.
  ///   - placement: The position and size of the presented view.
  ///   - dimming: The appearance of the dimming, and whether a tap on it dismisses.
  ///   - shouldRemovePresentersView: Whether the presenting view is removed after the presentation;
  ///     false by default.
  ///   - host: The host that `attach` received.
  public init(
    _ presented: UIViewController, presenting: UIViewController?, placement: ViewPlacement,
    dimming: BackdropParameters, shouldRemovePresentersView: Bool = false, host: TransitionHost
  ) {
    self.placement = placement
    super.init(
      presented, presenting: presenting, dimming: dimming,
      shouldRemovePresentersView: shouldRemovePresentersView, host: host)
  }

  /// Returns the displacement of a view that is being dismissed, which a change of size updates:
  /// in a larger container the view has a longer distance to travel. The default implementation
  /// returns `nil`, which does not move the view.
  ///
  /// - Parameters:
  ///   - frame: The frame of the presented view, in the container's coordinates, pt.
  ///   - container: The container.
  open func displacement(of frame: CGRect, in container: UIView) -> Displacement? { nil }

  /// The frame of the placement.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    let size = size(
      forChildContentContainer: presentedViewController,
      withParentContainerSize: container.bounds.size)
    return placement.frame(of: size, in: container)
  }

  /// The size of the placement.
  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    placement.size(preferred: container.preferredContentSize, in: parentSize)
  }

  /// Lays out a presented view with a preferred width or height.
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    guard placement.width == .preferred || placement.height == .preferred else { return }
    containerView?.setNeedsLayout()
  }

  /// Positions the presented view.
  open override func containerViewWillLayoutSubviews() {
    guard let container = containerView else { return }
    let frame = frameOfPresentedViewInContainerView
    positionPresentedView(in: frame)
    if let displacement = displacement(of: frame, in: container) {
      updateDisplacement(displacement)
    }
  }
}
