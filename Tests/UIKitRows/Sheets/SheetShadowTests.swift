import HeadlessUIKit
import Testing

/// The shadow of an undimmed sheet.
@Suite struct SheetShadowTests {
  private static let shadowOpacity: Float = 0.2

  private func undimmed(
    _ ui: Driver, prepare: (UISheetPresentationController) -> Void = { _ in }
  ) -> SheetScene {
    SheetScene(ui) { sheet in
      sheet.detents = [.medium(), .large()]
      sheet.largestUndimmedDetentIdentifier = .medium
      prepare(sheet)
    }
  }

  private func shadow(of sheet: UIViewController) -> UIView? {
    sheet.view.superview?.subviews.first { $0.accessibilityIdentifier == "sheetShadow" }
  }

  private func shownShadowOpacity(of sheet: UIViewController) -> Float {
    shadow(of: sheet)?.layer.presentation().map { $0.shadowOpacity * $0.opacity } ?? 0
  }

  /// Returns what differs between the presentation values of the shadow view and those of the
  /// sheet's view, in front of it.
  private func shadowDifferences(_ sheet: UIViewController) -> [String] {
    guard let shadow = shadow(of: sheet), let siblings = sheet.view.superview?.subviews,
      let index = siblings.firstIndex(of: sheet.view), index > 0, siblings[index - 1] === shadow,
      let shadowLayer = shadow.layer.presentation(),
      let sheetLayer = sheet.view.layer.presentation()
    else { return ["no shadow directly behind the sheet"] }
    let corners = (shadow.layer.maskedCorners, sheet.view.layer.maskedCorners)
    return [
      shadowLayer.position == sheetLayer.position ? nil : "position",
      shadowLayer.bounds == sheetLayer.bounds ? nil : "bounds",
      CATransform3DEqualToTransform(shadowLayer.transform, sheetLayer.transform)
        ? nil : "transform",
      shadowLayer.cornerRadius == sheetLayer.cornerRadius ? nil : "cornerRadius",
      corners.0 == corners.1 ? nil : "maskedCorners",
      shadow.isHidden ? "isHidden" : nil,
    ].compactMap(\.self)
  }

  @Test("[317] the shadow fades by the alpha of its view: its opacity would not animate (317a)")
  func fadesByAlpha() {
    Driver.run { ui in
      let sheet = ui.controller("sheet", style: .pageSheet)
      sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .large
      ui.root.present(sheet, animated: true)
      ui.turn()
      ui.advance(by: 0.2)
      let shown = shadow(of: sheet)?.layer.presentation()
      #expect(shown?.shadowOpacity == Self.shadowOpacity)
      #expect((shown?.opacity ?? 0) > 0)
      #expect((shown?.opacity ?? 1) < 1)
    }
  }

  @Test("an undimmed sheet casts a shadow, a dimmed one does not")
  func casts() {
    Driver.run { ui in
      let scene = undimmed(ui)
      #expect(scene.dimming == 0)
      #expect(shownShadowOpacity(of: scene.sheet) == Self.shadowOpacity)
      #expect(shadowDifferences(scene.sheet) == [])
      scene.controller?.largestUndimmedDetentIdentifier = nil
      #expect(isClose(scene.dimming, 0.2))
      #expect(shownShadowOpacity(of: scene.sheet) == 0)
    }
    Driver.run { ui in
      let scene = SheetScene(ui)
      #expect(shadow(of: scene.sheet) == nil)
      scene.controller?.largestUndimmedDetentIdentifier = .large
      #expect(shownShadowOpacity(of: scene.sheet) == Self.shadowOpacity)
      #expect(shadowDifferences(scene.sheet) == [])
    }
  }

  @Test("the shadow follows the sheet in its presentation and its dismissal")
  func followsTransitions() {
    Driver.run { ui in
      let before = treeLines(of: ui.window)
      let sheet = ui.controller("sheet", style: .pageSheet)
      sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .large
      for presents in [true, false] {
        presents ? ui.root.present(sheet, animated: true) : sheet.dismiss(animated: true)
        ui.turn()
        for _ in 1...4 {
          ui.advance(by: 0.1)
          let fraction = 1 - (presentationFrame(of: sheet.view).minY - 30) / 637
          #expect(shadowDifferences(sheet) == [])
          #expect(fraction > 0)
          #expect(fraction < 1)
          #expect(isClose(CGFloat(shownShadowOpacity(of: sheet)), 0.2 * fraction))
        }
        ui.settle()
      }
      #expect(treeLines(of: ui.window) == before)
    }
  }

  @Test("the shadow follows a pan, fades as the dimming increases, and settles with the sheet")
  func followsAPan() {
    Driver.run { ui in
      let scene = undimmed(ui)
      scene.drag(-50, -150, lifts: false)
      let fraction = 1 - scene.dimming / 0.2
      #expect(fraction > 0.1)
      #expect(fraction < 0.9)
      #expect(isClose(CGFloat(shownShadowOpacity(of: scene.sheet)), 0.2 * fraction))
      #expect(shadowDifferences(scene.sheet) == [])
      ui.touchMove(to: CGPoint(x: 187, y: 30))
      ui.touchUp()
      for _ in 1...3 {
        ui.advance(by: 0.05)
        #expect(shadowDifferences(scene.sheet) == [])
      }
      ui.settle()
      #expect(scene.top == 30)
      #expect(shownShadowOpacity(of: scene.sheet) == 0)
    }
  }

