import HeadlessUIKit
import Testing

/// The first responder that a transition takes, and gives back.
@Suite struct FirstResponderTests {
  /// Adds a text field to a view, and makes it first responder.
  private func field(in view: UIView, _ ui: Driver) -> UITextField {
    let field = UITextField(frame: CGRect(x: 20, y: 160, width: 200, height: 40))
    view.addSubview(field)
    field.becomeFirstResponder()
    ui.settle()
    return field
  }

  enum Cover: CaseIterable, CustomTestStringConvertible, Sendable {
    case alert, actionSheet, sheet, fullScreen
    var testDescription: String { "\(self)" }

    func make(_ ui: Driver) -> UIViewController {
      switch self {
      case .alert: UIAlertController(title: "alert", message: nil, preferredStyle: .alert)
      case .actionSheet:
        UIAlertController(title: "alert", message: nil, preferredStyle: .actionSheet)
      case .sheet: ui.controller("sheet", style: .pageSheet)
      case .fullScreen: ui.controller("sheet", style: .fullScreen)
      }
    }
  }

  @Test(
    "[322] a field that a presentation took first responder from has it again after the dismissal (322a, 322c)",
    arguments: Cover.allCases, [true, false])
  func returnsAfterADismissal(cover: Cover, animated: Bool) {
    Driver.run { ui in
      let field = field(in: ui.root.view, ui)
      ui.root.present(cover.make(ui), animated: animated)
      ui.settle()
      #expect(!field.isFirstResponder)
      #expect(ui.keyboardFrame == nil)
      ui.root.dismiss(animated: animated)
      ui.settle()
      #expect(field.isFirstResponder)
      #expect(ui.keyboardFrame != nil)
    }
  }

  @Test(
    "[322] a field that a push took first responder from has it again after the pop (322b, 322c)",
    arguments: [true, false])
  func returnsAfterAPop(animated: Bool) {
    Driver.run { ui in
      let scene = ui.stack("home")
      let field = field(in: scene[0].view, ui)
      scene.stack.pushViewController(ui.controller("detail"), animated: animated)
      ui.settle()
      #expect(!field.isFirstResponder)
      #expect(ui.keyboardFrame == nil)
      scene.stack.popViewController(animated: animated)
      ui.settle()
      #expect(field.isFirstResponder)
      #expect(ui.keyboardFrame != nil)
    }
  }

  @Test("[322] a field whose controller stays covered gets first responder only at the end (322b)")
  func waitsForItsController() {
    Driver.run { ui in
      let scene = ui.stack("home")
      let field = field(in: scene[0].view, ui)
      for name in ["one", "two"] {
        scene.stack.pushViewController(ui.controller(name), animated: true)
        ui.settle()
      }
      scene.stack.popViewController(animated: true)
      ui.settle()
      #expect(ui.keyboardFrame == nil)
      scene.stack.popViewController(animated: true)
      ui.settle()
      #expect(field.isFirstResponder)
    }
  }

  @Test("a field that resigned by itself, or while another one has it, does not get it back")
  func doesNotReturn() {
    Driver.run { ui in
      let field = field(in: ui.root.view, ui)
      field.resignFirstResponder()
      ui.show(ui.controller("sheet"))
      ui.root.dismiss(animated: true)
      ui.settle()
      #expect(!field.isFirstResponder)
      let other = UITextField(frame: CGRect(x: 20, y: 260, width: 200, height: 40))
      ui.root.view.addSubview(other)
      field.becomeFirstResponder()
      ui.show(ui.controller("sheet"))
      ui.root.dismiss(animated: true)
      ui.turn()
      other.becomeFirstResponder()
      ui.settle()
      #expect(other.isFirstResponder)
      #expect(!field.isFirstResponder)
    }
  }

  @Test(
    "[352] a window that becomes key hides the keyboard of a field until it is hidden (352a, 352b, 352c)",
    arguments: [true, false])
  func keyWindow(makesKey: Bool) {
    Driver.run { ui in
      let field = field(in: ui.root.view, ui)
      let message = UIWindow(frame: ui.window.bounds)
      message.windowLevel = .alert
      message.rootViewController = ui.controller("message")
      message.makeKeyAndVisible()
      ui.settle()
      #expect(!ui.window.isKeyWindow)
      #expect(!field.isFirstResponder)
      #expect(ui.keyboardFrame == nil)
      if makesKey { ui.window.makeKey() } else { message.isHidden = true }
      ui.settle()
      #expect(ui.window.isKeyWindow)
      #expect(field.isFirstResponder)
      #expect(ui.keyboardFrame != nil)
      message.isHidden = true
    }
  }

  @Test("[352] a window that is shown without becoming key leaves the keyboard of a field (352d)")
  func visibleWindow() {
    Driver.run { ui in
      let field = field(in: ui.root.view, ui)
      let message = UIWindow(frame: ui.window.bounds)
      message.windowLevel = .alert
      message.rootViewController = ui.controller("message")
      message.isHidden = false
      ui.settle()
      #expect(ui.window.isKeyWindow)
      #expect(field.isFirstResponder)
      #expect(ui.keyboardFrame != nil)
      message.isHidden = true
      ui.settle()
      #expect(ui.keyboardFrame != nil)
    }
  }

