import HeadlessUIKit
import Testing

/// Rules of containment that presentations depend on.
@Suite struct ContainmentTests {
  @Test(
    "[257] a child is added and removed in three steps, with its appearance callbacks (257a, 257b)")
  func addsAndRemoves() {
    Driver.run { ui in
      let child = MovingController("child", ui.log)
      ui.root.addChild(child)
      ui.root.view.addSubview(child.view)
      child.didMove(toParent: ui.root)
      ui.settle()
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
      #expect(
        ui.log.calls == [
          "child.willMove root", "child.viewWillAppear", "child.didMove root",
          "child.viewIsAppearing", "child.viewDidAppear", "child.willMove nil",
          "child.viewWillDisappear", "child.viewDidDisappear", "child.didMove nil",
        ])
    }
  }

  @Test(
    "[257] a child that is added while its parent appears appears with it (257a)",
    arguments: ["viewWillAppear", "viewIsAppearing", "halfway", "viewDidAppear"])
  func addsToTheAppearing(moment: String) {
    Driver.run { ui in
      let parent = ui.controller("parent", style: .fullScreen)
      let child = ui.controller("child")
      @MainActor func add() {
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
      }
      parent.hooks[moment] = { _ in add() }
      ui.root.present(parent, animated: true)
      ui.advance(by: 0.25)
      if moment == "halfway" { add() }
      ui.advance(by: 0.05)
      let isEarly = moment != "viewDidAppear"
      let early = ["child.viewWillAppear", "child.viewIsAppearing"]
      #expect(ui.log.calls.filter { $0.hasPrefix("child") } == (isEarly ? early : []))
      ui.settle()
      let end = ["parent.viewDidAppear"]
      let late = isEarly ? end + ["child.viewDidAppear"] : end + early + ["child.viewDidAppear"]
      #expect(ui.log.calls.filter { !$0.hasPrefix("root") }.suffix(late.count) == late[...])
      #expect(ui.log.count(of: "child.viewDidAppear") == 1)
    }
  }

  @Test("[258] a parent that does not forward appearance calls begin and end itself (258a, 258b)")
  func parentForwardsAppearanceManually() {
    Driver.run { ui in
      let parent = HandForwardingController("parent", ui.log)
      let child = ui.controller("child")
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      parent.modalPresentationStyle = .overFullScreen
      ui.show(parent)
      #expect(!ui.log.history.contains { $0.hasPrefix("child") })
      child.beginAppearanceTransition(true, animated: true)
      #expect(ui.log.calls == ["child.viewWillAppear"])
      child.endAppearanceTransition()
      #expect(
        ui.log.calls == ["child.viewWillAppear", "child.viewIsAppearing", "child.viewDidAppear"])
      child.endAppearanceTransition()
      #expect(
        ui.diagnosticMessages == [
          "Unbalanced calls to begin/end appearance transitions for child"
        ])
    }
  }

  @Test("[259] transition(from:to:) adds the new view, runs the block, removes the old view (259b)")
  func movesBetweenChildren() {
    Driver.run { ui in
      let old = ui.controller("old")
      let new = ui.controller("new")
      for child in [old, new] {
        ui.root.addChild(child)
        child.didMove(toParent: ui.root)
      }
      ui.root.view.addSubview(old.view)
      ui.settle()
      ui.log.clear()
      new.view.alpha = 0
      var wasInPlace: Bool?
      new.hooks["viewIsAppearing"] = { wasInPlace = $0.view.superview != nil }
      new.hooks["viewDidAppear"] = { _ in #expect(old.view.superview == nil) }
      ui.root.transition(from: old, to: new, duration: 0.4) {
        new.view.alpha = 1
      } completion: { _ in
        ui.log.add("call.completion")
      }
      #expect(wasInPlace == true)
      #expect(new.view.superview === ui.root.view)
      #expect(old.view.superview === ui.root.view)
      ui.advance(by: 0.2)
      let opacity = new.view.layer.presentation()?.opacity ?? 0
      #expect(opacity > 0.4)
      #expect(opacity < 0.6)
      ui.settle()
      #expect(old.view.superview == nil)
      #expect(
        ui.log.calls == [
          "old.viewWillDisappear", "new.viewWillAppear", "new.viewIsAppearing",
          "new.viewDidAppear", "old.viewDidDisappear", "call.completion",
        ])
    }
  }

  @Test(
    "[259] it refuses controllers that are not children, and a parent that forwards by hand (259a, 259c)"
  )
  func nonchildrenAreRejected() {
    Driver.run { ui in
      let child = ui.controller("child")
      let stranger = ui.controller("stranger")
      ui.root.addChild(child)
      ui.root.view.addSubview(child.view)
      ui.root.transition(from: child, to: stranger, duration: 0.1, animations: nil)
      let parent = HandForwardingController("parent", ui.log)
      let other = ui.controller("other")
      for controller in [child, other] { parent.addChild(controller) }
      parent.transition(from: child, to: other, duration: 0.1, animations: nil)
      ui.settle()
      #expect(stranger.view.superview == nil)
      #expect(other.view.superview == nil)
      #expect(
        ui.diagnosticMessages == [
          "Children view controllers child and stranger must have a common parent view controller "
            + "when calling transition(from:to:) on root; call addChild first",
          "transition(from:to:) was called for child and other on parent, which returns "
            + "false from shouldAutomaticallyForwardAppearanceMethods; exchange the views between "
            + "beginAppearanceTransition and endAppearanceTransition",
        ])
    }
  }

  @Test(
    "[259] exchanging children of a parent that is not visible sends no appearance callbacks (259b)"
  )
  func invisibleExchangeSendsNoCallbacks() {
    Driver.run { ui in
      let (parent, old, new) = (ui.controller("parent"), ui.controller("old"), ui.controller("new"))
      for child in [old, new] {
        parent.addChild(child)
        child.didMove(toParent: parent)
      }
      parent.view.addSubview(old.view)
      parent.transition(from: old, to: new, duration: 0.2, options: [], animations: nil)
      ui.settle()
      #expect(old.view.superview == nil)
      #expect(new.view.superview === parent.view)
      #expect(ui.log.calls == [])
    }
  }

  @Test(
    "[260] callbacks get the operation's animated; the presenter's did-callbacks false by choice (260a, 260b)",
    arguments: [true, false])
  func passesAnimatedOn(getsFalse: Bool) {
    Driver.run(choosing: { $0.presentersDidCallbacksGetFalse = getsFalse }) { ui in
      let presenter = FlagController("presenter", ui.log)
      ui.window.rootViewController = presenter
      let sheet = FlagController("sheet", ui.log)
      sheet.modalPresentationStyle = .fullScreen
      for animated in [true, false] {
        ui.settle()
        ui.log.clear()
        presenter.present(sheet, animated: animated)
        ui.settle()
        presenter.dismiss(animated: animated)
        ui.settle()
        let last = animated && !getsFalse
        #expect(
          ui.log.calls(of: "presenter") == [
            "presenter.viewWillDisappear \(animated)", "presenter.viewDidDisappear \(last)",
            "presenter.viewWillAppear \(animated)", "presenter.viewDidAppear \(last)",
          ])
        #expect(
          ui.log.calls(of: "sheet") == [
            "sheet.viewWillAppear \(animated)", "sheet.viewDidAppear \(animated)",
            "sheet.viewWillDisappear \(animated)", "sheet.viewDidDisappear \(animated)",
          ])
      }
    }
  }

  @Test(
    "[288] addChild calls willMove and leaves another parent; removeFromParent calls didMove(nil) (288a, 288b, 288c, 288d)"
  )
  func addChildCallsOnlyWillMove() {
    Driver.run { ui in
      let child = MovingController("child", ui.log)
      let other = ui.controller("other")
      other.addChild(child)
      ui.log.clear()
      ui.root.addChild(child)
      #expect(ui.log.calls == ["child.didMove nil", "child.willMove root"])
      #expect(child.parent === ui.root)
      #expect(other.children.isEmpty)
      ui.log.clear()
      child.removeFromParent()
      #expect(ui.log.calls == ["child.didMove nil"])
      #expect(child.parent == nil)
    }
  }

  @Test("[289] a child's view below a controller that is not its parent is reported")
  func misplacedChildViewIsReported() {
    Driver.run { ui in
      let child = ui.controller("child")
      let other = ui.controller("other")
      other.addChild(child)
      ui.root.view.addSubview(child.view)
      #expect(
        ui.diagnosticMessages == [
          "child view controller child should have parent view controller root but actual parent is "
            + "other"
        ])
    }
  }

  @Test("[290] of nested begin and end calls the last end sends the callback")
  func endsWithTheLast() {
    Driver.run { ui in
      let parent = HandForwardingController("parent", ui.log)
      let child = ui.controller("child")
      parent.addChild(child)
      for appears in [true, false] {
        ui.log.clear()
        child.beginAppearanceTransition(appears, animated: false)
        child.beginAppearanceTransition(appears, animated: false)
        child.endAppearanceTransition()
        #expect(ui.log.calls == ["child.view\(appears ? "WillAppear" : "WillDisappear")"])
        child.endAppearanceTransition()
        #expect(ui.log.calls.last == "child.view\(appears ? "DidAppear" : "DidDisappear")")
      }
    }
  }
}

/// Logs `willMove` and `didMove`.
final class MovingController: LoggingController {
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note("willMove \(parent?.restorationIdentifier ?? "nil")")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note("didMove \(parent?.restorationIdentifier ?? "nil")")
  }
}

/// Does not forward appearance callbacks to its children.
final class HandForwardingController: LoggingController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

/// Logs its callbacks with their arguments.
final class FlagController: LoggingController {
  override func viewWillAppear(_ animated: Bool) { note("viewWillAppear \(animated)") }
  override func viewDidAppear(_ animated: Bool) { note("viewDidAppear \(animated)") }
  override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear \(animated)") }
  override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear \(animated)") }
  override func viewIsAppearing(_ animated: Bool) {}
}
