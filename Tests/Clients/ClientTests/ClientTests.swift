import Clients
import SegueTesting
import Testing

@testable import Clients

/// Whether two rectangles differ by at most 0.01 pt.
private func isClose(_ first: CGRect, _ second: CGRect) -> Bool {
  abs(first.minX - second.minX) < 0.01 && abs(first.minY - second.minY) < 0.01
    && abs(first.width - second.width) < 0.01 && abs(first.height - second.height) < 0.01
}

@MainActor private final class CardDelegate: NSObject, CardControllerDelegate {
  var closed = 0
  var mayClose: Bool? = true
  func cardWillClose(_ card: CardController) { closed += 1 }
  func cardMayClose(_ card: CardController) -> Bool? { mayClose }
}

@MainActor @Suite struct CardTests {
  private let device = TestDevice(.phone) { UIViewController() }

  private func open() -> CardController {
    let card = CardController()
    device.perform { device.root.present(card, animated: true) }
    device.settle()
    return card
  }

  @Test("a presented card fills the lower half")
  func frame() {
    let card = open()
    #expect(isClose(card.view.frame, CGRect(x: 0, y: 426, width: 393, height: 426)))
    #expect(device.diagnostics == [])
  }

  @Test("a tap on the dimming view closes the card, and tells its delegate once")
  func tap() {
    let card = open()
    let delegate = CardDelegate()
    card.delegate = delegate
    device.tap("dimming")
    device.settle()
    #expect(device.root.presentedViewController == nil)
    #expect(delegate.closed == 1)
  }

  @Test("a delegate that gives no answer lets the card close, one that returns false does not")
  func optionalRequirement() {
    let card = open()
    let delegate = CardDelegate()
    delegate.mayClose = false
    card.delegate = delegate
    device.tap("dimming")
    device.settle()
    #expect(device.root.presentedViewController === card)
    delegate.mayClose = nil
    device.tap("dimming")
    device.settle()
    #expect(device.root.presentedViewController == nil)
  }

  @Test("a rotation gives the card the lower half of the new screen")
  func rotation() {
    let card = open()
    device.rotate(to: .landscapeLeft)
    device.settle()
    #expect(isClose(card.view.frame, CGRect(x: 0, y: 196.5, width: 852, height: 196.5)))
  }
}

@MainActor @Suite struct SideMenuTests {
  private let menu = UIViewController()
  private let device = TestDevice(.phone) { UIViewController() }
  private let transition: SideMenuTransition

  init() {
    let menu = menu
    let device = device
    transition = device.device.perform { SideMenuTransition(from: device.root) { menu } }
  }

  @Test("a drag from the edge beyond the middle opens the menu")
  func opens() {
    device.drag(from: CGPoint(x: 2, y: 400), by: CGVector(dx: 250, dy: 0), over: 0.4)
    device.settle()
    #expect(device.root.presentedViewController === menu)
    #expect(isClose(menu.view.frame, CGRect(x: 0, y: 0, width: 294.75, height: 852)))
    #expect(device.diagnostics == [])
  }

  @Test("a drag from the edge that ends early leaves the menu closed")
  func cancels() {
    device.drag(from: CGPoint(x: 2, y: 400), by: CGVector(dx: 90, dy: 0), over: 0.4)
    device.settle()
    #expect(device.root.presentedViewController == nil)
    #expect(menu.view.window == nil)
    #expect(device.diagnostics == [])
  }

  @Test("the menu follows the touch")
  func follows() {
    device.perform { transition.open() }
    device.settle()
    menu.view.accessibilityIdentifier = "menu"
    device.drag(from: "menu", by: CGVector(dx: -250, dy: 0), over: 0.4)
    device.settle()
    #expect(device.root.presentedViewController == nil)
  }
}

@MainActor @Suite struct StackTests {
  private let device: TestDevice
  private let stack: StackNavigationController

  init() throws {
    let device = TestDevice(.phone) {
      StackNavigationController(rootViewController: UIViewController())
    }
    self.device = device
    stack = try #require(device.root as? StackNavigationController)
    device.perform { [stack] in
      let upper = UIViewController()
      upper.view.accessibilityIdentifier = "upper"
      stack.pushViewController(upper, animated: true)
    }
    device.settle()
  }

  @Test("a swipe across the whole width pops")
  func pops() {
    device.drag(from: "upper", by: CGVector(dx: 190, dy: 0), over: 0.2)
    device.settle()
    #expect(stack.viewControllers.count == 1)
    #expect(device.diagnostics == [])
  }

