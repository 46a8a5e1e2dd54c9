import HeadlessUIKit
import Testing

/// Touches in the navigation bar during a push.
@Suite struct BarButtonTouchTests {
  @Test(
    "[345] a bar button tapped while a push runs receives the tap or, by the switch, does not",
    arguments: [true, false])
  func tapsDuringAPush(works: Bool) {
    Driver.run(choosing: { $0.barButtonsWorkDuringPushes = works }) { ui in
      let scene = ui.stack("home")
      let detail = ui.controller("detail")
      var taps = 0
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
      button.setTitle("Edit", for: .normal)
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      detail.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
      let tap = { ui.tap(at: button.convert(CGPoint(x: 10, y: 10), to: nil)) }
      scene.stack.pushViewController(detail, animated: true)
      ui.advance(by: 0.1)
      tap()
      ui.turn()
      #expect(taps == (works ? 1 : 0))
      ui.settle()
      tap()
      ui.turn()
      #expect(taps == (works ? 2 : 1))
    }
  }
}