  @Test(
    "[323] disablesAutomaticKeyboardDismissal is true for a form sheet only, and not forwarded (323a, 323b)"
  )
  func disablesAutomaticKeyboardDismissal() {
    Driver.run { ui in
      for style in [
        UIModalPresentationStyle.fullScreen, .pageSheet, .custom, .overFullScreen, .popover,
      ] {
        #expect(!ui.controller("sheet", style: style).disablesAutomaticKeyboardDismissal)
      }
      let form = ui.controller("form", style: .formSheet)
      #expect(form.disablesAutomaticKeyboardDismissal)
      let stack = UINavigationController(rootViewController: form)
      stack.modalPresentationStyle = .fullScreen
      #expect(!stack.disablesAutomaticKeyboardDismissal)
    }
  }

  /// Presents a controller with a text field that is first responder.
  private func edit(in shown: UIViewController, _ ui: Driver) -> UITextField {
    ui.root.present(shown, animated: true)
    ui.settle()
    return field(in: shown.view, ui)
  }

  @Test("[323] a form sheet on a pad keeps the keyboard of a field that resigned (323c)")
  func formSheetKeepsKeyboard() {
    Driver.run(.tablet) { ui in
      let form = ui.controller("form", style: .formSheet)
      let field = edit(in: form, ui)
      let raised = form.view.frame
      field.resignFirstResponder()
      ui.settle()
      #expect(ui.keyboardFrame != nil)
      #expect(!ui.typeText("a"))
      form.view.superview?.setNeedsLayout()
      ui.settle()
      #expect(form.view.frame == raised)
      ui.root.dismiss(animated: true)
      ui.turn()
      #expect(ui.keyboardFrame == nil)
      ui.settle()
      #expect(ui.keyboardFrame == nil)
    }
  }

  @Test("[323] the keyboard that a form sheet keeps hides once its dismissal is certain (323c)")
  func staysDuringAnInteractiveDismissal() {
    Driver.run(.tablet) { ui in
      let form = ui.controller("form", style: .formSheet)
      edit(in: form, ui).resignFirstResponder()
      let start = CGPoint(x: 384, y: form.view.convert(CGPoint.zero, to: nil).y + 10)
      for isFar in [false, true] {
        ui.touchDown(at: start)
        for step in 1...10 {
          ui.advance(by: 0.05)
          ui.touchMove(to: CGPoint(x: start.x, y: start.y + CGFloat(step) * (isFar ? 50 : 5)))
        }
        ui.advance(by: 0.2)
        #expect(ui.keyboardFrame != nil)
        ui.touchUp()
        ui.settle()
        #expect((ui.keyboardFrame != nil) == !isFar)
      }
    }
  }

  /// A presented controller whose field hides the keyboard when it resigns.
  struct Hiding: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var isPhone = false
    var make: @MainActor @Sendable (Driver) -> UIViewController
    nonisolated static let all = [
      Hiding(testDescription: "a form sheet on a phone", isPhone: true) {
        $0.controller("shown", style: .formSheet)
      },
      Hiding(testDescription: "a page sheet") { $0.controller("shown", style: .pageSheet) },
      Hiding(testDescription: "a form sheet's controller in a full-screen stack") {
        let stack = UINavigationController(
          rootViewController: $0.controller("shown", style: .formSheet))
        stack.modalPresentationStyle = .fullScreen
        return stack
      },
    ]
  }

  @Test(
    "[323] elsewhere the keyboard hides with its first responder (323b, 323c)",
    arguments: Hiding.all)
  func keyboardHides(_ hiding: Hiding) {
    Driver.run(hiding.isPhone ? DeviceConfiguration() : .tablet) { ui in
      edit(in: hiding.make(ui), ui).resignFirstResponder()
      #expect(ui.keyboardFrame == nil)
    }
  }

  @Test("[323] the keyboard that a form sheet keeps hides in compact width (323c)")
  func hidesInCompactWidth() {
    Driver.run(.tablet) { ui in
      edit(in: ui.controller("form", style: .formSheet), ui).resignFirstResponder()
      ui.resize(to: CGSize(width: 320, height: 1024))
      ui.settle()
      #expect(ui.keyboardFrame == nil)
    }
  }

  @Test(
    "[322][323] an alert above a form sheet hides the keyboard that the sheet keeps (322a, 323c)")
  func alertHidesKeptKeyboard() {
    Driver.run(.tablet) { ui in
      let form = ui.controller("form", style: .formSheet)
      edit(in: form, ui).resignFirstResponder()
      form.present(Cover.alert.make(ui), animated: true)
      ui.settle()
      #expect(ui.keyboardFrame == nil)
    }
  }

  private final class KeepingController: UIViewController {
    override var disablesAutomaticKeyboardDismissal: Bool { true }
  }

  @Test(
    "[323] a controller of the app that overrides the property keeps the keyboard in any style (323a)"
  )
  func overrideKeepsKeyboard() {
    Driver.run { ui in
      let shown = KeepingController()
      shown.modalPresentationStyle = .fullScreen
      edit(in: shown, ui).resignFirstResponder()
      #expect(ui.keyboardFrame != nil)
      ui.root.dismiss(animated: false)
      ui.settle()
      #expect(ui.keyboardFrame == nil)
    }
  }
}
