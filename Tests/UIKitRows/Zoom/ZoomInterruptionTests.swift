import HeadlessUIKit
import Testing

/// A pan on a presented zoom that has not arrived yet.
@Suite struct ZoomInterruptionTests {
  private struct Scene {
    let ui: Driver
    let tile = UIView(frame: CGRect(x: 20, y: 300, width: 150, height: 100))
    let cover: LoggingController

    init(_ ui: Driver) {
      self.ui = ui
      cover = ui.controller("cover", style: .fullScreen)
      ui.root.view.addSubview(tile)
      let tile = tile
      cover.preferredTransition = .zoom { _ in tile }
      ui.root.present(cover, animated: true)
      ui.turn()
      ui.advance(by: 0.2)
    }

    /// The zooming view's presentation frame.
    var shown: CGRect { cover.view.superview.map { presentationFrame(of: $0) } ?? .null }

    func drag(_ distances: CGFloat...) {
      ui.touchDown(at: CGPoint(x: 180, y: 330))
      for distance in distances {
        ui.advance(by: 0.02)
        ui.touchMove(to: CGPoint(x: 180, y: 330 + distance))
      }
      ui.turn()
    }
  }

  @Test(
    "[97] a pan on a zoom that is presented completes it and dismisses it from there (97b)",
    arguments: [true, false])
  func panInterruptsPresentation(dismisses: Bool) {
    Driver.run { ui in
      let scene = Scene(ui)
      let frame = scene.shown
      #expect(frame.minY > 10)
      ui.log.clear()
      scene.drag(12, 30)
      #expect(
        ui.log.calls(of: "root", "cover").prefix(3) == [
          "cover.viewDidAppear", "root.viewDidDisappear", "cover.viewWillDisappear",
        ])
      // The zoom has moved on for 0.04 s, until the pan was recognized.
      #expect(scene.shown.width > frame.width)
      #expect(scene.shown.width < 375)
      if dismisses { ui.touchMove(to: CGPoint(x: 180, y: 660)) }
      ui.advance(by: 0.2)
      ui.touchUp()
      ui.settle()
      #expect((ui.root.presentedViewController == nil) == dismisses)
      #expect(!scene.tile.isHidden || !dismisses)
      #expect(AppearanceGrammar.faults(of: ["root", "cover"], in: ui.log) == [])
    }
  }

  @Test("a pan on a zoom that is presented, and may not be dismissed, lets it arrive")
  func modalZoomArrives() {
    Driver.run { ui in
      let scene = Scene(ui)
      scene.cover.isModalInPresentation = true
      scene.drag(12, 100, 300)
      ui.touchUp()
      ui.settle()
      #expect(ui.root.presentedViewController === scene.cover)
      #expect(scene.cover.view.frame == ui.window.bounds)
    }
  }
}
