import HeadlessUIKit
import Testing

/// The opacity of the dimming around a sheet during its transitions.
@Suite struct SheetDimmingTests {
  @Test("[293] the dimming's opacity follows the sheet's position in its transitions (293d)")
  func dimmingFollowsSheetPosition() {
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
    let frame = presentationFrame(of: sheet.view)
    let fraction = (667 - frame.minY) / frame.height
    #expect(fraction > 0, sourceLocation: sourceLocation)
    #expect(fraction < 1, sourceLocation: sourceLocation)
    #expect(
      isClose(presentationOpacity(of: dimming), 0.2 * fraction), sourceLocation: sourceLocation)
  }
}
