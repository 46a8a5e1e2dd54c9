import HeadlessUIKit
import TestSupport
import Testing

/// Nested scroll views, and scroll views with other recognizers.
@Suite(.checkedDevices) struct NestedScrollTests {
  /// Adds a row of cards that scrolls horizontally to the scroll view of a scene.
  private func addRow(to scene: ScrollScene) -> UIScrollView {
    scene.device.perform {
      let row = UIScrollView(frame: CGRect(x: 0, y: 400, width: 400, height: 160))
      row.contentSize = CGSize(width: 2000, height: 160)
      scene.scroll.addSubview(row)
      return row
    }
  }

  @Test(
    "[203][F063] of nested scroll views, the one that scrolls along the pan's direction recognizes it (203a)",
    arguments: [(-60.0, -8.0), (8, -60), (-30, -30.0)])
  func axes(_ x: Double, _ y: Double) {
    let scene = ScrollScene()
    let row = addRow(to: scene)
    scene.drag(by: CGVector(dx: x, dy: y), for: 0.1)
    let isHorizontal = abs(x) >= abs(y)
    #expect(row.isDragging == isHorizontal)
    #expect(scene.scroll.isDragging == !isHorizontal)
    #expect((row.contentOffset.x > 0) == isHorizontal)
    #expect((scene.y > 0) == !isHorizontal)
  }

  @Test("[203][F063] a pan on an ancestor fails in favor of the scroll view (203a)")
  func listFirst() {
    let scene = ScrollScene()
    let pan = UIPanGestureRecognizer()
    scene.run { scene.window.addGestureRecognizer(pan) }
    scene.drag(by: CGVector(dx: 0, dy: -60), for: 0.1)
    #expect(pan.state == .failed)
    #expect(scene.scroll.isDragging)
  }

  @Test("[203] a pan across the scroll view's axis is left to the ancestor's recognizer (203a)")
  func acrossTheList() {
    let scene = ScrollScene()
    let pan = UIPanGestureRecognizer()
    scene.run { scene.window.addGestureRecognizer(pan) }
    scene.drag(by: CGVector(dx: 60, dy: 0), for: 0.1)
    #expect(pan.state == .changed)
    #expect(!scene.scroll.isDragging)
  }

  @Test("[200] a scroll view waits for a recognizer that must fail first (200a)")
  func waitsForRequiredFailure() {
    let scene = ScrollScene()
    let edge = UIScreenEdgePanGestureRecognizer()
    scene.run {
      edge.edges = .left
      scene.window.addGestureRecognizer(edge)
      scene.scroll.panGestureRecognizer.require(toFail: edge)
    }
    scene.drag(from: CGPoint(x: 5, y: 480), by: CGVector(dx: 60, dy: 0), for: 0.1)
    #expect(edge.state == .changed)
    scene.device.touchUp()
    scene.device.settle()
    scene.drag(from: CGPoint(x: 5, y: 480), by: CGVector(dx: 0, dy: -60), for: 0.1)
    #expect(edge.state == .failed)
    #expect(scene.scroll.isDragging)
    #expect(isClose(scene.y, 50, within: 1e-9))
  }

  @Test(
    "[201][F063] a sheet's pan runs simultaneously with its scroll view, and takes over at the edge without a jump (201b)"
  )
  func sheetPanTakesOverAtEdge() {
    let scene = ScrollScene()
    let sheet = Sheet(scene)
    scene.run { scene.scroll.contentOffset.y = 60 }
    var total: [Double] = []
    for step in 1...30 {
      if step == 1 { scene.device.touchDown(at: CGPoint(x: 200, y: 300)) }
      scene.device.advance(by: 1.0 / 60)
      scene.device.touchMove(to: CGPoint(x: 200, y: 300 + Double(step) * 10))
      scene.device.turn()
      total.append(sheet.distance - scene.y)
      // Only one moves at a time: the content stays at its edge while the sheet moves.
      #expect(sheet.distance == 0 || scene.y == 0)
    }
    let steps = zip(total, total.dropFirst()).map { $1 - $0 }
    #expect(steps.dropFirst(1).allSatisfy { isClose($0, 10, within: 1e-9) })
    // 300 pt, less 10 pt before the pan begins and 60 pt of scrolling.
    #expect(isClose(sheet.distance, 230, within: 1e-9))
  }
}

/// Moves down with the pan once the scroll view is at its top.
private final class Sheet: NSObject, UIGestureRecognizerDelegate {
  private let scrollView: UIScrollView
  private(set) var distance = 0.0

  init(_ scene: ScrollScene) {
    scrollView = scene.scroll
    super.init()
    scene.device.perform {
      let pan = UIPanGestureRecognizer(target: self, action: Selector(Sheet.track(_:)))
      pan.delegate = self
      scene.window.addGestureRecognizer(pan)
    }
  }

  func track(_ pan: UIPanGestureRecognizer) {
    let translation = pan.translation(in: nil).y
    pan.setTranslation(.zero, in: nil)
    guard pan.state == .changed, scrollView.contentOffset.y <= 0 else { return }
    // Steps of 10 pt end exactly at the edge; from there the sheet receives the whole translation.
    if wasAtEdge { distance += translation }
    wasAtEdge = true
    scrollView.contentOffset.y = 0
  }
  private var wasAtEdge = false

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
