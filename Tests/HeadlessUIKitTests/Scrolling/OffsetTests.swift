import HeadlessUIKit
import TestSupport
import Testing

/// The content offset, the adjusted insets, and the layout guides.
@Suite(.checkedDevices) struct OffsetTests {
  @Test("the offset positions the subviews")
  func bounds() {
    let scene = ScrollScene()
    let row = UIView(frame: CGRect(x: 0, y: 500, width: 400, height: 50))
    scene.run {
      scene.scroll.addSubview(row)
      scene.scroll.contentOffset = CGPoint(x: 0, y: 450)
    }
    #expect(scene.scroll.bounds.origin == CGPoint(x: 0, y: 450))
    #expect(row.convert(row.bounds, to: scene.window).minY == 50)
    #expect(scene.window.hitTest(CGPoint(x: 10, y: 60), with: nil) === row)
    #expect(scene.scroll.clipsToBounds)
  }

  @Test("an animated offset takes its duration, reports every frame, and then the end")
  func animated() {
    let scene = ScrollScene()
    scene.run { scene.scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true) }
    #expect(scene.y == 0)
    #expect(!scene.scroll.isDecelerating)
    #expect(!scene.scroll.isDragging)
    scene.device.advance(by: 0.15)
    #expect(isClose(scene.y, 150))
    scene.device.settle()
    #expect(scene.y == 300)
    #expect(
      scene.listener.lines
        == Array(repeating: "didScroll", count: 18) + ["didEndScrollingAnimation"])
  }

  @Test("an offset set without animation applies immediately, and stops deceleration")
  func immediate() {
    let scene = ScrollScene()
    scene.swipe(by: CGVector(dx: 0, dy: -100), for: 0.1)
    scene.run { scene.scroll.setContentOffset(CGPoint(x: 0, y: 1000), animated: false) }
    #expect(scene.y == 1000)
    scene.device.settle()
    #expect(scene.y == 1000)
  }

  @Test("an offset set during deceleration continues it from there")
  func whileCoasting() {
    let scene = ScrollScene()
    scene.swipe(by: CGVector(dx: 0, dy: -100), for: 0.1)
    scene.run { scene.scroll.contentOffset.y += 500 }
    scene.device.settle()
    #expect(isClose(scene.y, 590 + 990 * 0.499))
  }

  @Test("an offset set in an animation block animates with the block")
  func inBlock() {
    let scene = ScrollScene()
    scene.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        scene.scroll.contentOffset.y = 100
      }
    }
    #expect(scene.y == 100)
    scene.device.advance(by: 0.25)
    scene.run {
      let shown = scene.scroll.layer.presentation()?.bounds.origin.y ?? 0
      #expect(isClose(shown, 25, within: 1e-9))
    }
  }

  @Test(
    "a rectangle is scrolled into view by the shortest distance",
    arguments: [(1100.0, 190.0), (50, 50), (500, 100)])
  func visible(_ minY: Double, _ y: Double) {
    let scene = ScrollScene()
    scene.run {
      scene.scroll.contentOffset.y = 100
      scene.scroll.scrollRectToVisible(
        CGRect(x: 0, y: minY, width: 400, height: 50), animated: false)
    }
    #expect(scene.y == y)
  }

  @Test("content that shrinks is moved back within its limits")
  func shrinks() {
    let scene = ScrollScene()
    scene.run {
      scene.scroll.contentOffset.y = 2000
      scene.scroll.contentSize.height = 1200
    }
    #expect(scene.y == 240)
  }

  /// An inset adjustment behavior, and the adjusted insets that result.
  nonisolated struct InsetCase: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var behavior: UIScrollView.ContentInsetAdjustmentBehavior
    var height: CGFloat
    var insets: UIEdgeInsets
  }

  @Test(
    "the safe area is added along scrollable axes, or as the behavior specifies",
    arguments: [
      InsetCase(
        testDescription: "automatic", behavior: .automatic, height: 3000,
        insets: UIEdgeInsets(top: 51, left: 0, bottom: 34, right: 0)),
      InsetCase(
        testDescription: "scrollable axes, content that fits", behavior: .scrollableAxes,
        height: 500, insets: UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0)),
      InsetCase(
        testDescription: "always", behavior: .always, height: 500,
        insets: UIEdgeInsets(top: 51, left: 7, bottom: 34, right: 0)),
      InsetCase(
        testDescription: "never", behavior: .never, height: 3000,
        insets: UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0)),
    ])
  func insets(_ inset: InsetCase) {
    let scene = ScrollScene(
      safeArea: UIEdgeInsets(top: 50, left: 7, bottom: 34, right: 0),
      content: CGSize(width: 400, height: inset.height))
    scene.run {
      scene.scroll.contentInsetAdjustmentBehavior = inset.behavior
      scene.scroll.contentInset.top = 1
    }
    scene.device.settle()
    #expect(scene.scroll.adjustedContentInset == inset.insets)
    #expect(scene.scroll.contentOffset == CGPoint(x: -inset.insets.left, y: -inset.insets.top))
  }

  @Test("content at its start follows a change of the insets; other content keeps its offset")
  func contentAtStartFollowsInsets() {
    let scene = ScrollScene()
    scene.run { scene.scroll.contentInset.top = 40 }
    #expect(scene.y == -40)
    scene.run {
      scene.scroll.contentOffset.y = 300
      scene.scroll.contentInset.top = 80
    }
    #expect(scene.y == 300)
    #expect(scene.listener.lines.filter { $0 == "didChangeAdjustedContentInset" }.count == 2)
  }

  @Test(
    "constraints to the content layout guide set the content size; the frame layout guide stays fixed"
  )
  func guides() {
    let scene = ScrollScene()
    let (card, badge) = (UIView(), UIView())
    scene.run {
      for view in [card, badge] {
        view.translatesAutoresizingMaskIntoConstraints = false
        scene.scroll.addSubview(view)
      }
      let content = scene.scroll.contentLayoutGuide
      let frame = scene.scroll.frameLayoutGuide
      NSLayoutConstraint.activate([
        card.topAnchor.constraint(equalTo: content.topAnchor, constant: 20),
        card.leftAnchor.constraint(equalTo: content.leftAnchor),
        card.rightAnchor.constraint(equalTo: content.rightAnchor),
        card.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
        card.widthAnchor.constraint(equalTo: frame.widthAnchor),
        card.heightAnchor.constraint(equalToConstant: 1500),
        badge.topAnchor.constraint(equalTo: frame.topAnchor, constant: 10),
        badge.rightAnchor.constraint(equalTo: frame.rightAnchor),
        badge.widthAnchor.constraint(equalToConstant: 30),
        badge.heightAnchor.constraint(equalToConstant: 30),
      ])
    }
    scene.device.settle()
    #expect(scene.scroll.contentSize == CGSize(width: 400, height: 1540))
    #expect(card.frame == CGRect(x: 0, y: 20, width: 400, height: 1500))
    scene.run { scene.scroll.contentOffset.y = 200 }
    scene.device.settle()
    #expect(badge.frame == CGRect(x: 370, y: 210, width: 30, height: 30))
    #expect(badge.convert(badge.bounds, to: scene.window).minY == 10)
    #expect(card.frame == CGRect(x: 0, y: 20, width: 400, height: 1500))
  }

  @Test("a frame layout guide first used while scrolled has the frame of the view")
  func lateGuide() {
    let scene = ScrollScene()
    let badge = UIView()
    scene.run {
      scene.scroll.contentSize = CGSize(width: 400, height: 2000)
      scene.scroll.contentOffset.y = 200
      badge.translatesAutoresizingMaskIntoConstraints = false
      scene.scroll.addSubview(badge)
      NSLayoutConstraint.activate([
        badge.topAnchor.constraint(equalTo: scene.scroll.frameLayoutGuide.topAnchor, constant: 10),
        badge.leftAnchor.constraint(equalTo: scene.scroll.frameLayoutGuide.leftAnchor),
        badge.widthAnchor.constraint(equalToConstant: 30),
        badge.heightAnchor.constraint(equalToConstant: 30),
      ])
    }
    scene.device.settle()
    #expect(badge.frame == CGRect(x: 0, y: 210, width: 30, height: 30))
  }

  @Test("UIKit's defaults")
  func defaults() {
    let scroll = ScrollScene().scroll
    #expect(scroll.isScrollEnabled)
    #expect(scroll.bounces)
    #expect(scroll.scrollsToTop)
    #expect(!scroll.alwaysBounceVertical)
    #expect(!scroll.alwaysBounceHorizontal)
    #expect(!scroll.isPagingEnabled)
    #expect(!scroll.isDirectionalLockEnabled)
    #expect(scroll.showsVerticalScrollIndicator)
    #expect(scroll.showsHorizontalScrollIndicator)
    #expect(scroll.delaysContentTouches)
    #expect(scroll.canCancelContentTouches)
    #expect(scroll.decelerationRate == .normal)
    #expect(scroll.contentInsetAdjustmentBehavior == .automatic)
    #expect(UIScrollView.DecelerationRate.fast.rawValue == 0.99)
  }
}
