import HeadlessUIKit
import TestSupport

/// A delegate that records the calls of its scroll view.
final class ScrollNotes: NSObject, UIScrollViewDelegate {
  /// The calls other than that of each movement, in order.
  private(set) var calls: [String] = []
  /// The offsets at each call of `scrollViewDidScroll`.
  private(set) var offsets: [CGFloat] = []
  /// The offset when the drag began.
  private(set) var firstOffset = CGFloat.nan
  /// The velocity and the target offset that the delegate may change.
  private(set) var offered = (velocity: CGFloat.nan, target: CGFloat.nan)
  /// When the deceleration ended, s.
  private(set) var endTime = Double.nan

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsets.append(scrollView.contentOffset.y)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    calls.append("willBeginDragging")
    firstOffset = scrollView.contentOffset.y
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    calls.append("willEndDragging")
    offered = (velocity.y, targetContentOffset.pointee.y)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    calls.append("didEndDragging(willDecelerate: \(decelerate))")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    calls.append("willBeginDecelerating")
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    calls.append("didEndDecelerating")
    endTime = SimulatedDevice.current?.now ?? .nan
  }

  /// Forgets the movements so far.
  func forgetOffsets() { offsets = [] }
}

/// A scroll view that fills the recorded phone, with content 40,000 pt high.
struct ScrollScene {
  let stage: Stage
  let scrollView: UIScrollView
  let notes = ScrollNotes()

  init(offset: CGFloat = 0) {
    stage = Stage(.recordedPhone)
    let root = stage.root
    let notes = notes
    scrollView = stage.device.perform {
      let scrollView = UIScrollView(frame: root.view.bounds)
      // The recorded edges are at 0 and 39148: the safe area was not added.
      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.contentSize = CGSize(width: 393, height: 40000)
      root.view.addSubview(scrollView)
      scrollView.contentOffset.y = offset
      scrollView.delegate = notes
      return scrollView
    }
    stage.settle()
  }

  /// The current offset, pt.
  var offset: CGPoint { stage.device.perform { scrollView.contentOffset } }
}
