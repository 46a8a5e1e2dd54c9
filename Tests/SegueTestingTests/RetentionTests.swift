import HeadlessUIKit
import SegueTesting
import TestSupport
import Testing

/// Dismissed view controllers that stay alive, in the test of an app.
@Suite(.checkedDevices) struct RetentionTests {
  private final class Home: UIViewController {
    var last: UIViewController?
  }

  private final class Panel: UIViewController {
    lazy var menu = Menu()
    var onClose: (() -> Void)?
    var pages: [Menu] = []
    var namedPages: [String: Menu] = [:]
  }

  private final class Menu {
    var owner: UIViewController?
    weak var delegate: UIViewController?
    unowned(unsafe) var neighbor: UIViewController?
  }

  /// Presents a panel, dismisses it, and returns what retains it.
  private func retention(_ prepare: (Panel, Home) -> Void) throws -> String? {
    let device = makeDevice()
    let home = Home()
    return try device.perform {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = home
      window.makeKeyAndVisible()
      device.settle()
      prepareAndPresent(Panel(), on: home, prepare)
      device.settle()
      weak let panel = home.presentedViewController
      try #require(panel != nil)
      home.dismiss(animated: true)
      device.settle()
      return SegueTesting.retention(of: panel, on: device)
    }
  }

  /// A function, so that no local variable of the test retains the panel.
  private func prepareAndPresent(
    _ panel: Panel, on home: Home, _ prepare: (Panel, Home) -> Void
  ) {
    prepare(panel, home)
    home.present(panel, animated: true)
  }

  @Test("a dismissed controller that is released has no retention")
  func released() throws {
    #expect(try retention { _, _ in } == nil)
  }

  @Test("a dismissed controller in a retain cycle is returned with the properties of the cycle")
  func cycle() throws {
    #expect(
      try retention { panel, _ in panel.menu.owner = panel }
        == "Panel.menu → Menu.owner is a retain cycle")
  }

  @Test("a retain cycle through a list has the index in it")
  func cycleInList() throws {
    #expect(
      try retention { panel, _ in
        panel.pages = [Menu(), Menu()]
        panel.pages[1].owner = panel
      } == "Panel.pages[1] → Menu.owner is a retain cycle")
  }

  @Test("of many retain cycles through a dictionary, that of the first key is named in every run")
  func cycleInDictionary() throws {
    #expect(
      try retention { panel, _ in
        for letter in "abcdefghijklmnopqrstuvwxyz" {
          panel.namedPages["\(letter)"] = Menu()
          panel.namedPages["\(letter)"]?.owner = panel
        }
      } == #"Panel.namedPages["a"] → Menu.owner is a retain cycle"#)
  }

  @Test("a dismissed controller that a closure of its own captures is returned with the closure")
  func closure() throws {
    #expect(
      try retention { panel, _ in panel.onClose = { panel.dismiss(animated: true) } }
        == "no property shows what retains it, but the closure Panel.onClose may capture it")
  }

  @Test(
    "a dismissed controller that the presenter keeps is returned with the chain from the window")
  func kept() throws {
    #expect(
      try retention { panel, home in home.last = panel }
        == "UIWindow.rootViewController → Home.last retains it")
  }

  @Test("weak and unowned properties are no reason, also if their object is released")
  func notStrong() throws {
    #expect(
      try retention { panel, _ in
        panel.menu.delegate = panel
        panel.menu.neighbor = UIViewController()
        panel.onClose = { panel.dismiss(animated: true) }
      } == "no property shows what retains it, but the closure Panel.onClose may capture it")
  }

  @Test("an object that a variable retains is returned with the places to look at")
  func variable() {
    let variable = Menu()
    #expect(
      SegueTesting.retention(of: variable, on: makeDevice())
        == "no property shows what retains it: look for a variable, the target of a display link or timer, "
        + "or a closure that captures it, such as the completion of an animator, the block of a timer or an "
        + "observer, or the action of a button on another screen")
  }
}
