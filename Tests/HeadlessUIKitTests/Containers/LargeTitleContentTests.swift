import HeadlessUIKit
import TestSupport
import Testing

/// What a navigation bar with large titles shows, and its measures.
@Suite(.checkedDevices) struct LargeTitleContentTests {
  /// The identifiers of the visible titles.
  private func titles(in view: UIView) -> [String] {
    guard !view.isHidden, view.alpha > 0 else { return [] }
    let identifiers: [String] = ["navigationTitle", "navigationLargeTitle"]
    return identifiers.filter { $0 == view.accessibilityIdentifier }
      + view.subviews.flatMap(titles)
  }

  private func makeStack() -> (SimulatedDevice, UINavigationController) {
    let device = makeDevice()
    let stack = device.perform {
      let page = UIViewController()
      page.title = "Home"
      let stack = UINavigationController(rootViewController: page)
      stack.navigationBar.prefersLargeTitles = true
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = stack
      window.makeKeyAndVisible()
      return stack
    }
    device.settle()
    return (device, stack)
  }

  @Test("a large title replaces the title of the bar, and makes it 52 pt higher")
  func largeTitleReplacesTitle() {
    let (device, stack) = makeStack()
    let bar = stack.navigationBar
    #expect(bar.frame.height == 96)
    #expect(titles(in: bar) == ["navigationLargeTitle"])
    device.perform { bar.prefersLargeTitles = false }
    device.settle()
    #expect(bar.frame.height == 44)
    #expect(titles(in: bar) == ["navigationTitle"])
  }

  @Test("in compact height no title is large")
  func compactHeightHasNone() {
    let (device, stack) = makeStack()
    device.rotate(to: .landscapeLeft)
    device.settle()
    #expect(stack.navigationBar.frame.height == 32)
    #expect(titles(in: stack.navigationBar) == ["navigationTitle"])
  }

  @Test("a title view stays above a large title")
  func titleViewStays() {
    let (device, stack) = makeStack()
    let own = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
    device.perform { stack.topViewController?.navigationItem.titleView = own }
    device.settle()
    #expect(own.window === stack.view.window)
    #expect(!own.isHidden)
    #expect(own.frame.maxY == 44)
    #expect(stack.navigationBar.frame.height == 96)
  }
}
