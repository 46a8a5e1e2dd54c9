import HeadlessUIKit
import Testing

/// A sheet and the keyboard (section 15 of the rules).
@Suite struct SheetKeyboardTests {
  typealias Detent = UISheetPresentationController.Detent

  /// A sheet with a text field at its top.
  private struct Scene {
    let base: SheetScene
    let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 40))

    init(
      _ ui: Driver, style: UIModalPresentationStyle = .pageSheet, detents: [Detent] = [.medium()]
    ) {
      base = SheetScene(ui, style: style) { $0.detents = detents }
      base.sheet.view.addSubview(field)
    }

    func tapField() {
      let middle = CGPoint(x: field.bounds.midX, y: field.bounds.midY)
      base.ui.tap(at: field.convert(middle, to: nil))
    }
  }

  struct Height: CustomTestStringConvertible, Sendable {
    var name: String
    var detent: @MainActor @Sendable () -> Detent
    var top: CGFloat
    var typedTop: CGFloat
    var testDescription: String { name }
    nonisolated static let all = [
      Height(name: "medium", detent: { .medium() }, top: 310.5, typedTop: 50.5),
      Height(name: "large", detent: { .large() }, top: 30, typedTop: 30),
      Height(name: "200", detent: { .custom { _ in 200 } }, top: 467, typedTop: 207),
      Height(name: "500", detent: { .custom { _ in 500 } }, top: 167, typedTop: 30),
    ]
  }

  @Test(
    "[248] a sheet grows for the keyboard up to its limit, and returns (248a, 248b)",
    arguments: Height.all)
  func grows(_ height: Height) {
    Driver.run { ui in
      let scene = Scene(ui, detents: [height.detent()])
      #expect(scene.base.top == height.top)
      #expect(ui.keyboardFrame == nil)
      scene.tapField()
      #expect(ui.keyboardFrame == CGRect(x: 0, y: 407, width: 375, height: 260))
      ui.settle()
      #expect(scene.base.top == height.typedTop)
      #expect(scene.base.sheet.view.frame.maxY == 667)
      scene.base.sheet.view.endEditing(false)
      ui.settle()
      #expect(scene.base.top == height.top)
      #expect(ui.keyboardFrame == nil)
      #expect(scene.base.calls == [])
    }
  }

  @Test("[248] a sheet animates with the keyboard, with the same spring (248a, 248b)")
  func moves() {
    Driver.run { ui in
      let scene = Scene(ui)
      scene.field.becomeFirstResponder()
      ui.advance(by: 0.1)
      #expect(isClose((310.5 - scene.base.top) / 260, 0.544778, within: 1e-4))
      scene.field.resignFirstResponder()
      ui.settle()
      #expect(scene.base.top == 310.5)
    }
  }

  @Test("[248][F054] the bottom inset below the keyboard is not counted twice (248a)")
  func countsTheSafeAreaOnce() {
    let phone = DeviceConfiguration(
      size: CGSize(width: 390, height: 844),
      portraitSafeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
      portraitKeyboardHeight: 334)
    Driver.run(phone) { ui in
      let scene = Scene(ui)
      #expect(scene.base.top == 388.5)
      scene.field.becomeFirstResponder()
      ui.settle()
      #expect(scene.base.top == 88.5)
    }
  }

  @Test("dismissing a sheet hides the keyboard", arguments: [true, false])
  func leavesWithTheSheet(animated: Bool) {
    Driver.run { ui in
      let scene = Scene(ui)
      scene.field.becomeFirstResponder()
      ui.settle()
      ui.root.dismiss(animated: animated)
      ui.turn()
      ui.turn()
      #expect(ui.keyboardFrame == nil)
      #expect(!scene.field.isFirstResponder)
      // While it is dismissed the sheet does not return to its former height.
      if animated { #expect(scene.base.top == 50.5) }
      ui.settle()
      #expect(!scene.base.isPresented)
    }
  }

  @Test("during a drag the keyboard stays until the dismissal is certain", arguments: [100, 500])
  func keyboardStaysDuringDrag(distance: CGFloat) {
    Driver.run { ui in
      let scene = Scene(ui)
      scene.field.becomeFirstResponder()
      ui.settle()
      scene.base.drag(distance / 2, distance, lifts: false)
      #expect(ui.keyboardFrame != nil)
      #expect(scene.field.isFirstResponder)
      ui.touchUp()
      ui.turn()
      #expect((ui.keyboardFrame == nil) == (distance == 500))
      ui.settle()
      #expect(scene.base.isPresented == (distance == 100))
      if distance == 100 {
        #expect(scene.base.top == 50.5)
        #expect(scene.field.isFirstResponder)
      }
    }
  }

  @Test("[248] a floating sheet moves up as far as the keyboard would cover it (248b)")
  func floats() {
    var tablet = DeviceConfiguration.tablet
    tablet.portraitKeyboardHeight = 340
    Driver.run(tablet) { ui in
      let scene = Scene(ui, style: .formSheet, detents: [.large()])
      #expect(scene.base.sheet.view.frame == CGRect(x: 114, y: 202, width: 540, height: 620))
      scene.field.becomeFirstResponder()
      ui.settle()
      #expect(scene.base.sheet.view.frame == CGRect(x: 114, y: 64, width: 540, height: 620))
      // A form sheet keeps the keyboard (UIKit row 323).
      scene.field.resignFirstResponder()
      ui.settle()
      #expect(scene.base.sheet.view.frame.minY == 64)
    }
  }

  @Test(
    "[248] a field that becomes first responder during the presentation raises the sheet (248a)")
  func firstResponderRaisesSheet() {
    Driver.run { ui in
      let sheet = ui.controller("sheet", style: .pageSheet)
      sheet.sheetPresentationController?.detents = [.medium()]
      let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 40))
      sheet.view.addSubview(field)
      sheet.hooks["viewIsAppearing"] = { _ in _ = field.becomeFirstResponder() }
      ui.root.present(sheet, animated: true)
      ui.settle()
      #expect(field.isFirstResponder)
      #expect(sheet.view.frame.minY == 50.5)
    }
  }

  @Test("[248] content of a sheet that is being presented grows with it for the keyboard (248a)")
  func growsWithItsContent() {
    Driver.run { ui in
      let sheet = ui.controller("sheet", style: .pageSheet)
      sheet.sheetPresentationController?.detents = [.medium()]
      let (field, content) = (UITextField(), UIView())
      for view in [content, field] { sheet.view.addSubview(view) }
      sheet.logsLayout = true
      sheet.hooks["viewDidLayoutSubviews"] = { content.frame = $0.view.bounds }
      ui.root.present(sheet, animated: true)
      ui.advance(by: 0.1)
      let before = content.frame.height
      field.becomeFirstResponder()
      ui.advance(by: 0.05)
      let (shown, after) = (presentationFrame(of: content).height, content.frame.height)
      #expect(before == 356.5)
      #expect(after == 616.5)
      #expect(shown > before)
      #expect(shown < after)
      ui.settle()
    }
  }

  @Test(
    "[344] a sheet is at its largest detent while a field edits, or grows only",
    arguments: [true, false])
  func editing(isLargest: Bool) {
    Driver.run(
      choosing: { $0.editingSelectsLargestDetent = isLargest },
      { ui in
        let detents = [100, 300].map { height in
          Detent.custom(identifier: .init("\(height)")) { _ in CGFloat(height) }
        }
        let scene = Scene(ui, detents: detents)
        #expect(scene.base.top == 567)
        scene.tapField()
        ui.settle()
        #expect(scene.base.top == (isLargest ? 107 : 307))
        #expect(scene.base.controller?.selectedDetentIdentifier == nil)
        scene.field.resignFirstResponder()
        ui.settle()
        #expect(scene.base.top == 567)
        #expect(scene.base.calls == [])
      })
  }

  @Test("[344] a detent that is selected while a field edits is kept")
  func selectionWhileEditing() {
    Driver.run { ui in
      let scene = Scene(ui, detents: [.custom(identifier: .init("100")) { _ in 100 }, .large()])
      scene.field.becomeFirstResponder()
      ui.settle()
      #expect(scene.base.top == 30)
      scene.base.controller?.selectedDetentIdentifier = .init("100")
      #expect(scene.base.top == 307)
      scene.field.resignFirstResponder()
      ui.settle()
      #expect(scene.base.top == 567)
    }
  }

  @Test("[248] a rotation adapts the sheet to the height of the other keyboard (248b)")
  func turns() {
    Driver.run { ui in
      let scene = Scene(ui, detents: [.custom { _ in 100 }])
      scene.base.controller?.prefersEdgeAttachedInCompactHeight = true
      scene.field.becomeFirstResponder()
      ui.rotate(to: .landscapeLeft)
      ui.settle()
      #expect(ui.keyboardFrame == CGRect(x: 0, y: 175, width: 667, height: 200))
      #expect(scene.base.top == 75)
      ui.rotate(to: .portrait)
      scene.field.resignFirstResponder()
      ui.settle()
      #expect(scene.base.top == 567)
    }
  }

  @Test(
    "a keyboard that appears in the run-loop turn of a pop in a sheet does not end the pop",
    arguments: [0.05, 1])
  func popsWithTheKeyboard(delay: Double) {
    Driver.run(.tablet) { ui in
      let (home, page) = (ui.controller("home"), ui.controller("page"))
      let field = UITextField(frame: CGRect(x: 40, y: 200, width: 200, height: 40))
      page.view.addSubview(field)
      let (stack, delegate) = (
        UINavigationController(nibName: nil, bundle: nil), LoggingStackDelegate(ui.log)
      )
      // An animator that completes by a timer, a little after its animation.
      delegate.animator = LoggingAnimator(ui.log, .completesAfter(0.26))
      stack.delegate = delegate
      stack.viewControllers = [home, page]
      stack.modalPresentationStyle = .formSheet
      ui.root.present(stack, animated: true)
      ui.advance(by: delay)
      stack.popViewController(animated: true)
      field.becomeFirstResponder()
      ui.settle()
      #expect(stack.viewControllers == [home])
      #expect(home.view.window === ui.window)
      #expect(AppearanceGrammar.faults(in: ui.log) == [])
    }
  }
}
