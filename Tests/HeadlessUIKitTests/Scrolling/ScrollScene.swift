import HeadlessUIKit
import TestSupport

/// A window of 400 x 960 pt with a scroll view whose content is 3000 pt high.
struct ScrollScene {
  let device: SimulatedDevice
  let window: UIWindow
  let scroll: UIScrollView
  let listener: ScrollListener

  /// Creates a scene at rest.
  ///
  /// - Parameter scale: The pixels of a point; by default so many that no offset shows rounding.
  init(
    safeArea: UIEdgeInsets = .zero, content: CGSize = CGSize(width: 400, height: 3000),
    scale: CGFloat = 0x1p40
  ) {
    let size = CGSize(width: 400, height: 960)
    let device = makeDevice(
      DeviceConfiguration(size: size, scale: scale, portraitSafeArea: safeArea))
    let listener = ScrollListener()
    self.device = device
    self.listener = listener
    (window, scroll) = device.perform {
      let scroll = UIScrollView(frame: CGRect(origin: .zero, size: size))
      scroll.contentSize = content
      return (makeWindow(scroll), scroll)
    }
    device.settle()
    scroll.delegate = listener
  }

  /// Drags a touch at constant velocity, and leaves it down.
  func drag(
    from start: CGPoint = CGPoint(x: 200, y: 480), by translation: CGVector, for seconds: Double
  ) {
    device.touchDown(at: start)
    let begin = device.now
    let reports = Int((seconds * 60).rounded(.up))
    for report in 1...max(1, reports) {
      let fraction = min(1, Double(report) / (seconds * 60))
      device.advance(to: begin + fraction * seconds)
      device.touchMove(
        to: CGPoint(x: start.x + fraction * translation.dx, y: start.y + fraction * translation.dy))
      device.turn()
    }
  }

  /// Drags, and ends the touch at once.
  func swipe(
    from start: CGPoint = CGPoint(x: 200, y: 480), by translation: CGVector, for seconds: Double
  ) {
    drag(from: start, by: translation, for: seconds)
    device.touchUp()
    device.turn()
  }

  var y: Double { scroll.contentOffset.y }
  /// Runs `body` as app code.
  func run(_ body: () -> Void) { device.perform(body) }
}

/// Records the callbacks of a scroll view.
final class ScrollListener: NSObject, UIScrollViewDelegate {
  private(set) var lines: [String] = []
  /// The velocity and the target at the end of the drag.
  private(set) var velocity = CGPoint.zero
  private(set) var target = CGPoint.zero
  /// A target offset to set, or `nil` to keep the proposed one.
  var targetOffset: CGPoint?
  var onScroll: (UIScrollView) -> Void = { _ in }

  /// The lines, without repetitions in succession.
  var distinctLines: [String] {
    lines.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
  func clear() { lines = [] }
  /// Clears the recorded values, for content that is at rest.
  func reset(_ scrollView: UIScrollView) {
    clear()
    velocity = .zero
    target = scrollView.contentOffset
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    lines.append("didScroll")
    onScroll(scrollView)
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { lines.append("willBeginDragging") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    lines.append("willEndDragging")
    self.velocity = velocity
    target = targetContentOffset.pointee
    if let targetOffset { targetContentOffset.pointee = targetOffset }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    lines.append("didEndDragging(\(decelerate))")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    lines.append("willBeginDecelerating")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    lines.append("didEndDecelerating")
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    lines.append("didEndScrollingAnimation")
  }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    lines.append("didChangeAdjustedContentInset")
  }
}
