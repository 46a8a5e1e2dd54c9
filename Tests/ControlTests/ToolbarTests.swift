import HeadlessUIKit
import TestSupport
import Testing

@Suite("Toolbars", .checkedDevices)
struct ToolbarTests {
  private let root = UIViewController()
  private let stack: UINavigationController
  private let stage: Stage

  init() {
    stack = UINavigationController(rootViewController: root)
    stage = Stage(root: stack)
  }

  private func item(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
  }

  @Test("a navigation controller's toolbar is hidden until it is shown, and insets the content")
  func show() {
    #expect(stack.isToolbarHidden)
    stage.device.perform {
      root.toolbarItems = [item("A")]
      stack.isToolbarHidden = false
    }
    stage.settle()
    #expect(stack.toolbar.frame == CGRect(x: 0, y: 556, width: 400, height: 44))
    #expect(stack.toolbar.items?.map(\.title) == ["A"])
    #expect(root.view.safeAreaInsets.bottom == 44)
    stage.device.perform { stack.setToolbarHidden(true, animated: true) }
    stage.advance(by: 0.1)
    #expect(!stack.toolbar.isHidden)
    stage.settle()
    #expect(stack.toolbar.isHidden)
    #expect(root.view.safeAreaInsets.bottom == 0)
  }

  @Test(
    "the toolbar shows the items of the top controller, and hides with hidesBottomBarWhenPushed")
  func push() {
    let (next, last) = (UIViewController(), UIViewController())
    stage.device.perform {
      root.toolbarItems = [item("A")]
      next.toolbarItems = [item("B")]
      last.hidesBottomBarWhenPushed = true
      stack.isToolbarHidden = false
      stack.pushViewController(next, animated: true)
    }
    stage.settle()
    #expect(stack.toolbar.items?.map(\.title) == ["B"])
    stage.device.perform { stack.pushViewController(last, animated: true) }
    stage.settle()
    #expect(stack.toolbar.isHidden)
    #expect(last.view.safeAreaInsets.bottom == 0)
    stage.device.perform { _ = stack.popToRootViewController(animated: true) }
    stage.settle()
    #expect(stack.toolbar.items?.map(\.title) == ["A"])
    #expect(!stack.toolbar.isHidden)
  }

  @Test("flexible spaces share the free width; a fixed one has its own")
  func layout() {
    stage.device.perform {
      let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
      let (left, right) = (item("L"), item("R"))
      bar.items = [.fixedSpace(20), left, .flexibleSpace(), right]
      bar.layoutIfNeeded()
      let buttons = bar.subviews.compactMap { $0 as? UIButton }
      #expect(buttons.count == 2)
      #expect(buttons.first?.frame.minX == 36)
      #expect(buttons.last?.frame.maxX == 284)
    }
  }

  @Test("a tap on a button of the toolbar performs its action")
  func tap() throws {
    let log = CallLog()
    let button = UIBarButtonItem(title: "A", primaryAction: UIAction { _ in log.add("A") })
    button.accessibilityIdentifier = "button"
    stage.device.perform {
      root.toolbarItems = [button]
      stack.isToolbarHidden = false
    }
    stage.settle()
    stage.tap(try #require(stage.find("button")))
    #expect(log.lines == ["A"])
    stage.settle()
  }
}

@Suite("A navigation bar without a navigation controller", .checkedDevices)
struct StandaloneBarTests {
  private final class BarDelegate: NSObject, UINavigationBarDelegate {
    let log = CallLog()
    var pops = true
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
      log.add("push \(item.title ?? "")")
    }
    func navigationBar(
      _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
    ) -> Bool {
      log.add("should \(item.title ?? "")")
      return pops
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
      log.add("pop \(item.title ?? "")")
    }
  }

  @Test("pushes and the back button ask and notify the delegate", arguments: [true, false])
  func delegate(pops: Bool) throws {
    let stage = Stage()
    let delegate = BarDelegate()
    delegate.pops = pops
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 50, width: 400, height: 44))
    stage.device.perform {
      bar.delegate = delegate
      stage.root.view.addSubview(bar)
      bar.pushItem(UINavigationItem(title: "A"), animated: false)
      bar.pushItem(UINavigationItem(title: "B"), animated: false)
    }
    stage.settle()
    stage.tap(try #require(stage.find("back")))
    stage.settle()
    #expect(delegate.log.lines == ["push A", "push B", "should B"] + (pops ? ["pop B"] : []))
    #expect(bar.topItem?.title == (pops ? "A" : "B"))
  }

  @Test("a navigation controller that is the delegate of its bar can refuse the back button")
  func refusal() throws {
    final class Stack: UINavigationController, UINavigationBarDelegate {
      func navigationBar(
        _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
      ) -> Bool { false }
    }
    let stack = Stack(rootViewController: UIViewController())
    let stage = Stage(root: stack)
    stage.device.perform { stack.pushViewController(UIViewController(), animated: false) }
    stage.settle()
    stage.tap(try #require(stage.find("back")))
    stage.settle()
    #expect(stack.viewControllers.count == 2)
  }
}

@Suite("UISearchController", .checkedDevices)
struct SearchTests {
  private final class Updater: NSObject, UISearchResultsUpdating, UISearchBarDelegate {
    let log = CallLog()
    func updateSearchResults(for searchController: UISearchController) {
      log.add("update '\(searchController.searchBar.text ?? "")' \(searchController.isActive)")
    }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      log.add("text \(searchText)")
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.add("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.add("cancel") }
  }

  @Test("typing, the return key and the cancel button reach the delegate and the updater")
  func search() throws {
    let stage = Stage()
    let updater = Updater()
    let controller = UISearchController(searchResultsController: nil)
    stage.device.perform {
      controller.searchResultsUpdater = updater
      controller.searchBar.delegate = updater
      controller.searchBar.frame = CGRect(x: 0, y: 50, width: 400, height: 56)
      stage.root.view.addSubview(controller.searchBar)
    }
    stage.settle()
    stage.tap(try #require(stage.find("searchField")))
    stage.settle()
    #expect(controller.isActive)
    stage.device.typeText("a\n")
    #expect(
      updater.log.lines == ["update '' true", "text a", "update 'a' true", "search"])
    updater.log.lines = []
    stage.tap(try #require(stage.find("cancelSearch")))
    stage.settle()
    #expect(!controller.isActive)
    #expect(updater.log.lines == ["cancel", "text ", "update '' false", "update '' false"])
    #expect(stage.device.keyboardFrame == nil)
  }
}
