import HeadlessUIKit
import TestSupport
import Testing

/// `UIDevice`, `UIScreen`, URLs, and what the app stores.
@Suite(.checkedDevices) struct DeviceAndScreenTests {
  @Test(
    "the device knows its model and system",
    arguments: [
      (UIUserInterfaceIdiom.phone, ["iPhone", "iOS"]), (.pad, ["iPad", "iPadOS"]),
    ])
  func model(_ idiom: UIUserInterfaceIdiom, _ names: [String]) {
    let device = makeDevice(DeviceConfiguration(idiom: idiom, systemVersion: 17))
    device.perform {
      let current = UIDevice.current
      #expect(current === UIDevice.current)
      #expect([current.model, current.systemName] == names)
      #expect(current.systemVersion == "17.0")
      #expect(current.userInterfaceIdiom == idiom)
      #expect(current.orientation == .portrait)
      #expect(current.identifierForVendor != nil)
    }
  }

  @Test("a battery has a charge while it is observed")
  func battery() {
    let device = makeDevice()
    device.perform {
      #expect(UIDevice.current.batteryLevel == -1)
      UIDevice.current.isBatteryMonitoringEnabled = true
      #expect(UIDevice.current.batteryLevel == 1)
      #expect(UIDevice.current.batteryState == .unplugged)
    }
  }

  @Test("the screen knows its frame rate, its only mode, and notifies of its brightness")
  func screen() {
    let device = makeDevice(DeviceConfiguration(framesPerSecond: 120))
    let log = NotificationLog([UIScreen.brightnessDidChangeNotification])
    device.perform {
      let screen = UIScreen.main
      #expect(UIScreen.screens == [screen])
      #expect(screen.maximumFramesPerSecond == 120)
      #expect(screen.currentMode?.size == CGSize(width: 750, height: 1334))
      #expect(screen.applicationFrame == rect(0, 20, 375, 647))
      // Already its brightness.
      screen.brightness = 0.5
      #expect(log.read() == [])
      screen.brightness = 1
      #expect(log.read() == ["ScreenBrightnessDidChange"])
    }
  }

  @Test("a snapshot of the screen has a copy of every window, in order")
  func snapshot() {
    let device = makeDevice()
    device.perform {
      makeWindow(UIViewController())
      let small = UIWindow(frame: rect(10, 20, 30, 40))
      small.backgroundColor = .red
      small.isHidden = false
      device.settle()
      let copy = UIScreen.main.snapshotView(afterScreenUpdates: true)
      #expect(copy.subviews.map(\.frame) == [rect(0, 0, 375, 667), rect(10, 20, 30, 40)])
    }
  }

  @Test(
    "a URL opens if the system has an app for it",
    arguments: [("https", true), ("TEL", true), ("mine", false), (nil, false)])
  func urls(_ scheme: String?, _ isOpenable: Bool) throws {
    let url = try #require(URL(scheme: scheme, path: "x"))
    let device = makeDevice()
    var results: [Bool] = []
    device.perform {
      #expect(UIApplication.shared.canOpenURL(url) == isOpenable)
      UIApplication.shared.open(url) { results.append($0) }
      UIApplication.shared.open(url, options: [:], completionHandler: nil)
      #expect(results == [])
    }
    device.settle()
    #expect(results == [isOpenable])
    #expect(device.openedURLs == (isOpenable ? [url, url] : []))
    #expect(device.application.applicationState == .active)
  }

  @Test("code finds the app by the name of its method, and the display's corners by their key")
  func privateKeys() {
    var configuration = DeviceConfiguration()
    configuration.cornerRadius = 39
    let device = makeDevice(configuration)
    device.perform {
      let radius = UIScreen.main.value(forKey: "_displayCornerRadius") as? CGFloat
      #expect(radius == 39)
      let selector = NSSelectorFromString("sharedApplication")
      #expect(UIApplication.responds(to: selector))
      let found = UIApplication.perform(selector)?.takeUnretainedValue()
      #expect(found === UIApplication.shared)
      #expect(!UIApplication.responds(to: NSSelectorFromString("unknown")))
    }
  }

  @Test("direction and text size of the app are the device's")
  func settings() {
    let device = makeDevice()
    device.layoutDirection = .rightToLeft
    device.preferredContentSizeCategory = .extraLarge
    device.perform {
      #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
      #expect(UIApplication.shared.preferredContentSizeCategory == .extraLarge)
      #expect(UIApplication.shared.supportedInterfaceOrientations(for: nil) == .allButUpsideDown)
    }
  }

  @Test("outside a device, the app has no windows, and a phone's screen")
  func withoutDevice() {
    #expect(UIApplication.shared.windows == [])
    #expect(UIApplication.shared.keyWindow == nil)
    #expect(UIApplication.shared.connectedScenes == [])
    #expect(UIApplication.shared.statusBarFrame == .zero)
    #expect(UIDevice.current.model == "iPhone")
    #expect(UIScreen.main.scale == 2)
  }

  @Test("optional calls of the delegate, as UIKit code has them, compile, and find its window")
  func optionalCalls() {
    final class Delegate: NSObject, UIApplicationDelegate {
      var window: UIWindow?
      func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
      ) -> Bool { true }
    }
    final class Plain: NSObject, UIApplicationDelegate {}
    let (device, delegate) = (makeDevice(), Delegate())
    device.launch(delegate)
    device.perform {
      delegate.window = makeWindow(UIViewController())
      let application = UIApplication.shared
      #expect(application.delegate?.window??.rootViewController != nil)
      #expect(application.delegate?.application?(application, open: URL(filePath: "/")) == true)
      application.delegate?.applicationDidBecomeActive?(application)
      let plain: any UIApplicationDelegate = Plain()
      #expect(plain.window??.rootViewController == nil)
    }
  }
}
