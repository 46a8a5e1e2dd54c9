import HeadlessUIKit
import TestSupport

/// A window of 400 x 960 pt full of a scroll view whose content is 3000 pt high.
struct ScrollScene {
  let device: SimulatedDevice
  let window: UIWindow
  let scroll: UIScrollView
  let listener: ScrollListener

  init(safeArea: UIEdgeInsets = .zero, content: CGSize = CGSize(width: 400, height: 3000)) {
    let size = CGSize(width: 400, height: 960)
    let device = SimulatedDevice(DeviceConfiguration(size: size, portraitSafeArea: safeArea))
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

  /// Drags a finger evenly and leaves it where it is.
  func drag(from start: CGPoint = CGPoint(x: 200, y: 480), by way: CGVector, for seconds: Double) {
    device.touchDown(at: start)
    let begin = device.now
    let reports = Int((seconds * 60).rounded(.up))
    for report in 1...max(1, reports) {
      let share = min(1, Double(report) / (seconds * 60))
      device.advance(to: begin + share * seconds)
      device.touchMove(to: CGPoint(x: start.x + share * way.dx, y: start.y + share * way.dy))
      device.turn()
    }
  }

  /// Drags and lifts at once.
  func fling(from start: CGPoint = CGPoint(x: 200, y: 480), by way: CGVector, for seconds: Double) {
    drag(from: start, by: way, for: seconds)
    device.touchUp()
    device.turn()
  }

  var y: Double { scroll.contentOffset.y }
  /// Uses the device's objects as the app does.
  func run(_ body: () -> Void) { device.perform(body) }
}

/// Notes what a scroll view tells.
final class ScrollListener: UIScrollViewDelegate {
  private(set) var lines: [String] = []
  /// The velocity and the target when a finger let go.
  private(set) var velocity = CGPoint.zero
  private(set) var target = CGPoint.zero
  /// Another place to come to rest at.
  var wanted: CGPoint?
  var onScroll: (UIScrollView) -> Void = { _ in }

  /// The lines without repetitions.
  var story: [String] {
    lines.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
  func clear() { lines = [] }
  /// Begins anew, for content that stands.
  func forget(_ scrollView: UIScrollView) {
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
    if let wanted { targetContentOffset.pointee = wanted }
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
