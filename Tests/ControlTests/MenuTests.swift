import HeadlessUIKit
import TestSupport
import Testing

/// A delegate that records the callbacks of a context menu.
private final class MenuDelegate: NSObject, UIContextMenuInteractionDelegate {
  let log = CallLog()
  var menu: UIMenu? = UIMenu()
  var preview: UIViewController?

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    log.add("configuration \(Int(location.x)) \(Int(location.y))")
    guard let menu else { return nil }
    return UIContextMenuConfiguration(
      identifier: nil, previewProvider: { self.preview },
      actionProvider: { suggested in
        self.log.add("menu \(suggested.count)")
        return menu
      })
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    log.add("willDisplay")
    animator?.addCompletion { self.log.add("displayed") }
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    log.add("willEnd")
    animator?.addAnimations { self.log.add("animations") }
    animator?.addCompletion { self.log.add("ended") }
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { log.add("commit") }
}

extension Stage {
  /// Returns the view with an identifier, in the window.
  func find(_ identifier: String) -> UIView? { findView(identifier, in: window) }
  /// Taps the center of a view.
  func tap(_ view: UIView) {
    tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
  }
  /// Taps a point of the window.
  func tap(at point: CGPoint) {
    device.touchDown(at: point)
    turn()
    device.touchUp()
    turn()
  }
  /// Presses a point of the window for a second.
  func press(at point: CGPoint) {
    device.touchDown(at: point)
    advance(by: 1)
    device.touchUp()
    settle()
  }
}

@Suite("UIContextMenuInteraction", .checkedDevices)
struct ContextMenuTests {
  private let stage = Stage()
  private let delegate = MenuDelegate()
  private let card = UIView(frame: CGRect(x: 50, y: 100, width: 100, height: 80))
  private let interaction: UIContextMenuInteraction

  init() {
    interaction = UIContextMenuInteraction(delegate: delegate)
    let log = delegate.log
    delegate.menu = UIMenu(children: [
      UIAction(title: "Copy") { _ in log.add("copy") },
      UIAction(title: "Secret", attributes: .hidden) { _ in },
      UIMenu(
        options: .displayInline, children: [UIAction(title: "Share") { _ in log.add("share") }]),
      UIMenu(title: "More", children: [UIAction(title: "Delete") { _ in log.add("delete") }]),
    ])
    stage.device.perform {
      stage.root.view.addSubview(card)
      card.addInteraction(interaction)
    }
    stage.settle()
  }

  @Test("a long press asks the delegate and shows the menu; an action ends it and is performed")
  func select() throws {
    stage.press(at: CGPoint(x: 60, y: 120))
    #expect(delegate.log.lines == ["configuration 10 20", "menu 0", "willDisplay", "displayed"])
    #expect(interaction.menuAppearance == .compact)
    stage.tap(try #require(stage.find("Copy")))
    stage.settle()
    #expect(
      delegate.log.lines.dropFirst(4) == ["willEnd", "animations", "copy", "ended"])
    #expect(stage.find("menu") == nil)
    #expect(interaction.menuAppearance == .unknown)
  }

  @Test("a tap shows no menu")
  func tap() {
    stage.tap(at: CGPoint(x: 60, y: 120))
    stage.settle()
    #expect(delegate.log.lines.isEmpty)
  }

