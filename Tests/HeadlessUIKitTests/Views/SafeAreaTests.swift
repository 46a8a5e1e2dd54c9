import HeadlessUIKit
import TestSupport
import Testing

/// The safe area insets of views.
@Suite(.checkedDevices) struct SafeAreaTests {
  private final class LoggingView: UIView {
    var reportedInsets: [UIEdgeInsets] = []
    override func safeAreaInsetsDidChange() { reportedInsets.append(safeAreaInsets) }
  }

  /// A window of 400 x 800 pt with a safe area of 50 pt above and 30 pt below.
  private struct Scene {
    let device: SimulatedDevice
    let window: UIWindow
    let view: LoggingView

    init() {
      let size = CGSize(width: 400, height: 800)
      let device = makeDevice(
        DeviceConfiguration(
          size: size, portraitSafeArea: UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)))
      self.device = device
      (window, view) = device.perform {
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        let view = LoggingView(frame: window.bounds)
        window.addSubview(view)
        window.makeKeyAndVisible()
        return (window, view)
      }
      device.turn()
    }

    func layOut(_ frame: CGRect) -> UIEdgeInsets {
      device.perform { view.frame = frame }
      device.turn()
      return view.safeAreaInsets
    }
  }

  nonisolated struct PlaceCase: CustomTestStringConvertible, Sendable {
    var name: String
    var frame: CGRect
    var insets: UIEdgeInsets
    var testDescription: String { name }
  }

  @Test(
    "[F054] a view's safe area insets are the part of the window's that reaches into its frame",
    arguments: [
      PlaceCase(
        name: "whole window", frame: CGRect(x: 0, y: 0, width: 400, height: 800),
        insets: UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)),
      PlaceCase(
        name: "20 pt down", frame: CGRect(x: 0, y: 20, width: 400, height: 780),
        insets: UIEdgeInsets(top: 30, left: 0, bottom: 30, right: 0)),
      PlaceCase(
        name: "a sheet at the bottom", frame: CGRect(x: 0, y: 400, width: 400, height: 400),
        insets: UIEdgeInsets(top: 0, left: 0, bottom: 30, right: 0)),
      PlaceCase(
        name: "a card in the center", frame: CGRect(x: 50, y: 100, width: 300, height: 300),
        insets: .zero),
      PlaceCase(
        name: "above the window", frame: CGRect(x: 0, y: -100, width: 400, height: 800),
        insets: UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0)),
    ])
  func insetsAreLimitedToFrame(example: PlaceCase) {
    #expect(Scene().layOut(example.frame) == example.insets)
  }

  @Test("a view is notified once of a change, also when only its position changed")
  func viewIsNotifiedOnce() {
    let scene = Scene()
    #expect(scene.view.reportedInsets.map(\.top) == [50])
    _ = scene.layOut(CGRect(x: 0, y: 10, width: 400, height: 800))
    #expect(scene.view.reportedInsets.map(\.top) == [50, 40])
    scene.device.perform { scene.view.center.y += 10 }
    scene.device.turn()
    #expect(scene.view.reportedInsets.map(\.top) == [50, 40, 30])
    scene.device.turn()
    #expect(scene.view.reportedInsets.count == 3)
  }

  @Test("a transform does not move the safe area")
  func transformed() {
    let scene = Scene()
    scene.device.perform { scene.view.transform = CGAffineTransform(translationX: 0, y: 300) }
    scene.device.turn()
    #expect(scene.view.safeAreaInsets.top == 50)
    #expect(scene.view.reportedInsets.count == 1)
  }

  @Test("[F053] during an animation the safe area is that of the final frame")
  func animated() {
    let scene = Scene()
    scene.device.perform {
      UIView.animate(withDuration: 1) { scene.view.frame.origin.y = 400 }
    }
    scene.device.turn()
    #expect(scene.view.safeAreaInsets.top == 0)
    scene.device.settle()
    #expect(scene.view.reportedInsets.map(\.top) == [50, 0])
  }

  @Test("the safe area of a subview follows the bounds of its scrolled superview")
  func scrolled() {
    let scene = Scene()
    let inner = scene.device.perform {
      let inner = UIView(frame: CGRect(x: 0, y: 200, width: 400, height: 100))
      scene.view.addSubview(inner)
      scene.view.bounds.origin.y = 170
      return inner
    }
    scene.device.turn()
    #expect(inner.safeAreaInsets.top == 20)
  }
}
