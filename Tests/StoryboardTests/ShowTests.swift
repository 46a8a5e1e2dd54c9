import HeadlessUIKit
import TestSupport
import Testing

/// A container of an app that shows controllers in its own manner.
private final class Deck: UIViewController {
  var shown: [UIViewController] = []
  override func show(_ vc: UIViewController, sender: Any?) { shown.append(vc) }
}

@Suite("Showing a view controller", .checkedDevices)
struct ShowTests {
  @Test("show pushes in a navigation controller, animated")
  func push() {
    let root = UIViewController()
    let stack = UINavigationController(rootViewController: root)
    let stage = Stage(root: stack)
    let next = UIViewController()
    stage.device.perform { root.show(next, sender: nil) }
    #expect(stack.topViewController === next)
    stage.turn()
    #expect(!stage.device.isAtRest)
    stage.settle()
  }

  @Test("show without a container presents from the controller that was called")
  func present() {
    let stage = Stage()
    let next = UIViewController()
    stage.device.perform { stage.root.show(next, sender: nil) }
    stage.settle()
    #expect(stage.root.presentedViewController === next)
  }

  @Test("show is passed to a container of the app that overrides it")
  func override() {
    let deck = Deck()
    let child = UIViewController()
    let stage = Stage(root: deck)
    let next = UIViewController()
    stage.device.perform {
      deck.addChild(child)
      deck.view.addSubview(child.view)
      child.didMove(toParent: deck)
      child.show(next, sender: nil)
    }
    stage.settle()
    #expect(deck.shown == [next])
    #expect(deck.presentedViewController == nil)
  }

  @Test("showDetail without a split view controller presents, also in a navigation controller")
  func detail() {
    let root = UIViewController()
    let stack = UINavigationController(rootViewController: root)
    let stage = Stage(root: stack)
    let next = UIViewController()
    stage.device.perform { root.showDetailViewController(next, sender: nil) }
    stage.settle()
    #expect(stack.viewControllers == [root])
    #expect(stack.presentedViewController === next)
  }

  @Test("showDetail replaces the secondary column of a split view controller")
  func split() {
    let split = UISplitViewController(style: .doubleColumn)
    let primary = UIViewController()
    split.setViewController(primary, for: .primary)
    split.setViewController(UIViewController(), for: .secondary)
    let stage = Stage(
      DeviceConfiguration(size: CGSize(width: 1024, height: 768), idiom: .pad), root: split)
    let next = UIViewController()
    stage.device.perform { primary.showDetailViewController(next, sender: nil) }
    stage.settle()
    #expect(split.viewController(for: .secondary) === next)
    #expect(next.view.window != nil)
  }

  @Test("the target of show is the nearest navigation controller")
  func target() {
    let root = UIViewController()
    let stack = UINavigationController(rootViewController: root)
    let action = Selector(UIViewController.show(_:sender:))
    #expect(root.targetViewController(forAction: action, sender: nil) === stack)
    #expect(UIViewController().targetViewController(forAction: action, sender: nil) == nil)
  }
}
