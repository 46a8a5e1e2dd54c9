import HeadlessUIKit
import TestSupport
import Testing

/// The responder chain up to the app and its delegate, actions, presses, shakes.
@Suite(.checkedDevices) struct ResponderChainTests {
  private final class Delegate: UIResponder, UIApplicationDelegate {
    var calls: [String] = []
    func save(_ sender: Any) { calls.append("save") }
    func plain() { calls.append("plain") }
  }

  private final class Root: UIViewController {
    var calls: [String] = []
    var refuses = false
    func save(_ sender: Any) { calls.append("save") }
    func share(_ sender: Any, with event: UIEvent?) { calls.append("share") }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      !refuses && super.canPerformAction(action, withSender: sender)
    }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      calls.append("\(motion) \(event?.type == .motion)")
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      for press in presses { calls.append("\(press.type) \(press.phase)") }
    }
  }

  private func launch() -> (device: SimulatedDevice, delegate: Delegate, root: Root) {
    let (device, delegate, root) = (makeDevice(), Delegate(), Root())
    device.launch(delegate)
    device.perform { makeWindow(root) }
    device.settle()
    return (device, delegate, root)
  }

  @Test("the chain leads from the view to controller, window, scene, app and delegate")
  func chain() {
    let (device, delegate, root) = launch()
    device.perform {
      let chain = Array(sequence(first: root.view as UIResponder, next: \.next))
      let expected: [UIResponder?] = [
        root.view, root, root.view.window, root.view.window?.windowScene, UIApplication.shared,
        delegate,
      ]
      #expect(chain == expected.compactMap(\.self))
      #expect(chain.count == 6)
    }
  }

  @Test("an action without a target reaches the first responder's chain, up to the delegate")
  func actions() {
    let (device, delegate, root) = launch()
    device.perform {
      let application = UIApplication.shared
      let field = UITextField()
      root.view.addSubview(field)
      field.becomeFirstResponder()
      #expect(application.sendAction(Selector(Root.save(_:)), to: nil, from: field, for: nil))
      #expect(application.sendAction(Selector(Delegate.plain), to: nil, from: nil, for: nil))
      #expect(root.calls == ["save"])
      #expect(delegate.calls == ["plain"])
      #expect(
        !application.sendAction(Selector(Picker.removeFromSuperview), to: root, from: nil, for: nil)
      )
      #expect(
        application.sendAction(Selector(Root.share(_:with:)), to: root, from: field, for: nil))
      #expect(root.calls == ["save", "share"])
    }
  }

  @Test("a control without a target reaches the app's delegate")
  func control() {
    let (device, delegate, root) = launch()
    device.perform {
      let button = UIButton(frame: rect(0, 100, 100, 100))
      button.addTarget(nil, action: Selector(Delegate.save(_:)), for: .touchUpInside)
      root.view.addSubview(button)
      device.tap(at: CGPoint(x: 50, y: 150))
      #expect(delegate.calls == ["save"])
    }
  }

  @Test("a responder that cannot perform an action is skipped")
  func refusal() {
    let (device, _, root) = launch()
    device.perform {
      let action = Selector(Root.save(_:))
      #expect(root.view.target(forAction: action, withSender: nil) as? Root === root)
      root.refuses = true
      #expect(root.view.target(forAction: action, withSender: nil) == nil)
      #expect(!UIApplication.shared.sendAction(action, to: nil, from: root.view, for: nil))
    }
  }

  @Test("resignFirstResponder without a target ends editing")
  func resign() {
    let (device, _, root) = launch()
    device.perform {
      let field = UITextField()
      root.view.addSubview(field)
      field.becomeFirstResponder()
      UIApplication.shared.sendAction(
        Selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
      #expect(!field.isFirstResponder)
    }
  }

  @Test("a standard edit action reaches the responder that says it can perform it")
  func editActions() {
    final class Copying: UIViewController {
      var calls: [String] = []
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == Selector("copy:", UIResponder.copy(_:))
          || super.canPerformAction(action, withSender: sender)
      }
      override func copy(_ sender: Any?) { calls.append("copy") }
      override func paste(_ sender: Any?) { calls.append("paste") }
    }
    let (device, controller) = (makeDevice(), Copying())
    device.perform {
      makeWindow(controller)
      let view = controller.view
      let application = UIApplication.shared
      let copy = Selector("copy:", UIResponder.copy(_:))
      #expect(application.sendAction(copy, to: nil, from: view, for: nil))
      let paste = Selector("paste:", UIResponder.paste(_:))
      #expect(!application.sendAction(paste, to: nil, from: view, for: nil))
      #expect(controller.calls == ["copy"])
    }
  }

  @Test("key commands that were added are the controller's until they are removed")
  func keyCommands() {
    let (device, _, root) = launch()
    device.perform {
      #expect(root.keyCommands == nil)
      let command = UIKeyCommand(
        input: UIKeyCommand.inputEscape, modifierFlags: [.command, .shift],
        action: Selector(Root.save(_:)), discoverabilityTitle: "Save")
      root.addKeyCommand(command)
      #expect(root.keyCommands == [command])
      #expect(command.modifierFlags.rawValue == 1 << 20 | 1 << 17)
      #expect(command.discoverabilityTitle == "Save")
      root.removeKeyCommand(command)
      #expect(root.keyCommands == nil)
    }
  }

  @Test("the menu notifies before and after it is shown and hidden, and points at its rectangle")
  func menu() {
    let log = NotificationLog([
      UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
      UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
    ])
    let (device, _, root) = launch()
    device.perform {
      let menu = UIMenuController.shared
      let view = UIView(frame: rect(10, 20, 100, 100))
      root.view.addSubview(view)
      menu.showMenu(from: view, rect: rect(1, 2, 3, 4))
      #expect(UIMenuController.shared.isMenuVisible)
      #expect(menu.menuFrame == rect(11, 22, 3, 4))
      #expect(log.read() == ["MenuControllerWillShowMenu", "MenuControllerDidShowMenu"])
      menu.hideMenu(from: root.view)
      #expect(log.read() == [])
      menu.hideMenu(from: view)
      #expect(log.read() == ["MenuControllerWillHideMenu", "MenuControllerDidHideMenu"])
    }
  }

  @Test("a shake and a press reach the first responder, else the window, and pass up the chain")
  func shakeAndPress() {
    let (device, _, root) = launch()
    device.perform {
      device.shake()
      #expect(root.calls == [])
      let field = UITextField()
      root.view.addSubview(field)
      field.becomeFirstResponder()
      device.shake()
      device.press(.menu)
      #expect(root.calls == ["motionShake true", "menu ended"])
    }
  }

  @Test("touches are ignored until every call that ignores them has ended")
  func ignoring() {
    let (device, _, root) = launch()
    device.perform {
      let application = UIApplication.shared
      let view = Picker(frame: root.view.bounds)
      root.view.addSubview(view)
      var presses = 0
      let button = UIButton(frame: rect(0, 100, 100, 100))
      button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
      root.view.addSubview(button)
      application.beginIgnoringInteractionEvents()
      application.beginIgnoringInteractionEvents()
      device.tap(at: CGPoint(x: 50, y: 150))
      application.endIgnoringInteractionEvents()
      device.tap(at: CGPoint(x: 50, y: 150))
      #expect(application.isIgnoringInteractionEvents)
      #expect(presses == 0)
      application.endIgnoringInteractionEvents()
      device.tap(at: CGPoint(x: 50, y: 150))
      #expect(presses == 1)
      application.endIgnoringInteractionEvents()
      #expect(!application.isIgnoringInteractionEvents)
    }
    device.enterBackground()
    device.tap(at: CGPoint(x: 50, y: 150))
    #expect(!device.perform { device.windows.isEmpty })
  }

  @Test("a responder finds its window's undo manager, and keeps a user activity")
  func stored() {
    let (device, delegate, root) = launch()
    device.perform {
      #expect(root.view.undoManager === root.view.window?.undoManager)
      #expect(root.undoManager != nil)
      #expect(delegate.undoManager == nil)
      let activity = NSUserActivity(activityType: "reading")
      root.userActivity = activity
      #expect(root.userActivity === activity)
      #expect(root.view.userActivity == nil)
    }
  }
}
