import HeadlessUIKit
import Testing

/// How dark it is around a sheet that nobody touches.
@Suite struct SheetDimmingTests {
  @Test("[293] the dimming comes and goes with the sheet, as dark as it is far up (293d)")
  func goesAlong() {
    Driver.run { ui in
      let sheet = ui.controller("sheet", style: .pageSheet)
      ui.root.present(sheet, animated: true)
      ui.turn()
      let dimming: UIView = sheet.view.superview?.subviews.first ?? ui.window
      #expect(presentationOpacity(of: dimming) == 0)
      for _ in 1...5 {
        ui.advance(by: 0.05)
        checkDimming(dimming, around: sheet)
      }
      ui.settle()
      #expect(isClose(presentationOpacity(of: dimming), 0.2))
      sheet.dismiss(animated: true)
      for _ in 1...5 {
        ui.advance(by: 0.05)
        checkDimming(dimming, around: sheet)
      }
      ui.settle()
      #expect(dimming.superview == nil)
    }
  }

  private func checkDimming(
    _ dimming: UIView, around sheet: UIViewController,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let place = presentationFrame(of: sheet.view)
    let share = (667 - place.minY) / place.height
    #expect(share > 0, sourceLocation: sourceLocation)
    #expect(share < 1, sourceLocation: sourceLocation)
    #expect(isClose(presentationOpacity(of: dimming), 0.2 * share), sourceLocation: sourceLocation)
  }
}
