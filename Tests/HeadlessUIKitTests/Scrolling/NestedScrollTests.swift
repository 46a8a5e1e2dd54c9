import HeadlessUIKit
import TestSupport
import Testing

/// Scroll views among other recognizers.
@Suite struct NestedScrollTests {
  /// A row of cards that scrolls sideways, in a scene's list.
  private func addRow(to scene: ScrollScene) -> UIScrollView {
    scene.device.perform {
      let row = UIScrollView(frame: CGRect(x: 0, y: 400, width: 400, height: 160))
      row.contentSize = CGSize(width: 2000, height: 160)
      scene.scroll.addSubview(row)
      return row
    }
  }

  @Test(
    "[203][F063] Of nested scroll views the one that scrolls along the finger's way has it (203a)",
    arguments: [(-60.0, -8.0), (8, -60), (-30, -30.0)])
  func axes(_ x: Double, _ y: Double) {
    let scene = ScrollScene()
    let row = addRow(to: scene)
    scene.drag(by: CGVector(dx: x, dy: y), for: 0.1)
    let isAcross = abs(x) >= abs(y)
    #expect(row.isDragging == isAcross)
    #expect(scene.scroll.isDragging == !isAcross)
    #expect((row.contentOffset.x > 0) == isAcross)
    #expect((scene.y > 0) == !isAcross)
  }

  @Test("[203][F063] A pan around a list leaves the finger to the list (203a)")
  func listFirst() {
    let scene = ScrollScene()
    let pan = UIPanGestureRecognizer()
    scene.run { scene.window.addGestureRecognizer(pan) }
    scene.drag(by: CGVector(dx: 0, dy: -60), for: 0.1)
    #expect(pan.state == .failed)
    #expect(scene.scroll.isDragging)
  }

  @Test("[203] A pan across the list's axis is not the list's (203a)")
  func acrossTheList() {
    let scene = ScrollScene()
    let pan = UIPanGestureRecognizer()
    scene.run { scene.window.addGestureRecognizer(pan) }
    scene.drag(by: CGVector(dx: 60, dy: 0), for: 0.1)
    #expect(pan.state == .changed)
    #expect(!scene.scroll.isDragging)
  }

  @Test("[200] A list waits for a recognizer that must fail first (200a)")
  func waits() {
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
    "[201][F063] A sheet's pan goes along with its list, and takes over at the edge without a jump (201b)"
  )
  func handsOver() {
    let scene = ScrollScene()
    let sheet = Sheet(scene)
    scene.run { scene.scroll.contentOffset.y = 60 }
    var total: [Double] = []
    for step in 1...30 {
      if step == 1 { scene.device.touchDown(at: CGPoint(x: 200, y: 300)) }
      scene.device.advance(by: 1.0 / 60)
      scene.device.touchMove(to: CGPoint(x: 200, y: 300 + Double(step) * 10))
      scene.device.turn()
      total.append(sheet.pulled - scene.y)
      // One owner at a time: the list stands at its edge while the sheet moves.
      #expect(sheet.pulled == 0 || scene.y == 0)
    }
    let steps = zip(total, total.dropFirst()).map { $1 - $0 }
    #expect(steps.dropFirst(1).allSatisfy { isClose($0, 10, within: 1e-9) })
    #expect(isClose(sheet.pulled, 230, within: 1e-9))
  }
}

/// Moves down with the finger once the list is at its top.
private final class Sheet: UIGestureRecognizerDelegate {
  private let list: UIScrollView
  private(set) var pulled = 0.0

  init(_ scene: ScrollScene) {
    list = scene.scroll
    scene.device.perform {
      let pan = UIPanGestureRecognizer(target: self, action: Selector(Sheet.follow(_:)))
      pan.delegate = self
      scene.window.addGestureRecognizer(pan)
    }
  }

  func follow(_ pan: UIPanGestureRecognizer) {
    let way = pan.translation(in: nil).y
    pan.setTranslation(.zero, in: nil)
    guard pan.state == .changed, list.contentOffset.y <= 0 else { return }
    // Steps of 10 pt end exactly at the edge, from where on all of the way is the sheet's.
    if wasAtEdge { pulled += way }
    wasAtEdge = true
    list.contentOffset.y = 0
  }
  private var wasAtEdge = false

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
