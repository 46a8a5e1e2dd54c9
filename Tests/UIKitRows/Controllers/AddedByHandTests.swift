import HeadlessUIKit
import Testing

/// Controllers whose views are added to a window without a parent.
@Suite struct AddedByHandTests {
  @Test(
    "[334] a view added to a window by hand: viewWillAppear in addSubview, viewDidAppear after the commit (334a, 334b)"
  )
  func appears() {
    Driver.run { ui in
      let overlay = ui.controller("overlay")
      ui.window.addSubview(overlay.view)
      #expect(ui.log.calls == ["overlay.viewWillAppear"])
      ui.turn()
      #expect(
        ui.log.calls == [
          "overlay.viewWillAppear", "overlay.viewIsAppearing", "overlay.viewDidAppear",
        ])
      ui.log.clear()
      overlay.view.removeFromSuperview()
      ui.settle()
      #expect(ui.log.calls == ["overlay.viewWillDisappear", "overlay.viewDidDisappear"])
    }
  }
}
