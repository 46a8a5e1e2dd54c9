import HeadlessUIKit
import SegueCore
import SegueParts
import TestSupport
import Testing

/// A view with a scroll view in its lower half, and the hand-off between them.
@Suite(.checkedDevices) struct ScrollHandOffTests {
  private let device = makeDevice(DeviceConfiguration(size: CGSize(width: 400, height: 600)))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
  private let list = UIScrollView(frame: CGRect(x: 0, y: 300, width: 400, height: 300))

  init() {
    device.perform { [view, list] in
      list.contentSize = CGSize(width: 400, height: 1000)
      view.addSubview(list)
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = UIViewController()
      window.rootViewController?.view.addSubview(view)
      window.makeKeyAndVisible()
    }
  }

  private func begin(at y: CGFloat, offset: CGFloat = 0) -> ScrollHandOff {
    let handOff = ScrollHandOff()
    device.perform {
      list.contentOffset.y = offset
      handOff.begin(under: view.hitTest(CGPoint(x: 200, y: y), with: nil), in: view)
    }
    return handOff
  }

  @Test("a touch outside the scroll view drags the view")
  func beside() {
    let handOff = begin(at: 100, offset: 50)
    #expect(handOff.dragTranslation(of: 20, roomAbove: 0, viewGoesDown: true) == 20)
    #expect(handOff.dragTranslation(of: -20, roomAbove: 0, viewGoesDown: true) == -20)
    #expect(list.contentOffset.y == 50)
  }

  @Test("a scroll view that is not at its top scrolls in either direction")
  func scrolledViewKeepsScrolling() {
    let handOff = begin(at: 400, offset: 50)
    #expect(handOff.dragTranslation(of: 20, roomAbove: 100, viewGoesDown: true) == 0)
    #expect(handOff.dragTranslation(of: -20, roomAbove: 100, viewGoesDown: true) == 0)
  }

  @Test("[F063] the distance past the scroll view's top drags the view")
  func handsOffPastTop() {
    let handOff = begin(at: 400, offset: 30)
    // The scroll view has handled the touch first, and has scrolled past its top.
    list.contentOffset.y = -4
    #expect(handOff.dragTranslation(of: 45, roomAbove: 0, viewGoesDown: true) == 15)
    #expect(list.contentOffset.y == 0)
    list.contentOffset.y = -10
    #expect(handOff.dragTranslation(of: 10, roomAbove: 15, viewGoesDown: true) == 10)
    #expect(list.contentOffset.y == 0)
  }

  @Test(
    "[331] the scroll view and the view take over from each other as often as the pan turns (331b)")
  func turns() {
    let handOff = begin(at: 400)
    for _ in 1...3 {
      list.contentOffset.y = -20
      #expect(handOff.dragTranslation(of: 20, roomAbove: 0, viewGoesDown: true) == 20)
      #expect(!handOff.isScrolling)
      list.contentOffset.y = 50
      #expect(handOff.dragTranslation(of: -50, roomAbove: 20, viewGoesDown: true) == -20)
      #expect(list.contentOffset.y == 30)
      #expect(handOff.isScrolling)
      list.contentOffset.y = 0
      #expect(handOff.dragTranslation(of: 30, roomAbove: 0, viewGoesDown: true) == 0)
    }
  }

  @Test("[331] a pan from the top drags the view up as far as it can move, then scrolls (331b)")
  func roomAbove() {
    let handOff = begin(at: 400)
    list.contentOffset.y = 60
    #expect(handOff.dragTranslation(of: -60, roomAbove: 25, viewGoesDown: true) == -25)
    #expect(list.contentOffset.y == 35)
  }

  @Test("a view that can no longer move down leaves the pan to the scroll view")
  func viewStaysAtItsLowest() {
    let handOff = begin(at: 400)
    list.contentOffset.y = -5
    #expect(handOff.dragTranslation(of: 5, roomAbove: 0, viewGoesDown: true) == 5)
    list.contentOffset.y = -7
    #expect(handOff.dragTranslation(of: 7, roomAbove: 5, viewGoesDown: false) == 0)
    #expect(list.contentOffset.y == -7)
  }

  @Test("the end of a pan that dragged the view leaves the scroll view at rest")
  func ends() {
    let handOff = begin(at: 400, offset: 50)
    handOff.claim()
    list.contentOffset.y = 80
    handOff.end()
    #expect(list.contentOffset.y == 50)
    #expect(!handOff.isHolding)
  }

  @Test("an upward drag at the scroll view's top drags only a view that can move up")
  func upwardDragAtTop() {
    #expect(begin(at: 400).dragTranslation(of: -10, roomAbove: 0, viewGoesDown: true) == 0)
    #expect(begin(at: 400).dragTranslation(of: -10, roomAbove: 100, viewGoesDown: true) == -10)
  }

  @Test("a downward drag at the top scrolls if the view cannot move down")
  func immovableViewScrolls() {
    #expect(begin(at: 400).dragTranslation(of: 10, roomAbove: 100, viewGoesDown: false) == 0)
  }

  @Test("a scroll view that scrolled before the hand-off returns to its initial offset")
  func earlierScrollIsRestored() {
    let handOff = begin(at: 400)
    list.contentOffset.y = 3
    #expect(handOff.dragTranslation(of: -10, roomAbove: 100, viewGoesDown: true) == -10)
    #expect(list.contentOffset.y == 0)
    #expect(!handOff.isScrolling)
  }

  @Test("a scroll view that cannot scroll, or is disabled, is ignored")
  func disabledScrollViewIsIgnored() {
    list.isScrollEnabled = false
    #expect(
      begin(at: 400, offset: 50).dragTranslation(of: 7, roomAbove: 0, viewGoesDown: true) == 7)
    list.isScrollEnabled = true
    list.contentSize.height = 100
    list.alwaysBounceVertical = false
    #expect(begin(at: 400).dragTranslation(of: 7, roomAbove: 0, viewGoesDown: true) == 7)
  }

  @Test("claim() drags the view and keeps the offset of the scroll view")
  func takeKeepsOffset() {
    let handOff = begin(at: 400, offset: 50)
    handOff.claim()
    #expect(handOff.dragTranslation(of: 5, roomAbove: 0, viewGoesDown: true) == 5)
    #expect(list.contentOffset.y == 50)
    #expect(list.panGestureRecognizer.isEnabled)
  }
}