  @Test("hidden elements are left out, inline menus are part of the menu, others replace it")
  func rows() throws {
    stage.press(at: CGPoint(x: 60, y: 120))
    #expect(stage.find("Secret") == nil)
    #expect(stage.find("Share") != nil)
    stage.tap(try #require(stage.find("More")))
    stage.settle()
    #expect(stage.find("Share") == nil)
    stage.tap(try #require(stage.find("Delete")))
    stage.settle()
    #expect(delegate.log.lines.contains("delete"))
  }

  @Test("a tap outside ends the menu without an action")
  func outside() {
    stage.press(at: CGPoint(x: 60, y: 120))
    stage.tap(at: CGPoint(x: 390, y: 590))
    stage.settle()
    #expect(delegate.log.lines.dropFirst(4) == ["willEnd", "animations", "ended"])
    #expect(stage.find("menu") == nil)
  }

  @Test("a delegate that returns nil shows no menu")
  func none() {
    delegate.menu = nil
    stage.press(at: CGPoint(x: 60, y: 120))
    #expect(delegate.log.lines == ["configuration 10 20"])
    #expect(stage.find("menu") == nil)
  }

  @Test("a tap on the preview commits, and then the menu ends")
  func preview() throws {
    let preview = UIViewController()
    stage.device.perform { preview.view.accessibilityIdentifier = "preview" }
    delegate.preview = preview
    stage.press(at: CGPoint(x: 60, y: 120))
    #expect(interaction.menuAppearance == .rich)
    stage.tap(try #require(stage.find("preview")))
    stage.settle()
    #expect(delegate.log.lines.dropFirst(4).prefix(2) == ["commit", "willEnd"])
  }

  @Test("the list is next to its view, inside the safe area")
  func frame() throws {
    stage.press(at: CGPoint(x: 60, y: 120))
    let row = try #require(stage.find("Copy"))
    #expect(row.convert(row.bounds, to: nil) == CGRect(x: 50, y: 188, width: 250, height: 44))
  }

  @Test("a removed interaction receives no press")
  func remove() {
    stage.device.perform { card.removeInteraction(interaction) }
    stage.press(at: CGPoint(x: 60, y: 120))
    #expect(delegate.log.lines.isEmpty)
    #expect(card.gestureRecognizers == nil)
  }
}

/// An interaction that records its views.
private final class Probe: NSObject, UIInteraction {
  weak var view: UIView?
  var log: [String] = []
  func willMove(to view: UIView?) { log.append("will \(view?.tag ?? -1)") }
  func didMove(to view: UIView?) {
    self.view = view
    log.append("did \(view?.tag ?? -1)")
  }
}

@Suite("UIInteraction", .checkedDevices)
struct InteractionTests {
  @Test("adding to another view removes an interaction from the first one")
  func move() {
    makeDevice().perform {
      let (first, second) = (UIView(frame: .zero), UIView(frame: .zero))
      (first.tag, second.tag) = (1, 2)
      let probe = Probe()
      first.addInteraction(probe)
      second.addInteraction(probe)
      #expect(probe.log == ["will 1", "did 1", "will -1", "did -1", "will 2", "did 2"])
      #expect(first.interactions.isEmpty)
      #expect(second.interactions.count == 1)
    }
  }

  @Test("setting the interactions keeps those that were there")
  func replace() {
    makeDevice().perform {
      let view = UIView(frame: .zero)
      let (kept, dropped, new) = (Probe(), Probe(), Probe())
      view.interactions = [kept, dropped]
      view.interactions = [kept, new]
      #expect(kept.log == ["will 0", "did 0"])
      #expect(dropped.log == ["will 0", "did 0", "will -1", "did -1"])
      #expect(new.log == ["will 0", "did 0"])
    }
  }
}

@Suite("Menus of buttons", .checkedDevices)
struct ButtonMenuTests {
  private let stage = Stage()
  private let button = UIButton(frame: CGRect(x: 50, y: 100, width: 100, height: 40))
  private let log = CallLog()

  init() {
    let log = log
    button.menu = UIMenu(children: [
      UIAction(title: "A", state: .on) { _ in log.add("A") },
      UIAction(title: "B") { _ in log.add("B") },
    ])
    button.addAction(UIAction { _ in log.add("tap") }, for: .touchUpInside)
    button.addAction(UIAction { _ in log.add("menu") }, for: .menuActionTriggered)
    let (stage, button) = (stage, button)
    stage.device.perform { stage.root.view.addSubview(button) }
  }

  @Test("a tap shows the menu if that is the primary action, and sends no other event")
  func primary() throws {
    button.showsMenuAsPrimaryAction = true
    stage.tap(button)
    stage.settle()
    #expect(log.lines == ["menu"])
    stage.tap(try #require(stage.find("B")))
    stage.settle()
    #expect(log.lines == ["menu", "B"])
  }

  @Test("a tap is a tap otherwise, and a long press shows the menu")
  func secondary() {
    stage.tap(button)
    stage.settle()
    #expect(log.lines == ["tap"])
    stage.press(at: CGPoint(x: 60, y: 110))
    #expect(stage.find("B") != nil)
    #expect(log.lines == ["tap"])
  }

  @Test("the selected element is the title if the selection is the primary action")
  func selection() throws {
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    #expect(button.currentTitle == "A")
    stage.tap(button)
    stage.settle()
    stage.tap(try #require(stage.find("B")))
    stage.settle()
    #expect(button.currentTitle == "B")
    #expect(button.menu?.selectedElements.map(\.title) == ["B"])
    #expect(log.lines == ["menu", "B"])
  }

  @Test("a button without a menu whose selection is its primary action toggles")
  func toggle() {
    button.menu = nil
    button.changesSelectionAsPrimaryAction = true
    stage.tap(button)
    #expect(button.isSelected)
    stage.tap(button)
    #expect(!button.isSelected)
    stage.settle()
  }
}

@Suite("UIEditMenuInteraction", .checkedDevices)
struct EditMenuTests {
  private final class EditDelegate: NSObject, UIEditMenuInteractionDelegate {
    let log = CallLog()
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      log.add("menu \(suggestedActions.count)")
      return UIMenu(children: [UIAction(title: "Cut") { [log] _ in log.add("cut") }])
    }
  }

  @Test("the delegate's menu is shown, and disappears when an action is performed")
  func present() throws {
    let stage = Stage()
    let delegate = EditDelegate()
    let interaction = UIEditMenuInteraction(delegate: delegate)
    stage.device.perform {
      stage.root.view.addInteraction(interaction)
      interaction.presentEditMenu(
        with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 100, y: 100)))
    }
    stage.settle()
    stage.tap(try #require(stage.find("Cut")))
    stage.settle()
    #expect(delegate.log.lines == ["menu 0", "cut"])
    #expect(stage.find("menu") == nil)
  }
}