  @Test("a short swipe leaves the upper screen in its place")
  func cancels() {
    device.drag(from: "upper", by: CGVector(dx: 60, dy: 0), over: 0.6)
    device.settle()
    #expect(stack.viewControllers.count == 2)
    #expect(stack.topViewController?.view.transform == .identity)
    #expect(device.diagnostics == [])
  }
}

@MainActor @Suite struct PullSheetTests {
  private let device: TestDevice
  private let sheet: PullSheetController

  init() throws {
    device = TestDevice(.phone) { PullSheetController(content: UIViewController()) }
    sheet = try #require(device.root as? PullSheetController)
  }

  private var height: CGFloat { sheet.children[0].view.frame.height }

  @Test("a drag up expands the sheet, a drag down collapses it")
  func drags() {
    #expect(height == 120)
    device.drag(from: "sheet", by: CGVector(dx: 0, dy: -300), over: 0.3)
    device.settle()
    #expect(height == 520)
    device.drag(from: "sheet", by: CGVector(dx: 0, dy: 200), over: 0.2)
    device.settle()
    #expect(height == 120)
    #expect(device.diagnostics == [])
  }

  @Test("a touch stops the sheet where it is")
  func interrupts() {
    device.perform { sheet.setState(.expanded) }
    device.advance(by: 0.1)
    device.drag(from: "sheet", by: CGVector(dx: 0, dy: 20), over: 1)
    device.settle()
    #expect(height == (sheet.state == .expanded ? 520 : 120))
    #expect(device.diagnostics == [])
  }
}

@MainActor @Suite struct TabTests {
  private let device: TestDevice
  private let tabs: SlidingTabs

  init() throws {
    device = TestDevice(.phone) {
      let tabs = SlidingTabs()
      tabs.viewControllers = [UIViewController(), UIViewController(), UIViewController()]
      return tabs
    }
    tabs = try #require(device.root as? SlidingTabs)
  }

  @Test("the next tab slides in from the right")
  func slides() {
    device.perform { [tabs] in tabs.selectedIndex = 1 }
    device.settle()
    #expect(tabs.selectedIndex == 1)
    #expect(tabs.viewControllers?[1].view.superview?.bounds == tabs.viewControllers?[1].view.frame)
    #expect(device.diagnostics == [])
  }

  @Test("in the background the first tab is selected")
  func background() {
    device.perform { [tabs] in tabs.selectedIndex = 2 }
    device.settle()
    device.background()
    device.settle()
    #expect(tabs.selectedIndex == 0)
  }
}

@MainActor @Suite struct FlipTests {
  @Test("the presented view turns from its edge, and completes once the animation ends")
  func flips() {
    let device = TestDevice(.phone) { UIViewController() }
    let transition = FlipTransition()
    let page = UIViewController()
    device.perform {
      page.modalPresentationStyle = .fullScreen
      page.transitioningDelegate = transition
      device.root.present(page, animated: true)
    }
    device.advance(by: 0.25)
    device.perform {
      let turned = page.view.layer.presentation()?.transform.m11 ?? 1
      #expect((0.01..<0.99).contains(turned))
    }
    device.settle()
    #expect(CATransform3DIsIdentity(page.view.layer.transform))
    #expect(device.diagnostics == [])
  }
}

@MainActor @Suite struct HeaderTests {
  @Test("the header shrinks as the list scrolls, and both observers see each offset")
  func shrinks() throws {
    let device = TestDevice(.phone) { StretchyHeaderController() }
    let header = try #require(device.root as? StretchyHeaderController)
    device.drag(from: "list", by: CGVector(dx: 0, dy: -110), over: 1)
    device.settle()
    let offset = header.scrollView.contentOffset.y
    #expect(offset > 50)
    #expect(header.header.frame.height == max(200 - offset, 60))
    #expect(header.offsets.last == offset)
  }
}

@MainActor @Suite struct PhotoListTests {
  @Test("the detail screen grows out of the selected row's photo")
  func grows() throws {
    let device = TestDevice(.phone) { PhotoListController(style: .plain) }
    let list = try #require(device.root as? PhotoListController)
    device.tap("photo 3")
    device.advance(by: 1.0 / 60)
    let detail = device.root.presentedViewController
    #expect(list.selected == IndexPath(row: 3, section: 0))
    #expect(detail != nil)
    device.settle()
    #expect(detail?.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(device.diagnostics == [])
  }
}
