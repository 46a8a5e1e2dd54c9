import HeadlessUIKit
import Testing

/// First responders and the keyboard.
@Suite struct KeyboardTests {
  /// Two text fields in the root's view, with a delegate that logs.
  private final class Form: NSObject, UITextFieldDelegate {
    let ui: Driver
    let first = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 40))
    let second = UITextField(frame: CGRect(x: 20, y: 120, width: 200, height: 40))
    var mayBegin = true
    var mayEnd = true
    /// The characters that the delegate does not let the fields insert.
    var refused: Set<String> = []
    private var observers: [any NSObjectProtocol] = []

    init(_ ui: Driver) {
      self.ui = ui
      super.init()
      for (name, field) in [("first", first), ("second", second)] {
        field.accessibilityIdentifier = name
        field.delegate = self
        ui.root.view.addSubview(field)
      }
      ui.log.clear()
    }

    /// Logs the keyboard's notifications, with the end frame and the animation.
    func observe() {
      // The closure is not isolated, and on iOS the keys have the isolation of their class.
      let (endKey, timeKey, curveKey) = (
        UIResponder.keyboardFrameEndUserInfoKey, UIResponder.keyboardAnimationDurationUserInfoKey,
        UIResponder.keyboardAnimationCurveUserInfoKey
      )
      for name in [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
        UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
      ] {
        let log = ui.log
        observers.append(
          NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
            notification in
            let info = notification.userInfo
            let end = info?[endKey] as? NSValue
            let time = info?[timeKey] as? NSNumber
            let curve = info?[curveKey] as? NSNumber
            let text =
              "\(name.rawValue) \(end?.cgRectValue.minY ?? -1) \(time ?? -1) \(curve ?? -1)"
            MainActor.assumeIsolated { log.add(text) }
          })
      }
    }

    func stopObserving() {
      for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }

    private func record(_ field: UITextField, _ call: String) {
      ui.log.add("\(field.accessibilityIdentifier ?? "").\(call)")
    }
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      record(textField, "shouldBegin")
      return mayBegin
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { record(textField, "didBegin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      record(textField, "shouldEnd")
      return mayEnd
    }
    func textFieldDidEndEditing(_ textField: UITextField) { record(textField, "didEnd") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool { !refused.contains(string) }
  }

  @Test("a tap begins editing; a tap on another field moves it there, and the keyboard stays")
  func begins() {
    Driver.run { ui in
      let form = Form(ui)
      ui.tap(at: CGPoint(x: 100, y: 80))
      ui.settle()
      #expect(form.first.isFirstResponder)
      #expect(form.first.isEditing)
      #expect(ui.keyboardFrame != nil)
      ui.tap(at: CGPoint(x: 100, y: 140))
      #expect(form.second.isFirstResponder)
      #expect(!form.first.isFirstResponder)
      #expect(
        ui.log.calls == [
          "first.shouldBegin", "first.didBegin", "second.shouldBegin", "first.shouldEnd",
          "first.didEnd", "second.didBegin",
        ])
      #expect(ui.keyboardFrame != nil)
    }
  }

  @Test("the keyboard posts four notifications, with its end frame and its animation")
  func postsFourNotifications() {
    Driver.run { ui in
      let form = Form(ui)
      form.first.delegate = nil
      form.observe()
      defer { form.stopObserving() }
      form.first.becomeFirstResponder()
      #expect(ui.log.calls == ["UIKeyboardWillShowNotification 407.0 0.25 7"])
      ui.settle()
      form.first.resignFirstResponder()
      ui.settle()
      #expect(
        ui.log.calls == [
          "UIKeyboardWillShowNotification 407.0 0.25 7",
          "UIKeyboardDidShowNotification 407.0 0.25 7",
          "UIKeyboardWillHideNotification 667.0 0.25 7",
          "UIKeyboardDidHideNotification 667.0 0.25 7",
        ])
      // The curve 7 takes 0.5 s, whatever the duration in the notification.
      #expect(ui.now == 1)
    }
  }

  @Test("a keyboard that is hidden while it is shown does not post didShow")
  func turnsRound() {
    Driver.run { ui in
      let form = Form(ui)
      form.first.delegate = nil
      form.observe()
      defer { form.stopObserving() }
      form.first.becomeFirstResponder()
      ui.advance(by: 0.1)
      form.first.resignFirstResponder()
      ui.settle()
      #expect(
        ui.log.calls.map { String($0.prefix { $0 != " " }) } == [
          "UIKeyboardWillShowNotification", "UIKeyboardWillHideNotification",
          "UIKeyboardDidHideNotification",
        ])
    }
  }

  @Test("a view that may not begin or end, or is in no window, does not change its responder state")
  func refuses() {
    Driver.run { ui in
      let form = Form(ui)
      #expect(!UIView().becomeFirstResponder(), "a plain view cannot become first responder")
      #expect(!UITextField(frame: .zero).becomeFirstResponder(), "in no window")
      form.mayBegin = false
      #expect(!form.first.becomeFirstResponder())
      #expect(ui.keyboardFrame == nil)
      form.mayBegin = true
      form.first.isEnabled = false
      #expect(!form.first.becomeFirstResponder())
      form.first.isEnabled = true
      #expect(form.first.becomeFirstResponder())
      form.mayEnd = false
      #expect(!form.second.becomeFirstResponder())
      #expect(form.first.isFirstResponder)
      #expect(!form.first.resignFirstResponder())
      #expect(!ui.root.view.endEditing(false))
      #expect(form.first.isFirstResponder)
      #expect(ui.keyboardFrame != nil)
      #expect(ui.root.view.endEditing(true))
      #expect(ui.keyboardFrame == nil)
    }
  }

  @Test("removing the first responder from the window hides the keyboard")
  func removalHidesKeyboard() {
    Driver.run { ui in
      let form = Form(ui)
      form.mayEnd = false
      form.first.becomeFirstResponder()
      ui.settle()
      form.first.removeFromSuperview()
      #expect(!form.first.isFirstResponder)
      #expect(ui.keyboardFrame == nil)
      ui.settle()
    }
  }

  @Test("typed characters are inserted one by one, as the field's delegate allows")
  func types() {
    Driver.run { ui in
      let form = Form(ui)
      var changes = 0
      form.first.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
      #expect(!ui.typeText("lost"))
      form.first.becomeFirstResponder()
      form.refused = ["7"]
      #expect(ui.typeText("Ag7ent"))
      #expect(form.first.text == "Agent")
      #expect(changes == 5)
      form.first.deleteBackward()
      #expect(form.first.text == "Agen")
      #expect(form.first.hasText)
      #expect(changes == 6)
    }
  }

  @Test("the return key sends the primary action, and ends editing for editingDidEndOnExit targets")
  func returns() {
    Driver.run { ui in
      let form = Form(ui)
      var pressed = 0
      form.first.addAction(UIAction { _ in pressed += 1 }, for: .primaryActionTriggered)
      form.first.becomeFirstResponder()
      ui.typeText("a\n")
      #expect(pressed == 1)
      #expect(form.first.text == "a")
      #expect(form.first.isEditing)
      form.first.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
      ui.typeText("\n")
      #expect(pressed == 2)
      #expect(!form.first.isEditing)
    }
  }

  @Test("[F048] a canceled interactive pop keeps the first responder and the keyboard")
  func survivesACanceledPop() {
    Driver.run { ui in
      let scene = ui.stack("list", "form")
      let field = UITextField(frame: CGRect(x: 20, y: 160, width: 200, height: 40))
      scene[1].view.addSubview(field)
      field.becomeFirstResponder()
      ui.settle()
      let hand = scene.beginInteractivePop()
      hand.drag(to: 0.3)
      #expect(field.isFirstResponder)
      #expect(ui.keyboardFrame != nil)
      hand.cancel()
      ui.settle()
      #expect(field.isFirstResponder)
      #expect(ui.keyboardFrame != nil)
      scene.stack.delegate = nil
      scene.stack.popViewController(animated: true)
      ui.turn()
      #expect(!field.isFirstResponder)
      #expect(ui.keyboardFrame == nil)
      ui.settle()
    }
  }

  @Test("presenting hides the keyboard of the presenter")
  func leavesForAPresentation() {
    Driver.run { ui in
      let form = Form(ui)
      form.first.becomeFirstResponder()
      ui.settle()
      ui.root.present(ui.controller("sheet"), animated: true)
      ui.turn()
      #expect(ui.keyboardFrame == nil)
      ui.settle()
    }
  }

  @Test("touches outside the keyboard reach the app, touches on it do not")
  func touchesOutsideReachApp() {
    Driver.run { ui in
      let form = Form(ui)
      form.second.frame.origin.y = 500
      form.first.becomeFirstResponder()
      ui.settle()
      ui.tap(at: CGPoint(x: 100, y: 520))
      #expect(form.first.isFirstResponder)
      form.second.frame.origin.y = 300
      ui.tap(at: CGPoint(x: 100, y: 320))
      #expect(form.second.isFirstResponder)
    }
  }
}
