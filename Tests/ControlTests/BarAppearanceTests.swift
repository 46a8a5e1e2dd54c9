import HeadlessUIKit
import TestSupport
import Testing

extension NSAttributedString.Key {
  fileprivate static let color = NSAttributedString.Key("NSColor")
}

@Suite("Bar appearances", .checkedDevices)
struct BarAppearanceTests {
  private let root = UIViewController()
  private let stack: UINavigationController
  private let stage: Stage

  init() {
    root.title = "Home"
    stack = UINavigationController(rootViewController: root)
    stage = Stage(root: stack)
  }

  private var background: UIColor? { stack.navigationBar.subviews.first?.backgroundColor }
  private var title: UILabel? { stage.find("navigationTitle") as? UILabel }

  @Test("an appearance selects the background, the shadow and the title's color")
  func standard() {
    stage.device.perform {
      let appearance = UINavigationBarAppearance()
      appearance.configureWithOpaqueBackground()
      appearance.backgroundColor = .red
      appearance.shadowColor = nil
      appearance.titleTextAttributes = [.color: UIColor.green]
      stack.navigationBar.standardAppearance = appearance
      #expect(background == .red)
      #expect(stack.navigationBar.subviews[1].backgroundColor == .clear)
      #expect(title?.textColor == .green)
      // The bar has a copy.
      appearance.backgroundColor = .blue
      #expect(background == .red)
      stack.navigationBar.standardAppearance.backgroundColor = .blue
      #expect(background == .blue)
    }
  }

  @Test("reading the default appearance changes nothing")
  func reading() {
    stage.device.perform {
      stack.navigationBar.barTintColor = .red
      _ = stack.navigationBar.standardAppearance
      #expect(background == .red)
    }
  }

  @Test("a transparent appearance has neither background nor shadow")
  func transparent() {
    stage.device.perform {
      let appearance = UINavigationBarAppearance()
      appearance.configureWithTransparentBackground()
      stack.navigationBar.standardAppearance = appearance
      #expect(background == .clear)
    }
  }

  @Test("the appearance of an item takes precedence while it is on top")
  func item() {
    let next = UIViewController()
    stage.device.perform {
      let own = UINavigationBarAppearance()
      own.backgroundColor = .red
      next.navigationItem.standardAppearance = own
      stack.pushViewController(next, animated: false)
    }
    stage.settle()
    #expect(background == .red)
    stage.device.perform { _ = stack.popViewController(animated: false) }
    stage.settle()
    #expect(background == .systemBackground)
  }

  @Test("empty images remove background and line of a bar without appearance")
  func images() {
    stage.device.perform {
      stack.navigationBar.setBackgroundImage(UIImage(), for: .default)
      stack.navigationBar.shadowImage = UIImage()
      #expect(background == .clear)
      #expect(stack.navigationBar.subviews[1].backgroundColor == .clear)
    }
  }

  @Test("title attributes of the bar are drawn")
  func titleAttributes() {
    stage.device.perform { stack.navigationBar.titleTextAttributes = [.color: UIColor.red] }
    #expect(title?.textColor == .red)
  }

  @Test("a tab bar shows colors of items and badges")
  func tabBar() throws {
    let tabs = UITabBarController()
    let stage = Stage(root: tabs)
    try stage.device.perform {
      let (first, second) = (UIViewController(), UIViewController())
      (first.title, second.title) = ("A", "B")
      tabs.viewControllers = [first, second]
      tabs.tabBar.unselectedItemTintColor = .red
      second.tabBarItem.badgeValue = "3"
      let badge = try #require(stage.find("badge") as? UILabel)
      #expect(badge.text == "3")
      #expect(badge.backgroundColor == .systemRed)
      let colors = tabs.tabBar.subviews.compactMap { ($0.subviews.first as? UILabel)?.textColor }
      #expect(colors.map { $0 == .red } == [false, true])
    }
  }
}

@Suite("UIAppearance", .checkedDevices)
struct AppearanceProxyTests {
  private final class Panel: UIView {}

  @Test("a value of the proxy is applied when a view enters a window, unless the view has its own")
  func apply() {
    let stage = Stage()
    stage.device.perform {
      UISwitch.appearance().onTintColor = .red
      let (plain, own) = (UISwitch(), UISwitch())
      own.onTintColor = .blue
      #expect(plain.onTintColor == nil)
      stage.root.view.addSubview(plain)
      stage.root.view.addSubview(own)
      #expect(plain.onTintColor == .red)
      #expect(own.onTintColor == .blue)
    }
  }

  @Test("a container's proxy takes precedence over the general one, in that container only")
  func containers() {
    let stage = Stage()
    stage.device.perform {
      UISlider.appearance(whenContainedInInstancesOf: [Panel.self]).thumbTintColor = .green
      UISlider.appearance().thumbTintColor = .red
      let (inside, outside) = (UISlider(), UISlider())
      let panel = Panel(frame: .zero)
      panel.addSubview(inside)
      stage.root.view.addSubview(panel)
      stage.root.view.addSubview(outside)
      #expect(inside.thumbTintColor == .green)
      #expect(outside.thumbTintColor == .red)
    }
  }

  @Test("the proxy of the navigation bar changes the bar of a later window")
  func bar() {
    let device = makeDevice()
    device.perform {
      UINavigationBar.appearance().barTintColor = .red
      UIBarButtonItem.appearance().tintColor = .green
      let root = UIViewController()
      root.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Add", style: .plain, target: nil, action: nil)
      let stack = UINavigationController(rootViewController: root)
      makeWindow(stack)
      device.settle()
      #expect(stack.navigationBar.barTintColor == .red)
      #expect(root.navigationItem.rightBarButtonItem?.tintColor == .green)
    }
  }

  @Test("the same proxy is returned each time")
  func identity() {
    makeDevice().perform {
      #expect(UISwitch.appearance() === UISwitch.appearance())
      #expect(
        UISwitch.appearance() !== UISwitch.appearance(whenContainedInInstancesOf: [Panel.self]))
    }
  }
}
