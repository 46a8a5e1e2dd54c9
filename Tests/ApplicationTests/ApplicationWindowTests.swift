import HeadlessUIKit
import TestSupport
import Testing

/// Windows of an app and of its scene.
@Suite(.checkedDevices) struct ApplicationWindowTests {
  @Test("the app knows hidden and visible windows, by level, and not the keyboard's")
  func windows() {
    let device = makeDevice()
    device.perform {
      let application = UIApplication.shared
      #expect(application.windows == [])
      let alert = UIWindow(frame: UIScreen.main.bounds)
      alert.windowLevel = .alert
      let field = UITextField(frame: rect(0, 0, 100, 30))
      let window = makeWindow(field)
      #expect(application.windows == [window, alert])
      field.becomeFirstResponder()
      device.settle()
      #expect(device.windows.count == 2)
      #expect(application.windows == [window, alert])
      #expect(application.keyWindow === window)
      alert.makeKeyAndVisible()
      #expect(application.keyWindow === alert)
    }
  }

  @Test("a released window is no longer known")
  func release() {
    let device = makeDevice()
    device.perform {
      var window: UIWindow? = UIWindow(frame: .zero)
      #expect(UIApplication.shared.windows.count == 1)
      #expect(window != nil)
      window = nil
      #expect(UIApplication.shared.windows.isEmpty)
    }
  }

  @Test("a window belongs to the only scene, which knows it")
  func scene() throws {
    let device = makeDevice()
    try device.perform {
      let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
      let window = makeWindow(UIViewController())
      #expect(window.windowScene === scene)
      #expect(scene.windows == [window])
      #expect(scene.keyWindow === window)
      #expect(scene.screen === UIScreen.main)
      #expect(scene.interfaceOrientation == .portrait)
      #expect(scene.activationState == .foregroundActive)
      #expect(scene.coordinateSpace.bounds == rect(0, 0, 375, 667))
      let other = UIWindow(windowScene: scene)
      #expect(other.frame == rect(0, 0, 375, 667))
      #expect(other.isHidden)
      #expect(scene.windows == [other, window])
    }
  }

  @Test("a window without a scene is not on the screen until it has one again")
  func withoutScene() {
    final class Root: UIViewController {
      var calls: [String] = []
      override func viewDidAppear(_ animated: Bool) { calls.append("appear") }
      override func viewDidDisappear(_ animated: Bool) { calls.append("disappear") }
    }
    let (device, root) = (makeDevice(), Root())
    device.perform {
      let window = makeWindow(root)
      device.settle()
      let scene = window.windowScene
      window.windowScene = nil
      device.settle()
      #expect(device.windows == [])
      #expect(!window.isKeyWindow)
      #expect(root.calls == ["appear", "disappear"])
      window.windowScene = scene
      device.settle()
      #expect(device.windows == [window])
      #expect(root.calls == ["appear", "disappear", "appear"])
    }
  }

  /// A window that records its callbacks.
  private final class Window: UIWindow {
    let name: String
    let log: NotificationLog
    init(_ name: String, _ log: NotificationLog) {
      self.name = name
      self.log = log
      super.init(frame: UIScreen.main.bounds)
    }
    required init?(coder: NSCoder) { nil }
    override func becomeKey() {
      super.becomeKey()
      log.note("\(name) becomeKey \(isKeyWindow)")
    }
    override func resignKey() {
      super.resignKey()
      log.note("\(name) resignKey \(isKeyWindow)")
    }
  }

  @Test("the old key window resigns before the new one is key")
  func keyWindows() {
    let log = NotificationLog([
      UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification,
      UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification,
    ])
    let device = makeDevice()
    device.perform {
      let (first, second) = (Window("first", log), Window("second", log))
      first.makeKeyAndVisible()
      #expect(
        log.read() == ["WindowDidBecomeVisible", "first becomeKey true", "WindowDidBecomeKey"])
      second.makeKeyAndVisible()
      #expect(
        log.read() == [
          "WindowDidBecomeVisible", "first resignKey false", "WindowDidResignKey",
          "second becomeKey true", "WindowDidBecomeKey",
        ])
      second.makeKey()
      #expect(log.read() == [])
      second.isHidden = true
      #expect(
        log.read() == [
          "second resignKey false", "WindowDidResignKey", "first becomeKey true",
          "WindowDidBecomeKey", "WindowDidBecomeHidden",
        ])
    }
  }

  @Test("a window that cannot become key leaves the key window")
  func cannotBecomeKey() {
    final class Overlay: UIWindow { override var canBecomeKey: Bool { false } }
    let device = makeDevice()
    device.perform {
      let window = makeWindow()
      let overlay = Overlay(frame: UIScreen.main.bounds)
      overlay.makeKeyAndVisible()
      #expect(window.isKeyWindow)
      #expect(device.windows == [window, overlay])
    }
  }

  @Test("a point of a moved window converts to the screen and to another window")
  func conversion() {
    let device = makeDevice()
    device.perform {
      let window = UIWindow(frame: rect(10, 20, 100, 100))
      let other = UIWindow(frame: rect(-5, 0, 100, 100))
      let none: UIWindow? = nil
      #expect(window.convert(CGPoint(x: 1, y: 2), to: none) == CGPoint(x: 11, y: 22))
      #expect(window.convert(CGPoint(x: 11, y: 22), from: none) == CGPoint(x: 1, y: 2))
      #expect(window.convert(rect(1, 2, 3, 4), to: other) == rect(16, 22, 3, 4))
      #expect(window.convert(rect(16, 22, 3, 4), from: other) == rect(1, 2, 3, 4))
    }
  }

  @Test("levels add and subtract")
  func levels() {
    #expect((UIWindow.Level.alert + 1).rawValue == 2001)
    #expect((1 + UIWindow.Level.alert).rawValue == 2001)
    #expect((UIWindow.Level.statusBar - 1).rawValue == 999)
    #expect(UIWindow.Level.alert - UIWindow.Level.statusBar == 1000)
  }

  @Test("an event passes through an overridden sendEvent of window and app, which can drop it")
  func events() {
    final class App: UIApplication {
      var events = 0
      override func sendEvent(_ event: UIEvent) {
        events += 1
        super.sendEvent(event)
      }
    }
    final class Filter: UIWindow {
      var drops = false
      var phases: [UITouch.Phase] = []
      override func sendEvent(_ event: UIEvent) {
        phases += event.touches(for: self)?.map(\.phase) ?? []
        if !drops { super.sendEvent(event) }
      }
    }
    final class Delegate: NSObject, UIApplicationDelegate {}
    let (device, application) = (makeDevice(), App())
    device.launch(Delegate(), application: application)
    device.perform {
      #expect(UIApplication.shared === application)
      let window = Filter(frame: UIScreen.main.bounds)
      let view = Picker(frame: window.bounds)
      window.addSubview(view)
      window.makeKeyAndVisible()
      device.touchDown(at: CGPoint(x: 10, y: 10))
      device.touchMove(to: CGPoint(x: 20, y: 10))
      window.drops = true
      device.touchMove(to: CGPoint(x: 30, y: 10))
      window.drops = false
      device.touchUp()
      #expect(view.moves == 1)
      #expect(window.phases == [.began, .moved, .moved, .ended])
      #expect(application.events == 4)
    }
  }
}
