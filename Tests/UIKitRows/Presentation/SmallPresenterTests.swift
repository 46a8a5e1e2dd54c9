import HeadlessUIKit
import Testing

/// The final frame of a presenter that does not fill the container, in a dismissal.
@Suite struct SmallPresenterTests {
  @Test("[301] a presenter smaller than the container has its frame without the transform")
  func endsWithoutItsTransform() {
    Driver.run { ui in
      let frame = CGRect(x: 20, y: 40, width: 300, height: 500)
      ui.root.view.frame = frame
      let delegate = LoggingDelegate(ui.log)
      var end: CGRect?
      delegate.loggingDismissalAnimator?.onStart = { end = $0.finalFrame(for: ui.root) }
      ui.show(ui.custom("sheet", delegate))
      ui.root.view.transform = CGAffineTransform(translationX: 5, y: 30).scaledBy(x: 0.9, y: 0.8)
      ui.root.dismiss(animated: true)
      ui.turn()
      ui.root.view.transform = .identity
      ui.settle()
      #expect(end == frame)
    }
  }
}
