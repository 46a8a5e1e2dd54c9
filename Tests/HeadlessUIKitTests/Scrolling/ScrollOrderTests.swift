import HeadlessUIKit
import TestSupport
import Testing

/// In which order a scroll view tells its delegate of a movement, from its beginning to its end.
@Suite struct ScrollOrderTests {
  /// What a finger does, and whether content moves on after it.
  nonisolated struct Course: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var movesOn: Bool
    var act: @MainActor @Sendable (ScrollScene) -> Void

    init(
      _ name: String, movesOn: Bool, _ act: @escaping @MainActor @Sendable (ScrollScene) -> Void
    ) {
      (testDescription, self.movesOn, self.act) = (name, movesOn, act)
    }

    static let all: [Course] = [
      Course("a fling", movesOn: true) { $0.fling(by: CGVector(dx: 0, dy: -100), for: 0.1) },
      Course("a slow drag", movesOn: false) { scene in
        scene.dragAndStand(-100)
        scene.device.touchUp()
      },
      Course("a pull beyond the edge", movesOn: true) { scene in
        scene.dragAndStand(110)
        scene.device.touchUp()
      },
      Course("a fling sent elsewhere", movesOn: true) { scene in
        scene.listener.wanted = CGPoint(x: 0, y: 700)
        scene.fling(by: CGVector(dx: 0, dy: -100), for: 0.1)
      },
      Course("a slow drag sent elsewhere", movesOn: true) { scene in
        scene.listener.wanted = CGPoint(x: 0, y: 300)
        scene.dragAndStand(-100)
        scene.device.touchUp()
      },
      Course("a pull that is to stay beyond the edge", movesOn: true) { scene in
        scene.dragAndStand(110)
        scene.listener.wanted = scene.scroll.contentOffset
        scene.device.touchUp()
      },
      Course("a page", movesOn: true) { scene in
        scene.scroll.isPagingEnabled = true
        scene.dragAndStand(-100)
        scene.device.touchUp()
      },
      Course("touches that the system takes", movesOn: false) { scene in
        scene.dragAndStand(-100)
        scene.device.touchCancel()
      },
      Course("touches that the system takes beyond the edge", movesOn: true) { scene in
        scene.dragAndStand(110)
        scene.device.touchCancel()
      },
      Course("scrolling turned off", movesOn: false) { scene in
        scene.dragAndStand(-100)
        scene.run { scene.scroll.isScrollEnabled = false }
      },
      Course("a view that leaves the window while it is pulled", movesOn: true) { scene in
        scene.dragAndStand(110)
        scene.run { scene.scroll.removeFromSuperview() }
      },
    ]
  }

  @Test(
    "A finger's drag is told from beginning to end, and so is what comes of it",
    arguments: Course.all)
  func order(course: Course) {
    let scene = ScrollScene()
    course.act(scene)
    scene.device.settle()
    let glide = ["willBeginDecelerating", "didScroll", "didEndDecelerating"]
    #expect(
      scene.listener.story == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(\(course.movesOn))",
      ] + (course.movesOn ? glide : []))
  }

  @Test("Content that is caught has ended its coasting, and the finger that drags it begins anew")
  func tellsOfTheCatch() {
    let scene = ScrollScene()
    scene.fling(by: CGVector(dx: 0, dy: -100), for: 0.1)
    scene.device.advance(by: 0.3)
    scene.listener.clear()
    scene.device.touchDown(at: CGPoint(x: 200, y: 480))
    #expect(scene.listener.story == ["didEndDecelerating"])
    let caught = scene.y
    scene.listener.clear()
    scene.device.touchUp()
    scene.device.settle()
    #expect(scene.listener.story == [])
    #expect(scene.y == caught)

    let again = ScrollScene()
    again.fling(by: CGVector(dx: 0, dy: -100), for: 0.1)
    again.device.advance(by: 0.3)
    again.listener.clear()
    again.fling(by: CGVector(dx: 0, dy: -100), for: 0.1)
    again.device.settle()
    #expect(
      again.listener.story == [
        "didEndDecelerating", "willBeginDragging", "didScroll", "willEndDragging",
        "didEndDragging(true)", "willBeginDecelerating", "didScroll", "didEndDecelerating",
      ])
  }

  @Test("Content that is caught beyond its edge begins to go home before it has come there")
  func tellsOfTheWayHome() {
    let scene = ScrollScene(content: CGSize(width: 400, height: 1200))
    scene.fling(by: CGVector(dx: 0, dy: -100), for: 0.1)
    scene.device.advance(by: 0.3)
    scene.listener.clear()
    scene.device.tap(at: CGPoint(x: 200, y: 300))
    scene.device.settle()
    #expect(
      scene.listener.story == [
        "didEndDecelerating", "willBeginDecelerating", "didScroll", "didEndDecelerating",
      ])
    #expect(scene.y == 240)
  }

  /// What comes in the way of an offset that is animated to 300 pt, when it is at 150 pt.
  nonisolated struct Interruption: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// What follows the end of the first movement.
    var rest: [String] = []
    /// Where the content then stands.
    var y: Double
    var act: @MainActor @Sendable (ScrollScene) -> Void

    static let all: [Interruption] = [
      .init(testDescription: "a finger", y: 150) { $0.device.tap(at: CGPoint(x: 200, y: 300)) },
      .init(
        testDescription: "another animated offset",
        rest: ["didScroll", "didEndScrollingAnimation"],
        y: 600
      ) { scene in
        scene.run { scene.scroll.setContentOffset(CGPoint(x: 0, y: 600), animated: true) }
      },
      .init(testDescription: "the offset where it is, animated", y: 150) { scene in
        scene.run { scene.scroll.setContentOffset(scene.scroll.contentOffset, animated: true) }
      },
      .init(testDescription: "another offset", rest: ["didScroll"], y: 600) { scene in
        scene.run { scene.scroll.setContentOffset(CGPoint(x: 0, y: 600), animated: false) }
      },
      .init(testDescription: "an offset that is set", rest: ["didScroll"], y: 600) { scene in
        scene.run { scene.scroll.contentOffset.y = 600 }
      },
      .init(testDescription: "leaving the window", y: 150) { scene in
        scene.run { scene.scroll.removeFromSuperview() }
      },
    ]
  }

  @Test("An animated offset has one end, whatever comes in its way", arguments: Interruption.all)
  func interrupted(by interruption: Interruption) {
    let scene = ScrollScene()
    scene.run { scene.scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true) }
    scene.device.advance(by: 0.15)
    interruption.act(scene)
    scene.device.settle()
    #expect(
      scene.listener.story == ["didScroll", "didEndScrollingAnimation"] + interruption.rest)
    #expect(isClose(scene.y, interruption.y))
  }

  @Test("An animated offset ends what coasts")
  func endsCoasting() {
    let scene = ScrollScene()
    scene.fling(by: CGVector(dx: 0, dy: -100), for: 0.1)
    scene.device.advance(by: 0.1)
    scene.listener.clear()
    scene.run { scene.scroll.setContentOffset(CGPoint(x: 0, y: 1000), animated: true) }
    scene.device.settle()
    #expect(
      scene.listener.story == ["didEndDecelerating", "didScroll", "didEndScrollingAnimation"])
    #expect(scene.y == 1000)
  }
}

extension ScrollScene {
  /// Drags a finger up or down, which then stays where it is.
  fileprivate func dragAndStand(_ way: CGFloat) {
    drag(by: CGVector(dx: 0, dy: way), for: 0.1)
    device.advance(by: 0.2)
  }
}
