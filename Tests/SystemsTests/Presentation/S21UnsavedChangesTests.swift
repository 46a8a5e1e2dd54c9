import HeadlessUIKit
import TestSupport
import Testing

/// S21: the page sheet asks before changes are discarded, by itself and in a navigation stack.
@Suite("S21: unsaved changes", .checkedDevices) struct S21UnsavedChangesTests {
  struct EditorCase: CustomTestStringConvertible, Sendable {
    var prevention: Editor.Prevention
    var isInNavigationController: Bool
    var testDescription: String {
      "\(prevention)\(isInNavigationController ? ", in a navigation controller" : "")"
    }
    nonisolated static let all = Editor.Prevention.allCases.flatMap { prevention in
      [false, true].map { EditorCase(prevention: prevention, isInNavigationController: $0) }
    }
  }

  private func run(_ example: EditorCase, _ body: (Stage, Page, Editor) throws -> Void) rethrows {
    let (home, editor) = (Page("home"), Editor(example.prevention))
    try Stage.run(home) { stage in
      if example.isInNavigationController {
        let stack = UINavigationController(rootViewController: editor)
        stack.modalPresentationStyle = .pageSheet
        home.present(stack, animated: true)
      } else {
        home.present(editor, animated: true)
      }
      stage.settle()
      try body(stage, home, editor)
    }
  }

  private func dragDown(_ stage: Stage) {
    stage.drag(from: CGPoint(x: 200, y: 120), by: CGVector(dx: 0, dy: 500))
    stage.endTouchAfterRest()
    stage.settle()
  }

  /// Taps a button of the confirmation.
  private func tap(_ title: String, _ stage: Stage) throws {
    func buttons(in view: UIView) -> [UIButton] {
      ((view as? UIButton).map { [$0] } ?? []) + view.subviews.flatMap { buttons(in: $0) }
    }
    let all = buttons(in: stage.window)
    let button = try #require(all.last { $0.currentTitle == title })
    let frame = button.convert(button.bounds, to: stage.window)
    stage.device.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    stage.settle()
  }

  @Test("without changes an interactive dismissal dismisses the sheet", arguments: EditorCase.all)
  func unedited(example: EditorCase) {
    run(example) { stage, home, editor in
      dragDown(stage)
      #expect(home.presentedViewController == nil)
      #expect(editor.delegateCalls == ["shouldDismiss", "willDismiss", "didDismiss"])
    }
  }

  @Test(
    "with changes the sheet stays and asks, and keeping editing asks again the next time",
    arguments: EditorCase.all)
  func keepEditingAsksAgain(example: EditorCase) throws {
    try run(example) { stage, home, editor in
      editor.hasUnsavedChanges = true
      let before = stage.tree
      let attempt =
        example.prevention == .isModal ? ["didAttempt"] : ["shouldDismiss", "didAttempt"]
      for count in 1...2 {
        dragDown(stage)
        #expect(editor.confirmation != nil)
        #expect(editor.delegateCalls.count == count * attempt.count)
        try tap("Keep Editing", stage)
        #expect(editor.presentedViewController == nil)
        #expect(stage.tree == before)
      }
      #expect(editor.delegateCalls == attempt + attempt)
      #expect(editor.hasUnsavedChanges)
    }
  }

  @Test("discarding dismisses the sheet without delegate calls", arguments: EditorCase.all)
  func discards(example: EditorCase) throws {
    try run(example) { stage, home, editor in
      editor.hasUnsavedChanges = true
      dragDown(stage)
      try tap("Discard", stage)
      #expect(home.presentedViewController == nil)
      #expect(editor.view.window == nil)
      #expect(editor.delegateCalls.last == "didAttempt")
      #expect(!editor.delegateCalls.contains("willDismiss"))
    }
  }

  @Test(
    "while the confirmation is presented, a drag does not move the sheet, and a tap outside keeps editing"
  )
  func confirmationBlocksDrag() {
    run(EditorCase(prevention: .shouldDismiss, isInNavigationController: true)) {
      stage, home, editor in
      editor.hasUnsavedChanges = true
      dragDown(stage)
      let delegateCalls = editor.delegateCalls
      let frame = roundedFrame(of: editor.view)
      stage.drag(from: CGPoint(x: 200, y: 120), by: CGVector(dx: 0, dy: 500))
      #expect(roundedFrame(of: editor.view) == frame)
      stage.endTouchAfterRest()
      stage.settle()
      #expect(editor.confirmation != nil)
      #expect(editor.delegateCalls == delegateCalls)
      stage.device.tap(at: CGPoint(x: 200, y: 200))
      stage.settle()
      #expect(editor.confirmation == nil)
      #expect(home.presentedViewController != nil)
    }
  }
}
