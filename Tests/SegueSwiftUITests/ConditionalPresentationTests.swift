import HeadlessUIKit
import SegueCore
import SegueSwiftUI
import SlideInStyle
import TestSupport
import Testing

@Suite(.checkedDevices) struct ConditionalPresentationTests {
  /// A presenter in a window, and the condition of an owner.
  private final class Scene {
    let device = makeDevice()
    let home = UIViewController()
    var condition = false
    var dismissals = 0
    private(set) lazy var presentation = ConditionalPresentation<UIViewController>(
      setCondition: { [unowned self] in condition = $0 },
      onDismiss: { [unowned self] in dismissals += 1 })

    init(inWindow: Bool = true) {
      device.perform { [home] in
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = inWindow ? home : UIViewController()
        window.makeKeyAndVisible()
      }
      device.settle()
    }

    /// Sets the condition, as the owner does.
    func set(_ isTrue: Bool, settles: Bool = true) {
      condition = isTrue
      device.perform {
        presentation.update(
          isTrue, from: home, animated: true, style: { StyleDescriptor.slideIn.make() },
          make: { UIViewController() })
        if settles { device.settle() }
      }
    }
  }

  @Test("a condition that becomes true presents, and one that becomes false dismisses")
  func presents() {
    let scene = Scene()
    scene.set(true)
    #expect(scene.home.presentedViewController === scene.presentation.presented)
    #expect(scene.home.presentedViewController?.modalPresentationStyle == .custom)
    scene.set(false)
    #expect(scene.home.presentedViewController == nil)
    #expect(scene.presentation.presented == nil)
    #expect(scene.dismissals == 1)
  }

  @Test("a dismissal by the user makes the condition false, and it can become true again")
  func userDismisses() {
    let scene = Scene()
    scene.set(true)
    scene.device.perform {
      let bounds = UIScreen.main.bounds
      scene.device.tap(at: CGPoint(x: bounds.maxX - 10, y: bounds.midY))
      scene.device.settle()
    }
    #expect(!scene.condition)
    #expect(scene.dismissals == 1)
    scene.set(true)
    #expect(scene.home.presentedViewController != nil)
  }

  @Test("a condition that becomes false dismisses what the content presents too")
  func nested() throws {
    let scene = Scene()
    scene.set(true)
    let content = try #require(scene.presentation.presented)
    scene.device.perform {
      content.present(UIViewController(), animated: true)
      scene.device.settle()
    }
    scene.set(false)
    #expect(scene.home.presentedViewController == nil)
    #expect(scene.presentation.presented == nil)
  }

  @Test("a condition that is false again before the presentation begins presents nothing")
  func falseAtOnce() {
    let scene = Scene()
    scene.set(true, settles: false)
    scene.set(false)
    #expect(scene.home.presentedViewController == nil)
    #expect(scene.presentation.presented == nil)
    scene.set(true)
    #expect(scene.home.presentedViewController != nil)
  }

  @Test("a presentation that UIKit refuses makes the condition false, and can be tried again")
  func refused() {
    let scene = Scene()
    scene.device.perform {
      scene.home.present(UIViewController(), animated: false)
      scene.device.settle()
    }
    scene.set(true)
    #expect(!scene.condition)
    #expect(scene.presentation.presented == nil)
    #expect(
      scene.device.diagnostics.map(\.message) == [
        "Attempt to present UIViewController on UIViewController (from UIViewController) which is "
          + "already presenting UIViewController."
      ])
    scene.device.perform {
      scene.home.dismiss(animated: false)
      scene.device.settle()
    }
    scene.set(true)
    #expect(scene.home.presentedViewController === scene.presentation.presented)
  }

  @Test("an update while the condition is true presents nothing again")
  func updates() {
    let scene = Scene()
    scene.set(true)
    let presented = scene.presentation.presented
    scene.set(true)
    #expect(scene.presentation.presented === presented)
  }
}
