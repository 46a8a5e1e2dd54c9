import HeadlessUIKit
import Testing

/// A scroll view in a sheet, and a pan that moves both.
@Suite struct SheetScrollViewTests {
  private func scene(_ ui: Driver, expands: Bool = true) -> (SheetScene, UIScrollView) {
    let list = UIScrollView()
    let scene = SheetScene(ui) { sheet in
      sheet.detents = [.medium(), .large()]
      sheet.prefersScrollingExpandsWhenScrolledToEdge = expands
    }
    list.frame = scene.sheet.view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.contentSize = CGSize(width: 375, height: 3000)
    scene.sheet.view.addSubview(list)
    ui.settle()
    return (scene, list)
  }

  @Test("[208][237] panned up, the sheet expands before the content scrolls (208b)")
  func grows() {
    Driver.run { ui in
      let (scene, list) = scene(ui)
      scene.drag(-60, -110, lifts: false)
      #expect(isClose(scene.top, 210.5))
      #expect(list.contentOffset.y == 0)
      // The touch began at y = 370.5 pt.
      ui.touchMove(to: CGPoint(x: 187.5, y: 370.5 - 390.5))
      ui.turn()
      #expect(scene.top == 30)
      #expect(isClose(list.contentOffset.y, 100))
      ui.touchMove(to: CGPoint(x: 187.5, y: 370.5 - 240.5))
      ui.turn()
      #expect(list.contentOffset.y == 0)
      #expect(isClose(scene.top, 80))
      ui.advance(by: 0.3)
      ui.touchUp()
      ui.settle()
      #expect(scene.controller?.selectedDetentIdentifier == .large)
      #expect(list.contentOffset.y == 0)
    }
  }

  @Test("[208] panned down, a scroll view at its top edge hands the pan to the sheet (208a)")
  func gives() {
    Driver.run { ui in
      let (scene, list) = scene(ui)
      scene.controller?.selectedDetentIdentifier = .large
      list.contentOffset.y = 50
      scene.drag(10, 40, lifts: false)
      #expect(scene.top == 30)
      #expect(isClose(list.contentOffset.y, 20))
      // The touch began at y = 90 pt.
      ui.touchMove(to: CGPoint(x: 187.5, y: 90 + 160))
      ui.turn()
      #expect(list.contentOffset.y == 0)
      #expect(isClose(scene.top, 130))
      ui.advance(by: 0.3)
      ui.touchUp()
      ui.settle()
      #expect(scene.top == 30)
      #expect(list.contentOffset.y == 0)
    }
  }

  @Test("[237] where scrolling does not expand the sheet, the content scrolls immediately")
  func scrolls() {
    Driver.run { ui in
      let (scene, list) = scene(ui, expands: false)
      scene.drag(-60, -110, lifts: false)
      #expect(scene.top == 310.5)
      #expect(isClose(list.contentOffset.y, 100))
      ui.touchCancel()
    }
  }

  @Test("a flick of a scroll view that is not at an edge scrolls and does not move the sheet")
  func flicks() {
    Driver.run { ui in
      let (scene, list) = scene(ui)
      scene.controller?.selectedDetentIdentifier = .large
      list.contentOffset.y = 1000
      scene.drag(30, 80, rests: false)
      ui.settle()
      #expect(scene.isPresented)
      #expect(scene.top == 30)
      #expect(list.contentOffset.y < 900)
      #expect(scene.calls == [])
    }
  }
}
