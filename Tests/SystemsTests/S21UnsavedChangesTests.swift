import HeadlessUIKit
import TestSupport
import Testing

/// S21: the system's card asks before changes are thrown away, by itself and in a stack.
@Suite("S21: unsaved changes") struct S21UnsavedChangesTests {
  struct Way: CustomTestStringConvertible, Sendable {
    var way: Editor.Way
    var isInStack: Bool
    var testDescription: String { "\(way)\(isInStack ? ", in a stack" : "")" }
    nonisolated static let all = Editor.Way.allCases.flatMap { way in
      [false, true].map { Way(way: way, isInStack: $0) }
    }
  }

  private func run(_ way: Way, _ body: (Stage, Page, Editor) throws -> Void) rethrows {
    let (home, editor) = (Page("home"), Editor(way.way))
    try Stage.run(home) { stage in
      if way.isInStack {
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

  private func pull(_ stage: Stage) {
    stage.drag(from: CGPoint(x: 200, y: 120), by: CGVector(dx: 0, dy: 500))
    stage.endTouch()
    stage.settle()
  }

  /// A finger taps a button of the question.
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

  @Test("without changes the card goes with the finger", arguments: Way.all)
  func unedited(way: Way) {
    run(way) { stage, home, editor in
      pull(stage)
      #expect(home.presentedViewController == nil)
      #expect(editor.told == ["shouldDismiss", "willDismiss", "didDismiss"])
      #expect(stage.diagnosticMessages == [])
    }
  }

  @Test("with changes it stays and asks, and going on asks again the next time", arguments: Way.all)
  func goesOn(way: Way) throws {
    try run(way) { stage, home, editor in
      editor.hasUnsavedChanges = true
      let before = stage.tree
      let attempt = way.way == .isModal ? ["didAttempt"] : ["shouldDismiss", "didAttempt"]
      for count in 1...2 {
        pull(stage)
        #expect(editor.question != nil)
        #expect(editor.told.count == count * attempt.count)
        try tap("Go on", stage)
        #expect(editor.presentedViewController == nil)
        #expect(stage.tree == before)
      }
      #expect(editor.told == attempt + attempt)
      #expect(editor.hasUnsavedChanges)
      #expect(stage.diagnosticMessages == [])
    }
  }

  @Test("discarding leaves, which no delegate hears of", arguments: Way.all)
  func discards(way: Way) throws {
    try run(way) { stage, home, editor in
      editor.hasUnsavedChanges = true
      pull(stage)
      try tap("Discard", stage)
      #expect(home.presentedViewController == nil)
      #expect(editor.view.window == nil)
      #expect(editor.told.last == "didAttempt")
      #expect(!editor.told.contains("willDismiss"))
      #expect(stage.diagnosticMessages == [])
    }
  }

  @Test("while it asks, no finger moves the card, and a tap beside the question goes on")
  func holdsStill() {
    run(Way(way: .shouldDismiss, isInStack: true)) { stage, home, editor in
      editor.hasUnsavedChanges = true
      pull(stage)
      let told = editor.told
      let frame = roundedFrame(of: editor.view)
      stage.drag(from: CGPoint(x: 200, y: 120), by: CGVector(dx: 0, dy: 500))
      #expect(roundedFrame(of: editor.view) == frame)
      stage.endTouch()
      stage.settle()
      #expect(editor.question != nil)
      #expect(editor.told == told)
      stage.device.tap(at: CGPoint(x: 200, y: 200))
      stage.settle()
      #expect(editor.question == nil)
      #expect(home.presentedViewController != nil)
    }
  }
}
