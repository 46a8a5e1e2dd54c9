import HeadlessUIKit
import TestSupport
import Testing

/// What holds up and down holds left and right as well.
@Suite struct BothAxesTests {
  /// A scene whose content scrolls along one axis, and that axis.
  struct Axis: CustomTestStringConvertible, Sendable {
    var isAcross: Bool
    var testDescription: String { isAcross ? "across" : "down" }
    nonisolated static let all = [Axis(isAcross: false), Axis(isAcross: true)]

    func scene(_ length: CGFloat = 4000) -> ScrollScene {
      ScrollScene(
        content: isAcross ? CGSize(width: length, height: 960) : CGSize(width: 400, height: length))
    }
    func way(_ length: CGFloat) -> CGVector {
      isAcross ? CGVector(dx: length, dy: 0) : CGVector(dx: 0, dy: length)
    }
    func point(_ length: CGFloat, _ other: CGFloat = 0) -> CGPoint {
      isAcross ? CGPoint(x: length, y: other) : CGPoint(x: other, y: length)
    }
    func page(_ scene: ScrollScene) -> CGFloat {
      isAcross ? scene.scroll.bounds.width : scene.scroll.bounds.height
    }
    func offset(_ scene: ScrollScene) -> CGFloat {
      isAcross ? scene.scroll.contentOffset.x : scene.scroll.contentOffset.y
    }
  }

  @Test("A quick finger sends content on, along its axis only", arguments: Axis.all)
  func flings(axis: Axis) {
    let scene = axis.scene()
    scene.fling(by: axis.way(-100), for: 0.1)
    let left = axis.offset(scene)
    #expect(isClose(left, 90))
    scene.device.settle()
    #expect(isClose(axis.offset(scene), 90 + 990 * 0.499))
    #expect(scene.scroll.contentOffset == axis.point(axis.offset(scene)))
  }

  @Test("Pages come to rest at whole ones, along their axis only", arguments: Axis.all)
  func pages(axis: Axis) {
    let scene = axis.scene()
    scene.scroll.isPagingEnabled = true
    scene.fling(by: axis.way(-60), for: 0.1)
    scene.device.settle()
    #expect(scene.scroll.contentOffset == axis.point(axis.page(scene)))
    scene.drag(by: axis.way(-60), for: 0.1)
    scene.device.advance(by: 1)
    scene.device.touchUp()
    scene.device.settle()
    #expect(scene.scroll.contentOffset == axis.point(axis.page(scene)))
  }

  @Test(
    "The delegate chooses where content comes to rest; what is no number is let be",
    arguments: Axis.all)
  func chooses(axis: Axis) {
    let scene = axis.scene()
    scene.listener.wanted = axis.point(123)
    scene.fling(by: axis.way(-60), for: 0.1)
    scene.device.settle()
    #expect(isClose(axis.offset(scene), 123, within: 0.05))
    scene.listener.wanted = axis.point(.nan, .infinity)
    scene.fling(by: axis.way(-60), for: 0.1)
    let target = scene.listener.target
    scene.device.settle()
    #expect(isClose(axis.offset(scene), axis.isAcross ? target.x : target.y))
    #expect(scene.device.diagnostics.isEmpty)
  }

  @Test("Content follows the first report that makes it a drag", arguments: Axis.all)
  func firstReport(axis: Axis) {
    let scene = axis.scene()
    scene.device.touchDown(at: CGPoint(x: 200, y: 480))
    scene.device.touchMove(to: axis.isAcross ? CGPoint(x: 150, y: 480) : CGPoint(x: 200, y: 430))
    scene.device.turn()
    #expect(axis.offset(scene) == 40)
  }

  @Test(
    "Content on its way back from beyond its edge stands at it when it leaves the window",
    arguments: Axis.all)
  func leaves(axis: Axis) {
    let scene = axis.scene()
    scene.fling(by: axis.way(300), for: 0.2)
    #expect(axis.offset(scene) < 0)
    scene.run { scene.scroll.removeFromSuperview() }
    #expect(scene.scroll.contentOffset == .zero)
    #expect(!scene.scroll.isDecelerating)
  }

  @Test(
    "Content that a finger holds beyond its edge stands at it when it leaves the window",
    arguments: Axis.all)
  func leavesWithFinger(axis: Axis) {
    let scene = axis.scene()
    scene.drag(by: axis.way(300), for: 0.2)
    #expect(axis.offset(scene) < 0)
    scene.run { scene.scroll.removeFromSuperview() }
    scene.device.settle()
    #expect(scene.scroll.contentOffset == .zero)
  }
}

/// What a scroll view tells of its room, and lays out.
@Suite struct ScrollRoomTests {
  private final class Witness: UIScrollView {
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

  private func make() -> (ScrollScene, Witness) {
    let scene = ScrollScene(safeArea: UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
    let witness = scene.device.perform {
      let witness = Witness(frame: CGRect(x: 0, y: 100, width: 400, height: 860))
      witness.contentSize = CGSize(width: 400, height: 2000)
      scene.window.addSubview(witness)
      return witness
    }
    scene.device.settle()
    _ = witness.notes.takeLines()
    return (scene, witness)
  }

  @Test("Every change of the offset lays out anew")
  func laysOut() {
    let (scene, witness) = make()
    for y in [10.0, 20, 20] {
      scene.run { witness.contentOffset.y = y }
      scene.device.turn()
    }
    #expect(witness.notes.lines == ["layout at 10.0", "layout at 20.0"])
  }

  @Test("Room that the view's place takes or gives is told, and moves content at its beginning")
  func roomByPlace() {
    let (scene, witness) = make()
    #expect(witness.contentOffset.y == 0)
    scene.run { witness.frame.origin.y = 0 }
    scene.device.settle()
    #expect(witness.notes.lines.contains("inset 50.0 0.0"))
    #expect(witness.contentOffset.y == -50)
  }

  @Test("Content that outgrows its view takes the room of the safe area")
  func roomByContent() {
    let (scene, witness) = make()
    scene.run {
      witness.contentInsetAdjustmentBehavior = .scrollableAxes
      witness.contentSize.height = 100
      _ = witness.notes.takeLines()
      witness.contentSize.height = 2000
    }
    #expect(witness.notes.lines == ["inset 0.0 30.0"])
  }

  @Test("Room that goes takes content back within its limits, after the delegate has heard of it")
  func roomGoes() {
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
