import HeadlessUIKit
import TestSupport
import Testing

/// Windows on a screen, and their root view controllers.
@Suite(.checkedDevices) struct WindowTests {
  private func run(_ body: (SimulatedDevice) -> Void) {
    let device = makeDevice()
    device.perform { body(device) }
  }

  private func window(_ level: UIWindow.Level = .normal) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.windowLevel = level
    return window
  }

  @Test("a visible window is above those of its level and below those of higher levels")
  func levels() {
    run { device in
      let (alert, first, second, bar) = (window(.alert), window(), window(), window(.statusBar))
      for one in [alert, first, second, bar] { one.isHidden = false }
      #expect(device.windows == [first, second, bar, alert])
      first.isHidden = false
      #expect(device.windows == [first, second, bar, alert])
      first.isHidden = true
      #expect(device.windows == [second, bar, alert])
      first.makeKeyAndVisible()
      #expect(device.windows == [second, first, bar, alert])
      second.makeKey()
      #expect(device.windows.map(\.isKeyWindow) == [true, false, false, false])
    }
  }

  @Test("when the key window is hidden, the one before is key, or else the frontmost with a root")
  func keyWindows() {
    run { device in
      let (first, second, third) = (window(), window(.statusBar), window(.alert))
      for one in [first, second, third] { one.makeKeyAndVisible() }
      first.rootViewController = UIViewController()
      third.isHidden = true
      #expect(second.isKeyWindow)
      third.makeKeyAndVisible()
      second.isHidden = true
      #expect(third.isKeyWindow)
      third.isHidden = true
      #expect(first.isKeyWindow)
      third.isHidden = false
      #expect(device.windows.map(\.isKeyWindow) == [true, false])
    }
  }

  /// A view controller that records its appearance callbacks.
  private final class Root: UIViewController {
    let name: String
    let notes: Notes

    init(_ name: String, _ notes: Notes) {
      self.name = name
      self.notes = notes
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      notes.note("\(name) appeared")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      notes.note("\(name) disappeared")
    }
  }

  @Test("a root view fills its window below all other subviews, and is removed when it is replaced")
  func roots() {
    run { device in
      let notes = Notes()
      let (one, two) = (Root("one", notes), Root("two", notes))
      let window = window()
      let subview = UIView(frame: .zero)
      window.addSubview(subview)
      window.rootViewController = one
      #expect(window.subviews == [one.view, subview])
      #expect(one.view.frame == window.bounds)
      device.settle()
      #expect(notes.takeLines() == [])
      window.makeKeyAndVisible()
      device.settle()
      #expect(notes.takeLines() == ["one appeared"])
      window.rootViewController = two
      device.settle()
      #expect(notes.takeLines() == ["one disappeared", "two appeared"])
      #expect(window.subviews == [two.view, subview])
      #expect(one.view.superview == nil)
      window.frame.size.width = 100
      #expect(two.view.frame.width == 100)
      window.isHidden = true
      device.settle()
      #expect(notes.takeLines() == ["two disappeared"])
      window.rootViewController = one
      device.settle()
      #expect(notes.takeLines() == [])
      #expect(window.subviews == [one.view, subview])
      window.rootViewController = nil
      #expect(window.subviews == [subview])
    }
  }
}
