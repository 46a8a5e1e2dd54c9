import HeadlessUIKit
import TestSupport
import Testing

/// The first responder and the responder chain.
@Suite(.checkedDevices) struct ResponderTests {
  /// A view that can become first responder, unless the test prevents it.
  private final class Field: UIView {
    var canBecomeFirst = true
    var canResign = true
    override var canBecomeFirstResponder: Bool { canBecomeFirst }
    override var canResignFirstResponder: Bool { canResign }
  }

  /// Returns two fields in a window: outside a window no view becomes first responder.
  private func fields() -> (Field, Field) {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    let fields = (Field(frame: .zero), Field(frame: .zero))
    window.addSubview(fields.0)
    window.addSubview(fields.1)
    return fields
  }

  @Test("only one responder is first, and never one that cannot become first responder")
  func onlyOneResponderIsFirst() {
    makeDevice().perform {
      let (one, two) = fields()
      #expect(one.becomeFirstResponder())
      #expect(one.isFirstResponder)
      #expect(two.becomeFirstResponder())
      #expect(two.isFirstResponder)
      #expect(!one.isFirstResponder)
      #expect(two.becomeFirstResponder())
      one.canBecomeFirst = false
      #expect(!one.becomeFirstResponder())
      #expect(two.isFirstResponder)
      #expect(!UIView(frame: .zero).becomeFirstResponder())
      #expect(!Field(frame: .zero).becomeFirstResponder())
    }
  }

  @Test("a responder that cannot resign stays first")
  func staysFirst() {
    makeDevice().perform {
      let (one, two) = fields()
      one.becomeFirstResponder()
      one.canResign = false
      #expect(!one.resignFirstResponder())
      #expect(!two.becomeFirstResponder())
      #expect(one.isFirstResponder)
      #expect(!two.isFirstResponder)
      one.canResign = true
      #expect(two.resignFirstResponder())
      #expect(one.isFirstResponder)
      #expect(one.resignFirstResponder())
      #expect(!one.isFirstResponder)
    }
  }

  @Test("touches that a view does not handle go to its superview")
  func unhandledTouchesReachSuperview() {
    let device = makeDevice(
      DeviceConfiguration(size: CGSize(width: 400, height: 800), portraitSafeArea: .zero))
    let notes = Notes()
    device.perform {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let outer = TouchedView("outer", notes)
      outer.addSubview(UIView(frame: outer.bounds))
      window.addSubview(outer)
      window.makeKeyAndVisible()
    }
    device.touchDown(at: inCard)
    device.touchMove(to: CGPoint(x: 60, y: 60))
    device.touchUp()
    device.touchDown(at: inCard)
    device.touchCancel()
    #expect(
      notes.lines == [
        "outer began", "outer moved", "outer ended", "outer began", "outer canceled",
      ])
  }

  @Test(
    "the next responder of a view is its controller or superview; a controller's, its view's superview"
  )
  func nextResponderOfViewAndController() {
    makeDevice().perform {
      let (controller, outer, inner) = (
        UIViewController(), UIView(frame: .zero), UIView(frame: .zero)
      )
      outer.addSubview(controller.view)
      controller.view.addSubview(inner)
      #expect(inner.next === controller.view)
      #expect(controller.view.next === controller)
      #expect(controller.next === outer)
    }
  }

  @Test(
    "[305] a presented controller's next responder is its view's superview or, by option, the presenting controller (305a)",
    arguments: [false, true])
  func nextResponderOfPresentedController(isPresenter: Bool) {
    var configuration = DeviceConfiguration()
    configuration.choices.presentedControllersNextIsThePresenter = isPresenter
    let device = makeDevice(configuration)
    device.perform {
      let (window, root) = (UIWindow(frame: UIScreen.main.bounds), UIViewController())
      window.rootViewController = root
      window.makeKeyAndVisible()
      let sheet = UIViewController()
      root.present(sheet, animated: false)
      device.settle()
      #expect(sheet.next === (isPresenter ? root : sheet.view.superview))
      #expect(root.next === window)
      #expect(window.next === window.windowScene)
    }
  }
}
