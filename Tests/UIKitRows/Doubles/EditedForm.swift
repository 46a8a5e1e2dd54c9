import HeadlessUIKit

/// A form in a navigation controller that asks for confirmation before the user dismisses it with
/// unsaved changes, as an app writes it.
final class EditedForm: NSObject, UIAdaptivePresentationControllerDelegate {
  private let ui: Driver
  private let form: LoggingController
  private let question: LoggingController
  let stack: UINavigationController

  init(_ ui: Driver) {
    self.ui = ui
    form = ui.controller("form")
    question = ui.controller("question", style: .overFullScreen)
    stack = UINavigationController(nibName: nil, bundle: nil)
    super.init()
    stack.viewControllers = [form]
    stack.modalPresentationStyle = .pageSheet
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) { form.present(question, animated: true) }

  var isPresented: Bool { stack.view.window != nil }
  var isAsking: Bool { question.view.window != nil }
  func edit() {
    form.isModalInPresentation = true
    stack.presentationController?.delegate = self
  }

  /// Drags the form down.
  func dragDown() {
    ui.touchDown(at: CGPoint(x: 100, y: 200))
    for distance in [50.0, 200, 400] {
      ui.advance(by: 0.02)
      ui.touchMove(to: CGPoint(x: 100, y: 200 + distance))
    }
    ui.advance(by: 0.3)
    ui.touchUp()
    ui.settle()
  }

  /// Dismisses the question, and then the form if its changes are discarded.
  func answer(discards: Bool) {
    form.dismiss(animated: true)
    ui.settle()
    guard discards else { return }
    form.dismiss(animated: true)
    ui.settle()
  }
}
