import HeadlessUIKit
import Testing

/// Changes of size (section 13 of the rules, second half).
@Suite struct SizeChangeTests {
  /// A root and a child that log changes of size.
  struct Family {
    let root: TurningController
    let child: TurningController

    init(_ ui: Driver) {
      root = TurningController("parent", ui.log)
      child = TurningController("child", ui.log)
      root.addChild(child)
      root.view.addSubview(child.view)
      child.view.frame = root.view.bounds
      child.didMove(toParent: root)
      ui.window.rootViewController = root
      ui.settle()
      ui.log.clear()
    }
  }

  @Test(
    "[217] a size change is reported from coarse to fine: traits, size, container layout, view layout (217a)"
  )
  func sizeChangeCallbackOrder() {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      delegate.setUp = { $0.logsLayout = true }
      let sheet = TurningController("sheet", ui.log)
      sheet.modalPresentationStyle = .custom
      sheet.transitioningDelegate = delegate
      ui.show(sheet)
      sheet.logsLayout = true
      ui.rotate(to: .landscapeLeft)
      // The layout runs more than once; its first callbacks count.
      var seen: Set<String> = []
      #expect(
        ui.log.calls(of: "sheet", "presentation").filter { seen.insert($0).inserted } == [
          "sheet.traits", "sheet.size 667x375", "presentation.containerViewWillLayoutSubviews",
          "presentation.containerViewDidLayoutSubviews", "sheet.viewWillLayoutSubviews",
          "sheet.viewDidLayoutSubviews",
        ])
    }
  }

  /// A root with two children of half its width, a grandchild, and a sheet presented over them.
  struct Tree {
    let delegate: LoggingDelegate
    private let ui: Driver

    init(_ ui: Driver) {
      self.ui = ui
      let controllers = ["root", "a", "a1", "b"].map { TurningController($0, ui.log) }
      for (parent, child) in [(0, 1), (1, 2), (0, 3)] {
        let (parent, child) = (controllers[parent], controllers[child])
        parent.childSize = { CGSize(width: $0.width / 2, height: $0.height) }
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
      }
      delegate = LoggingDelegate(ui.log)
      delegate.setUp = { $0.childSize = CGSize(width: 200, height: 200) }
      let sheet = TurningController("sheet", ui.log)
      sheet.modalPresentationStyle = .custom
      sheet.transitioningDelegate = delegate
      ui.mount(controllers[0])
      ui.show(sheet, on: controllers[0])
    }

    /// Rotates the screen, and returns the logged traits and sizes.
    func turn() -> [String] {
      ui.rotate(to: .landscapeLeft)
      ui.settle()
      return ui.log.calls.filter { $0.contains(".traits") || $0.contains(".size") }
    }
  }

  @Test(
    "[217][218] the root's size is followed by its children's, the presentation's and the sheet's (217b, 218a, 218b, 218c)"
  )
  func rootIsResizedBeforeChildren() {
    Driver.run { ui in
      let tree = Tree(ui)
      #expect(
        tree.turn() == [
          "root.traits", "a.traits", "a1.traits", "b.traits", "presentation.traits",
          "sheet.traits", "root.size 667x375", "a.size 333x375", "a1.size 166x375",
          "b.size 333x375", "presentation.size 667x375", "sheet.size 200x200",
        ])
    }
  }

  @Test(
    "[219] a presentation controller that omits super passes no size to its presented controller (219a)"
  )
  func endsAtThePresentation() {
    Driver.run { ui in
      let tree = Tree(ui)
      tree.delegate.presentation?.callsSuper = false
      #expect(
        tree.turn().filter { !$0.hasPrefix("a") && !$0.hasPrefix("b") } == [
          "root.traits", "presentation.traits", "root.size 667x375", "presentation.size 667x375",
        ])
    }
  }

  @Test("[219] the chain ends where super is not called, and no view is resized (219a, 219b)")
  func endsWithoutSuper() {
    Driver.run { ui in
      let family = Family(ui)
      family.root.callsSuper = false
      family.child.view.autoresizingMask = []
      let frame = family.child.view.frame
      ui.rotate(to: .landscapeLeft)
      ui.settle()
      #expect(
        ui.log.calls(of: "parent", "child").filter { !$0.contains("view") } == [
          "parent.traits", "parent.size 667x375",
        ])
      #expect(family.child.view.frame == frame)
    }
  }

  @Test("[220] a child whose size does not change receives no callback")
  func unchangedChildReceivesNoCallback() {
    Driver.run { ui in
      let family = Family(ui)
      family.child.view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
      family.root.childSize = { _ in CGSize(width: 100, height: 50) }
      ui.rotate(to: .landscapeLeft)
      ui.settle()
      #expect(ui.log.calls(of: "child").filter { $0.contains("size") } == [])
      #expect(ui.log.count(of: "parent.size 667x375") == 1)
    }
  }

  @Test("[220] a rotation to upside down does not change the size, and sends no callbacks")
  func upsideDownSendsNoCallbacks() {
    Driver.run { ui in
      let family = Family(ui)
      ui.rotate(to: .portraitUpsideDown)
      ui.settle()
      #expect(ui.log.calls(of: "parent", "child").filter { $0.contains("size") } == [])
      _ = family
    }
  }

  @Test(
    "[221] at a rotation the presentation controller animates the new layout of its view",
    arguments: [
      UIModalPresentationStyle.custom, .fullScreen, .overFullScreen, .currentContext,
      .overCurrentContext,
    ])
  func laysOutAgain(style: UIModalPresentationStyle) {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      let sheet = ui.custom("sheet", delegate)
      sheet.modalPresentationStyle = style
      ui.show(sheet)
      ui.rotate(to: .landscapeLeft)
      #expect(presentationFrame(of: sheet.view).size == CGSize(width: 375, height: 667))
      ui.settle()
      #expect(sheet.view.frame == CGRect(x: 0, y: 0, width: 667, height: 375))
      ui.root.dismiss(animated: true)
      ui.settle()
      #expect(ui.root.view.frame == CGRect(x: 0, y: 0, width: 667, height: 375))
    }
  }

  @Test("[217] the presentation controller receives trait changes with the previous traits (217b)")
  func presentationReceivesTraitChanges() {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log, nil)
      weak var presentation: TraitsPresentation?
      delegate.makePresentation = {
        let made = TraitsPresentation(presentedViewController: $0, presenting: $1)
        presentation = made
        return made
      }
      let sheet = ui.controller("sheet", style: .custom)
      sheet.transitioningDelegate = delegate
      ui.show(sheet)
      ui.rotate(to: .landscapeLeft)
      ui.settle()
      #expect(presentation?.previous == [.regular])
      #expect(presentation?.traitCollection.verticalSizeClass == .compact)
    }
  }

  @Test("a rotation first shows the content in its old orientation, and rotates it upright")
  func turnsUpright() {
    Driver.run { ui in
      ui.rotate(to: .landscapeLeft)
      let shown = ui.window.layer.presentation()?.transform ?? CATransform3DIdentity
      #expect(isClose(shown.m11, 0))
      #expect(isClose(abs(shown.m12), 1))
      ui.settle()
      #expect(ui.window.transform.isIdentity)
      ui.resize(to: CGSize(width: 500, height: 500))
      #expect(CATransform3DIsIdentity(ui.window.layer.presentation()?.transform ?? CATransform3D()))
      ui.settle()
    }
  }

  @Test("[D-60] a screen size that is not positive and finite is reported and ignored")
  func refusesNoSize() {
    Driver.run { ui in
      let bounds = ui.window.bounds
      let sizes = [(0.0, 100.0), (100, -1), (.infinity, 100), (100, .nan)]
      for (width, height) in sizes { ui.resize(to: CGSize(width: width, height: height)) }
      #expect(ui.window.bounds == bounds)
      #expect(UIScreen.main.bounds == bounds)
      #expect(ui.diagnosticMessages == sizes.map { "a screen cannot be \($0.0) x \($0.1) pt" })
    }
  }

  @Test(
    "[222] a new preferred size is passed to the presentation controller, which decides (222a, 222b)"
  )
  func presentationReceivesPreferredSize() {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      delegate.setUp = { $0.logsLayout = true }
      let sheet = ui.custom("sheet", delegate)
      ui.show(sheet)
      sheet.preferredContentSize = CGSize(width: 100, height: 100)
      #expect(ui.log.calls == ["presentation.preferredContentSizeDidChange"])
      sheet.preferredContentSize = CGSize(width: 100, height: 100)
      #expect(ui.log.count(of: "presentation.preferredContentSizeDidChange") == 1)
      ui.settle()
      #expect(sheet.view.frame == ui.window.bounds)
    }
  }
}

/// A presentation controller that records the previous vertical size classes.
private final class TraitsPresentation: UIPresentationController {
  private(set) var previous: [UIUserInterfaceSizeClass?] = []

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    // The change from unspecified, when the container is added to the window, does not count.
    if containerView?.window != nil, previousTraitCollection?.verticalSizeClass != .unspecified {
      previous.append(previousTraitCollection?.verticalSizeClass)
    }
  }
}
