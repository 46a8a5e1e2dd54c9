import HeadlessUIKit
import TestSupport
import Testing

@Suite("edgesForExtendedLayout", .checkedDevices)
struct ExtendedLayoutTests {
  private static let device = DeviceConfiguration(
    size: CGSize(width: 400, height: 600),
    portraitSafeArea: UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0))

  private let page = UIViewController()

  private func insets(_ top: CGFloat, _ bottom: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
  }

  /// A table row: the edges, and the resulting frame and safe area.
  struct Edges: Sendable, CustomTestStringConvertible {
    var edges: UIRectEdge
    var frame: CGRect
    var safeArea: UIEdgeInsets
    var testDescription: String { "\(edges.rawValue)" }
    nonisolated static let all = [
      Edges(
        edges: .all, frame: CGRect(x: 0, y: 0, width: 400, height: 600),
        safeArea: UIEdgeInsets(top: 64, left: 0, bottom: 59, right: 0)),
      Edges(
        edges: .top, frame: CGRect(x: 0, y: 0, width: 400, height: 541),
        safeArea: UIEdgeInsets(top: 64, left: 0, bottom: 0, right: 0)),
      Edges(
        edges: .bottom, frame: CGRect(x: 0, y: 64, width: 400, height: 536),
        safeArea: UIEdgeInsets(top: 0, left: 0, bottom: 59, right: 0)),
      Edges(
        edges: [], frame: CGRect(x: 0, y: 64, width: 400, height: 477),
        safeArea: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)),
    ]
  }

  @Test("a view ends at the bars at other edges, and has no inset for them", arguments: Edges.all)
  func edges(_ row: Edges) {
    page.edgesForExtendedLayout = row.edges
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: page)]
    let stage = Stage(Self.device, root: tabs)
    #expect(page.view.frame == row.frame)
    #expect(page.view.safeAreaInsets == row.safeArea)
    stage.settle()
  }

  @Test("a tab without a navigation controller ends at the tab bar")
  func tab() {
    page.edgesForExtendedLayout = .top
    let tabs = UITabBarController()
    tabs.viewControllers = [page]
    let stage = Stage(Self.device, root: tabs)
    #expect(page.view.frame == rect(0, 0, 400, 541))
    #expect(page.view.safeAreaInsets == insets(20, 0))
    stage.device.perform { page.edgesForExtendedLayout = .all }
    stage.settle()
    #expect(page.view.frame == rect(0, 0, 400, 600))
    #expect(page.view.safeAreaInsets == insets(20, 59))
  }

  @Test("content extends below opaque bars only if its controller says so")
  func opaque() {
    let stack = UINavigationController(rootViewController: page)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack]
    let stage = Stage(Self.device, root: tabs)
    stage.device.perform { stack.navigationBar.isTranslucent = false }
    stage.settle()
    #expect(page.view.frame == rect(0, 64, 400, 536))
    stage.device.perform { tabs.tabBar.isTranslucent = false }
    stage.settle()
    #expect(page.view.frame == rect(0, 64, 400, 477))
    stage.device.perform { page.extendedLayoutIncludesOpaqueBars = true }
    stage.settle()
    #expect(page.view.frame == rect(0, 0, 400, 600))
    #expect(page.view.safeAreaInsets == insets(64, 59))
  }

  @Test("a hidden navigation bar excludes nothing")
  func hidden() {
    page.edgesForExtendedLayout = []
    let stack = UINavigationController(rootViewController: page)
    let stage = Stage(Self.device, root: stack)
    #expect(page.view.frame == rect(0, 64, 400, 536))
    #expect(page.view.safeAreaInsets == insets(0, 10))
    stage.device.perform { stack.setNavigationBarHidden(true, animated: true) }
    stage.settle()
    #expect(page.view.frame == rect(0, 0, 400, 600))
  }

  @Test("views of a push keep their frames beside the bar")
  func push() {
    let stack = UINavigationController(rootViewController: page)
    let stage = Stage(Self.device, root: stack)
    let next = UIViewController()
    next.edgesForExtendedLayout = []
    stage.device.perform { stack.pushViewController(next, animated: true) }
    stage.turn()
    stage.advance(by: 0.1)
    #expect(presentationFrame(of: next.view).minY == 64)
    #expect(presentationFrame(of: next.view).height == 536)
    #expect(presentationFrame(of: page.view).minY == 0)
    #expect(presentationFrame(of: page.view).height == 600)
    stage.settle()
    #expect(next.view.frame == rect(0, 64, 400, 536))
    stage.device.perform { _ = stack.popViewController(animated: true) }
    stage.settle()
    #expect(page.view.frame == rect(0, 0, 400, 600))
  }
}
