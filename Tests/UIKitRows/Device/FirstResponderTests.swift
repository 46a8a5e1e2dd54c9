import HeadlessUIKit
import Testing

/// The first responder that a transition takes, and gives back.
@Suite struct FirstResponderTests {
  /// A root with a text field that is first responder.
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
}
