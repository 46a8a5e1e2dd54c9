import HeadlessUIKit
import TestSupport
import Testing

@Suite(.checkedDevices) struct AccessibilityTests {
  @Test("the settings are off by default and have no value outside a device")
  func defaults() {
    #expect(!UIAccessibility.isReduceMotionEnabled)
    makeDevice().perform {
      #expect(!UIAccessibility.isReduceMotionEnabled)
      #expect(!UIAccessibility.isReduceTransparencyEnabled)
      #expect(!UIAccessibility.prefersCrossFadeTransitions)
      #expect(!UIAccessibility.isVoiceOverRunning)
    }
  }

  @Test("the settings of the configuration apply from the start")
  func configuration() {
    var configuration = DeviceConfiguration()
    configuration.accessibility.isReduceMotionEnabled = true
    makeDevice(configuration).perform { #expect(UIAccessibility.isReduceMotionEnabled) }
  }

  @Test("a change posts the notification of each setting that differs")
  func notifications() {
    let device = makeDevice()
    var posted: [String] = []
    let names = [
      ("motion", UIAccessibility.reduceMotionStatusDidChangeNotification),
      ("transparency", UIAccessibility.reduceTransparencyStatusDidChangeNotification),
      ("voice over", UIAccessibility.voiceOverStatusDidChangeNotification),
    ]
    let tokens = names.map { text, name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated {
          posted.append("\(text) \(UIAccessibility.isReduceMotionEnabled)")
        }
      }
    }
    var settings = AccessibilitySettings()
    settings.isReduceMotionEnabled = true
    device.accessibility.settings = settings
    #expect(posted == ["motion true"])
    device.accessibility.settings = settings
    #expect(posted == ["motion true"])
    settings = AccessibilitySettings()
    settings.isVoiceOverRunning = true
    device.accessibility.settings = settings
    #expect(posted == ["motion true", "motion false", "voice over false"])
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  @Test("a notification to assistive technologies is an event")
  func post() {
    let device = makeDevice()
    device.perform {
      UIAccessibility.post(notification: .announcement, argument: "Half screen")
      UIAccessibility.post(notification: .screenChanged, argument: nil)
      UIAccessibility.post(notification: .init(rawValue: 7), argument: nil)
    }
    let events = device.events.filter { $0.kind == .accessibility }
    #expect(events.map(\.text) == ["announcement Half screen", "screenChanged", "notification 7"])
  }

  /// A controller that may handle the escape gesture.
  private final class Page: UIViewController {
    var handles = false
    var calls = 0
    override func accessibilityPerformEscape() -> Bool {
      calls += 1
      return handles
    }
  }

  @Test("the escape gesture is sent up the responder chain of the topmost controller until handled")
  func escape() {
    let device = makeDevice()
    device.perform {
      let (root, top) = (Page(), Page())
      makeWindow(root)
      top.modalPresentationStyle = .fullScreen
      root.present(top, animated: false)
      device.settle()
      #expect(!device.accessibility.performEscapeGesture())
      #expect(top.calls == 1)
      top.handles = true
      #expect(device.accessibility.performEscapeGesture())
      #expect(top.calls == 2)
    }
    let events = device.events.filter { $0.kind == .accessibility }
    #expect(events.map(\.text) == ["accessibilityPerformEscape"])
  }

  @Test("an escape gesture that no responder handles dismisses the system's sheet")
  func escapeFromSheet() {
    let device = makeDevice()
    device.perform {
      let (root, top) = (UIViewController(), UIViewController())
      makeWindow(root)
      root.present(top, animated: false)
      device.settle()
      #expect(device.accessibility.performEscapeGesture())
      device.settle()
      #expect(root.presentedViewController == nil)
    }
  }

  @Test("in a container the escape gesture begins at the controller that the user sees")
  func escapeInContainers() {
    let device = makeDevice()
    device.perform {
      let (first, second, other) = (Page(), Page(), Page())
      let (tabs, stack) = (UITabBarController(), UINavigationController(rootViewController: first))
      stack.pushViewController(second, animated: false)
      tabs.viewControllers = [other, stack]
      tabs.selectedIndex = 1
      let root = UIViewController()
      makeWindow(root)
      root.addChild(tabs)
      root.view.addSubview(tabs.view)
      tabs.didMove(toParent: root)
      device.settle()
      second.handles = true
      #expect(device.accessibility.performEscapeGesture())
      #expect([first, second, other].map(\.calls) == [0, 1, 0])
    }
  }

  @Test("a navigation controller pops at an escape gesture that its top controller does not handle")
  func escapePops() {
    let device = makeDevice()
    device.perform {
      let (first, second) = (Page(), Page())
      let stack = UINavigationController(rootViewController: first)
      stack.pushViewController(second, animated: false)
      makeWindow(stack)
      device.settle()
      #expect(device.accessibility.performEscapeGesture())
      device.settle()
      #expect(stack.viewControllers == [first])
      #expect(!device.accessibility.performEscapeGesture())
      #expect(first.calls == 1)
    }
  }

  @Test("haptic feedback is an event with its kind and intensity")
  func haptics() {
    let device = makeDevice()
    device.perform {
      UIImpactFeedbackGenerator().impactOccurred()
      UIImpactFeedbackGenerator(style: .rigid).impactOccurred(intensity: 0.5)
      UISelectionFeedbackGenerator().selectionChanged()
      UINotificationFeedbackGenerator().notificationOccurred(.warning)
      UIFeedbackGenerator().prepare()
    }
    let events = device.events.filter { $0.kind == .haptic }
    #expect(
      events.map(\.text) == [
        "impact medium", "impact rigid, intensity 0.5", "selection", "notification warning",
      ])
    #expect(events.first?.subject == "device")
  }
}
