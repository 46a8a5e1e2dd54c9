import HeadlessUIKit
import TestSupport
import Testing

@Suite("UIStoryboardSegue", .checkedDevices)
struct SegueTests {
  let log = CallLog()
  let home: HomeViewController
  let stack: UINavigationController
  let stage: Stage

  init() {
    home = HomeViewController(log)
    stack = UINavigationController(rootViewController: home)
    stage = Stage(root: stack)
  }

  private func add(_ kind: StoryboardSegueKind) {
    let main = stage.device.storyboard("Main")
    main.register("detail") { [log] _ in DetailViewController(log) }
    main.addSegue("go", from: HomeViewController.self, kind, to: "detail")
  }

  @Test("performing a show segue prepares the source, then pushes the destination")
  func show() {
    add(.show)
    stage.device.perform { home.performSegue(withIdentifier: "go", sender: "button") }
    #expect(log.lines == ["prepare go button"])
    #expect(stack.viewControllers.count == 2)
    #expect(stack.topViewController is DetailViewController)
    stage.settle()
    #expect(stack.topViewController?.view.window != nil)
  }

  @Test("performing a modal segue presents the destination")
  func modal() {
    add(.presentModally)
    stage.device.perform { home.performSegue(withIdentifier: "go", sender: nil) }
    stage.settle()
    #expect(home.presentedViewController is DetailViewController)
  }

  @Test("performing a popover segue makes the sender its source")
  func popover() {
    add(.presentAsPopover)
    let button = UIButton(frame: CGRect(x: 10, y: 100, width: 50, height: 30))
    home.view.addSubview(button)
    stage.device.perform { home.performSegue(withIdentifier: "go", sender: button) }
    stage.settle()
    #expect(home.presentedViewController?.modalPresentationStyle == .popover)
    #expect(home.presentedViewController?.popoverPresentationController?.sourceView === button)
  }

  @Test("a segue class of the app performs its own transition after the preparation")
  func custom() {
    add(.custom(PlainSegue.init))
    stage.device.perform { home.performSegue(withIdentifier: "go", sender: nil) }
    #expect(log.lines == ["prepare go nil", "perform"])
    stage.settle()
    #expect(home.presentedViewController?.modalPresentationStyle == .fullScreen)
  }

  @Test("a triggered segue asks the source first", arguments: [true, false])
  func trigger(allows: Bool) {
    add(.show)
    home.allowsSegues = allows
    let isPerformed = stage.device.triggerSegue(withIdentifier: "go", from: home)
    #expect(isPerformed == allows)
    #expect(log.lines == (allows ? ["should go", "prepare go nil"] : ["should go"]))
    #expect(stack.viewControllers.count == (allows ? 2 : 1))
    stage.settle()
  }

  @Test("a segue action receives the sender and makes the destination")
  func segueAction() {
    let made = DetailViewController()
    stage.device.storyboard("Main").addSegue("go", from: HomeViewController.self, .show) {
      _, sender in sender as? String == "button" ? made : nil
    }
    stage.device.perform { home.performSegue(withIdentifier: "go", sender: "button") }
    #expect(stack.topViewController === made)
    stage.settle()
  }

  @Test("an unknown segue is reported with the call that registers it")
  func unknown() {
    add(.show)
    stage.device.perform { home.performSegue(withIdentifier: "leave", sender: nil) }
    #expect(
      stage.device.diagnostics.map(\.message) == [
        "Receiver (HomeViewController) has no segue with identifier 'leave'; register it by "
          + "device.storyboard(_:).addSegue"
      ])
  }

  @Test("a segue of another class of sources is not found")
  func otherSource() {
    let main = stage.device.storyboard("Main")
    main.addSegue("go", from: DetailViewController.self, .show) { _, _ in UIViewController() }
    stage.device.perform { home.performSegue(withIdentifier: "go", sender: nil) }
    #expect(stage.device.diagnostics.map(\.code) == [.interfaceFileMissing])
  }

  @Test("a segue without perform and without closure is reported")
  func abstractSegue() {
    stage.device.perform {
      UIStoryboardSegue(identifier: nil, source: home, destination: UIViewController()).perform()
    }
    #expect(
      stage.device.diagnostics.map(\.message) == [
        "UIStoryboardSegue must override perform(), or be created with a performHandler"
      ])
  }
}

@Suite("Unwind segues", .checkedDevices)
struct UnwindSegueTests {
  let log = CallLog()
  let home: HomeViewController
  let stack: UINavigationController
  let detail: DetailViewController
  let stage: Stage

  init() {
    home = HomeViewController(log)
    detail = DetailViewController(log)
    stack = UINavigationController(rootViewController: home)
    stage = Stage(root: stack)
    stage.device.storyboard("Main").addUnwindSegue(
      "back", from: DetailViewController.self, to: HomeViewController.unwindToHome(_:))
  }

  private func unwind() {
    stage.device.perform { detail.performSegue(withIdentifier: "back", sender: nil) }
    stage.settle()
  }

  @Test("an unwind segue prepares the source, calls the action, and pops to its target")
  func pop() {
    stage.device.perform {
      stack.pushViewController(UIViewController(), animated: false)
      stack.pushViewController(detail, animated: false)
    }
    stage.settle()
    unwind()
    #expect(log.lines == ["detail prepares back", "unwound by back"])
    #expect(stack.viewControllers == [home])
  }

  @Test("an unwind segue dismisses a presentation, and what is below it is popped")
  func dismiss() {
    stage.device.perform {
      stack.pushViewController(UIViewController(), animated: false)
      stack.present(detail, animated: false)
    }
    stage.settle()
    unwind()
    #expect(stack.presentedViewController == nil)
    #expect(stack.viewControllers == [home])
    #expect(home.view.window != nil)
  }

  @Test("a target that refuses leaves the source where it is, with a diagnostic")
  func refusal() {
    home.allowsUnwinding = false
    stage.device.perform { stack.pushViewController(detail, animated: false) }
    stage.settle()
    unwind()
    #expect(stack.topViewController === detail)
    #expect(
      stage.device.diagnostics.map(\.message) == [
        "no view controller that the unwind segue 'back' can reach implements its action"
      ])
  }

  @Test("an unwind segue to another tab selects it")
  func tab() {
    let stage = Stage(root: UITabBarController())
    stage.device.storyboard("Main").addUnwindSegue(
      "back", from: DetailViewController.self, to: HomeViewController.unwindToHome(_:))
    let tabs = stage.root as? UITabBarController
    stage.device.perform {
      let home = HomeViewController(log)
      tabs?.viewControllers = [home, detail]
      tabs?.selectedIndex = 1
    }
    stage.settle()
    stage.device.perform { detail.performSegue(withIdentifier: "back", sender: nil) }
    stage.settle()
    #expect(tabs?.selectedIndex == 0)
    #expect(log.lines == ["detail prepares back", "unwound by back"])
  }
}