  @Test("the shadow of a sheet fades as it is dragged off the screen")
  func fadesUnderAPan() {
    Driver.run { ui in
      let scene = undimmed(ui)
      scene.drag(20, 100, 200, lifts: false)
      let fraction = 1 - (scene.top - 310.5) / 356.5
      #expect(fraction > 0.1)
      #expect(fraction < 0.9)
      #expect(shadowDifferences(scene.sheet) == [])
      #expect(isClose(CGFloat(shownShadowOpacity(of: scene.sheet)), 0.2 * fraction))
      ui.touchUp()
      ui.advance(by: 0.1)
      #expect(shadowDifferences(scene.sheet) == [])
      #expect(scene.top > 510)
      #expect(shownShadowOpacity(of: scene.sheet) < 0.1)
      ui.settle()
      #expect(!scene.isPresented)
      #expect(ui.window.subviews == [ui.root.view])
    }
  }

  @Test("the shadow changes height and opacity in the animation of animateChanges")
  func followsDetents() {
    Driver.run { ui in
      let scene = undimmed(ui)
      scene.controller?.animateChanges { scene.controller?.selectedDetentIdentifier = .large }
      var last = Self.shadowOpacity
      for _ in 1...3 {
        ui.advance(by: 0.05)
        let now = shownShadowOpacity(of: scene.sheet)
        #expect(shadowDifferences(scene.sheet) == [])
        #expect(scene.top > 30)
        #expect(now < last)
        #expect(isClose(CGFloat(now), 0.2 - scene.dimming))
        last = now
      }
      ui.settle()
      #expect(shadowDifferences(scene.sheet) == [])
      #expect(shownShadowOpacity(of: scene.sheet) == 0)
    }
  }

  @Test("a sheet that covers the screen after a rotation casts no shadow until it rotates back")
  func followsRotations() {
    Driver.run { ui in
      let scene = undimmed(ui)
      ui.rotate(to: .landscapeLeft)
      ui.advance(by: 0.1)
      #expect(shadowDifferences(scene.sheet) == [])
      ui.settle()
      #expect(shownShadowOpacity(of: scene.sheet) == 0)
      ui.rotate(to: .portrait)
      ui.settle()
      #expect(shownShadowOpacity(of: scene.sheet) == Self.shadowOpacity)
      #expect(shadowDifferences(scene.sheet) == [])
    }
  }

  @Test("the shadow of a sheet behind another sheet is scaled with it")
  func followsTheCard() {
    Driver.run { ui in
      let scene = SheetScene(ui) { $0.largestUndimmedDetentIdentifier = .large }
      let other = ui.controller("other", style: .pageSheet)
      ui.show(other, on: scene.sheet)
      #expect(!scene.sheet.view.transform.isIdentity)
      #expect(shadowDifferences(scene.sheet) == [])
      scene.sheet.dismiss(animated: true)
      ui.advance(by: 0.1)
      #expect(shadowDifferences(scene.sheet) == [])
      ui.settle()
      #expect(scene.sheet.view.transform.isIdentity)
      #expect(shadowDifferences(scene.sheet) == [])
    }
  }

  @Test("the shadow follows a custom animator, and its cancellation")
  func followsAnAnimator() {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      let sheet = ui.controller("sheet", style: .pageSheet)
      sheet.transitioningDelegate = delegate
      sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .large
      ui.root.present(sheet, animated: true)
      ui.turn()
      ui.advance(by: 0.1)
      #expect(shadowDifferences(sheet) == [])
      #expect(presentationFrame(of: sheet.view).minY > 30)
      ui.settle()
      let hand = HandInteractor(ui.log)
      delegate.dismissalInteractor = hand
      sheet.dismiss(animated: true)
      ui.turn()
      hand.cancel()
      ui.settle()
      #expect(shadowDifferences(sheet) == [])
      #expect(presentationFrame(of: sheet.view).minY == 30)
      #expect(shownShadowOpacity(of: sheet) == Self.shadowOpacity)
    }
  }

  @Test("the shadow is hidden while an animator moves the sheet's view to another superview")
  func hidesWhileElsewhere() {
    Driver.run { ui in
      let scene = undimmed(ui)
      let (shadow, container) = (shadow(of: scene.sheet), scene.sheet.view.superview)
      let stage = UIView(frame: ui.window.bounds)
      container?.addSubview(stage)
      stage.addSubview(scene.sheet.view)
      #expect(shadow?.isHidden == true)
      container?.addSubview(scene.sheet.view)
      stage.removeFromSuperview()
      #expect(shadow?.isHidden == false)
    }
  }

  @Test("touches in the shadow reach the view below it")
  func touchesPassThroughShadow() {
    Driver.run { ui in
      let scene = undimmed(ui)
      #expect(ui.window.hitTest(CGPoint(x: 187, y: scene.top - 5), with: nil) === ui.root.view)
      #expect(ui.window.hitTest(CGPoint(x: 187, y: scene.top + 50), with: nil) === scene.sheet.view)
    }
  }
}
