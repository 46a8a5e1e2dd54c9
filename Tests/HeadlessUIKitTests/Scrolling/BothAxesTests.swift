import HeadlessUIKit
import TestSupport
import Testing

/// Scrolling behaves alike along both axes.
@Suite(.checkedDevices) struct BothAxesTests {
  /// An axis along which the content of a scene scrolls.
  struct Axis: CustomTestStringConvertible, Sendable {
    var isHorizontal: Bool
    var testDescription: String { isHorizontal ? "horizontal" : "vertical" }
    nonisolated static let all = [Axis(isHorizontal: false), Axis(isHorizontal: true)]

    func scene(_ length: CGFloat = 4000) -> ScrollScene {
      ScrollScene(
        content: isHorizontal
          ? CGSize(width: length, height: 960) : CGSize(width: 400, height: length))
    }
    func translation(_ length: CGFloat) -> CGVector {
      isHorizontal ? CGVector(dx: length, dy: 0) : CGVector(dx: 0, dy: length)
    }
    func point(_ length: CGFloat, _ other: CGFloat = 0) -> CGPoint {
      isHorizontal ? CGPoint(x: length, y: other) : CGPoint(x: other, y: length)
    }
    func pageLength(_ scene: ScrollScene) -> CGFloat {
      isHorizontal ? scene.scroll.bounds.width : scene.scroll.bounds.height
    }
    func offset(_ scene: ScrollScene) -> CGFloat {
      isHorizontal ? scene.scroll.contentOffset.x : scene.scroll.contentOffset.y
    }
  }

  @Test("a swipe decelerates along its axis only", arguments: Axis.all)
  func swipeDeceleratesAlongItsAxis(axis: Axis) {
    let scene = axis.scene()
    scene.swipe(by: axis.translation(-100), for: 0.1)
    let start = axis.offset(scene)
    #expect(isClose(start, 90))
    scene.device.settle()
    // x + (v - 10) 0.499 (UIKit row 294), at 1000 pt/s.
    #expect(isClose(axis.offset(scene), 90 + 990 * 0.499))
    #expect(scene.scroll.contentOffset == axis.point(axis.offset(scene)))
  }

  @Test("paging stops at whole pages, along its axis only", arguments: Axis.all)
  func pagingStopsAtWholePages(axis: Axis) {
    let scene = axis.scene()
    scene.scroll.isPagingEnabled = true
    scene.swipe(by: axis.translation(-60), for: 0.1)
    scene.device.settle()
    #expect(scene.scroll.contentOffset == axis.point(axis.pageLength(scene)))
    scene.drag(by: axis.translation(-60), for: 0.1)
    scene.device.advance(by: 1)
    scene.device.touchUp()
    scene.device.settle()
    #expect(scene.scroll.contentOffset == axis.point(axis.pageLength(scene)))
  }

  @Test(
    "the delegate sets the target offset; a nonfinite target is ignored",
    arguments: Axis.all)
  func chooses(axis: Axis) {
    let scene = axis.scene()
    scene.listener.targetOffset = axis.point(123)
    scene.swipe(by: axis.translation(-60), for: 0.1)
    scene.device.settle()
    #expect(isClose(axis.offset(scene), 123, within: 0.05))
    scene.listener.targetOffset = axis.point(.nan, .infinity)
    scene.swipe(by: axis.translation(-60), for: 0.1)
    scene.device.settle()
    // Released at 123 + 60 - 10 pt, with 600 pt/s.
    #expect(isClose(axis.offset(scene), 173 + 590 * 0.499))
  }

  @Test("the first report past the pan threshold already moves the content", arguments: Axis.all)
  func firstReport(axis: Axis) {
    let scene = axis.scene()
    scene.device.touchDown(at: CGPoint(x: 200, y: 480))
    scene.device.touchMove(
      to: axis.isHorizontal ? CGPoint(x: 150, y: 480) : CGPoint(x: 200, y: 430))
    scene.device.turn()
    #expect(axis.offset(scene) == 40)
  }

  @Test(
    "removing a scroll view that bounces back sets its content to the edge",
    arguments: Axis.all)
  func removalSetsContentToEdge(axis: Axis) {
    let scene = axis.scene()
    scene.swipe(by: axis.translation(300), for: 0.2)
    #expect(axis.offset(scene) < 0)
    scene.run { scene.scroll.removeFromSuperview() }
    #expect(scene.scroll.contentOffset == .zero)
    #expect(!scene.scroll.isDecelerating)
  }

  @Test(
    "removing a scroll view that is dragged past its edge sets its content to the edge",
    arguments: Axis.all)
  func removalDuringDragReturnsToEdge(axis: Axis) {
    let scene = axis.scene()
    scene.drag(by: axis.translation(300), for: 0.2)
    #expect(axis.offset(scene) < 0)
    scene.run { scene.scroll.removeFromSuperview() }
    scene.device.settle()
    #expect(scene.scroll.contentOffset == .zero)
  }
}

/// The adjusted content insets of a scroll view, and its layout passes.
@Suite(.checkedDevices) struct ScrollRoomTests {
  private final class LoggingScrollView: UIScrollView {
    let notes = Notes()
    override func adjustedContentInsetDidChange() {
      super.adjustedContentInsetDidChange()
      notes.note("inset \(adjustedContentInset.top) \(adjustedContentInset.bottom)")
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      notes.note("layout at \(contentOffset.y)")
    }
  }

  private func make() -> (ScrollScene, LoggingScrollView) {
    let scene = ScrollScene(safeArea: UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
    let view = scene.device.perform {
      let view = LoggingScrollView(frame: CGRect(x: 0, y: 100, width: 400, height: 860))
      view.contentSize = CGSize(width: 400, height: 2000)
      scene.window.addSubview(view)
      return view
    }
    scene.device.settle()
    _ = view.notes.takeLines()
    return (scene, view)
  }

  @Test("every change of the offset causes a layout pass")
  func laysOut() {
    let (scene, view) = make()
    for y in [10.0, 20, 20] {
      scene.run { view.contentOffset.y = y }
      scene.device.turn()
    }
    #expect(view.notes.lines == ["layout at 10.0", "layout at 20.0"])
  }

  @Test("insets that change with the view's frame are reported, and move content at its start")
  func frameDependentInsetsAreReported() {
    let (scene, view) = make()
    #expect(view.contentOffset.y == 0)
    scene.run { view.frame.origin.y = 0 }
    scene.device.settle()
    #expect(view.notes.lines.contains("inset 50.0 0.0"))
    #expect(view.contentOffset.y == -50)
  }

  @Test("content that outgrows its view receives the safe area insets")
  func roomByContent() {
    let (scene, view) = make()
    scene.run {
      view.contentInsetAdjustmentBehavior = .scrollableAxes
      view.contentSize.height = 100
      _ = view.notes.takeLines()
      view.contentSize.height = 2000
    }
    #expect(view.notes.lines == ["inset 0.0 30.0"])
  }

  @Test("a removed inset moves content back within its limits, after the delegate is notified")
  func removedInsetMovesContentBack() {
    let scene = ScrollScene()
    scene.run {
      scene.scroll.contentInset.bottom = 100
      scene.scroll.contentOffset.y = 2140
      scene.listener.clear()
      scene.scroll.contentInset.bottom = 0
    }
    #expect(scene.y == 2040)
    #expect(scene.listener.lines == ["didChangeAdjustedContentInset", "didScroll"])
  }
}
