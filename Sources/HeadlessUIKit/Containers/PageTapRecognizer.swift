/// The tap recognizer of curling pages: a tap near an edge turns to the page there.
final class PageTapRecognizer: UITapGestureRecognizer {
  /// The width of the region at an edge in which a tap turns a page, pt; chosen, not documented for
  /// UIKit.
  static let edgeWidth: CGFloat = 44

  @BoxedReference private var pages: UIPageViewController?
  /// The direction to the page at the edge near the touch.
  private var direction: UIPageViewController.NavigationDirection?

  init(_ pages: UIPageViewController) {
    self.pages = pages
    super.init(target: nil, action: nil)
    addTarget(self, action: Selector(PageTapRecognizer.handleTap))
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, let pages, let view else { return }
    let point = location(in: view)
    // A page's edge is the one at which a pan to that page begins; `depth` measures from there.
    direction = [.forward, .reverse].first {
      pages.panDirection($0).depth(of: point, in: view.bounds.size) < Self.edgeWidth
    }
    if direction == nil { state = .failed }
  }

  private func handleTap() {
    guard state == .ended, let direction, let page = pages?.neighbor(direction) else { return }
    pages?.beginTurning(to: page, direction)
  }
}
