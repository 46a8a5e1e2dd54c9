import HeadlessUIKit
import TestSupport
import Testing

@MainActor @Suite(.checkedDevices) struct SwiftFiveTests {
  private func run(_ body: (SimulatedDevice, UIWindow, UIViewController) -> Void) {
    let device = makeDevice()
    device.perform {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let root = UIViewController()
      window.rootViewController = root
      window.makeKeyAndVisible()
      body(device, window, root)
    }
  }

  @Test("[309] Swift 5 code without default isolation presents, dismisses and is released")
  func presents() {
    run { device, window, root in
      let panel = UIViewController()
      panel.modalPresentationStyle = .custom
      panel.transitioningDelegate = DrawerTransition.shared
      var ends: [Bool] = []
      DrawerTransition.shared.onEnd = { ends.append($0) }
      root.present(panel, animated: true)
      #expect(device.settle())
      #expect(panel.view.frame == CGRect(x: 0, y: 333.5, width: 375, height: 333.5))
      weak let controller = panel.presentationController
      root.dismiss(animated: false)
      #expect(device.settle())
      #expect(ends == [true])
      #expect(controller == nil)
    }
  }

  @Test("[309] a closure without isolation runs on the main queue")
  func runsClosures() {
    run { device, window, root in
      var calls = 0
      let toast = Toast(text: "Saved")
      toast.show(in: root.view) { calls += 1 }
      #expect(calls == 0)
      device.advance(by: 0.02)
      #expect(calls == 1)
      #expect(toast.label.alpha == 0)
    }
  }

  @Test("layerClass may name its class as AnyClass") func makesLayer() {
    run { device, window, root in
      #expect(ShapeView().layer is ShapeView.Shape)
    }
  }

  @Test(
    "a layerClass that is not a subclass of CALayer is reported, and the view has a plain layer")
  func refusesOtherClasses() {
    run { device, window, root in
      final class WrongView: UIView {
        override class var layerClass: AnyClass { UIView.self }
      }
      #expect(type(of: WrongView().layer) == CALayer.self)
      #expect(
        device.diagnostics.map(\.message) == [
          "layerClass of WrongView is UIView, which is not a subclass of CALayer; a CALayer is used"
        ])
    }
  }

  @Test("a window level can be raised and lowered by a number") func addsLevels() {
    run { device, window, root in
      #expect(overlayWindow(above: window).windowLevel.rawValue == 1)
      var level = UIWindow.Level.alert - 1
      #expect(level.rawValue == 1999)
      level += 2
      #expect(level.rawValue == 2001)
      level -= 1
      #expect(level == .alert)
    }
  }

  @Test("a property animator without parameters has duration 0 and runs added animations")
  func runsAnimatorWithoutParameters() {
    run { device, window, root in
      let animator = UIViewPropertyAnimator()
      animator.addAnimations { root.view.alpha = 0.5 }
      animator.startAnimation()
      #expect(device.settle())
      #expect(root.view.alpha == 0.5)
      #expect(animator.duration == 0)
    }
  }

  @Test("a constraint without items is reported only when it is activated")
  func refusesConstraintWithoutItems() {
    run { device, window, root in
      let constraint = NSLayoutConstraint()
      #expect(device.diagnostics == [])
      constraint.isActive = true
      #expect(!constraint.isActive)
      #expect(device.diagnostics.map(\.code) == [.invalidCall])
    }
  }
}
