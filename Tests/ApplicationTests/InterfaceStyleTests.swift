import HeadlessUIKit
import TestSupport
import Testing

/// The interface style that windows, views and view controllers override.
@Suite(.checkedDevices) struct InterfaceStyleTests {
  private final class Screen: UIViewController {
    var changes: [UIUserInterfaceStyle] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      changes.append(traitCollection.userInterfaceStyle)
    }
  }

  private final class Card: UIView {
    var changes: [UIUserInterfaceStyle] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      changes.append(traitCollection.userInterfaceStyle)
    }
  }

  private func makeStage() -> (stage: Stage, root: Screen, card: Card, leaf: Card) {
    let root = Screen()
    let stage = Stage(root: root)
    let (card, leaf) = (Card(), Card())
    stage.device.perform {
      root.view.addSubview(card)
      card.addSubview(leaf)
    }
    stage.settle()
    return (stage, root, card, leaf)
  }

  @Test("a style of the window reaches its controller and views, and not the screen")
  func window() {
    let (stage, root, card, leaf) = makeStage()
    stage.device.perform {
      stage.window.overrideUserInterfaceStyle = .dark
      #expect(root.changes == [.dark])
      #expect(card.changes == [.dark])
      #expect(leaf.traitCollection.userInterfaceStyle == .dark)
      #expect(UIScreen.main.traitCollection.userInterfaceStyle == .light)
      stage.window.overrideUserInterfaceStyle = .unspecified
      #expect(root.changes == [.dark, .light])
      #expect(leaf.changes == [.dark, .light])
    }
  }

  @Test("a style of a view reaches its subviews, and not its controller")
  func view() {
    let (stage, root, card, leaf) = makeStage()
    stage.device.perform {
      card.overrideUserInterfaceStyle = .dark
      #expect(card.changes == [.dark])
      #expect(leaf.changes == [.dark])
      #expect(root.changes == [])
      #expect(root.traitCollection.userInterfaceStyle == .light)
      card.overrideUserInterfaceStyle = .dark
      #expect(card.changes == [.dark])
    }
  }

  @Test("a style of a controller reaches its view and its children")
  func controller() {
    let (stage, root, card, _) = makeStage()
    let child = Screen()
    stage.device.perform {
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      root.overrideUserInterfaceStyle = .dark
      #expect(root.changes == [.dark])
      #expect(card.changes == [.dark])
      #expect(child.changes == [.dark])
      #expect(stage.window.traitCollection.userInterfaceStyle == .light)
      child.overrideUserInterfaceStyle = .light
      #expect(child.changes == [.dark, .light])
      #expect(root.changes == [.dark])
    }
  }

  @Test("registered handlers are called for their traits only, after the callback, until they end")
  func registrations() {
    final class Observed: UIView {
      var calls: [String] = []
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        calls.append("callback")
      }
      func changed(_ view: UIView, _ previous: UITraitCollection) {
        calls.append("action \(view === self) \(previous.userInterfaceStyle)")
      }
    }
    let (stage, root, _, _) = makeStage()
    var styles: [UIUserInterfaceStyle] = []
    stage.device.perform {
      let view = Observed()
      root.view.addSubview(view)
      let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (view: Observed, previous: UITraitCollection) in
        view.calls.append("handler \(previous.userInterfaceStyle)")
      }
      view.registerForTraitChanges([UITraitVerticalSizeClass.self]) {
        (view: Observed, _) in view.calls.append("size")
      }
      view.registerForTraitChanges(
        [UITraitUserInterfaceStyle.self], action: Selector(Observed.changed(_:_:)))
      root.registerForTraitChanges(UITraitCollection.systemTraitsAffectingColorAppearance) {
        (root: Screen, _) in styles.append(root.traitCollection.userInterfaceStyle)
      }
      view.overrideUserInterfaceStyle = .dark
      #expect(view.calls == ["callback", "handler light", "action true light"])
      #expect(styles == [])
      view.unregisterForTraitChanges(registration)
      stage.window.overrideUserInterfaceStyle = .dark
      #expect(styles == [.dark])
      view.overrideUserInterfaceStyle = .light
      #expect(view.calls.dropFirst(3) == ["callback", "action true dark"])
    }
    stage.device.rotate(to: .landscapeLeft)
    stage.settle()
    #expect(styles == [.dark])
  }

  @Test("a dynamic color of a view in an overridden environment resolves with its style")
  func color() {
    let (stage, _, card, leaf) = makeStage()
    stage.device.perform {
      leaf.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
      #expect(leaf.layer.backgroundColor == UIColor.black.cgColor)
      card.overrideUserInterfaceStyle = .dark
      #expect(leaf.layer.backgroundColor == UIColor.white.cgColor)
    }
  }

  @Test("a view that moves out of an overridden environment has the window's style")
  func move() {
    let (stage, root, card, leaf) = makeStage()
    stage.device.perform {
      card.overrideUserInterfaceStyle = .dark
      root.view.addSubview(leaf)
      #expect(leaf.changes == [.dark, .light])
    }
  }

  @Test("an override remains while the user changes the style")
  func systemChange() {
    let (stage, root, card, leaf) = makeStage()
    stage.device.perform { card.overrideUserInterfaceStyle = .light }
    stage.device.interfaceStyle = .dark
    #expect(root.changes == [.dark])
    #expect(leaf.changes == [])
    stage.device.perform { #expect(card.traitCollection.userInterfaceStyle == .light) }
  }

  @Test("a window with a style shows its root controller with it from the beginning")
  func firstShow() {
    let device = makeDevice()
    device.perform {
      let root = Screen()
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.overrideUserInterfaceStyle = .dark
      window.rootViewController = root
      window.makeKeyAndVisible()
      device.settle()
      #expect(root.traitCollection.userInterfaceStyle == .dark)
      #expect(window.traitCollection.userInterfaceStyle == .dark)
    }
  }

  @Test("a rotated window keeps its style")
  func rotation() {
    let (stage, _, _, leaf) = makeStage()
    stage.device.perform { stage.window.overrideUserInterfaceStyle = .dark }
    stage.device.rotate(to: .landscapeRight)
    stage.settle()
    stage.device.perform {
      #expect(leaf.traitCollection.userInterfaceStyle == .dark)
      #expect(UIScreen.main.traitCollection.userInterfaceStyle == .light)
      #expect(leaf.traitCollection.verticalSizeClass == .compact)
    }
  }
}
