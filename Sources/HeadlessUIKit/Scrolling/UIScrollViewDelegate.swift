/// Receives the scrolling events of a scroll view; the default implementations do nothing.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Tells the delegate that the offset changed.
  @_spi(OptionalRequirements) func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Tells the delegate that the scale changed.
  @_spi(OptionalRequirements) func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Tells the delegate that the user is about to drag the content.
  @_spi(OptionalRequirements) func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Tells the delegate that the user is about to end dragging, with a velocity in pt/ms (UIKit row
  /// 190). The target offset can be changed, within the content's edges.
  @_spi(OptionalRequirements) func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Tells the delegate that the user ended dragging.
  @_spi(OptionalRequirements) func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Tells the delegate that deceleration begins.
  @_spi(OptionalRequirements) func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Tells the delegate that deceleration ended.
  @_spi(OptionalRequirements) func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Tells the delegate that an animation started in code ended.
  @_spi(OptionalRequirements) func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Tells the delegate that the adjusted content inset changed.
  @_spi(OptionalRequirements) func scrollViewDidChangeAdjustedContentInset(
    _ scrollView: UIScrollView)
  /// Asks the delegate for the view that is scaled; `nil` scales none.
  @_spi(OptionalRequirements) func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Tells the delegate that a change of the scale begins.
  @_spi(OptionalRequirements) func scrollViewWillBeginZooming(
    _ scrollView: UIScrollView, with view: UIView?)
  /// Tells the delegate that a change of the scale has ended.
  @_spi(OptionalRequirements) func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Asks the delegate whether a tap on the status bar scrolls to the top.
  @_spi(OptionalRequirements) func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Tells the delegate that a tap on the status bar has scrolled to the top.
  @_spi(OptionalRequirements) func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}

@_documentation(visibility: internal)
extension UIScrollViewDelegate where Self: NSObject {
  /// The default implementation does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// The default implementation does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// The default implementation does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// The default implementation does nothing.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  /// The default implementation does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// The default implementation does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// The default implementation does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// The default implementation does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  /// The default implementation does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// The default implementation returns `nil`.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// The default implementation does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// The default implementation does nothing.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  /// The default implementation returns `true`.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// The default implementation does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}
