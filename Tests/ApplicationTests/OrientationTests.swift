import HeadlessUIKit
import TestSupport
import Testing

/// The orientation of device and interface, the status bar's frame, and who is notified.
@Suite(.checkedDevices) struct OrientationTests {
  private final class Screen: UIViewController {
    var mask = UIInterfaceOrientationMask.all
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
  }

  private func makeStage(
    _ configuration: DeviceConfiguration = DeviceConfiguration()
  ) -> (device: SimulatedDevice, root: Screen) {
    let (device, root) = (makeDevice(configuration), Screen())
    device.perform { makeWindow(root) }
    device.settle()
    return (device, root)
  }

  @Test("a rotation notifies of the device, then of interface orientation and status bar")
  func notifications() {
    let (device, _) = makeStage()
    let log = NotificationLog([
      UIDevice.orientationDidChangeNotification,
      UIApplication.willChangeStatusBarOrientationNotification,
      UIApplication.didChangeStatusBarOrientationNotification,
      UIApplication.willChangeStatusBarFrameNotification,
      UIApplication.didChangeStatusBarFrameNotification,
    ])
    device.rotate(to: .landscapeRight)
    #expect(
      log.names == [
        "DeviceOrientationDidChange", "ApplicationWillChangeStatusBarOrientation",
        "ApplicationWillChangeStatusBarFrame", "ApplicationDidChangeStatusBarFrame",
        "ApplicationDidChangeStatusBarOrientation",
      ])
    let numbers = log.infos.map {
      ($0[UIApplication.statusBarOrientationUserInfoKey] as? NSNumber)?.intValue
    }
    #expect(numbers == [nil, 3, nil, nil, 1])
    let frames = log.infos.map {
      ($0[UIApplication.statusBarFrameUserInfoKey] as? NSValue)?.cgRectValue
    }
    #expect(frames == [nil, nil, .zero, rect(0, 0, 375, 20), nil])
    device.perform {
      #expect(UIDevice.current.orientation == .landscapeLeft)
      #expect(UIApplication.shared.statusBarOrientation == .landscapeRight)
      let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
      #expect(scene?.interfaceOrientation == .landscapeRight)
      #expect(scene?.coordinateSpace.bounds == rect(0, 0, 667, 375))
      #expect(UIScreen.main.nativeBounds == rect(0, 0, 750, 1334))
    }
  }

  @Test("the interface does not follow a device whose orientation it does not support")
  func unsupported() {
    let (device, root) = makeStage()
    root.mask = .portrait
    device.rotateDevice(to: .landscapeLeft)
    device.perform {
      #expect(UIDevice.current.orientation == .landscapeLeft)
      #expect(UIApplication.shared.statusBarOrientation == .portrait)
      root.mask = .all
      root.setNeedsUpdateOfSupportedInterfaceOrientations()
      #expect(UIApplication.shared.statusBarOrientation == .landscapeRight)
      root.mask = .portrait
      UIViewController.attemptRotationToDeviceOrientation()
      #expect(UIApplication.shared.statusBarOrientation == .portrait)
    }
  }

  @Test(
    "a scene's delegate receives the geometry before a rotation and a resize, then its observers")
  func sceneUpdates() {
    final class Delegate: NSObject, UIApplicationDelegate, UIWindowSceneDelegate {
      var window: UIWindow?
      var calls: [String] = []
      func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
      ) {
        let (old, new) = (previousCoordinateSpace.bounds.width, windowScene.screen.bounds.width)
        calls.append("\(old) to \(new), \(previousInterfaceOrientation)")
      }
    }
    let (device, delegate) = (makeDevice(), Delegate())
    device.launch(delegate, sceneDelegate: delegate)
    let scene = device.application.connectedScenes.first as? UIWindowScene
    scene?.registerForTraitChanges([UITraitVerticalSizeClass.self]) { (scene: UIWindowScene, _) in
      delegate.calls.append("\(scene.traitCollection.verticalSizeClass)")
    }
    device.rotate(to: .landscapeLeft)
    device.resize(to: CGSize(width: 300, height: 375))
    #expect(
      delegate.calls == [
        "375.0 to 667.0, portrait", "compact", "667.0 to 300.0, landscapeLeft",
      ])
  }

  @Test("code that sets the device's orientation by its key rotates the interface")
  func forced() {
    let (device, _) = makeStage()
    device.perform {
      let orientation = UIInterfaceOrientation.landscapeLeft.rawValue
      UIDevice.current.setValue(orientation, forKey: "orientation")
      #expect(UIApplication.shared.statusBarOrientation == .landscapeLeft)
      #expect(UIDevice.current.orientation == .landscapeRight)
    }
  }

  @Test("a device that lies flat keeps the interface, and notifies")
  func flat() {
    let (device, _) = makeStage()
    let log = NotificationLog([UIDevice.orientationDidChangeNotification])
    device.rotateDevice(to: .faceUp)
    device.perform {
      #expect(UIDevice.current.orientation.isFlat)
      #expect(UIApplication.shared.statusBarOrientation == .portrait)
      UIDevice.current.endGeneratingDeviceOrientationNotifications()
    }
    #expect(log.read().count == 1)
    device.rotateDevice(to: .portrait)
    #expect(log.read() == [])
  }

  @Test("the app's delegate restricts the orientations")
  func delegate() {
    final class Delegate: NSObject, UIApplicationDelegate {
      func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
      ) -> UIInterfaceOrientationMask { .portrait }
    }
    let device = makeDevice()
    let delegate = Delegate()
    device.launch(delegate)
    device.perform { makeWindow(Screen()) }
    device.rotate(to: .landscapeLeft)
    #expect(device.orientation == .portrait)
    #expect(device.events.last?.text == "does not rotate to landscapeLeft")
  }

  @Test("a requested geometry rotates the interface in the next turn, or fails with an error")
  func request() throws {
    let (device, root) = makeStage()
    var errors: [any Error] = []
    let scene = try #require(
      device.application.connectedScenes.first as? UIWindowScene)
    device.perform {
      scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { errors.append($0) }
      #expect(scene.effectiveGeometry.interfaceOrientation == .portrait)
    }
    device.settle()
    #expect(scene.effectiveGeometry.interfaceOrientation == .landscapeRight)
    #expect(errors.isEmpty)
    root.mask = .landscape
    device.perform {
      scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait)) { errors.append($0) }
    }
    device.settle()
    #expect(scene.interfaceOrientation == .landscapeRight)
    #expect((errors.first as? UISceneError)?.code == .geometryRequestDenied)
  }

  @Test(
    "the status bar is as high as the safe area, at most 54 pt, and hidden on a phone in landscape",
    arguments: [
      (CGFloat(20), UIUserInterfaceIdiom.phone, UIInterfaceOrientation.portrait, CGFloat(20)),
      (47, .phone, .portrait, 47), (59, .phone, .portrait, 54), (0, .phone, .landscapeLeft, 0),
      (24, .pad, .landscapeLeft, 24),
    ])
  func statusBarFrame(
    _ top: CGFloat, _ idiom: UIUserInterfaceIdiom, _ orientation: UIInterfaceOrientation,
    _ height: CGFloat
  ) {
    let insets = UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0)
    let device = makeDevice(
      DeviceConfiguration(
        portraitSafeArea: insets, landscapeSafeArea: insets, idiom: idiom, orientation: orientation)
    )
    device.perform {
      let manager = makeWindow(UIViewController()).windowScene?.statusBarManager
      #expect(manager?.statusBarFrame.height == height)
      #expect(manager?.isStatusBarHidden == (height == 0))
      #expect(UIApplication.shared.statusBarFrame.height == height)
    }
  }

  @Test(
    "a controller hides the status bar, whose frame is then empty; the app's setters do nothing")
  func hidden() {
    final class Hiding: UIViewController {
      override var prefersStatusBarHidden: Bool { true }
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      override var prefersHomeIndicatorAutoHidden: Bool { true }
      override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }
    }
    let device = makeDevice()
    device.perform { makeWindow(Hiding()) }
    device.settle()
    device.perform {
      let application = UIApplication.shared
      #expect(application.isStatusBarHidden)
      #expect(application.statusBarFrame == .zero)
      #expect(application.statusBarStyle == .lightContent)
      application.setStatusBarHidden(false, with: .fade)
      application.setStatusBarStyle(.darkContent, animated: true)
      #expect(application.isStatusBarHidden)
      #expect(application.statusBarStyle == .lightContent)
      #expect(device.statusBar.isHomeIndicatorAutoHidden)
      #expect(device.statusBar.deferredEdges == .bottom)
    }
  }

  @Test("a child decides about the home indicator once it is asked again")
  func children() {
    final class Child: UIViewController {
      override var prefersHomeIndicatorAutoHidden: Bool { true }
    }
    final class Parent: UIViewController {
      var chosen: UIViewController?
      override var childForHomeIndicatorAutoHidden: UIViewController? { chosen }
    }
    let (device, parent) = (makeDevice(), Parent())
    device.perform { makeWindow(parent) }
    device.settle()
    device.perform {
      parent.chosen = Child()
      #expect(!device.statusBar.isHomeIndicatorAutoHidden)
      parent.setNeedsUpdateOfHomeIndicatorAutoHidden()
      #expect(device.statusBar.isHomeIndicatorAutoHidden)
    }
  }
}
