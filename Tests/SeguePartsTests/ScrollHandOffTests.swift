import HeadlessUIKit
import SegueCore
import SegueParts
import Testing

/// A view with a list in its lower half, asked who has the finger.
@Suite struct ScrollHandOffTests {
  private let device = SimulatedDevice(DeviceConfiguration(size: CGSize(width: 400, height: 600)))
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

  @Test("beside the list every way is the view's")
  func beside() {
    let handOff = begin(at: 100, offset: 50)
    #expect(handOff.share(of: 20, viewGoesUp: false, viewGoesDown: true) == 20)
    #expect(handOff.share(of: -20, viewGoesUp: false, viewGoesDown: true) == -20)
    #expect(list.contentOffset.y == 50)
  }

  @Test("a list that is not at its top keeps the finger, whichever way it goes")
  func keeps() {
    let handOff = begin(at: 400, offset: 50)
    #expect(handOff.share(of: 20, viewGoesUp: true, viewGoesDown: true) == 0)
    #expect(handOff.share(of: -20, viewGoesUp: true, viewGoesDown: true) == 0)
  }

  @Test("[F063] what of a way leads past the list's top is the view's, and from then on all of it")
  func handsOver() {
    let handOff = begin(at: 400, offset: 30)
    // The list has heard of the finger first, and has gone past its top.
    list.contentOffset.y = -4
    #expect(handOff.share(of: 45, viewGoesUp: false, viewGoesDown: true) == 15)
    #expect(list.contentOffset.y == 0)
    #expect(handOff.share(of: 10, viewGoesUp: false, viewGoesDown: true) == 10)
    #expect(handOff.share(of: -40, viewGoesUp: false, viewGoesDown: true) == -40)
  }

  @Test("pushed up at its top the list gives the finger only to a view that has farther to go")
  func goesUp() {
    #expect(begin(at: 400).share(of: -10, viewGoesUp: false, viewGoesDown: true) == 0)
    #expect(begin(at: 400).share(of: -10, viewGoesUp: true, viewGoesDown: true) == -10)
  }

  @Test("pulled down at its top the list keeps the finger from a view that does not go down")
  func staysDown() {
    #expect(begin(at: 400).share(of: 10, viewGoesUp: true, viewGoesDown: false) == 0)
  }

  @Test("a list that moved with the finger before anyone was asked goes back to where that landed")
  func movedFirst() {
    let handOff = begin(at: 400)
    list.contentOffset.y = 3
    #expect(handOff.share(of: -10, viewGoesUp: true, viewGoesDown: true) == -10)
    #expect(list.contentOffset.y == 0)
    #expect(!handOff.isWithList)
  }

  @Test("a list that cannot scroll, or is switched off, has no say")
  func noList() {
    list.isScrollEnabled = false
    #expect(begin(at: 400, offset: 50).share(of: 7, viewGoesUp: false, viewGoesDown: true) == 7)
    list.isScrollEnabled = true
    list.contentSize.height = 100
    list.alwaysBounceVertical = false
    #expect(begin(at: 400).share(of: 7, viewGoesUp: false, viewGoesDown: true) == 7)
  }

  @Test("the view may take the finger from the list, which forgets it")
  func takes() {
    let handOff = begin(at: 400, offset: 50)
    handOff.take()
    #expect(handOff.share(of: 5, viewGoesUp: false, viewGoesDown: true) == 5)
    #expect(list.contentOffset.y == 50)
    #expect(list.panGestureRecognizer.isEnabled)
  }
}
